import { plusDays } from '@astaguide/contracts/report-period';
import fc from 'fast-check';
import type { Pool } from 'pg';
import { productDatabaseForTests, forgetEvents } from '../events/event-database.fixture';
import type { EventRecorder } from '../events/event-recorder';
import { createEventRecorder } from '../events/create-event-recorder';
import { trackedEvent } from '../events/tracked-event.fixture';
import { wrongSums } from '../rollups/wrong-sums.fixture';
import { DerivedDaysRepository } from './derived-days.repository';
import { DerivedFigures } from './derived-figures';
import { derivedSums } from './derived-sums';
import { DerivedToDateRepository } from './derived-to-date.repository';

let pool: Pool;
let days: DerivedDaysRepository;
let toDate: DerivedToDateRepository;
let recorder: EventRecorder;

productDatabaseForTests((opened) => {
  pool = opened;
  days = new DerivedDaysRepository(pool);
  toDate = new DerivedToDateRepository(pool);
  recorder = createEventRecorder(pool);
});
beforeEach(() => forgetEvents(pool));

const wrong = derivedSums.map(wrongSums);

/** Around a New Year. */
const someDay = fc.integer({ min: 0, max: 60 }).map((later) => plusDays('2025-12-02', later));
const steps = fc.array(
  fc.oneof(
    fc.record({
      do: fc.constant('record' as const),
      day: someDay,
      visitor: fc.constantFrom('1', '2'),
      productId: fc.constantFrom(1, 2),
      isComputed: fc.boolean(),
    }),
    fc.record({ do: fc.constant('close' as const), day: someDay }),
  ),
  { minLength: 4, maxLength: 16, size: 'max' },
);

test('a complete sum is what the days of its year come to, whatever happened in whatever order', async () => {
  const wrongRows = async () =>
    (await Promise.all(wrong.map((rows) => pool.query<object>(rows)))).flatMap(({ rows }) => rows);
  await fc.assert(
    fc
      .asyncProperty(steps, async (taken) => {
        for (const step of taken) {
          if (step.do === 'close') await toDate.close(new Date(step.day));
          else {
            const { day, visitor, productId } = step;
            const click = { eventType: 'affiliate_click', slot: 'review', productId, visitor };
            await recorder.record([trackedEvent({ timestamp: `${day}T08:00:00.000Z`, ...click })], 'job');
            if (step.isComputed) await days.compute(day);
          }
          expect([step, await wrongRows()]).toEqual([step, []]);
        }
        for (const day of await days.listStale()) await days.compute(day);
        await toDate.close(new Date('2026-03-02'));
        expect(await wrongRows()).toEqual([]);
      })
      .beforeEach(() => forgetEvents(pool)),
    { numRuns: 6 * Number(process.env['GENERATED_TIMES'] || 1) },
  );
}, 120_000);

test('each year is summed up by itself, also anew when the year before is there', async () => {
  const january = '2026-01-02';
  for (const [day, expected] of [
    ['2025-12-30', [1]],
    [january, [1, 1]],
    [january, [1, 2]],
  ] as const) {
    await recorder.record(
      [
        trackedEvent({
          timestamp: `${day}T08:00:00.000Z`,
          ...{ eventType: 'affiliate_click', slot: 'review', productId: 1 },
        }),
      ],
      'job',
    );
    await days.compute(day);
    await toDate.close(new Date('2026-01-20T12:00:00.000Z'));
    const { rows } = await pool.query<{ clicks: number }>(
      `SELECT clicks FROM attributions_to_date WHERE until IN ('2025-12-31', '2026-01-05') ORDER BY until`,
    );
    expect(rows.map(({ clicks }) => clicks).filter((clicks) => clicks > 0)).toEqual(expected);
  }
});

test('the latest final day is an end, too, as long as it is the latest', async () => {
  const untils = async () =>
    (
      await pool.query<{ days: string[] }>(
        `SELECT ARRAY(SELECT right(day::text, 2) FROM derived_closings ORDER BY day) AS days UNION ALL
         SELECT ARRAY(SELECT DISTINCT right(until::text, 2) FROM attributions_to_date ORDER BY 1) UNION ALL
         SELECT ARRAY(SELECT DISTINCT right(until::text, 2) FROM funnels_to_date ORDER BY 1)`,
      )
    ).rows.map((row) => row.days.join(' '));
  await recorder.record(
    [
      trackedEvent({
        timestamp: '2026-04-02T08:00:00.000Z',
        ...{ eventType: 'affiliate_click', slot: 'review', productId: 1 },
      }),
    ],
    'job',
  );
  await days.compute('2026-04-02');
  // Three days are open.
  for (const [today, closed] of [
    ['10', '05 07'],
    ['11', '05 08'],
    ['13', '05 10'],
    ['14', '05 10 11'],
  ]) {
    await toDate.close(new Date(`2026-04-${today}T12:00:00.000Z`));
    expect(await untils()).toEqual(Array.from({ length: 3 }, () => closed));
  }
});

test('days that are final are summed up, and those after a late event anew', async () => {
  const figures = new DerivedFigures(days, toDate, {
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
    sessions: await sessions("funnels_to_date WHERE until = '2026-04-30'"),
    ofDaysSessions: await sessions('daily_funnels'),
  });
  const isRight = async (clicks: number[]) => {
    const { attributions, sessions, ofDaysSessions } = await ofMonth();
    expect(attributions).toEqual(clicks);
    expect(sessions).toEqual(ofDaysSessions);
  };
  await isRight([3, 3, 3, 3, 3, 4]);

  await click('12');
  await days.compute('2026-04-12');
  expect(await closed()).toEqual(['2026-04-05', '2026-04-10']);
  await catchUp();
  await isRight([3, 3, 4, 4, 4, 5]);
});
