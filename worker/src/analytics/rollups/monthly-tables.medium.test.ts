import { plusDays } from '@astaguide/contracts/lib/report-period';
import fc from 'fast-check';
import type { Pool } from 'pg';
import { ProjectionsRepository } from '../projections/projections.repository';
import { createEventRecorder } from '../events/event-recorder.fixture';
import { forgetEvents, productDatabaseForTests } from '../events/event-database.fixture';
import type { EventRecorder } from '../events/event-recorder';
import { trackedEvent } from '../events/tracked-event.fixture';
import { isSummedSql } from '@astaguide/database/event-store/summed-months.sql';
import { MONTHLY_PROJECTIONS, MONTHLY_ROLLUPS } from './monthly-tables.sql';
import {
  MonthlyProjectionsRepository,
  MonthlyRollupsRepository,
  type MonthlySumsRepository,
} from './monthly-tables.repository';
import { RollupsRepository } from './rollups.repository';
import { rollupsOf, untilWaiting } from './rollups.fixture';

let pool: Pool;
let recorder: EventRecorder;
let rollups: RollupsRepository;
let projections: ProjectionsRepository;
let months: Record<'rollups' | 'projections', MonthlySumsRepository>;

productDatabaseForTests((opened) => {
  pool = opened;
  recorder = createEventRecorder(pool);
  rollups = rollupsOf(pool);
  projections = new ProjectionsRepository(pool);
  months = {
    rollups: new MonthlyRollupsRepository(pool),
    projections: new MonthlyProjectionsRepository(pool),
  };
});
beforeEach(() => forgetEvents(pool));

const LATER = new Date('2026-03-10T12:00:00.000Z');
const click = (day: string, different: object = {}) =>
  trackedEvent({
    occurredAt: `${day}T10:00:00.000Z`,
    eventType: 'affiliate_click',
    linkPlacement: 'review',
    productId: 1,
    ...different,
  });

/** Rows of summed months that differ from the sum of their days. */
async function wrongRows(): Promise<object[]> {
  const tables = [MONTHLY_ROLLUPS, MONTHLY_PROJECTIONS].flatMap(({ tables, isSummed }) =>
    tables.map((table) => ({ ...table, isSummed })),
  );
  const wrong = tables.map(async ({ monthly, daily, keys, counts, isSummed }) => {
    const of = (side: string) => counts.map((count) => `${side}.${count}`).join(', ');
    const { rows } = await pool.query<object>(
      `SELECT month, ${keys}, '${monthly}' AS name FROM (
           SELECT log_months.month, ${keys}, ${counts.map((count) => `sum(${count}) AS ${count}`).join(', ')}
           FROM log_months JOIN ${daily} ON left(day::text, 7) = left(month::text, 7)
           WHERE ${isSummed} GROUP BY log_months.month, ${keys}
         ) AS due
         FULL JOIN (
           SELECT ${monthly}.* FROM ${monthly} JOIN log_months USING (month) WHERE ${isSummed}
         ) AS stored USING (month, ${keys})
         WHERE (${of('due')}) IS DISTINCT FROM (${of('stored')})`,
    );
    return rows;
  });
  return (await Promise.all(wrong)).flat();
}
/** @param isSummed SQL condition */
const summed = async (isSummed: string) =>
  (
    await pool.query<{ month: string }>(
      `SELECT left(month::text, 7) AS month FROM log_months WHERE ${isSummed} ORDER BY 1`,
    )
  ).rows.map(({ month }) => month);
const clicksOf = async (table: string) =>
  (await pool.query<{ clicks: number }>(`SELECT sum(clicks)::integer AS clicks FROM ${table}`)).rows[0]!
    .clicks;

/** Around a New Year. */
const someDay = fc.integer({ min: 0, max: 60 }).map((days) => plusDays('2025-12-02', days));
const steps = fc.array(
  fc.oneof(
    fc.record({
      do: fc.constant('record' as const),
      days: fc.array(someDay, { minLength: 1, maxLength: 4 }),
      visitor: fc.constantFrom('1', '2'),
      productId: fc.constantFrom(null, 1, 2),
      eventType: fc.constantFrom('page_view', 'affiliate_click'),
    }),
    fc.record({ do: fc.constant('sum' as const), day: someDay }),
    fc.record({ do: fc.constant('rebuild' as const), day: someDay }),
    fc.record({ do: fc.constant('project' as const), day: someDay }),
  ),
  { minLength: 4, maxLength: 16, size: 'max' },
);

test('a month that is summed up is what its days come to, whatever happened in whatever order', async () => {
  await fc.assert(
    fc
      .asyncProperty(steps, async (taken) => {
        for (const step of taken) {
          if (step.do === 'sum') for (const each of Object.values(months)) await each.sum(new Date(step.day));
          else if (step.do === 'rebuild') await rollups.rebuildDay(step.day);
          else if (step.do === 'project') await projections.compute(step.day);
          else {
            const { visitor, productId, eventType } = step;
            const different = { visitor, productId, eventType };
            await recorder.record(
              step.days.map((day) => click(day, different)),
              'job',
            );
          }
          expect([step, await wrongRows()]).toEqual([step, []]);
        }
        for (const day of await projections.listStale()) await projections.compute(day);
        for (const each of Object.values(months)) await each.sum(LATER);
        expect(await wrongRows()).toEqual([]);
        expect(await rollups.verifyRange('2025-12-01', '2026-02-28')).toBe(0);
      })
      .beforeEach(() => forgetEvents(pool)),
    { numRuns: 6 * Number(process.env['GENERATED_TIMES'] || 1) },
  );
}, 120_000);

test('months whose days are all final are summed up, once', async () => {
  await recorder.record(
    ['2026-01-31', '2026-02-28', '2026-03-01'].map((day) => click(day)),
    'job',
  );
  // Today is open and the two days before it.
  for (const [now, due] of [
    ['2026-03-02', ['2026-01-01']],
    ['2026-03-03', ['2026-02-01']],
    ['2026-03-04', []],
  ] as const)
    expect([now, await months.rollups.sum(new Date(`${now}T12:00:00.000Z`))]).toEqual([now, due]);
  expect(await clicksOf('monthly_rollups WHERE dimension = 0')).toBe(2);
});

test.each([
  ['rollups', isSummedSql.rollups, 'monthly_rollups WHERE dimension = 0'],
  ['projections', isSummedSql.attributions, 'monthly_attributions'],
  ['projections', isSummedSql.sessions, 'monthly_sessions WHERE dimension = 0'],
  ['projections', isSummedSql.sessions, 'monthly_audience WHERE dimension = 17'],
] as const)(
  '%s of a month are read by the day after a late event, until they are summed up again',
  async (name, isSummed, table) => {
    const project = async () => {
      for (const day of await projections.listStale()) await projections.compute(day);
    };
    await recorder.record([click('2026-01-10'), click('2026-02-10')], 'job');
    await project();
    await months[name].sum(LATER);
    expect(await summed(isSummed)).toEqual(['2026-01', '2026-02']);
    await recorder.record([click('2026-01-20')], 'job');
    await project();
    expect(await summed(isSummed)).toEqual(['2026-02']);
    expect(await months[name].sum(LATER)).toEqual(['2026-01-01']);
    expect(await clicksOf(table)).toBe(3);
  },
);

test('a month whose attributions another version has summed is summed again, with its sessions', async () => {
  await recorder.record([click('2026-01-10')], 'job');
  for (const day of await projections.listStale()) await projections.compute(day);
  await months.projections.sum(LATER);
  await pool.query('UPDATE log_months SET attributions_summed_at = now()');
  expect(await summed(isSummedSql.sessions)).toEqual([]);
  expect(await months.projections.sum(LATER)).toEqual(['2026-01-01']);
  expect(await summed(isSummedSql.sessions)).toEqual(['2026-01']);
});

test('a late event that is being recorded while its month is summed up counts in both', async () => {
  await recorder.record([click('2026-01-10')], 'job');
  await months.rollups.sum(LATER);
  await months.rollups.invalidate('2026-01-10');
  // The sum has read the days, and has not committed.
  const client = await pool.connect();
  await client.query('BEGIN');
  await client.query(`SELECT FROM log_months WHERE month = '2026-01-01' FOR UPDATE`);
  const late = recorder.record([click('2026-01-10')], 'job');
  await untilWaiting(pool);
  await client.query(`UPDATE log_months SET rollups_summed_at = now() WHERE month = '2026-01-01'`);
  await client.query('COMMIT');
  client.release();
  await late;
  expect(await summed(isSummedSql.rollups)).toEqual([]);
  await months.rollups.sum(LATER);
  expect([
    await clicksOf('daily_rollups WHERE dimension = 0'),
    await clicksOf('monthly_rollups WHERE dimension = 0'),
  ]).toEqual([2, 2]);
});

test('a month is summed up after the late event that was being recorded', async () => {
  await recorder.record([click('2026-01-10')], 'job');
  await months.rollups.sum(LATER);
  await months.rollups.invalidate('2026-01-10');
  const client = await pool.connect();
  await client.query('BEGIN');
  // What recording does, up to its commit.
  await client.query(
    `INSERT INTO log_months AS known (month) VALUES ('2026-01-01')
     ON CONFLICT (month) DO UPDATE SET rollups_summed_at = NULL WHERE known.rollups_summed_at IS NOT NULL`,
  );
  await client.query(`UPDATE daily_rollups SET clicks = clicks + 1 WHERE dimension = 0`);
  const summing = months.rollups.sum(LATER);
  await untilWaiting(pool);
  await client.query('COMMIT');
  client.release();
  expect(await summing).toEqual(['2026-01-01']);
  expect(await clicksOf('monthly_rollups WHERE dimension = 0')).toBe(2);
});
