import type { Pool } from 'pg';
import type { MigrationInterface } from 'typeorm';
import { createDataSource } from './data-source';
import { databaseForTests } from './database.fixture';
import { PackedQuarters1764500000000 } from './migrations/1764500000000-packed-quarters';
import { RunningQuarters1765300000000 } from './migrations/1765300000000-running-quarters';

let pool: Pool;
let url: string;
databaseForTests((opened, itsUrl) => {
  pool = opened;
  url = itsUrl;
});

const FIGURES = `dimension, key_id, quarter, sum(page_views)::integer AS page_views, sum(clicks)::integer AS clicks,
  sum(events)::integer AS events, sum(visitors)::integer AS visitors`;
const figuresOf = async (table: string) =>
  (await pool.query(`SELECT ${FIGURES} FROM ${table} GROUP BY 1, 2, 3 ORDER BY 1, 2, 3`)).rows;

async function goBack(migration: MigrationInterface): Promise<void> {
  const dataSource = await createDataSource(url, 1).initialize();
  await migration.down(dataSource.createQueryRunner());
  await dataSource.destroy();
}

test('each way back leaves every quarter-hour with what was counted in it, packed or late', async () => {
  await pool.query(`
    INSERT INTO packed_quarters (day, dimension, key_id, quarters, page_views, clicks, events, visitors) VALUES
      ('2026-03-01', 0, 0, '{0,50,95}', '{0,4,6,7}', '{0,2,2,2}', '{0,6,8,9}', '{0,3,3,4}'),
      ('2026-03-01', 3, 7, '{95}', '{0,1}', '{0,0}', '{0,1}', '{0,1}'),
      ('2026-03-01', 3, 8, '{3,4}', '{5,1}', '{0,1}', '{5,2}', '{1,0}');
    INSERT INTO quarter_rollups (quarter, dimension, key_id, page_views, clicks, events, visitors) VALUES
      ('2026-03-01T23:45Z', 0, 0, 2, 1, 3, 0), ('2026-03-02T00:00Z', 0, 0, 1, 1, 2, 2)`);
  const figures = await figuresOf('quarter_figures');
  expect(figures).toMatchObject([
    { quarter: new Date('2026-03-01T00:00:00Z'), page_views: 4, clicks: 2, events: 6, visitors: 3 },
    { quarter: new Date('2026-03-01T12:30:00Z'), page_views: 2, clicks: 0, events: 2, visitors: 0 },
    { quarter: new Date('2026-03-01T23:45:00Z'), page_views: 3, clicks: 1, events: 4, visitors: 1 },
    { quarter: new Date('2026-03-02T00:00:00Z'), page_views: 1, clicks: 1, events: 2, visitors: 2 },
    { dimension: 3, key_id: 7, quarter: new Date('2026-03-01T23:45:00Z'), page_views: 1, events: 1 },
    {
      key_id: 8,
      quarter: new Date('2026-03-01T00:45:00Z'),
      page_views: 5,
      clicks: 0,
      events: 5,
      visitors: 1,
    },
    {
      key_id: 8,
      quarter: new Date('2026-03-01T01:00:00Z'),
      page_views: 1,
      clicks: 1,
      events: 2,
      visitors: 0,
    },
  ]);
  await goBack(new RunningQuarters1765300000000());
  const { rows } = await pool.query(
    'SELECT quarters, page_views, clicks FROM packed_quarters ORDER BY key_id',
  );
  expect(rows).toEqual([
    { quarters: [0, 50, 95], page_views: [4, 2, 1], clicks: [2, 0, 0] },
    { quarters: [95], page_views: [1], clicks: [0] },
    { quarters: [3, 4], page_views: [5, 1], clicks: [0, 1] },
  ]);
  expect(await figuresOf('quarter_figures')).toEqual(figures);
  await goBack(new PackedQuarters1764500000000());
  expect(await figuresOf('quarter_rollups')).toEqual(figures);
});
