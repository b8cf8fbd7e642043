import { siteDaysOf } from '@astaguide/contracts/analytics/site-days';
import { createDataSource } from '@astaguide/database/data-source';
import { createTestDatabase, type TestDatabase } from '@astaguide/database/test-database';
import { DuckDBInstance, type DuckDBConnection } from '@duckdb/node-api';
import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { DataSource } from 'typeorm';
import type { SettingsService } from '../../settings/settings.service';
import { EventExportRepository } from './event-export.repository';
import { EventExportService, type ExportFormat } from './event-export.service';

const ROWS = 100_000;
/** What visitors may send as a page, a campaign or data: texts that other programs read as something else. */
const HOSTILE = [
  '/review/reef',
  '=HYPERLINK("http://x.example","y")',
  '+1',
  '-1',
  '@sum',
  'a,b;c|d',
  '"',
  '""quoted""',
  "it's",
  'line\nbreak',
  'carriage\r\nreturn',
  'tab\there',
  'para\u2029graph',
  '2026-01-01',
  '2026-01-01T00:00:00Z',
  '1764392400000',
  '1e999',
  'NaN',
  'null',
  'true',
  '{"a": [1,',
  '\\',
  '\\"',
  'für 🦐 日本',
  ' ',
];

let database: TestDatabase;
let dataSource: DataSource;
let duck: DuckDBConnection;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'export-'));
  duck = await (await DuckDBInstance.create(':memory:')).connect();
  database = await createTestDatabase(process.env.TEST_DATABASE_URL!);
  dataSource = await createDataSource(database.url).initialize();
  await dataSource.query(`SELECT ensure_event_partition('2026-03-01T00:00:00Z')`);
  await dataSource.query(
    `INSERT INTO user_agents (id, value, browser, os, device, browser_id, device_id)
     VALUES (1, 'test', 'Firefox', 'Linux', 'desktop', 1, 1)`,
  );
  await dataSource.query(
    `INSERT INTO texts (id, value) SELECT 1000 + n, value
    FROM unnest($1::text[]) WITH ORDINALITY AS hostile(value, n)`,
    [HOSTILE],
  );
  await dataSource.query(
    `INSERT INTO origins (id, source_id, channel_id, referrer_id, utm_source_id, utm_medium_id,
      utm_campaign_id, utm_content_id, utm_term_id)
    SELECT n, 1000 + n, 1, 1000 + n, 0, 1000 + n, 1000 + n, 1000 + n, 1000 + n
    FROM generate_series(1, $1::integer) AS n`,
    [HOSTILE.length],
  );
  await dataSource.query(
    `INSERT INTO events (occurred_at, received_at, dequeued_at, id, type_id, page_id, origin_id, visitor, network,
       user_agent_id, rank, price, bot_reasons, extra)
     SELECT timestamptz '2026-03-01T00:00:00Z' + interval '20 seconds' * n, now(), now(), gen_random_uuid(), 1 + n % 2,
       1001 + n % $2, 1 + n / 7 % $2, n % 5000, '203.0.113.0/24', 1, n % 9, CASE WHEN n % 3 = 0 THEN 29.99 END,
       CASE WHEN n % 10 = 0 THEN '{crawler,datacenter}'::text[] END,
       jsonb_build_object('timestamp', CASE n % 3 WHEN 0 THEN to_jsonb(1764392400000) WHEN 1 THEN to_jsonb('x'::text)
         ELSE to_jsonb(now()) END, 'value', to_jsonb(($3::text[])[1 + n % $2]), 'nested', jsonb_build_array(n, NULL))
     FROM generate_series(0, $1::integer - 1) AS n`,
    [ROWS, HOSTILE.length, HOSTILE],
  );
  // The server does the same a little later.
  await dataSource.query('ANALYZE');
}, 120_000);

afterAll(async () => {
  duck.closeSync();
  await dataSource.destroy();
  await database.drop();
  await rm(folder, { recursive: true });
});

const asked = async (sql: string) => (await duck.runAndReadAll(sql)).getRowsJson();

const TYPES = {
  id: null,
  date: 'DATE',
  event_type: 'VARCHAR',
  visitor: 'BIGINT',
  page: 'VARCHAR',
  product_id: null,
  rank: 'BIGINT',
  price: 'DOUBLE',
  source: 'VARCHAR',
  referrer: 'VARCHAR',
  campaign: 'VARCHAR',
  term: 'VARCHAR',
  device: 'VARCHAR',
  system: 'VARCHAR',
  bot_reasons: 'VARCHAR',
};

/** The moments are the same: from JSON, DuckDB recognizes no type with a time zone, and converts to UTC. */
test.each([
  ['csv', 'TIMESTAMP WITH TIME ZONE'],
  ['ndjson', 'TIMESTAMP'],
] as const)(
  'DuckDB reads what visitors sent in a %s file without options, with its types and counts',
  async (format: ExportFormat, timestamp) => {
    const getDays = () =>
      Promise.resolve(siteDaysOf({ timeZone: 'UTC', firstDay: null, startsAt: null }, []));
    const service = new EventExportService(new EventExportRepository(dataSource), {
      getDays,
    } as unknown as SettingsService);
    const file = join(folder, `events.${format}`);
    await pipeline(
      await service.stream({ from: '2026-03-01', to: '2026-03-31' }, format),
      createWriteStream(file),
    );
    const types = Object.fromEntries(
      (await asked(`DESCRIBE SELECT * FROM '${file}'`)).map(([name, type]) => [name, type]),
    ) as Record<string, string>;
    for (const [name, type] of Object.entries({ ...TYPES, timestamp }))
      if (type) expect([name, types[name]]).toEqual([name, type]);
    const [moments] = await asked(
      `SELECT epoch_ms(min(timestamp))::double, epoch_ms(max(timestamp))::double FROM '${file}'`,
    );
    const first = Date.parse('2026-03-01T00:00:00Z');
    expect(moments).toEqual([first, first + (ROWS - 1) * 20_000]);
    const [counted] = await asked(`
      SELECT count(*)::integer, count(DISTINCT id)::integer, count(DISTINCT visitor)::integer,
        count(DISTINCT date)::integer, (count(*) FILTER (event_type = 'affiliate_click'))::integer,
        count(price)::integer, count(bot_reasons)::integer, count(DISTINCT page)::integer,
        (count(*) FILTER (json_valid(event_data::varchar)))::integer
      FROM '${file}'`);
    expect(counted).toEqual([
      ROWS,
      ROWS,
      5000,
      Math.ceil((ROWS * 20) / 86_400),
      ROWS / 2,
      Math.ceil(ROWS / 3),
      ROWS / 10,
      HOSTILE.length,
      ROWS,
    ]);
  },
  120_000,
);
