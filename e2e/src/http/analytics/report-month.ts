import { PERSON } from '@astaguide/testbed/past-event';
import type { TrackedEvent } from '@astaguide/contracts/analytics/analytics-event';
import fc from 'fast-check';
import { randomUUID } from 'node:crypto';

const DAY = 86_400_000;
const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';
const robots = ['curl/8', 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', ''];
const pages = ['/', '/comparison', '/review/one', '/faq'];
const linkPlacements = ['review', 'home-card', 'comparison-row'];

/** First day of the generated month. */
export const MONTH = '2026-03-01';
export const MONTH_DAYS = 31;
/** The days around the previous New Year, as offsets from the first of the month. */
export const NEW_YEAR = { first: -75, last: -45 };

const offers = fc.array(
  fc.record({ linkPlacement: fc.constantFrom(...linkPlacements), productId: fc.integer({ min: 1, max: 3 }) }),
  { minLength: 1, maxLength: 6 },
);

/** Few distinct hours and minutes, so that sessions have several events, with pauses of about half an hour. */
const anyDay = fc.record({
  day: fc.integer({ min: 0, max: MONTH_DAYS - 1 }),
  step: fc.integer({ min: 0, max: 287 }),
  visitor: fc.integer({ min: 1, max: 6 }),
});

const newYear = fc.record({
  day: fc.integer({ min: NEW_YEAR.first, max: NEW_YEAR.last }),
  step: fc.integer({ min: 0, max: 287 }),
  visitor: fc.integer({ min: 1, max: 6 }),
});

/** More visitors than fit on a page of events: most stay for some minutes, others come back hours later. */
const busyDay = fc
  .record({
    day: fc.constantFrom(9, 24),
    step: fc.integer({ min: 0, max: 287 }),
    stays: fc.integer({ min: 0, max: 9 }),
    comesBack: fc.integer({ min: 1, max: 60 }),
  })
  .map(({ day, step, stays, comesBack }) => ({
    day,
    step,
    visitor: stays === 0 ? comesBack : 1000 + step - (stays % 3),
  }));

/** Events as ingest queues them. @param moment times in milliseconds since the epoch, with the number of the visitor */
export const eventsAt = (moment: fc.Arbitrary<{ at: number; visitor: number }>) =>
  fc
    .record({
      moment,
      eventType: fc.constantFrom(
        'page_view',
        'page_view',
        'page_view',
        'affiliate_click',
        'offers_seen',
        'signup',
        'poll',
      ),
      productId: fc.constantFrom(null, 1, 2, 3),
      page: fc.constantFrom(null, ...pages),
      linkPlacement: fc.constantFrom(null, ...linkPlacements),
      source: fc.constantFrom('direct', 'example.org'),
      channel: fc.constantFrom('direct' as const, 'referral' as const, 'email' as const),
      utmCampaign: fc.constantFrom(null, 'spring'),
      utmMedium: fc.constantFrom(null, 'email'),
      utmContent: fc.constantFrom(null, 'top', 'foot'),
      utmTerm: fc.constantFrom(null, 'red algae'),
      language: fc.constantFrom(null, 'de', 'en'),
      country: fc.constantFrom(null, 'DE', 'NL'),
      ipAddress: fc.constantFrom('203.0.113.0/24', '198.51.100.0/24', null),
      userAgent: fc.constantFrom(PERSON, PERSON, PERSON, PERSON, PERSON, PERSON, PHONE, PHONE, ...robots),
      screen: fc.constantFrom(null, 'small' as const, 'large' as const),
      offers,
      price: fc.constantFrom(null, '29.99', '5'),
      plan: fc.constantFrom('pro', 'free', 3, null),
      amount: fc.constantFrom(10, 12.5, '7.25', 0, -3, 'much', null),
    })
    .map(({ moment: { at, visitor }, offers: seen, plan, amount, ...detail }): TrackedEvent => {
      const isSeen = detail.eventType === 'offers_seen';
      const moment = new Date(at).toISOString();
      return {
        id: randomUUID(),
        rank: null,
        referrer: null,
        utmSource: null,
        ...detail,
        visitor: String(visitor),
        ...(detail.eventType === 'signup' && { extra: { plan, amount } }),
        ...(isSeen && { productId: null, linkPlacement: null, offers: seen }),
        occurredAt: moment,
        receivedAt: moment,
      };
    });

const eventAt = (moment: typeof anyDay) =>
  eventsAt(
    fc.tuple(moment, fc.integer({ min: 0, max: 59 })).map(([{ day, step, visitor }, second]) => ({
      at: Date.parse(MONTH) + day * DAY + step * 5 * 60_000 + second * 1000,
      visitor,
    })),
  );

/** A month of events, and some of New Year, as ingest queues them, in random order, so that many are late. */
export const someMonth = fc.array(
  fc.oneof(
    { weight: 3, arbitrary: eventAt(anyDay) },
    { weight: 2, arbitrary: eventAt(busyDay) },
    { weight: 1, arbitrary: eventAt(newYear) },
  ),
  { minLength: 2000, maxLength: 2000, size: 'max' },
);
