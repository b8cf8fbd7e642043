import { pastEvent, PERSON } from '@astaguide/testbed/past-event';
import { AFFILIATE_CLICK, PAGE_VIEW } from '@astaguide/contracts/analytics/analytics-event';
import { OFFERS_SEEN, type SeenOffer } from '@astaguide/contracts/analytics/offers-seen';
import type { TrackedEvent } from '@astaguide/contracts/analytics/analytics-event';
import { daysOf } from '../analytics/asked-days';
import { botEvents, oddEvents } from './odd-events';
import { SeededRandom } from '@astaguide/testbed/seeded-random';

const MINUTE = 60_000;

/** The first day of the log; some days have no events. */
export const FIRST_DAY = '2025-11-20';
export const LAST_DAY = '2026-03-10';
/** A day with more visitors than a page of events lists. */
export const BURST_DAY = '2026-02-14';
/** The same days a year before, for comparisons. */
const YEAR_BEFORE = { from: '2025-02-09', to: '2025-02-15' };

const emptyStretches = [
  { from: '2025-12-03', to: '2025-12-09' },
  { from: '2025-12-24', to: '2025-12-26' },
  { from: '2026-01-12', to: '2026-01-15' },
  { from: '2026-01-30', to: '2026-02-01' },
  { from: '2026-03-08', to: '2026-03-08' },
];

/** Days with events that arrive after all others are recorded. */
const LATE = { from: '2026-02-10', to: '2026-02-15' };

const isWithin = ({ from, to }: { from: string; to: string }, day: string) => from <= day && day <= to;

export interface RecordedLog {
  /** In log order: oldest first, equal timestamps by id. */
  events: TrackedEvent[];
  /** In order of arrival: mostly oldest first, some late. */
  arrivals: TrackedEvent[];
  /** Events that arrive a second time. */
  repeated: TrackedEvent[];
}

/** The fixed log of all recorded answers. */
export function recordedLog(seed = 20_251_120): RecordedLog {
  const random = new SeededRandom(seed);
  const visitDays = [...daysOf(YEAR_BEFORE), ...daysOf({ from: FIRST_DAY, to: LAST_DAY })].filter(
    (day) => !emptyStretches.some((stretch) => isWithin(stretch, day)),
  );
  const made = [...visitDays.flatMap((day) => eventsOfDay(random, day)), ...oddEvents(random)];
  const events = made.toSorted((one, other) =>
    one.occurredAt + one.id < other.occurredAt + other.id ? -1 : 1,
  );
  const isLate = ({ occurredAt }: TrackedEvent, place: number) =>
    isWithin(LATE, occurredAt.slice(0, 10)) && place % 11 === 0;
  return {
    events,
    arrivals: [
      ...events.filter((event, place) => !isLate(event, place)),
      ...events.filter((event, place) => isLate(event, place)),
    ],
    repeated: events.filter((_event, place) => place % 97 === 0),
  };
}

function eventsOfDay(random: SeededRandom, day: string): TrackedEvent[] {
  const visits = day === BURST_DAY ? 130 : random.between(2, 7);
  // Visitor numbers change every day, because visitors are not identified across days.
  const numbers = Array.from({ length: visits }, (_, place) => String(place % 2 === 0 ? place + 1 : -place));
  return [
    ...numbers.flatMap((number) =>
      eventsOfVisit(
        random,
        someVisitor(random, number),
        Date.parse(day) + random.between(0, 24 * 60 - 1) * MINUTE + random.between(0, 59_999),
      ),
    ),
    ...botEvents(random, day),
  ];
}

const SECOND = 1000;

/** The common properties of a visitor's events; without an origin, the visit is direct. */
type Visitor = Partial<TrackedEvent>;

const browsers = [
  PERSON,
  PERSON,
  PERSON,
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
  'Mozilla/5.0 (iPad; CPU OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1',
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/147.0.0.0 Mobile Safari/537.36',
];

const people: readonly Visitor[] = [
  { country: 'US', language: 'en' },
  { country: 'US', language: 'es' },
  { country: 'DE', language: 'de' },
  { country: 'DE', language: 'de' },
  { country: 'NL', language: 'nl' },
  { country: 'PL', language: null },
  { country: null, language: 'en' },
];

const google = {
  source: 'google.com',
  channel: 'organic-search',
  referrer: 'https://www.google.com/',
} as const;
const winter = { utmSource: 'newsletter', utmMedium: 'email', utmCampaign: 'winter', utmContent: 'top-link' };
const joints = { utmSource: 'ads', utmMedium: 'cpc', utmCampaign: 'joints', utmTerm: 'joint pain' };
const origins: readonly Visitor[] = [
  {},
  {},
  {},
  google,
  { source: 'bing.com', channel: 'organic-search', referrer: 'https://www.bing.com/' },
  { source: 'facebook.com', channel: 'social', referrer: 'https://l.facebook.com/' },
  { source: 'example.org', channel: 'referral', referrer: 'https://example.org/best' },
  { source: 'newsletter', channel: 'email', ...winter },
  { source: 'ads', channel: 'paid', referrer: google.referrer, ...joints },
  // Must be quoted in CSV.
  { source: 'partner', channel: 'campaign', utmSource: 'partner', utmCampaign: 'spring, "early"' },
];

const networks = ['203.0.113.0/24', '203.0.114.0/24', '2001:db8:7::/48', null];

/** Pages, repeated by how often they are opened, with the link placements of each. */
const pages = ['/', '/', '/comparison', '/comparison', '/review/alpha', '/review/beta', '/blog/dose', '/faq'];
const placements: Partial<Record<string, readonly string[]>> = {
  '/': ['home-hero', 'home-card'],
  '/comparison': ['comparison-top-three', 'comparison-row'],
  '/review/alpha': ['review'],
  '/review/beta': ['review'],
  '/blog/dose': ['article'],
};

/** A random visitor, with the properties that ingest determines. */
const someVisitor = (random: SeededRandom, visitor: string): Visitor => ({
  visitor,
  userAgent: random.pick(browsers),
  ipAddress: random.pick(networks),
  ...random.pick(people),
  ...random.pick(origins),
});

/**
 * The events of one visit, oldest first: page views, impressions, clicks and sign-ups. Sometimes a pause is long enough
 * to start a second session.
 *
 * @param start milliseconds since the epoch
 */
function eventsOfVisit(random: SeededRandom, who: Visitor, start: number): TrackedEvent[] {
  const events: TrackedEvent[] = [];
  let moment = start;
  const add = (eventType: string, details: Partial<TrackedEvent>) => {
    const receivedAt = new Date(moment + random.between(40, 900)).toISOString();
    events.push({
      ...pastEvent('2026-01-01', 0, who),
      id: random.uuid(),
      occurredAt: new Date(moment).toISOString(),
      receivedAt,
      eventType,
      ...details,
    });
    moment += random.between(5 * SECOND, 4 * MINUTE) + random.between(0, 999);
  };
  for (let views = random.between(1, 4); views > 0; views--) {
    const page = random.pick(pages);
    add(PAGE_VIEW, { page });
    const offers = offersOn(random, page);
    if (offers.length > 0 && random.happens(0.7)) add(OFFERS_SEEN, { page, offers });
    if (offers.length > 0 && random.happens(0.4)) {
      const { productId, linkPlacement, rank } = random.pick(offers);
      const price = `${20 + productId}.9${productId}`;
      add(AFFILIATE_CLICK, { page, productId, linkPlacement, rank: rank ?? null, price });
    }
    if (random.happens(0.06)) add('newsletter_signup', { page, extra: { form: 'footer' } });
    if (random.happens(0.04)) add('chat_opened', { page });
    if (random.happens(0.08)) moment += random.between(31, 95) * MINUTE;
  }
  return events;
}

const offersOn = (random: SeededRandom, page: string): SeenOffer[] =>
  (placements[page] ?? []).flatMap((linkPlacement) =>
    [1, 2, 3, 4, 5]
      .filter(() => random.happens(0.4))
      .map((productId, place) => ({ linkPlacement, productId, rank: place + 1 })),
  );
