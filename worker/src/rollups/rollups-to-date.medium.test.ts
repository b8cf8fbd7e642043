import { plusDays } from '@astaguide/contracts/report-period';
import fc from 'fast-check';
import type { Pool } from 'pg';
import { productDatabaseForTests, forgetEvents } from '../events/event-database.fixture';
import type { EventRecorder } from '../events/event-recorder';
import { createEventRecorder } from '../events/create-event-recorder';
import { trackedEvent } from '../events/tracked-event.fixture';
import { ROLLUPS_TO_DATE, RollupsToDateRepository } from './rollups-to-date.repository';
import { RollupsRepository } from './rollups.repository';
import { wrongSums } from './wrong-sums.fixture';

let pool: Pool;
let rollups: RollupsRepository;
let toDate: RollupsToDateRepository;
let recorder: EventRecorder;

productDatabaseForTests((opened) => {
  pool = opened;
  rollups = new RollupsRepository(pool);
  toDate = new RollupsToDateRepository(pool);
  recorder = createEventRecorder(pool);
});
beforeEach(() => forgetEvents(pool));

const DAY = new Date().toISOString().slice(0, 10);
const dayBefore = (days: number) => plusDays(DAY, -days);

const WRONG = wrongSums(ROLLUPS_TO_DATE);

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
    fc.record({ do: fc.constant('close' as const), day: someDay }),
    fc.record({ do: fc.constant('rebuild' as const), day: someDay }),
  ),
  { minLength: 4, maxLength: 16, size: 'max' },
);

test('a complete sum is what the days of its year come to, whatever happened in whatever order', async () => {
  await fc.assert(
    fc
      .asyncProperty(steps, async (taken) => {
        for (const step of taken) {
          if (step.do === 'close') await toDate.close(new Date(step.day));
          else if (step.do === 'rebuild') await rollups.rebuildDay(step.day);
          else
            await recorder.record(
              step.days.map((day) =>
                trackedEvent({
                  timestamp: `${day}T10:00:00.000Z`,
                  ...{ visitor: step.visitor, productId: step.productId, eventType: step.eventType },
                }),
              ),
              'job',
            );
          expect([step, (await pool.query(WRONG)).rows]).toEqual([step, []]);
        }
        await toDate.close(new Date(DAY));
        expect((await pool.query(WRONG)).rows).toEqual([]);
        expect(await rollups.verifyRange('2025-12-01', '2026-02-28')).toBe(0);
      })
      .beforeEach(() => forgetEvents(pool)),
    { numRuns: 6 * Number(process.env['GENERATED_TIMES'] || 1) },
  );
}, 120_000);

test('the latest final day is an end, too, as long as it is the latest', async () => {
  const month = dayBefore(70).slice(0, 7);
  const on = (day: string) => new Date(`${month}-${day}T12:00:00.000Z`);
  await recorder.record([trackedEvent({ timestamp: on('12').toISOString() })], 'job');
  const until = async (table: string) =>
    (
      await pool.query<{ day: string; events: number }>(
        `SELECT right(until::text, 2) AS day, events::integer FROM ${table} WHERE dimension = 0 ORDER BY until`,
      )
    ).rows.map(({ day, events }) => [day, events]);
  const closed = 'rollups_to_date JOIN rollup_closings ON day = until';

  // Three days are open: on the 16th the 13th is the latest final one.
  for (const [today, latest] of [
    ['16', '13'],
    ['17', '14'],
  ] as const) {
    expect((await toDate.close(on(today))).at(-1)).toBe(`${month}-${latest}`);
    // Nothing was counted until the 5th and the 10th, which are closed all the same.
    expect(await until(closed)).toEqual([[latest, 1]]);
    expect(await until('rollups_to_date')).toEqual([[latest, 1]]);
  }
  await toDate.close(on('18'));
  await toDate.close(on('19'));
  expect((await until(closed)).map(([day]) => day)).toEqual(['15', '16']);
  expect((await until('rollups_to_date')).map(([day]) => day)).toEqual(['15', '16']);
  expect(await rollups.verifyRange(`${month}-01`, `${month}-20`)).toBe(0);
});

test('each year is summed up by itself', async () => {
  const year = Number(DAY.slice(0, 4)) - 1;
  const days = [`${year - 1}-12-30`, `${year}-01-02`];
  await recorder.record(
    days.map((day) => trackedEvent({ timestamp: `${day}T10:00:00.000Z` })),
    'job',
  );
  const closed = await toDate.close(new Date());
  expect(closed).toEqual(expect.arrayContaining([`${year - 1}-12-31`, `${year}-01-05`]));
  expect(await toDate.close(new Date())).toEqual([]);
  const { rows } = await pool.query<{ year: string; events: string[] }>(
    `SELECT left(until::text, 4) AS year, array_agg(DISTINCT events) AS events FROM rollups_to_date
     WHERE dimension = 0 GROUP BY year ORDER BY year`,
  );
  expect(rows).toEqual([`${year - 1}`, `${year}`].map((of) => ({ year: of, events: ['1'] })));
  expect(await rollups.verifyRange(days[0]!, days[1]!)).toBe(0);
});

test('figures to date are complete until a late event comes, and again afterwards', async () => {
  // Of a month that is over: the 8th is in all of them but those until the 5th.
  const month = dayBefore(70).slice(0, 7);
  const late = (day: string) =>
    trackedEvent({ timestamp: `${month}-${day}T10:00:00.000Z`, visitor: '1', productId: null });
  const complete = async () =>
    (
      await pool.query<{ day: string }>(
        'SELECT right(day::text, 2) AS day FROM rollup_closings WHERE day::text LIKE $1 ORDER BY 1',
        [`${month}-%`],
      )
    ).rows.map(({ day }) => day);
  const totals = async () =>
    (
      await pool.query<{ events: number; visitors: number }>(
        `SELECT events::integer, visitors::integer FROM rollups_to_date
         WHERE dimension = 0 AND until::text LIKE $1 ORDER BY until`,
        [`${month}-%`],
      )
    ).rows.map(({ events, visitors }) => [events, visitors]);
  const last = new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 0)).getUTCDate();
  const ends = ['05', '10', '15', '20', '25', String(last)];
  const close = async () =>
    (await toDate.close(new Date())).filter((day) => day.startsWith(month)).map((day) => day.slice(8));

  await recorder.record([late('03'), late('08'), late('12'), trackedEvent()], 'job');
  expect(await complete()).toEqual([]);
  expect(await close()).toEqual(ends);
  expect(await totals()).toEqual([
    [1, 1],
    [2, 2],
    [3, 3],
    [3, 3],
    [3, 3],
    [3, 3],
  ]);
  expect(await toDate.close(new Date())).toEqual([]);

  await recorder.record([late('08')], 'job');
  expect(await complete()).toEqual(['05']);
  expect(await close()).toEqual(ends.slice(1));
  expect(await complete()).toEqual(ends);
  expect(await totals()).toEqual([
    [1, 1],
    [3, 2],
    [4, 3],
    [4, 3],
    [4, 3],
    [4, 3],
  ]);
  for (const end of ends) expect(await toDate.verify(`${month}-${end}`)).toBe(0);
});

test('figures to date of other events than their days have are summed up anew', async () => {
  const month = dayBefore(70).slice(0, 7);
  await recorder.record([trackedEvent({ timestamp: `${month}-08T10:00:00.000Z` })], 'job');
  await toDate.close(new Date());
  // As by a hand that does not know of them.
  await pool.query('UPDATE daily_rollups SET events = events + 1, page_views = page_views + 1');
  expect(await toDate.verify(`${month}-10`)).toBeGreaterThan(0);
  expect((await toDate.close(new Date()))[0]).toBe(`${month}-10`);
  expect(await toDate.verify(`${month}-10`)).toBe(0);
});
