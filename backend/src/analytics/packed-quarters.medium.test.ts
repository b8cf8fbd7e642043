import { databaseForTests } from '@astaguide/database/database.fixture';
import fc from 'fast-check';
import type { Pool } from 'pg';
import type { Reader } from './replicas/reader';
import { ReportRollupsRepository } from './report-rollups.repository';

let pool: Pool;
databaseForTests((opened) => (pool = opened));

const reader: Reader = {
  query: async (statement, values) => {
    const { text } = typeof statement === 'string' ? { text: statement } : statement;
    return (await pool.query(text, values)).rows as never;
  },
};

const DAY = '2026-03-15';
const count = fc.integer({ min: 0, max: 9 });
const counted = fc.uniqueArray(
  fc.record({ quarter: fc.nat(95), views: count, clicks: count, events: count, visitors: count }),
  { selector: ({ quarter }) => quarter, minLength: 1, maxLength: 96 },
);
const stretch = fc
  .tuple(fc.nat(95), fc.nat(95))
  .map(([one, other]) => ({ first: Math.min(one, other), until: Math.max(one, other) + 1 }));

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0);
const runningOf = (numbers: readonly number[]) => [
  0,
  ...numbers.map((_, place) => sumOf(numbers.slice(0, place + 1))),
];

test('figures of a stretch of a day are those of its quarter-hours', async () => {
  const rollups = new ReportRollupsRepository();
  await fc.assert(
    fc.asyncProperty(counted, stretch, async (figures, { first, until }) => {
      const packed = figures.sort((one, other) => one.quarter - other.quarter);
      await pool.query('TRUNCATE packed_quarters');
      await pool.query(
        `INSERT INTO packed_quarters (dimension, day, key_id, quarters, page_views, clicks, events, visitors)
         VALUES (0, $1, 0, $2, $3, $4, $5, $6)`,
        [
          DAY,
          packed.map(({ quarter }) => quarter),
          ...(['views', 'clicks', 'events', 'visitors'] as const).map((name) =>
            runningOf(packed.map((row) => row[name])),
          ),
        ],
      );
      const found = await rollups.findFigures(reader, {
        months: [[], []],
        days: [[], []],
        quarters: [[0], [DAY], [first], [until]],
      });
      const within = packed.filter(({ quarter }) => quarter >= first && quarter < until);
      expect(found.get(0) ?? { views: 0, clicks: 0, visitors: 0 }).toEqual({
        views: sumOf(within.map(({ views }) => views)),
        clicks: sumOf(within.map(({ clicks }) => clicks)),
        visitors: sumOf(within.map(({ visitors }) => visitors)),
      });
    }),
    { numRuns: 100 },
  );
});
