import { Client } from 'pg';
import { createDataSource } from './data-source';
import { PackedQuarters1764500000000 } from './migrations/1764500000000-packed-quarters';
import { createTestDatabase, type TestDatabase } from './test-database';

let database: TestDatabase;
let client: Client;

beforeAll(async () => {
  database = await createTestDatabase(process.env.TEST_DATABASE_URL!);
  client = new Client({ connectionString: database.url });
  await client.connect();
}, 60_000);

afterAll(async () => {
  await client.end();
  await database.drop();
});

const FIGURES = `dimension, key_id, quarter, sum(page_views)::integer AS page_views, sum(clicks)::integer AS clicks,
  sum(events)::integer AS events, sum(visitors)::integer AS visitors`;
const figuresOf = async (table: string) =>
  (await client.query(`SELECT ${FIGURES} FROM ${table} GROUP BY 1, 2, 3 ORDER BY 1, 2, 3`)).rows;

test('the way back leaves every quarter-hour with what was counted in it, packed or late', async () => {
  await client.query(`
    INSERT INTO packed_quarters (day, dimension, key_id, quarters, page_views, clicks, events, visitors) VALUES
      ('2026-03-01', 0, 0, '{0,95}', '{4,1}', '{2,0}', '{6,1}', '{3,1}'),
      ('2026-03-01', 3, 7, '{95}', '{1}', '{0}', '{1}', '{1}');
    INSERT INTO quarter_rollups (quarter, dimension, key_id, page_views, clicks, events, visitors) VALUES
      ('2026-03-01T23:45Z', 0, 0, 2, 1, 3, 0), ('2026-03-02T00:00Z', 0, 0, 1, 1, 2, 2)`);
  const figures = await figuresOf('quarter_figures');
  expect(figures).toMatchObject([
    { quarter: new Date('2026-03-01T00:00:00Z'), page_views: 4, clicks: 2, events: 6, visitors: 3 },
    { quarter: new Date('2026-03-01T23:45:00Z'), page_views: 3, clicks: 1, events: 4, visitors: 1 },
    { quarter: new Date('2026-03-02T00:00:00Z'), page_views: 1, clicks: 1, events: 2, visitors: 2 },
    { dimension: 3, key_id: 7, quarter: new Date('2026-03-01T23:45:00Z'), page_views: 1, events: 1 },
  ]);
  const dataSource = await createDataSource(database.url, 1).initialize();
  await new PackedQuarters1764500000000().down(dataSource.createQueryRunner());
  await dataSource.destroy();
  expect(await figuresOf('quarter_rollups')).toEqual(figures);
});
