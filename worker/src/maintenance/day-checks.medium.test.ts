import { plusDays } from '@astaguide/contracts/lib/report-period';
import type { Pool } from 'pg';
import { ProjectionsRepository } from '../analytics/projections/projections.repository';
import { forgetEvents, productDatabaseForTests } from '../analytics/events/event-database.fixture';
import { createEventRecorder } from '../analytics/events/event-recorder.fixture';
import { trackedEvent } from '../analytics/events/tracked-event.fixture';
import {
  MonthlyProjectionsRepository,
  MonthlyRollupsRepository,
  type MonthlySumsRepository,
} from '../analytics/rollups/monthly-tables.repository';
import { rollupsOf } from '../analytics/rollups/rollups.fixture';
import { DayChecks } from './day-checks';
import { DayVerificationsRepository } from './day-verifications.repository';

/** The last day of a month that is over. */
const MONTH = `${plusDays(new Date().toISOString().slice(0, 10), -70).slice(0, 7)}-01`;
const END = plusDays(`${plusDays(MONTH, 31).slice(0, 7)}-01`, -1);

let pool: Pool;
let projections: ProjectionsRepository;
let months: MonthlySumsRepository[];
let checks: DayChecks;

productDatabaseForTests((opened) => {
  pool = opened;
  projections = new ProjectionsRepository(pool);
  months = [new MonthlyRollupsRepository(pool), new MonthlyProjectionsRepository(pool)];
  const projector = {
    computeNow: async (day: string) => void (await projections.compute(day)),
  };
  const verifications = new DayVerificationsRepository(pool);
  checks = new DayChecks(rollupsOf(pool), projections, projector, months, verifications);
});

const sum = async () => {
  for (const each of months) await each.sum(new Date());
};

beforeEach(async () => {
  await forgetEvents(pool);
  const click = { eventType: 'affiliate_click', linkPlacement: 'review', productId: 1 };
  const days = [plusDays(END, -2), plusDays(END, 1)];
  await createEventRecorder(pool).record(
    days.map((day) => trackedEvent({ occurredAt: `${day}T08:00:00.000Z`, ...click })),
    'job',
  );
  for (const day of await projections.listStale()) await projections.compute(day);
  await sum();
});

test.each([
  ['rollups', `UPDATE monthly_rollups SET clicks = clicks + 1 WHERE dimension = 0 AND`],
  ['attributions', `UPDATE monthly_attributions SET clicks = clicks + 1 WHERE`],
  ['sessions', `UPDATE monthly_sessions SET clicks = clicks + 1 WHERE dimension = 0 AND`],
])('a month of %s that is wrong is found, and put right', async (_what, damage) => {
  expect(await checks.verify(END)).toBe(0);
  await pool.query(`${damage} month = '${MONTH}'`);
  expect(await checks.verify(END)).toBe(1);
  const remembered = async () => (await pool.query('SELECT drift FROM log_days WHERE day = $1', [END])).rows;
  expect(await remembered()).toEqual([{ drift: 1 }]);
  // With the day after it no month ends.
  expect(await checks.verify(plusDays(END, 1))).toBe(0);
  expect(await checks.rebuild(END)).toEqual({ before: 1, after: 0 });
  await sum();
  expect(await checks.verify(END)).toBe(0);
  expect(await remembered()).toEqual([{ drift: 0 }]);
  const summed = `SELECT FROM log_months
    WHERE month = '${MONTH}' AND rollups_summed_at IS NOT NULL AND attributions_summed_at IS NOT NULL`;
  expect((await pool.query(summed)).rowCount).toBe(1);
});

test.each([
  ['attributions', 'UPDATE daily_attributions SET clicks = clicks + 100 WHERE'],
  ['funnels', 'UPDATE daily_funnels SET sessions = sessions + 100 WHERE dimension = 0 AND'],
  ['bot traffic', `INSERT INTO daily_bot_traffic SELECT day, 5, 5, 0, 1, 0, '' FROM log_days WHERE`],
  ['public clicks', 'UPDATE daily_public_clicks SET unique_clicks = unique_clicks + 100 WHERE'],
])(
  'wrong %s that a verification found are corrected by the rebuild, which says so',
  async (_what, damage) => {
    const day = plusDays(END, 1);
    await pool.query(`${damage} day = $1`, [day]);
    expect(await checks.verify(day)).toBe(1);
    expect(await checks.rebuild(day)).toEqual({ before: 1, after: 0 });
    expect(await projections.listStale()).toEqual([]);
    expect(await checks.verify(day)).toBe(0);
  },
);
