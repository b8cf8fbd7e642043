import fc from 'fast-check';
import type { Pool } from 'pg';
import { productDatabaseForTests, forgetEvents } from '../events/event-database.fixture';
import type { EventRecorder } from '../events/event-recorder';
import { createEventRecorder } from '../events/event-recorder.fixture';
import { trackedEvent } from '../events/tracked-event.fixture';
import { DayDroppedError, RollupsRepository, type DayOutcome } from './rollups.repository';
import { MonthlyRollupsRepository } from './monthly-tables.repository';
import { rollupsOf } from './rollups.fixture';

let pool: Pool;
let rollups: RollupsRepository;
let recorder: EventRecorder;

productDatabaseForTests((opened) => {
  pool = opened;
  rollups = rollupsOf(pool);
  recorder = createEventRecorder(pool);
});
beforeEach(() => forgetEvents(pool));

const DAY = new Date().toISOString().slice(0, 10);
const dayBefore = (days: number) => new Date(Date.parse(DAY) - days * 86_400_000).toISOString().slice(0, 10);
/** Two open days, and two that are final: what comes for them is late. */
const DAYS = [0, 1, 5, 40].map(dayBefore);
/** The clocks of Berlin, New York and Lord Howe change. */
const CLOCK_CHANGES = ['2026-10-25', '2026-11-01', '2026-10-04', '2026-04-05'];

/** Hours and halves from UTC, clocks that change on one of the days, a day that is not UTC's. */
const ZONES = [
  'UTC',
  'Europe/Berlin',
  'America/New_York',
  'Asia/Kolkata',
  'Asia/Kathmandu',
  'Pacific/Chatham',
  'Australia/Lord_Howe',
  'Pacific/Kiritimati',
];
const useZone = (zone: string) => pool.query('UPDATE site_settings SET time_zone = $1', [zone]);
/** The site's days that have events, oldest first. */
async function loggedDays(): Promise<string[]> {
  const { rows } = await pool.query<{ day: string }>(
    'SELECT DISTINCT day_of(occurred_at)::text AS day FROM events ORDER BY day',
  );
  return rows.map(({ day }) => day);
}

/** Everything the rollups and the marks of the day hold, in one comparable text. */
async function snapshot(): Promise<string> {
  const { rows } = await pool.query<{ all: string }>(`
    SELECT json_build_array(
      (SELECT json_agg(h ORDER BY hour) FROM hourly_rollups h),
      (SELECT json_agg(d ORDER BY dimension, day, key_id) FROM daily_rollups d),
      (SELECT json_agg(json_build_array(day, mark, hour) ORDER BY day, mark) FROM visitors_seen
       WHERE day >= day_of(now()) - 2)
    )::text AS all`);
  return rows[0]!.all;
}

const arbitraryEvents = fc.array(
  fc.record({
    // In any order, and often in the same few hours and on either side of their ends.
    occurredAt: fc
      .tuple(
        fc.constantFrom(...DAYS, ...CLOCK_CHANGES),
        fc.oneof(fc.integer({ min: 0, max: 86_399_999 }), fc.constantFrom(0, 899_999, 900_000, 3_600_000)),
      )
      .map(([day, millisecond]) => new Date(Date.parse(day) + millisecond).toISOString()),
    eventType: fc.constantFrom('page_view', 'affiliate_click', 'affiliate_click', 'signup'),
    productId: fc.constantFrom(null, 1, 2, 3, 777_777),
    page: fc.constantFrom(null, '/', '/comparison', '/review/x'),
    linkPlacement: fc.constantFrom(null, 'review', 'home-card'),
    source: fc.constantFrom('direct', 'example.org'),
    channel: fc.constantFrom('direct' as const, 'referral' as const),
    utmCampaign: fc.constantFrom(null, 'spring', 'autumn'),
    utmMedium: fc.constantFrom(null, 'email'),
    utmContent: fc.constantFrom(null, 'top', 'foot'),
    utmTerm: fc.constantFrom(null, 'red algae'),
    language: fc.constantFrom(null, 'de', 'nl'),
    visitor: fc.constantFrom('1', '2', '-3', '9223372036854775807'),
    country: fc.constantFrom(null, 'DE', 'NL'),
    userAgent: fc.constantFrom('', 'curl/8', trackedEvent().userAgent),
  }),
  { minLength: 1, maxLength: 60 },
);

test('rebuilding gives the very rows that counting event by event gave, whatever the events and the zone', async () => {
  await fc.assert(
    fc
      .asyncProperty(
        arbitraryEvents,
        fc.integer({ min: 1, max: 20 }),
        fc.constantFrom(...ZONES),
        async (details, batch, zone) => {
          await useZone(zone);
          const events = details.map((detail) => trackedEvent(detail));
          for (let start = 0; start < events.length; start += batch) {
            await recorder.record(events.slice(start, start + batch), 'job');
          }
          const counted = await snapshot();
          const days = await loggedDays();
          for (const day of days) expect(await rollups.verifyDay(day)).toBe(0);
          await pool.query('TRUNCATE hourly_rollups, daily_rollups, visitors_seen');
          for (const day of days) await rollups.rebuildDay(day);
          expect(await snapshot()).toBe(counted);
          for (const day of days) expect(await rollups.verifyDay(day)).toBe(0);
        },
      )
      .beforeEach(async () => {
        await forgetEvents(pool);
      }),
    { numRuns: 24 * Number(process.env['GENERATED_TIMES'] || 1) },
  );
  await useZone('UTC');
}, 120_000);

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
    SELECT (SELECT count(*) FROM events) = (SELECT sum(events) FROM daily_rollups WHERE dimension = 0)
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
  ['a row that is missing', `DELETE FROM daily_rollups WHERE dimension = 5`, 1],
  ['an hour that is missing', 'DELETE FROM hourly_rollups', 1],
])('verify sees %s, and rebuild puts it right', async (_what, damage, rows) => {
  await recorder.record([trackedEvent({ occurredAt: `${DAY}T00:00:01.000Z` })], 'job');
  await pool.query(damage);
  expect(await rollups.verifyDay(DAY)).toBe(rows);
  expect(await rollups.rebuildDay(DAY)).toBe(rows);
  expect(await rollups.verifyDay(DAY)).toBe(0);
});

test.each([
  ['UTC', ['08:00', '12:00', '13:00']],
  // Its days begin at a quarter past the hour.
  ['Asia/Kathmandu', ['07:15', '11:15', '12:15']],
])('hours of a day in %s begin with it', async (zone, hours) => {
  await useZone(zone);
  const at = (time: string) => trackedEvent({ occurredAt: `${DAY}T${time}Z`, visitor: '7' });
  await recorder.record([at('12:00:00.000')], 'job');
  await recorder.record([at('13:00:00.000')], 'job');
  // The visitor came earlier that day, so the later hour no longer counts them.
  await recorder.record([at('08:14:59.999')], 'job');
  const { rows } = await pool.query(
    `SELECT to_char(hour AT TIME ZONE 'UTC', 'HH24:MI') AS hour, events, visitors FROM hourly_rollups ORDER BY 1`,
  );
  expect(rows).toEqual(hours.map((hour, place) => ({ hour, events: 1, visitors: place === 0 ? 1 : 0 })));
  expect(await rollups.verifyDay(DAY)).toBe(0);
  await useZone('UTC');
});

describe('a range', () => {
  const at = (days: number) => trackedEvent({ occurredAt: `${dayBefore(days)}T10:00:00.000Z` });

  test('is verified and rebuilt day by day, and the months that end in it', async () => {
    await recorder.record([at(0), at(1), at(70), at(71)], 'job');
    const months = new MonthlyRollupsRepository(pool);
    const wrong = (await months.sum(new Date()))[0]!;
    expect(await rollups.verifyRange(dayBefore(71), DAY)).toBe(0);
    await pool.query('UPDATE monthly_rollups SET clicks = clicks + 1 WHERE dimension = 0 AND month = $1', [
      wrong,
    ]);
    await pool.query('UPDATE hourly_rollups SET events = events + 1');
    expect(await rollups.verifyRange(dayBefore(71), DAY)).toBe(5);
    const outcomes: DayOutcome[] = [];
    // A day that is put right has its month summed up again: nothing is found to be wrong with it afterwards.
    expect(await rollups.rebuildRange(dayBefore(71), DAY, (outcome) => outcomes.push(outcome))).toBe(4);
    expect(outcomes).toHaveLength(72);
    expect(new Set(outcomes.map(({ day }) => day)).size).toBe(72);
    expect(await rollups.verifyRange(dayBefore(71), DAY)).toBe(0);
    expect(
      await pool.query('SELECT FROM log_months WHERE rollups_summed_at IS NULL AND month = $1', [wrong]),
    ).toMatchObject({ rowCount: 0 });
  });

  test('mends a month that is wrong while its days are right', async () => {
    await recorder.record([at(70)], 'job');
    await new MonthlyRollupsRepository(pool).sum(new Date());
    const changed = await pool.query('UPDATE monthly_rollups SET clicks = clicks + 1 WHERE dimension = 0');
    expect(await rollups.verifyRange(dayBefore(71), DAY)).toBe(changed.rowCount);
    expect(await rollups.rebuildRange(dayBefore(71), DAY)).toBe(changed.rowCount);
    expect(await rollups.verifyRange(dayBefore(71), DAY)).toBe(0);
  });

  test('leaves out a day whose raw events are gone, and a single one is refused', async () => {
    await recorder.record([at(70)], 'job');
    await pool.query('UPDATE log_days SET dropped_at = now() WHERE day = $1', [dayBefore(70)]);
    await pool.query('TRUNCATE events');
    const before = await snapshot();
    await expect(rollups.rebuildDay(dayBefore(70))).rejects.toThrow(DayDroppedError);
    await expect(rollups.verifyDay(dayBefore(70))).rejects.toThrow(DayDroppedError);
    expect(await rollups.rebuildRange(dayBefore(70), dayBefore(70))).toBe(0);
    expect(await snapshot()).toBe(before);
    // Late events are counted as well.
    await recorder.record([at(70)], 'job');
    const { rows } = await pool.query('SELECT events::integer FROM daily_rollups WHERE dimension = 0');
    expect(rows).toEqual([{ events: 2 }]);
  });
});

test('after a rebuild a known visitor is still known', async () => {
  await recorder.record([trackedEvent({ visitor: '5' })], 'job');
  await rollups.rebuildDay(DAY);
  await recorder.record([trackedEvent({ visitor: '5' })], 'job');
  expect(await rollups.verifyDay(DAY)).toBe(0);
});
