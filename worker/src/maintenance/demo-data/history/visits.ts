import {
  AFFILIATE_CLICK,
  PAGE_VIEW,
  type TrackedEvent,
} from '@astaguide/contracts/analytics/analytics-event';
import type { SiteGoal } from '@astaguide/contracts/analytics/goal';
import { OFFERS_SEEN } from '@astaguide/contracts/analytics/offers-seen';
import { clickChances, nextKind, openPage, seenOffer, type DemoCatalog, type Page } from './pages';
import { between, pick } from './random';
import { bots, browsers, countries, networks, type TrafficSource } from './visitors';

/** A source of events, with the fields that all its events share. */
export interface Visitor {
  traits: Omit<TrackedEvent, 'id' | 'occurredAt' | 'receivedAt' | keyof VisitEvent['event']>;
  isPhone: boolean;
  /** Factor on how often they follow a buy link. */
  intent: number;
  landsOn: TrafficSource['landsOn'];
}

/** An event of a visit, without its time. */
export interface VisitEvent {
  /** Milliseconds since the visit began. */
  at: number;
  event: Pick<
    TrackedEvent,
    'eventType' | 'productId' | 'page' | 'linkPlacement' | 'rank' | 'price' | 'offers' | 'extra'
  >;
}

const SECOND = 1000;
/** Milliseconds. */
const MAX_VISIT = 50 * 60 * SECOND;
/** How many go on after each page. */
const STAYS = 0.57;
const LOOKS_AT_OFFERS = 0.82;
/** How many of those who open the home page, where the form is, subscribe to the newsletter. */
const SUBSCRIBES = 0.03;

/** @param number of the visitor on the day: a signed decimal */
export function newVisitor(random: () => number, origin: TrafficSource, number: string): Visitor {
  const { country, language } = pick(random, countries);
  const { userAgent, isPhone } = pick(random, browsers);
  const traits = traitsOf(random, origin, {
    visitor: number,
    country,
    language,
    userAgent,
    screen: isPhone ? 'small' : Number(number) % 3 === 0 ? 'extra-large' : 'large',
  });
  return { traits, isPhone, intent: origin.intent, landsOn: origin.landsOn };
}

/** A program that follows links. */
export function newBot(random: () => number, origin: TrafficSource, number: string): Visitor {
  const { country } = pick(random, countries);
  const { userAgent } = pick(random, bots);
  const traits = traitsOf(random, origin, {
    visitor: number,
    country,
    language: null,
    userAgent,
    screen: null,
  });
  return { traits, isPhone: false, intent: 0.3, landsOn: origin.landsOn };
}

function traitsOf(
  random: () => number,
  { source, channel, referrer, campaign }: TrafficSource,
  who: Pick<Visitor['traits'], 'visitor' | 'country' | 'language' | 'userAgent' | 'screen'>,
): Visitor['traits'] {
  return {
    ...who,
    source,
    channel,
    referrer,
    utmSource: campaign?.source ?? null,
    utmMedium: campaign?.medium ?? null,
    utmCampaign: campaign?.name ?? null,
    utmContent: campaign?.content ?? null,
    utmTerm: campaign?.term ?? null,
    ipAddress: networks[between(random, 0, networks.length - 1)]!,
    isDemo: true,
  };
}

/**
 * A visitor's events from the first page to the last.
 *
 * @param most maximum number of events
 */
export function visitOf(
  random: () => number,
  visitor: Visitor,
  catalog: DemoCatalog,
  most: number,
): VisitEvent[] {
  const events: VisitEvent[] = [];
  let [at, kind] = [0, pick(random, visitor.landsOn).kind];
  do {
    const page = openPage(random, kind, { catalog, isPhone: visitor.isPhone });
    events.push({
      at,
      event: { ...nowhere, eventType: PAGE_VIEW, page: page.path },
    });
    events.push(...actionsOn(random, page, { since: at, intent: visitor.intent }));
    if (page.kind === 'home' && random() < SUBSCRIBES * visitor.intent)
      events.push({
        at: events.at(-1)!.at + between(random, 5, 60) * SECOND,
        event: { ...nowhere, eventType: 'newsletter_signup' satisfies SiteGoal, page: page.path },
      });
    at = events.at(-1)!.at + between(random, 8, 170) * SECOND;
    kind = nextKind(random, page.kind);
  } while (random() < STAYS && at < MAX_VISIT);
  return events.filter(({ at }) => at < MAX_VISIT).slice(0, most);
}

const nowhere = { productId: null, linkPlacement: null, rank: null, price: null };

/** Offers that were looked at, and a buy link that was followed. */
function actionsOn(
  random: () => number,
  { kind, path, offers }: Page,
  { since, intent }: { since: number; intent: number },
): VisitEvent[] {
  if (offers.length === 0 || random() > LOOKS_AT_OFFERS) return [];
  const seenAt = since + between(random, 4, 12) * SECOND;
  const seen: VisitEvent = {
    at: seenAt,
    event: { ...nowhere, eventType: OFFERS_SEEN, page: path, offers: offers.map(seenOffer) },
  };
  if (random() > (clickChances[kind] * intent) / LOOKS_AT_OFFERS) return [seen];
  const { linkPlacement, product } = pick(random, offers);
  const { id, name, price, placement: rank, affiliateLink } = product;
  const click: VisitEvent = {
    at: seenAt + between(random, 3, 100) * SECOND,
    event: {
      eventType: AFFILIATE_CLICK,
      page: path,
      productId: id,
      linkPlacement,
      rank,
      price,
      extra: { productName: name, affiliateUrl: affiliateLink },
    },
  };
  return [seen, click];
}
