import { plusDays } from '@astaguide/contracts/report-period';
import type { Pool } from 'pg';
import { DerivedDaysRepository } from '../derived/derived-days.repository';
import { DerivedToDateRepository } from '../derived/derived-to-date.repository';
import { forgetEvents, productDatabaseForTests } from '../events/event-database.fixture';
import { createEventRecorder } from '../events/create-event-recorder';
import { trackedEvent } from '../events/tracked-event.fixture';
import { RollupsToDateRepository } from '../rollups/rollups-to-date.repository';
import { RollupsRepository } from '../rollups/rollups.repository';
import { DayChecks } from './day-checks';
import { DayVerificationsRepository } from './day-verifications.repository';

/** The 5th of a month that is over: what was counted until then is summed up. */
const END = `${plusDays(new Date().toISOString().slice(0, 10), -70).slice(0, 7)}-05`;

let pool: Pool;
let derived: DerivedDaysRepository;
let sums: [RollupsToDateRepository, DerivedToDateRepository];
let checks: DayChecks;

productDatabaseForTests((opened) => {
  pool = opened;
  derived = new DerivedDaysRepository(pool);
  sums = [new RollupsToDateRepository(pool), new DerivedToDateRepository(pool)];
  checks = new DayChecks(new RollupsRepository(pool), derived, sums, new DayVerificationsRepository(pool));
});

const close = async () => {
  for (const each of sums) await each.close(new Date());
};

beforeEach(async () => {
  await forgetEvents(pool);
  const click = { eventType: 'affiliate_click', slot: 'review', productId: 1 };
  const days = [plusDays(END, -2), plusDays(END, 1)];
  await createEventRecorder(pool).record(
    days.map((day) => trackedEvent({ timestamp: `${day}T08:00:00.000Z`, ...click })),
    'job',
  );
  for (const day of await derived.listStale()) await derived.compute(day);
  await close();
});

test.each([
  ['of rollups', `UPDATE rollups_to_date SET clicks = clicks + 1 WHERE dimension = 0`],
  ['of attributions', `UPDATE attributions_to_date SET clicks = clicks + 1`],
  ['of sessions', `DELETE FROM funnels_to_date WHERE dimension = 0`],
])('sums %s that are wrong are found, and put right', async (_what, damage) => {
  expect(await checks.verify(END)).toBe(0);
  await pool.query(`${damage} ${damage.includes('WHERE') ? 'AND' : 'WHERE'} until = '${END}'`);
  expect(await checks.verify(END)).toBe(1);
  const remembered = async () =>
    (await pool.query('SELECT drift FROM day_verifications WHERE day = $1', [END])).rows;
  expect(await remembered()).toEqual([{ drift: 1 }]);
  // The days beside it are as they should be: the day after is the end of no sum.
  expect(await checks.verify(plusDays(END, 1))).toBe(0);
  expect(await checks.rebuild(END)).toEqual({ before: 1, after: 0 });
  await close();
  expect(await checks.verify(END)).toBe(0);
  expect(await remembered()).toEqual([{ drift: 0 }]);
  const closed = `SELECT (SELECT count(*) FROM rollup_closings WHERE day = '${END}')::integer AS rollups,
    (SELECT count(*) FROM derived_closings WHERE day = '${END}')::integer AS derived`;
  expect((await pool.query(closed)).rows).toEqual([{ rollups: 1, derived: 1 }]);
});
