import type { TrackedEvent } from '@astaguide/contracts/analytics-event';
import fc from 'fast-check';
import { randomUUID } from 'node:crypto';
import { PERSON } from '../person';

const DAY = 86_400_000;
const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';
const pages = ['/', '/comparison', '/review/one', '/faq'];
const slots = ['review', 'home-card', 'comparison-row'];

/** First day of the month that is generated. */
export const MONTH = '2026-03-01';
export const MONTH_DAYS = 31;

const offers = fc.array(
  fc.record({ slot: fc.constantFrom(...slots), productId: fc.integer({ min: 1, max: 3 }) }),
  { minLength: 1, maxLength: 6 },
);

const event = fc
  .record({
    // Few minutes of few hours, so that visits have several events, with pauses around half an hour.
    day: fc.integer({ min: 0, max: MONTH_DAYS - 1 }),
    minute: fc.integer({ min: 0, max: 287 }).map((step) => step * 5),
    second: fc.integer({ min: 0, max: 59 }),
    eventType: fc.constantFrom(
      'page_view',
      'page_view',
      'page_view',
      'affiliate_click',
      'offers_seen',
      'signup',
    ),
    productId: fc.constantFrom(null, 1, 2, 3),
    page: fc.constantFrom(null, ...pages),
    slot: fc.constantFrom(null, ...slots),
    source: fc.constantFrom('direct', 'example.org'),
    channel: fc.constantFrom('direct' as const, 'referral' as const, 'email' as const),
    utmCampaign: fc.constantFrom(null, 'spring'),
    language: fc.constantFrom(null, 'de', 'en'),
    visitor: fc.integer({ min: 1, max: 6 }).map(String),
    country: fc.constantFrom(null, 'DE', 'NL'),
    userAgent: fc.constantFrom(PERSON, PERSON, PERSON, PHONE, 'curl/8'),
    offers,
  })
  .map(({ day, minute, second, offers: seen, ...detail }): TrackedEvent => {
    const isSeen = detail.eventType === 'offers_seen';
    return {
      ...{ id: randomUUID(), rank: null, price: null, referrer: null, ipAddress: '203.0.113.0/24' },
      ...{ utmSource: null, utmMedium: null },
      ...detail,
      ...(isSeen && { productId: null, slot: null }),
      timestamp: new Date(Date.parse(MONTH) + day * DAY + minute * 60_000 + second * 1000).toISOString(),
      eventData: isSeen ? JSON.stringify({ offers: seen }) : '{}',
    };
  });

/** A month of events as the door hands them on, in no order, so that many come late. */
export const someMonth = fc.array(event, { minLength: 1500, maxLength: 1500, size: 'max' });
