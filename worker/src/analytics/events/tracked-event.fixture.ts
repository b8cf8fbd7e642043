import {
  channels,
  trackedEventSchema,
  type TrackedEvent,
} from '@astaguide/contracts/analytics/analytics-event';
import { screenClasses } from '@astaguide/contracts/analytics/ingest/screen-class';
import fc, { type Arbitrary } from 'fast-check';
import { randomUUID } from 'node:crypto';

/** A page view by a person, now, with a test's changes. It is received when it happens. */
export function trackedEvent(different: Partial<TrackedEvent> = {}): TrackedEvent {
  const occurredAt = different.occurredAt ?? new Date().toISOString();
  return {
    id: randomUUID(),
    occurredAt,
    receivedAt: occurredAt,
    eventType: 'page_view',
    productId: null,
    page: '/',
    linkPlacement: null,
    rank: null,
    price: null,
    source: 'direct',
    channel: 'direct',
    referrer: null,
    utmSource: null,
    utmMedium: null,
    utmCampaign: null,
    utmContent: null,
    utmTerm: null,
    visitor: '42',
    ipAddress: '203.0.113.0/24',
    country: 'DE',
    userAgent:
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
    language: 'de',
    ...different,
  };
}

const text = (maxLength: number) =>
  fc.oneof(
    fc.string({ unit: 'binary', maxLength }),
    fc.constantFrom('', '\u0000', '\ud800', "'", '\\', '\u202e', '{}', '😀'.repeat(150), 'x'.repeat(300)),
  );
const orNull = <Value>(value: Arbitrary<Value>) => fc.option(value);
const orNone = <Value>(value: Arbitrary<Value>) => fc.option(value, { nil: undefined });
const edgeTimes = fc.constantFrom(
  '0000-01-01T00:00:00.000Z',
  '1969-12-31T23:59:59.999Z',
  '1970-01-01T00:00:00.000Z',
  '2024-02-29T12:00:00.000Z',
  '2100-12-31T23:59:59.999Z',
  '2101-01-01T00:00:00.000Z',
  '9999-12-31T23:59:59.999Z',
);
const rank = fc.constantFrom(0, 1, 1000, 1001, 70_000);
const productId = fc.constantFrom(-1, 0, 1, 14, 2_147_483_647, 2_147_483_648);

/** Values at the edges of what the schema admits, some of them beyond, for every field. */
const fields = {
  id: fc.uuid(),
  occurredAt: fc.oneof(
    { weight: 20, arbitrary: fc.constant(new Date().toISOString()) },
    { weight: 1, arbitrary: edgeTimes },
  ),
  receivedAt: edgeTimes,
  eventType: fc.oneof(fc.constantFrom('page_view', 'affiliate_click'), text(64)),
  productId: orNull(productId),
  page: orNull(text(300)),
  sentPage: orNone(text(300)),
  linkPlacement: orNull(text(300)),
  sentLinkPlacement: orNone(text(300)),
  rank: orNull(rank),
  price: orNull(fc.constantFrom('', '0', '29.99', '99999999.99', '100000000', '-1', 'NaN', '1e9')),
  source: text(300),
  channel: fc.constantFrom(...channels),
  referrer: orNull(text(300)),
  utmSource: orNull(text(300)),
  utmMedium: orNull(text(300)),
  utmCampaign: orNull(text(300)),
  utmContent: orNull(text(300)),
  utmTerm: orNull(text(300)),
  visitor: fc.constantFrom(
    '0',
    '-0',
    '42',
    '9223372036854775807',
    '-9223372036854775808',
    '9223372036854775808',
  ),
  ipAddress: orNull(
    fc.constantFrom(
      '0.0.0.0/24',
      '255.255.255.0/24',
      '1.2.3.4/24',
      '0:0:0::/48',
      'ffff:0:ffff::/48',
      '::/0',
      '',
    ),
  ),
  country: orNull(text(2)),
  userAgent: text(512),
  language: orNull(text(3)),
  screen: orNull(fc.constantFrom(...screenClasses)),
  offers: orNone(
    fc.array(fc.record({ linkPlacement: text(64), productId, rank: orNone(rank) }), { maxLength: 3 }),
  ),
  extra: orNone(
    fc.dictionary(text(20), fc.oneof(fc.jsonValue(), text(100), fc.constantFrom(1.7e308, 5e-324, -0)), {
      maxKeys: 4,
      noNullPrototype: true,
    }),
  ),
  automated: fc.constantFrom(undefined, true as const),
  byOwner: orNone(fc.constant(true as const)),
  isDemo: orNone(fc.constant(true as const)),
} satisfies Record<keyof TrackedEvent, Arbitrary<unknown>>;

/** An event that its schema admits; a field beyond the edge is as an ordinary event has it. */
export const admittedEvent = (): Arbitrary<TrackedEvent> =>
  fc.record(fields).map((values) => {
    const { error } = trackedEventSchema.safeParse(values);
    const beyond = error?.issues.map(({ path }) => path[0] as keyof TrackedEvent) ?? [];
    const ordinary: Partial<Record<keyof TrackedEvent, unknown>> = trackedEvent();
    return trackedEventSchema.parse({
      ...values,
      ...Object.fromEntries(beyond.map((name) => [name, ordinary[name]])),
    });
  });
