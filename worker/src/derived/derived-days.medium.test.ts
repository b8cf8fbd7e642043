import { loadDemo } from '@astaguide/database/load-demo';
import { createTestDatabase, type TestDatabase } from '@astaguide/database/test-database';
import fc from 'fast-check';
import { Pool } from 'pg';
import { eventRecorder } from '../events/event-recorder.fixture';
import type { EventRecorder } from '../events/event-recorder';
import { trackedEvent } from '../events/tracked-event.fixture';
import { countByHand, readStored } from './derived-figures.fixture';
import { DerivedDaysRepository } from './derived-days.repository';
import { DerivedFigures } from './derived-figures';
import { DerivedToDateRepository } from './derived-to-date.repository';
import { RollupsRepository } from '../rollups/rollups.repository';

let database: TestDatabase;
let pool: Pool;
let days: DerivedDaysRepository;
let recorder: EventRecorder;

beforeAll(async () => {
  database = await createTestDatabase(process.env.TEST_DATABASE_URL!);
  await loadDemo(database.url);
  pool = new Pool({ connectionString: database.url });
  days = new DerivedDaysRepository(pool);
  recorder = eventRecorder(pool);
});

const clear = () =>
  pool.query(
    `TRUNCATE analytics_events, event_ids, quarter_rollups, packed_quarters, daily_rollups, visitor_marks, daily_attributions,
       daily_funnels, crossing_days, daily_bots, left_out_days, derived_days, attributions_to_date, funnels_to_date, packed_crossings_to_date,
       derived_closings, rollups_to_date, rollup_closings`,
  );
beforeEach(clear);

afterAll(async () => {
  await pool.end();
  await database.drop();
});

const DAY = new Date().toISOString().slice(0, 10);
const at = (second: number) => new Date(Date.parse(DAY) + second * 1000).toISOString();

const FIREFOX = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148';

const offers = fc.array(
  fc.record({
    slot: fc.constantFrom('review', 'home-card', 'never-recorded'),
    productId: fc.constantFrom(1, 2, 888_888),
  }),
  { maxLength: 5 },
);
const offersSeen = fc.oneof(
  offers.map((list) => JSON.stringify({ page: '/', offers: list })),
  fc.constantFrom(
    '{"page":"/"}',
    '{"offers":7}',
    '{"offers":[1,null,"x",{"slot":3}]}',
    '{"offers":[{"slot":"\\u0000","productId":1}]}',
    'no JSON',
    '[]',
  ),
);

/** Visits around the half hour that parts sessions, in any order, by people and others. */
const arbitraryEvents = fc.array(
  fc
    .record({
      timestamp: fc
        .tuple(fc.integer({ min: 0, max: 6 }), fc.constantFrom(-1, 0, 1, 600))
        .map(([halfHours, seconds]) => at(Math.max(0, halfHours * 1800 + seconds))),
      eventType: fc.constantFrom('page_view', 'page_view', 'affiliate_click', 'signup', 'offers_seen'),
      productId: fc.constantFrom(null, 1, 2, 777_777),
      page: fc.constantFrom(null, '/', '/comparison', '/review/x', '/reviewed'),
      slot: fc.constantFrom(null, 'review', 'home-card'),
      source: fc.constantFrom('direct', 'example.org'),
      channel: fc.constantFrom('direct' as const, 'referral' as const),
      utmCampaign: fc.constantFrom(null, 'spring'),
      visitor: fc.constantFrom('1', '2', '-3'),
      country: fc.constantFrom(null, 'DE', 'NL'),
      language: fc.constantFrom(null, 'de'),
      ipAddress: fc.constantFrom(null, '203.0.113.0/24', '2001:db8:1::/48'),
      userAgent: fc.constantFrom(
        'curl/8',
        'Googlebot/2.1',
        '',
        trackedEvent().userAgent,
        trackedEvent().userAgent,
        FIREFOX,
      ),
    })
    .chain((event) =>
      event.eventType === 'offers_seen'
        ? offersSeen.map((eventData) => ({ ...event, eventData }))
        : fc.constant(event),
    ),
  { minLength: 1, maxLength: 50 },
);

test('attributions, funnels and crossings are what counting by hand gives, whatever the events', async () => {
  await fc.assert(
    fc
      .asyncProperty(arbitraryEvents, async (details) => {
        await recorder.record(
          details.map((detail) => trackedEvent(detail)),
          'job',
        );
        for (const day of await days.listStale()) expect(await days.compute(day)).toBe(true);
        expect(await readStored(pool, DAY)).toEqual(await countByHand(pool, DAY));
        expect(await days.verify(DAY)).toBe(0);
        expect(await days.listStale()).toEqual([]);
      })
      .beforeEach(async () => {
        await clear();
      }),
    { numRuns: 40 },
  );
}, 60_000);

test.each([
  ['a click too many', 'UPDATE daily_attributions SET clicks = clicks + 1'],
  ['a session that is missing', 'DELETE FROM daily_funnels WHERE dimension = 0'],
  ['a bot too many', 'UPDATE daily_bots SET visitors = visitors + 1 WHERE dimension = 0'],
  ['a key under another name', 'UPDATE crossing_days SET key_ids[1] = 999999 WHERE filter_dimension = 3'],
])('verify sees %s, and a rebuild has it put right', async (_what, damage) => {
  await recorder.record(
    [
      trackedEvent({ timestamp: at(1), eventType: 'affiliate_click' }),
      trackedEvent({ timestamp: at(2), userAgent: 'curl/8' }),
    ],
    'job',
  );
  await days.compute(DAY);
  await pool.query(damage);
  expect(await days.verify(DAY)).toBe(1);
  await new RollupsRepository(pool).rebuildDay(DAY);
  expect(await days.listStale()).toEqual([DAY]);
  await days.compute(DAY);
  expect(await days.verify(DAY)).toBe(0);
  expect(await readStored(pool, DAY)).toEqual(await countByHand(pool, DAY));
});

test('a day with bots alone is computed, again when another comes, and without those that were erased', async () => {
  const bot = (visitor: string) =>
    recorder.record([trackedEvent({ timestamp: at(1), userAgent: 'curl/8', visitor })], 'job');
  const leftOut = async () =>
    (await pool.query('SELECT events, visitors FROM daily_bots WHERE dimension = 0')).rows;
  await bot('1');
  expect(await days.listStale()).toEqual([DAY]);
  await days.compute(DAY);
  expect(await leftOut()).toEqual([{ events: 1, visitors: 1 }]);
  await bot('2');
  expect(await days.listStale()).toEqual([DAY]);
  await days.compute(DAY);
  expect(await leftOut()).toEqual([{ events: 2, visitors: 2 }]);

  await pool.query(`DELETE FROM analytics_events WHERE visitor = 2`);
  await new RollupsRepository(pool).rebuildDay(DAY);
  expect(await days.listStale()).toEqual([DAY]);
  await days.compute(DAY);
  expect(await leftOut()).toEqual([{ events: 1, visitors: 1 }]);
  expect([await days.verify(DAY), await days.listStale()]).toEqual([0, []]);
});

test('a day whose last event was erased is computed anew: nothing is left of it', async () => {
  await recorder.record([trackedEvent({ timestamp: at(1), eventType: 'affiliate_click' })], 'job');
  await days.compute(DAY);
  await pool.query('DELETE FROM analytics_events');
  await new RollupsRepository(pool).rebuildDay(DAY);
  expect(await days.listStale()).toEqual([DAY]);
  await days.compute(DAY);
  expect(await readStored(pool, DAY)).toEqual({});
  expect([await days.verify(DAY), await days.listStale()]).toEqual([0, []]);
});

test('two workers do not compute a day at once', async () => {
  await recorder.record([trackedEvent({ timestamp: at(1) })], 'job');
  const done = await Promise.all([days.compute(DAY), days.compute(DAY)]);
  expect(done).toContain(true);
  expect(await days.verify(DAY)).toBe(0);
});

test('a day that another worker has computed meanwhile is not computed again', async () => {
  await recorder.record([trackedEvent({ timestamp: at(1) })], 'job');
  const computedAt = async () => (await pool.query('SELECT computed_at::text FROM derived_days')).rows;
  expect(await days.compute(DAY)).toBe(true);
  const first = await computedAt();
  expect(first).toHaveLength(1);
  expect(await days.compute(DAY)).toBe(true);
  expect(await computedAt()).toEqual(first);
});

test('days that are final are summed up, and those after a late event anew', async () => {
  const figures = new DerivedFigures(days, new DerivedToDateRepository(pool), {
    settle: () => Promise.resolve(0),
  });
  const catchUp = () => figures.catchUp(new AbortController().signal);
  const closed = async () =>
    (
      await pool.query<{ day: string }>(
        "SELECT day::text FROM derived_closings WHERE day <= '2026-04-30' ORDER BY day",
      )
    ).rows.map(({ day }) => day);
  const sessions = async (table: string) =>
    (
      await pool.query(
        `SELECT dimension, sum(sessions)::integer AS sessions, sum(clicked)::integer AS clicked
         FROM ${table} GROUP BY dimension ORDER BY dimension`,
      )
    ).rows;
  const sums = async (view: string) =>
    (
      await pool.query(
        `SELECT sum(clicks)::integer AS clicks, sum(visitors)::integer AS visitors FROM ${view}`,
      )
    ).rows;
  const click = (day: string) =>
    recorder.record(
      [
        trackedEvent({
          timestamp: `2026-04-${day}T08:00:00.000Z`,
          ...{ eventType: 'affiliate_click', slot: 'review', productId: 1 },
        }),
      ],
      'job',
    );
  for (const day of ['03', '04', '04', '30']) await click(day);
  await catchUp();
  expect(await closed()).toEqual(['05', '10', '15', '20', '25', '30'].map((day) => `2026-04-${day}`));
  const attributions = async () =>
    (
      await pool.query<{ clicks: number }>(
        `SELECT clicks FROM attributions_to_date JOIN derived_closings ON day = until
         WHERE until <= '2026-04-30' ORDER BY until`,
      )
    ).rows.map(({ clicks }) => clicks);
  const ofMonth = async () => ({
    attributions: await attributions(),
    crossings: await sums(`crossings_to_date WHERE until = '2026-04-30'`),
    ofDays: await sums('daily_crossings'),
    sessions: await sessions("funnels_to_date WHERE until = '2026-04-30'"),
    ofDaysSessions: await sessions('daily_funnels'),
  });
  const isRight = async (clicks: number[]) => {
    const { attributions, crossings, ofDays, sessions, ofDaysSessions } = await ofMonth();
    expect(attributions).toEqual(clicks);
    expect(crossings).toEqual(ofDays);
    expect(sessions).toEqual(ofDaysSessions);
  };
  await isRight([3, 3, 3, 3, 3, 4]);

  await click('12');
  await days.compute('2026-04-12');
  expect(await closed()).toEqual(['2026-04-05', '2026-04-10']);
  await catchUp();
  await isRight([3, 3, 4, 4, 4, 5]);

  // As a worker of the release before does it, which leaves them in.
  const { rows: left } = await pool.query<{ day: string; events: string }>(
    'SELECT day::text, events FROM derived_closings',
  );
  await click('08');
  await days.compute('2026-04-08');
  for (const { day, events } of left)
    await pool.query('INSERT INTO derived_closings (day, events) VALUES ($1, $2) ON CONFLICT DO NOTHING', [
      day,
      events,
    ]);
  await catchUp();
  await isRight([3, 4, 5, 5, 5, 6]);
});
