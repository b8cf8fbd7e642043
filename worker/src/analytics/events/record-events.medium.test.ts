import { databaseForTests } from '@astaguide/database/database.fixture';
import { Client } from 'pg';
import { recordEventsSql, RECORDING_OPTIONS } from './record-events.sql';

let databaseUrl: string;
databaseForTests((_pool, url) => (databaseUrl = url));

test('a plan made while the tables are empty looks every row up by its index', async () => {
  const client = new Client({ connectionString: databaseUrl, options: RECORDING_OPTIONS });
  await client.connect();
  await client.query(`SELECT ensure_event_partition(now())`);
  await client.query(`PREPARE record (json, bigint) AS ${recordEventsSql()}`);
  const { rows } = await client.query<{ 'QUERY PLAN': string }>(`EXPLAIN EXECUTE record ('[]', 1)`);
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
  await client.end();
  expect(plan).toContain('visitors_seen_pkey');
  expect(plan).toContain('products_pkey');
  // What is scanned as a whole are the batch's own rows, never a table that grows.
  expect(plan.match(/Seq Scan on .*/g)).toBeNull();
});
