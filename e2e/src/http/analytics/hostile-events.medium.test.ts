import { PERSON } from '@astaguide/testbed/past-event';
import type { Site } from '@astaguide/testbed/launched-site';
import {
  eventDetailsSchema,
  TRACK_BODY_LIMIT,
  trackRequestSchema,
} from '@astaguide/contracts/analytics/analytics-event';
import { OFFERS_SEEN, offersSeenSchema } from '@astaguide/contracts/analytics/offers-seen';
import fc, { type Arbitrary } from 'fast-check';
import { randomInt } from 'node:crypto';
import { Agent } from 'node:http';
import type { Client } from 'pg';
import { until } from '../api-client';
import { sendRaw } from '../hardening/raw-request';
import { anyJson } from '../hardening/schema-values';
import { siteForTests } from '../site-for-tests';

/** GENERATED_SEED repeats a run; GENERATED_SEEDS and GENERATED_REQUESTS set its size. */
const given = (name: string, usual: number) => Number(process.env[name] ?? usual);
const SEEDS = Array.from({ length: given('GENERATED_SEEDS', 1) }, (_, round) =>
  round === 0 ? given('GENERATED_SEED', randomInt(2 ** 31)) : randomInt(2 ** 31),
);
const EVENTS = given('GENERATED_REQUESTS', 500);
const SENDERS = 16;

jest.setTimeout(60_000 + EVENTS * 20);

let site: Site;
let database: Client;

siteForTests((shared) => ({ site, database } = shared));

const mostly = (usual: Arbitrary<unknown>, other: Arbitrary<unknown>) =>
  fc.oneof({ weight: 5, arbitrary: usual }, { weight: 1, arbitrary: other });

const hostileText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 80 }),
  fc.constantFrom(
    '',
    ' ',
    '\u0000',
    '\ud800',
    '\\u0000',
    '__proto__',
    'constructor',
    '//evil.example/',
    '/%F0%28',
    "'; DROP TABLE events --",
    'x'.repeat(1500),
    '\u{1f600}'.repeat(300),
    '{"a":1}',
  ),
);
const hostileTime = fc.oneof(
  fc
    .date({ min: new Date('-000001-01-01'), max: new Date('+010001-01-01'), noInvalidDate: true })
    .map((date) => date.toISOString()),
  fc.constantFrom(
    '0000-01-01T00:00:00.000Z',
    '0001-01-01T00:00:00.000Z',
    '9999-12-31T23:59:59.999Z',
    '2026-02-30T00:00:00.000Z',
    '2026-01-01T24:00:00.000Z',
    '2026-01-01T00:00:60.000Z',
    '-000001-01-01T00:00:00.000Z',
    '+275760-09-13T00:00:00.000Z',
  ),
  fc.constantFrom<unknown>(1764392400000, -1, null, {}),
);
const hostileNumber = fc.constantFrom<unknown>(
  -1,
  0,
  1,
  1000,
  1001,
  2 ** 31 - 1,
  2 ** 31,
  2 ** 53,
  1.5,
  1e308,
  'NaN',
);
const hostileOffers = fc.array(
  fc.record({
    linkPlacement: hostileText,
    productId: hostileNumber,
    rank: fc.option(hostileNumber, { nil: undefined }),
  }),
  { maxLength: 3 },
);
const deep = fc.constantFrom(500, 3000).map((depth) => JSON.parse('['.repeat(depth) + ']'.repeat(depth)));

const anyValue = fc.oneof(hostileText, hostileTime, hostileNumber, hostileOffers, deep, anyJson);
const values: Record<string, Arbitrary<unknown>> = {
  ...Object.fromEntries(Object.keys(eventDetailsSchema.shape).map((name) => [name, hostileText])),
  timestamp: hostileTime,
  sentAt: hostileTime,
  rank: hostileNumber,
  price: fc.constantFrom('29.99', '99999999.99', '1e9', '-1', 'NaN', 'Infinity'),
  ...Object.fromEntries(Object.keys(offersSeenSchema.shape).map((name) => [name, hostileText])),
  offers: hostileOffers,
};
/** Each known key with a value of its kind, sometimes with any other; and unknown keys. */
const eventData = fc
  .record(
    {
      ...Object.fromEntries(Object.entries(values).map(([name, value]) => [name, mostly(value, anyValue)])),
      unknown: fc.dictionary(hostileText, anyValue, { maxKeys: 3 }),
    },
    { requiredKeys: [] },
  )
  .map(({ unknown, ...known }) => ({ ...known, ...unknown }));
const body = fc.record(
  {
    ...Object.fromEntries(Object.keys(trackRequestSchema.shape).map((name) => [name, anyValue])),
    id: fc.uuid(),
    // Others are refused.
    eventType: mostly(fc.constantFrom('page_view', 'affiliate_click', OFFERS_SEEN), hostileText),
    eventData: mostly(
      eventData,
      eventData.map((data) => JSON.stringify(data)),
    ),
    productId: mostly(fc.constantFrom(null, 1, 2 ** 31 - 1), hostileNumber),
    sentAt: hostileTime,
  },
  { requiredKeys: ['id', 'eventType', 'eventData'] },
);
/** A header's value as bytes on the wire, 0x20 to 0xff but for DEL. */
const header = fc.oneof(
  fc.constant(PERSON),
  fc.string({
    unit: fc
      .integer({ min: 0x20, max: 0xff })
      .filter((code) => code !== 0x7f)
      .map((code) => String.fromCharCode(code)),
    maxLength: 300,
  }),
);
const event = fc.record({
  // Larger ones are refused unread.
  body: body.filter((value) => Buffer.byteLength(JSON.stringify(value)) <= TRACK_BODY_LIMIT),
  address: fc.oneof(
    fc.ipV4(),
    fc.ipV6(),
    fc.constantFrom('::1', 'fe80::1%eth0', '::ffff:192.0.2.1', 'unknown'),
  ),
  headers: fc.record(
    { 'user-agent': header, 'accept-language': header, referer: header },
    { requiredKeys: [] },
  ),
});

const logged = async (ids: readonly string[]) =>
  (await database.query('SELECT FROM events WHERE id = ANY($1::uuid[])', [ids])).rowCount ?? 0;

describe('hostile values', () => {
  test.each(SEEDS)('that are answered 202 are counted (seed %i)', async (seed) => {
    console.info(`Generated events: GENERATED_SEED=${seed}`);
    const events = fc.sample(event, { seed, numRuns: EVENTS });
    // After the events were made: connections that are idle for long are closed.
    const agent = new Agent({ keepAlive: true, maxSockets: SENDERS });
    const accepted: string[] = [];
    const statuses = new Map<number, number>();
    const send = async (one: typeof event extends Arbitrary<infer Value> ? Value : never) => {
      const { status, text } = await sendRaw(site.url, {
        method: 'POST',
        path: '/api/analytics/track',
        agent,
        headers: { ...one.headers, 'x-forwarded-for': one.address, 'content-type': 'application/json' },
        body: JSON.stringify(one.body),
      });
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      if (status === 202) accepted.push((JSON.parse(text) as { id: string }).id);
    };
    await Promise.all(
      Array.from({ length: SENDERS }, async (_, sender) => {
        for (let place = sender; place < events.length; place += SENDERS) await send(events[place]!);
      }),
    );
    agent.destroy();
    // Most are accepted, and all others refused as bad input, or as too many of one address.
    expect(accepted.length).toBeGreaterThan(EVENTS / 2);
    expect([...statuses.keys()].filter((status) => ![202, 400, 422, 429].includes(status))).toEqual([]);
    const ids = [...new Set(accepted)];
    await until(
      () => logged(ids),
      (count) => count === ids.length,
    );
    expect((await database.query('SELECT reason, event FROM failed_events')).rows).toEqual([]);
  });
});
