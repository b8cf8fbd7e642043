import {
  eventDetailsSchema,
  linkPlacements,
  MAX_KEY_LENGTH,
  trimFurtherData,
  type TrackedEvent,
} from '@astaguide/contracts/analytics/analytics-event';
import type { ClickId } from '@astaguide/contracts/analytics/campaign-parameters';
import { UNKNOWN_LINK_PLACEMENT, UNKNOWN_PAGE } from '@astaguide/contracts/analytics/folded-names';
import { OFFERS_SEEN, offersSeenSchema } from '@astaguide/contracts/analytics/offers-seen';
import { storableJson } from '@astaguide/contracts/lib/storable-text';
import { randomUUID } from 'node:crypto';
import { countryOfVisit } from '../../http/origin/country-of';
import { networkOf, toIpv4 } from '../../http/origin/network';
import { readCampaign } from './source/campaign';
import type { IsKnownPage } from './known-pages.service';
import { pagePath } from './page-path';
import type { ReadRequest } from './read-request';
import { channelOf, readAddress, trafficSource } from './source/traffic-source';
import { storable, visitorHash, type Visit } from './visit';

const isKnownLinkPlacement = (text: string) => (linkPlacements as readonly string[]).includes(text);

/**
 * Creates the event for the queue and anonymises it: the visitor is a salted hash, and the IP address is not passed on.
 *
 * @param salt the secret of the day on which it happened
 * @param countryHeader a header with the visitor's country that a trusted proxy sets
 * @param isKnownPage decides the page that the event counts under, so that a page keeps its history when it is deleted
 * @param now when the request was received
 */
export function describeEvent(
  request: ReadRequest,
  visit: Visit,
  context: {
    salt: Buffer;
    now: Date;
    publicHost: string;
    isKnownPage: IsKnownPage;
    countryHeader?: string | undefined;
  },
): TrackedEvent {
  const { data, details } = request;
  const ownHosts = [visit.host, context.publicHost];
  const referrer = fromOutside(details.referrer ?? visit.referer, ownHosts);
  const campaign = readCampaign(details);
  const source = trafficSource(campaign.utmSource, referrer, ownHosts, campaign.adClick, visit.userAgent);
  const ip = toIpv4(visit.ip);
  const event: TrackedEvent = {
    id: request.id ?? randomUUID(),
    occurredAt: request.occurredAt.toISOString(),
    receivedAt: context.now.toISOString(),
    eventType: request.eventType,
    productId: request.productId ?? null,
    ...pageOf(details.page, context.isKnownPage),
    ...linkPlacementOf(details.linkPlacement),
    rank: details.rank ?? null,
    price: details.price ?? null,
    source: storable(source, MAX_KEY_LENGTH),
    channel: channelOf(source, campaign.utmMedium, Boolean(campaign.utmSource), campaign.adClick),
    referrer: source === 'direct' || !referrer ? null : storable(withoutQuery(referrer), MAX_KEY_LENGTH),
    utmSource: keyOf(campaign.utmSource),
    utmMedium: keyOf(campaign.utmMedium),
    utmCampaign: keyOf(campaign.utmCampaign),
    utmContent: keyOf(campaign.utmContent),
    utmTerm: keyOf(campaign.utmTerm),
    visitor: visitorHash(context.salt, ip, visit.userAgent),
    ipAddress: networkOf(ip),
    country: countryOfVisit(ip, visit.headers, context.countryHeader),
    userAgent: visit.userAgent,
    ...(details.screen && { screen: details.screen }),
    language: primaryLanguage(visit.acceptLanguage),
    offers: request.eventType === OFFERS_SEEN ? offersOf(data) : undefined,
    ...(visit.isOwner && { byOwner: true }),
    ...(details.automated && { automated: true }),
  };
  event.extra = extraOf(request, event, campaign.adClick);
  return event;
}

function pageOf(page: string | undefined, isKnown: IsKnownPage): Pick<TrackedEvent, 'page' | 'sentPage'> {
  if (page === undefined) return { page: null };
  const path = pagePath(page, isKnown);
  return isKnown(path) ? { page: path } : { page: UNKNOWN_PAGE, sentPage: path };
}

function linkPlacementOf(
  text: string | undefined,
): Pick<TrackedEvent, 'linkPlacement' | 'sentLinkPlacement'> {
  const sent = keyOf(text);
  if (sent === null || isKnownLinkPlacement(sent)) return { linkPlacement: sent };
  return { linkPlacement: UNKNOWN_LINK_PLACEMENT, sentLinkPlacement: sent };
}

function offersOf(data: Record<string, unknown>): TrackedEvent['offers'] {
  return offersSeenSchema.safeParse(data).data?.offers.map((offer) => ({
    ...offer,
    linkPlacement: isKnownLinkPlacement(offer.linkPlacement) ? offer.linkPlacement : UNKNOWN_LINK_PLACEMENT,
  }));
}

const knownKeys = new Set([...Object.keys(eventDetailsSchema.shape), 'offers']);

/** The data that no field of the event holds; undefined if there is none. */
function extraOf(
  { data, details: { timestamp, landingQuery } }: ReadRequest,
  event: TrackedEvent,
  adClick: ClickId | undefined,
): TrackedEvent['extra'] {
  const read: Record<string, unknown> = { timestamp, landingQuery };
  const isHeld = (key: string) =>
    knownKeys.has(key) && (read[key] ?? event[key as keyof TrackedEvent] ?? null) !== null;
  const further = Object.entries(adClick ? { ...data, adClick } : data).filter(([key]) => !isHeld(key));
  if (further.length === 0) return undefined;
  const extra = trimFurtherData(Object.fromEntries(further));
  return Object.keys(extra).length > 0 ? storableJson(extra) : undefined;
}

function keyOf(detail: string | undefined): string | null {
  return detail ? storable(detail, MAX_KEY_LENGTH) : null;
}

/** A referrer of another site: the Referer header of an event names the page that sent it. */
function fromOutside(address: string | undefined, ownHosts: readonly string[]): string | undefined {
  const host = address ? readAddress(address)?.host : undefined;
  return host !== undefined && ownHosts.includes(host) ? undefined : address;
}

function withoutQuery(address: string): string {
  return address.split(/[?#]/, 1)[0]!;
}

function primaryLanguage(acceptLanguage: string): string | null {
  return /^\s*([a-z]{2,3})\b/i.exec(acceptLanguage)?.[1]?.toLowerCase() ?? null;
}
