import { loadDemo } from '@astaguide/database/load-demo';
import { createTestDatabase, type TestDatabase } from '@astaguide/database/test-database';
import fc from 'fast-check';
import { Pool } from 'pg';
import type { EventRecorder } from '../events/event-recorder';
import { eventRecorder } from '../events/event-recorder.fixture';
import { trackedEvent } from '../events/tracked-event.fixture';
import { RollupsRepository } from './rollups.repository';

let database: TestDatabase;
let pool: Pool;
let rollups: RollupsRepository;
let recorder: EventRecorder;

beforeAll(async () => {
  database = await createTestDatabase(process.env.TEST_DATABASE_URL!);
  await loadDemo(database.url);
  pool = new Pool({ connectionString: database.url });
  rollups = new RollupsRepository(pool);
  recorder = eventRecorder(pool);
});

beforeEach(() =>
  pool.query(
    'TRUNCATE analytics_events, event_ids, quarter_rollups, daily_rollups, monthly_rollups, rollup_months, visitor_marks',
  ),
);

afterAll(async () => {
  await pool.end();
  await database.drop();
});

const DAY = new Date().toISOString().slice(0, 10);

/** Everything the rollups and the marks of the day hold, in one comparable text. */
async function snapshot(): Promise<string> {
  const { rows } = await pool.query<{ all: string }>(`
    SELECT json_build_array(
      (SELECT json_agg(q ORDER BY dimension, quarter, key_id) FROM quarter_rollups q),
      (SELECT json_agg(d ORDER BY dimension, day, key_id) FROM daily_rollups d),
      (SELECT json_agg(json_build_array(day, mark, quarter) ORDER BY day, mark) FROM visitor_marks)
    )::text AS all`);
  return rows[0]!.all;
}

const arbitraryEvents = fc.array(
  fc.record({
    timestamp: fc
      .integer({ min: 0, max: 86_399 })
      .map((second) => new Date(Date.parse(DAY) + second * 1000).toISOString()),
    eventType: fc.constantFrom('page_view', 'affiliate_click', 'affiliate_click', 'signup'),
    productId: fc.constantFrom(null, 1, 2, 3, 777_777),
    page: fc.constantFrom(null, '/', '/comparison', '/review/x'),
    slot: fc.constantFrom(null, 'review', 'home-card'),
    source: fc.constantFrom('direct', 'example.org'),
    visitor: fc.constantFrom('1', '2', '-3', '9223372036854775807'),
    country: fc.constantFrom(null, 'DE', 'NL'),
    userAgent: fc.constantFrom('', 'curl/8', trackedEvent().userAgent),
  }),
  { minLength: 1, maxLength: 60 },
);

test('rebuilding gives the very rows that counting event by event gave, whatever the events', async () => {
  await fc.assert(
    fc
      .asyncProperty(arbitraryEvents, fc.integer({ min: 1, max: 20 }), async (details, batch) => {
        const events = details.map((detail) => trackedEvent(detail));
        for (let start = 0; start < events.length; start += batch) {
          await recorder.record(events.slice(start, start + batch), 'job');
        }
        const counted = await snapshot();
        await pool.query('TRUNCATE quarter_rollups, daily_rollups, visitor_marks');
        await rollups.rebuildDay(DAY);
        expect(await snapshot()).toBe(counted);
        expect(await rollups.verifyDay(DAY)).toBe(0);
      })
      .beforeEach(async () => {
        await pool.query(
          'TRUNCATE analytics_events, event_ids, quarter_rollups, daily_rollups, monthly_rollups, rollup_months, visitor_marks',
        );
      }),
    { numRuns: 25 },
  );
});

test('rebuilding while events arrive loses none and counts none twice', async () => {
  let arriving = true;
  const arrivals = (async () => {
    for (let n = 0; arriving; n++) {
      await recorder.record(
        Array.from({ length: 20 }, (_, i) =>
          trackedEvent({ visitor: String((n * 7 + i) % 50), page: `/${i}` }),
        ),
        'job',
      );
    }
  })();
  const drifts: number[] = [];
  for (let run = 0; run < 15; run++) drifts.push(await rollups.rebuildDay(DAY), await rollups.verifyDay(DAY));
  arriving = false;
  await arrivals;
  expect(new Set(drifts)).toEqual(new Set([0]));
  expect(await rollups.verifyDay(DAY)).toBe(0);
  const { rows } = await pool.query(`
    SELECT (SELECT count(*) FROM analytics_events) = (SELECT sum(events) FROM daily_rollups WHERE dimension = 0)
      AS same`);
  expect(rows).toEqual([{ same: true }]);
});

test.each([
  ['a figure that is too high', `UPDATE daily_rollups SET clicks = clicks + 1 WHERE dimension = 0`, 1],
  [
    'a row too many',
    `INSERT INTO daily_rollups (dimension, day, key_id, clicks) VALUES (3, '${DAY}', 999999, 1)`,
    1,
  ],
  ['a row that is missing', `DELETE FROM quarter_rollups WHERE dimension = 5`, 1],
])('verify sees %s, and rebuild puts it right', async (_what, damage, rows) => {
  await recorder.record([trackedEvent({ timestamp: `${DAY}T00:00:01.000Z` })], 'job');
  await pool.query(damage);
  expect(await rollups.verifyDay(DAY)).toBe(rows);
  expect(await rollups.rebuildDay(DAY)).toBe(rows);
  expect(await rollups.verifyDay(DAY)).toBe(0);
});

test('after a rebuild a known visitor is still known', async () => {
  await recorder.record([trackedEvent({ visitor: '5' })], 'job');
  await rollups.rebuildDay(DAY);
  await recorder.record([trackedEvent({ visitor: '5' })], 'job');
  expect(await rollups.verifyDay(DAY)).toBe(0);
});
