import type { Pool } from 'pg';
import { DataSource } from 'typeorm';
import { dataSourceOptions, MIGRATIONS } from '../../data-source';
import { databaseForTests } from '../../database.fixture';
import { migrate } from '../../migrate';
import { OrdersOfSales1790000000012 } from '../1790000000012-orders-of-sales';

let pool: Pool;
let databaseUrl: string;
databaseForTests((opened, url) => {
  pool = opened;
  databaseUrl = url;
});

/** A file, postbacks and the owner's corrections; then sales by order, import, identity, amount and whether they count. */
const EARLIER = `
  INSERT INTO conversion_imports (id, file_name, retailer, retailer_key, is_postback, is_correction, confirmed_at) VALUES
    (1, 'a.csv', 'N', 'n', false, false, now()), (2, 'Postbacks', 'N', 'n', true, false, now()),
    (3, 'Corrections', 'N', 'n', false, true, now());
  INSERT INTO conversions (order_id, import_id, line, retailer_key, identity, amount, is_current, reported_at, day, state)
  SELECT order_id, import_id, 0, 'n', identity, amount, is_current, reported_at, '2026-04-03', 'confirmed' FROM (VALUES
    ('one line', 1, 'order:one line:1', 20, false, '2026-05-01'::timestamptz),
    ('one line', 2, 'order:one line:1', 20, true, '2026-05-02'),
    ('postback later', 1, 'order:postback later:1', 20, false, '2026-05-01'),
    ('postback later', 1, 'order:postback later:2', 30, true, '2026-05-01'),
    ('postback later', 2, 'order:postback later:1', 50, true, '2026-05-02'),
    ('file later', 1, 'order:file later:1', 20, false, '2026-05-03'),
    ('file later', 1, 'order:file later:2', 30, true, '2026-05-03'),
    ('file later', 2, 'order:file later:1', 50, true, '2026-05-02'),
    ('corrected', 1, 'order:corrected:1', 20, false, '2026-05-01'),
    ('corrected', 3, 'order:corrected:1', 25, true, '2026-05-02')
  ) sale (order_id, import_id, identity, amount, is_current, reported_at)`;

test('an order of several lines that its postback counted once more counts once after the upgrade', async () => {
  await pool.query('DROP SCHEMA public CASCADE; CREATE SCHEMA public');
  const before = MIGRATIONS.slice(0, MIGRATIONS.indexOf(OrdersOfSales1790000000012));
  const earlier = await new DataSource({
    ...dataSourceOptions(databaseUrl),
    migrations: [...before],
  }).initialize();
  await earlier.runMigrations();
  await earlier.destroy();
  await pool.query(EARLIER);
  await migrate(databaseUrl);
  const { rows } = await pool.query(
    `SELECT order_id AS of, sum(amount)::integer AS amount, bool_or(is_whole_order) AS "isWhole", max(cardinality(corrected)) AS corrected
     FROM conversions WHERE is_current GROUP BY order_id ORDER BY order_id`,
  );
  expect(rows).toEqual([
    { of: 'corrected', amount: 25, isWhole: false, corrected: 6 },
    { of: 'file later', amount: 50, isWhole: false, corrected: null },
    { of: 'one line', amount: 20, isWhole: true, corrected: null },
    { of: 'postback later', amount: 50, isWhole: true, corrected: null },
  ]);
});
