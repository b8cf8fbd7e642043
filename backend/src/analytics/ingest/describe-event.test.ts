import {
  eventDetailsSchema,
  trackedEventSchema,
  type TrackRequest,
} from '@astaguide/contracts/analytics/analytics-event';
import { OFFERS_SEEN } from '@astaguide/contracts/analytics/offers-seen';
import fc from 'fast-check';
import { InvalidInputError } from '../../http/errors';
import { describeEvent } from './describe-event';
import { readRequest } from './read-request';
import { storable, type Visit } from './visit';

const visit: Visit = {
  callId: undefined,
  isOwner: false,
  headers: {},
  ip: '203.0.113.77',
  userAgent: 'Mozilla/5.0 (X11; Linux x86_64)',
  acceptLanguage: 'de-AT,de;q=0.9,en;q=0.8',
  referer: undefined,
  host: 'astaguide.example',
};
const now = new Date('2026-11-21T10:00:00.000Z');
const isKnownPage = (path: string) => path !== '/no-such';

function describeIt(request: Partial<TrackRequest>, different: Partial<Visit> = {}, salt = 'salt') {
  const whole: TrackRequest = { eventType: 'page_view', eventData: {}, ...request };
  const context = { salt: Buffer.from(salt), now, publicHost: 'astaguide.example', isKnownPage };
  return describeEvent(readRequest(whole, now), { ...visit, ...different }, context);
}

test('a click keeps where it happened, and loses the address it came from', () => {
  const event = describeIt({
    eventType: 'affiliate_click',
    eventData: {
      page: '/review/x/?utm=1#top',
      linkPlacement: 'review',
      rank: 2,
      price: '29.99',
      productName: 'X',
    },
    productId: 7,
  });
  expect(event).toMatchObject({
    page: '/review/x',
    linkPlacement: 'review',
    rank: 2,
    price: '29.99',
    productId: 7,
    ipAddress: '203.0.113.0/24',
    language: 'de',
    source: 'direct',
    occurredAt: '2026-11-21T10:00:00.000Z',
    extra: { productName: 'X' },
  });
  expect(JSON.stringify(event)).not.toContain('203.0.113.77');
});

test('eventData may be JSON text of an object', () => {
  expect(describeIt({ eventData: '{"page":"/faq","n":1}' })).toMatchObject({ page: '/faq', extra: { n: 1 } });
});

test.each(['not json', '[1]', '"text"', 'null', '7'])('eventData %j is refused', (eventData) => {
  expect(() => describeIt({ eventData })).toThrow(InvalidInputError);
});

test('details of an unexpected kind are left out, the event stays', () => {
  const eventData = {
    page: 7,
    linkPlacement: {},
    rank: 'first',
    price: 'cheap',
    timestamp: 'now',
    offers: [],
  };
  const event = describeIt({ eventData, eventType: 'offers_seen' });
  const none = {
    page: null,
    linkPlacement: null,
    rank: null,
    price: null,
    offers: undefined,
  };
  expect(event).toMatchObject({ ...none, extra: eventData });
});

test('what a field of the event says is not said twice', () => {
  const offers = [{ linkPlacement: 'review', productId: 1 }];
  const timestamp = '2026-11-21T09:59:58.123Z';
  const eventData = {
    page: '/faq?from=letter',
    referrer: 'https://example.org/?q=private',
    timestamp,
    offers,
  };
  const event = describeIt({ eventData, eventType: 'offers_seen' });
  expect(event).toMatchObject({
    page: '/faq',
    referrer: 'https://example.org/',
    offers,
  });
  expect(event.extra).toBeUndefined();
  expect(describeIt({ eventData }).extra).toEqual({ offers });
  const own = { id: 'own', productId: 'own', visitor: 'own', toString: 'own' };
  expect(describeIt({ eventData: { ...own, page: '/' } }).extra).toEqual(own);
});

describe('the time of an event', () => {
  const at = (times: { timestamp?: unknown; sentAt?: string }) => {
    const { timestamp, ...request } = times;
    return describeIt({ eventData: { timestamp }, ...request }).occurredAt;
  };

  it('is as long before its receipt as the visitor’s clock passed, however wrong that clock is', () => {
    const skewed = fc.record({
      skew: fc.integer({ min: -20 * 365 * 86_400_000, max: 20 * 365 * 86_400_000 }),
      delay: fc.integer({ min: 0, max: 47 * 3_600_000 }),
    });
    fc.assert(
      fc.property(skewed, ({ skew, delay }) => {
        const sent = now.getTime() + skew;
        const times = {
          timestamp: new Date(sent - delay).toISOString(),
          sentAt: new Date(sent).toISOString(),
        };
        expect(Date.parse(at(times))).toBe(now.getTime() - delay);
      }),
    );
  });

  it.each([
    ['without fractions', '2026-11-21T08:00:00Z', '2026-11-21T09:00:00Z'],
    ['with one digit of them', '2026-11-21T08:00:00.5Z', '2026-11-21T09:00:00.5Z'],
    ['in microseconds', '2026-11-21T08:00:00.123456Z', '2026-11-21T09:00:00.123456Z'],
    ['with an offset', '2026-11-21T13:30:00+05:30', '2026-11-21T14:30:00+05:30'],
    ['with two offsets', '2026-11-21T13:30:00.000+05:30', '2026-11-21T04:00:00-05:00'],
    ['with one offset', '2026-11-21T13:30:00+05:30', '2026-11-21T09:00:00.000Z'],
  ])('counts the delay between times %s', (_case, timestamp, sentAt) => {
    const event = describeIt({ eventData: { timestamp }, sentAt });
    expect(event).toMatchObject({ occurredAt: '2026-11-21T09:00:00.000Z', receivedAt: now.toISOString() });
    expect(event.extra).toBeUndefined();
    expect(trackedEventSchema.safeParse(event).success).toBe(true);
  });

  it.each([
    ['neither says', {}],
    ['its time says no zone', { timestamp: '2026-11-21T08:00:00', sentAt: '2026-11-21T09:00:00' }],
    ['the event says no time', { sentAt: '2026-11-21T09:00:00.000Z' }],
    ['the sender says no time', { timestamp: '2026-11-21T09:00:00.000Z' }],
    ['it was sent before', { timestamp: '2026-11-21T09:00:00.000Z', sentAt: '2026-11-21T08:59:59.999Z' }],
    ['its year is 0', { timestamp: '0000-01-01T00:00:00.000Z', sentAt: '2026-11-21T09:00:00.000Z' }],
    ['its time is a number', { timestamp: 1764392400000, sentAt: '2026-11-21T09:00:00.000Z' }],
  ])('is that of its receipt when %s', (_case, times) => {
    expect(at(times)).toBe(now.toISOString());
  });

  it('is at most 47 hours before its receipt', () => {
    const times = { timestamp: '2026-11-01T09:00:00.000Z', sentAt: '2026-11-21T09:00:00.000Z' };
    expect(at(times)).toBe('2026-11-19T11:00:00.000Z');
  });
});

test('a visitor is the same through the day and another under the next salt', () => {
  expect(describeIt({}).visitor).toBe(describeIt({}).visitor);
  expect(describeIt({}, { ip: '203.0.113.78' }).visitor).not.toBe(describeIt({}).visitor);
  expect(describeIt({}, { userAgent: 'Other' }).visitor).not.toBe(describeIt({}).visitor);
  expect(describeIt({}, {}, 'next salt').visitor).not.toBe(describeIt({}).visitor);
});

test('the addresses of one /64 are one visitor, with a country', () => {
  const visitorAt = (ip: string) => describeIt({}, { ip });
  const [one, other] = ['2a02:908:1:2::1', '2a02:908:1:2:ffff:1:2:3'].map(visitorAt);
  expect(one).toMatchObject({ country: 'DE', ipAddress: '2a02:908:1::/48', visitor: other!.visitor });
  expect(visitorAt('2a02:908:1:3::1').visitor).not.toBe(one!.visitor);
});

test("another site's address is kept without its query", () => {
  const event = describeIt({ eventData: { referrer: 'https://www.example.org/search?q=private' } });
  expect(event).toMatchObject({ source: 'example.org', referrer: 'https://www.example.org/search' });
});

test('a page of the site is no referrer, also of a campaign', () => {
  const referer = 'https://astaguide.example/faq?utm_source=letter';
  const event = describeIt({ eventData: { landingQuery: 'utm_source=letter' } }, { referer });
  expect(event).toMatchObject({ source: 'letter', referrer: null });
});

test('a campaign is kept by its parts, and decides the channel', () => {
  const eventData = {
    utmSource: 'Spring Letter',
    utmMedium: 'email',
    utmCampaign: 'spring-26',
    utmContent: 'top-link',
    utmTerm: 'red algae',
  };
  expect(describeIt({ eventData })).toMatchObject({
    ...eventData,
    source: 'spring letter',
    channel: 'email',
  });
  expect(describeIt({}, { referer: 'https://www.google.com/' })).toMatchObject({
    channel: 'organic-search',
    utmSource: null,
  });
});

test('whatever is sent, the queue gets an event that the worker takes', () => {
  const offer = { linkPlacement: '\u0000', productId: 1 };
  const detail = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom('\u{1f600}'.repeat(200), '0000-01-01T00:00:00.000Z', [offer]),
    fc.integer(),
    fc.constant(null),
    fc.object(),
  );
  const keys = [...Object.keys(eventDetailsSchema.shape), 'offers'];
  fc.assert(
    fc.property(
      fc.record({
        ...Object.fromEntries(keys.map((key) => [key, detail])),
        more: fc.dictionary(fc.string({ unit: 'binary' }), detail),
      }),
      fc.string({ unit: 'binary' }),
      (eventData, header) => {
        const event = describeIt(
          { eventData, eventType: OFFERS_SEEN },
          { acceptLanguage: header, referer: header, userAgent: storable(header, 512) },
        );
        expect(trackedEventSchema.safeParse(event).error).toBeUndefined();
        // PostgreSQL has neither U+0000 nor halves of surrogate pairs.
        expect(JSON.stringify(event).replaceAll('\\\\', '')).not.toMatch(/\\u(0000|d[89a-f])/);
      },
    ),
  );
});

test('the country of a proxy counts where it is named, and only there', () => {
  const request: TrackRequest = { eventType: 'page_view', eventData: {} };
  const countryWith = (header: string | undefined, countryHeader?: string) =>
    describeEvent(
      readRequest(request, now),
      { ...visit, ip: '10.0.0.1', headers: { 'cf-ipcountry': header } },
      { salt: Buffer.from('salt'), now, publicHost: 'astaguide.example', isKnownPage, countryHeader },
    ).country;
  expect(countryWith('at', 'cf-ipcountry')).toBe('AT');
  expect(countryWith('AT')).toBeNull();
  // Cloudflare's codes for an unknown country and for Tor.
  for (const header of ['XX', 'T1', 'Austria', undefined])
    expect(countryWith(header, 'cf-ipcountry')).toBeNull();
});

describe('a name that the site does not know', () => {
  it('counts under one key for all unknown pages, and keeps the path', () => {
    expect(describeIt({ eventData: { page: '/no-such?x=1' } })).toMatchObject({
      page: '(unknown page)',
      sentPage: '/no-such',
    });
    expect(describeIt({ eventData: { page: '/faq' } })).not.toHaveProperty('sentPage');
  });

  it('counts under one key for all unknown link placements, and keeps the text', () => {
    expect(describeIt({ eventData: { linkPlacement: '//evil.example' } })).toMatchObject({
      linkPlacement: '(unknown placement)',
      sentLinkPlacement: '//evil.example',
    });
    const offers = [
      { linkPlacement: 'review', productId: 1 },
      { linkPlacement: '//evil.example', productId: 1 },
    ];
    const seen = describeIt({ eventType: 'offers_seen', eventData: { page: '/faq', offers } }).offers;
    expect(seen?.map(({ linkPlacement }) => linkPlacement)).toEqual(['review', '(unknown placement)']);
  });
});

test('data that no column holds is at most 1 KB, whatever its keys are called', () => {
  const long = 'x'.repeat(1100);
  const { extra } = describeIt({
    eventData: { page: [long], referrer: { long }, affiliateUrl: long, productName: 'Reef', own: 1 },
  });
  expect(extra).toEqual({ productName: 'Reef', own: 1 });
});
