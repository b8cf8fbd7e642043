import { pastEvent, PERSON } from '@astaguide/testbed/past-event';
import {
  AFFILIATE_CLICK,
  PAGE_VIEW,
  type TrackedEvent,
} from '@astaguide/contracts/analytics/analytics-event';
import { OFFERS_SEEN } from '@astaguide/contracts/analytics/offers-seen';
import type { SeededRandom } from '@astaguide/testbed/seeded-random';

const MINUTE = 60_000;

/** Rules that exclude bots of `botEvents` that are not recognized by their user agent. */
export const botRules = [
  { kind: 'network', network: '198.51.100.0/24' },
  { kind: 'behaviour', events: 12, minutes: 5 },
] as const;

/** A rule that is only previewed: it matches iPads. */
export const triedRule = { kind: 'user-agent', contains: 'ipad' } as const;

type Details = Partial<TrackedEvent>;

/** Events that random visits rarely produce: missing and hostile values, day boundaries, equal timestamps. */
export function oddEvents(random: SeededRandom): TrackedEvent[] {
  const at = (occurredAt: string, details: Details) =>
    pastEvent(occurredAt.slice(0, 10), 0, { id: random.uuid(), occurredAt, ...details });
  const midnight = { visitor: '-77', page: '/review/alpha' };
  const click = { eventType: AFFILIATE_CLICK, productId: 2, linkPlacement: 'review', page: '/review/alpha' };
  const seen = { eventType: OFFERS_SEEN, page: '/comparison' };
  const nothing = { page: null, country: null, language: null, ipAddress: null };
  return [
    // More pages than a report lists.
    ...Array.from({ length: 60 }, (_, place) =>
      at(`2025-11-25T${String(8 + (place % 12)).padStart(2, '0')}:30:00.000Z`, {
        page: `/old/${place + 1}`,
        visitor: String(500 + (place % 9)),
      }),
    ),
    // One visitor across midnight: the last and the first moment of a year.
    at('2025-12-31T23:40:00.000Z', { ...midnight, page: '/' }),
    at('2025-12-31T23:59:59.999Z', midnight),
    at('2026-01-01T00:00:00.000Z', midnight),
    at('2026-01-01T00:00:00.000Z', { ...midnight, ...click }),
    // The last moment of a month, and the largest and smallest visitor number.
    at('2026-01-31T23:59:59.999Z', { visitor: '9223372036854775807', page: '/faq' }),
    at('2026-02-28T23:59:59.999Z', { visitor: '-9223372036854775808', page: '/faq' }),
    // Three events in one millisecond, which are ordered by their ids.
    ...[1, 2, 3].map((productId) =>
      at('2026-02-05T09:00:00.123Z', { ...click, productId, visitor: '31', page: '/comparison' }),
    ),
    at('2026-02-05T09:10:00.000Z', { ...click, productId: null, visitor: '31' }),
    at('2026-02-05T09:11:00.000Z', { ...click, productId: 999_999, visitor: '31' }),
    at('2026-02-05T09:12:00.000Z', { ...click, page: null, linkPlacement: null, visitor: '31' }),
    at('2026-02-05T09:13:00.000Z', { ...nothing, visitor: '32' }),
    at('2026-02-05T09:14:00.000Z', { ...nothing, ...click, page: null, visitor: '32' }),
    // A spreadsheet would treat it as a formula.
    at('2026-02-06T09:00:00.000Z', { page: '/review/=1+1,"x"', visitor: '33' }),
    at('2026-02-06T09:00:30.000Z', {
      ...click,
      page: '/review/=1+1,"x"',
      linkPlacement: '@home',
      visitor: '33',
    }),
    // An engaged session with a click before its first review.
    at('2026-02-06T10:00:00.000Z', { ...click, page: '/', visitor: '34' }),
    at('2026-02-06T10:01:00.000Z', { page: '/review/alpha', visitor: '34' }),
    // A pause just under 30 minutes, and one of exactly 30.
    at('2026-02-06T11:00:00.000Z', { page: '/', visitor: '35' }),
    at('2026-02-06T11:29:59.999Z', { page: '/comparison', visitor: '35' }),
    at('2026-02-06T11:59:59.999Z', { page: '/faq', visitor: '35' }),
    // Malformed offers.
    at('2026-02-06T12:00:00.000Z', { ...seen, extra: { offers: 'none' } }),
    at('2026-02-06T12:00:01.000Z', { ...seen, offers: [{ linkPlacement: 'unheard-of', productId: 1 }] }),
    at('2026-02-06T12:00:02.000Z', { ...seen, offers: [{ linkPlacement: 'review', productId: 999_999 }] }),
    at('2026-02-06T12:00:03.000Z', {
      ...seen,
      extra: { offers: [{ productId: 3 }, { linkPlacement: 'review' }] },
    }),
    at('2026-02-06T12:00:04.000Z', { eventType: 'video_play', extra: { seconds: 30, muted: true } }),
  ];
}

/** A day's bot events: bots known by their user agent, bots of a network, and one that reads too fast. */
export function botEvents(random: SeededRandom, day: string): TrackedEvent[] {
  const bot = (details: Details, count: number, pause: number): TrackedEvent[] => {
    const start = Date.parse(day) + random.between(0, 1200) * MINUTE;
    return Array.from({ length: count }, (_, place) =>
      pastEvent(day, 0, {
        id: random.uuid(),
        occurredAt: new Date(start + place * pause).toISOString(),
        visitor: String(random.between(9000, 9003)),
        page: random.pick(['/', '/comparison', '/faq']),
        ...(random.happens(0.2) && { eventType: AFFILIATE_CLICK, productId: 1, linkPlacement: 'home-card' }),
        ...details,
      }),
    );
  };
  const crawler = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';
  return [
    ...bot({ userAgent: crawler, ipAddress: '192.0.2.0/24' }, random.between(1, 3), 3 * MINUTE),
    ...(random.happens(0.3) ? bot({ userAgent: '', ipAddress: null }, 2, MINUTE) : []),
    ...(random.happens(0.3) ? bot({ userAgent: 'curl/8.5.0', ipAddress: '198.51.100.0/24' }, 2, MINUTE) : []),
    ...(random.happens(0.3) ? bot({ userAgent: PERSON, ipAddress: '198.51.100.0/24' }, 3, 9 * MINUTE) : []),
    ...(random.happens(0.1)
      ? bot(
          { userAgent: PERSON, visitor: '9100', eventType: PAGE_VIEW, productId: null, linkPlacement: null },
          15,
          17_000,
        )
      : []),
  ];
}
