import { siteDaysOf } from '@astaguide/contracts/analytics/site-days';
import { createDataSource } from '@astaguide/database/data-source';
import { createTestDatabase, type TestDatabase } from '@astaguide/database/test-database';
import type { ExportedEvent } from './event-export-query';
import { setTimeout as pause } from 'node:timers/promises';
import type { DataSource } from 'typeorm';
import type { SettingsService } from '../../settings/settings.service';
import { EventExportRepository } from './event-export.repository';
import { EventExportService } from './event-export.service';

/** EXPORTED_EVENTS makes them more. */
const ROWS = Number(process.env['EXPORTED_EVENTS'] || 10_000);
let database: TestDatabase;
let dataSource: DataSource;
let reads: number;
let timeZone: string;
let service: EventExportService;

beforeAll(async () => {
  database = await createTestDatabase(process.env.TEST_DATABASE_URL!);
  dataSource = await createDataSource(database.url).initialize();
  await dataSource.query(`SELECT ensure_event_partition('2026-03-01T00:00:00Z')`);
  await dataSource.query(`SELECT ensure_event_partition('2026-02-28T00:00:00Z')`);
  await dataSource.query(
    `INSERT INTO user_agents (id, value, browser, os, device, browser_id, device_id)
     VALUES (1, 'test', 'Firefox', 'Linux', 'desktop', 1, 1)`,
  );
  await dataSource.query(
    `WITH direct AS (
       INSERT INTO texts (value) VALUES ('direct') RETURNING id
     )
     INSERT INTO origins (id, source_id, channel_id, referrer_id, utm_source_id, utm_medium_id, utm_campaign_id,
       utm_content_id, utm_term_id)
     SELECT 999, id, id, 0, 0, 0, 0, 0, 0 FROM direct`,
  );
  // More events share a millisecond than are read at once, and the first lies at midnight with the lowest id there is.
  await dataSource.query(
    `INSERT INTO events
       (occurred_at, received_at, dequeued_at, id, type_id, extra, origin_id, visitor, network, user_agent_id)
     SELECT timestamptz '2026-02-28T00:00:00Z' + interval '1 second' * (n / 700), now(), now(),
       ('00000000-0000-4000-8000-' || lpad(to_hex(n), 12, '0'))::uuid, 1,
       jsonb_build_object('page', '/faq', 'n', n), 999, 4242424242, '203.0.113.0/24', 1
     FROM generate_series(0, $1::integer - 1) AS n`,
    [ROWS - 1],
  );
  await dataSource.query(
    `INSERT INTO events
       (occurred_at, received_at, dequeued_at, id, type_id, origin_id, visitor, user_agent_id, bot_reasons)
     VALUES ('2026-03-01T23:59:59.999Z', now(), now(), gen_random_uuid(), 2, 999, 1, 1, '{crawler}')`,
  );
  // The server does the same a little later.
  await dataSource.query('ANALYZE');
}, 120_000);

beforeEach(() => {
  reads = 0;
  timeZone = 'UTC';
  const repository = new EventExportRepository(dataSource);
  const findAfter = repository.findAfter.bind(repository);
  repository.findAfter = (...parameters) => {
    reads++;
    return findAfter(...parameters);
  };
  const getDays = () => Promise.resolve(siteDaysOf({ timeZone, firstDay: null, startsAt: null }, []));
  const settings = { getDays } as unknown as SettingsService;
  service = new EventExportService(repository, settings);
});

afterAll(async () => {
  await dataSource.destroy();
  await database.drop();
});

const isFlat = (value: unknown) => value === null || ['string', 'number'].includes(typeof value);

test('exports each event of the days once, in order, without personal data', async () => {
  let text = '';
  let lines = 0;
  let last = '';
  const ids = new Set<string>();
  for await (const chunk of await service.stream({ from: '2026-02-28', to: '2026-03-01' }, 'ndjson')) {
    text = text + String(chunk);
    const whole = text.split('\n');
    text = whole.pop()!;
    for (const line of whole) {
      const event = JSON.parse(line) as ExportedEvent;
      if (lines % 500 === 0) expect(Object.values(event).every(isFlat)).toBe(true);
      const place = `${event.timestamp} ${event.id}`;
      if (place <= last) throw new Error(`${place} comes after ${last}`);
      last = place;
      ids.add(event.id);
      if (lines++ === 7) expect(JSON.parse(event.event_data)).toEqual({ page: '/faq', n: 7 });
      if (lines % 2000 === 0) expect(line).not.toMatch(/4242424242|203\.0\.113/);
    }
  }
  expect([text, lines, ids.size]).toEqual(['', ROWS, ROWS]);
}, 120_000);

test('the days begin and end at the site’s midnight', async () => {
  const count = async (from: string, to: string) => {
    let lines = 0;
    for await (const chunk of await service.stream({ from, to }, 'ndjson'))
      lines += String(chunk).split('\n').length - 1;
    return lines;
  };
  expect(await count('2026-03-01', '2026-03-01')).toBe(1);
  expect(await count('2026-02-28', '2026-02-28')).toBe(ROWS - 1);
  expect(await count('2026-03-02', '2026-03-05')).toBe(0);
  timeZone = 'Pacific/Auckland';
  expect(await count('2026-03-02', '2026-03-05')).toBe(1);
}, 60_000);

test('no more is read than the reader takes', async () => {
  const stream = await service.stream({ from: '2026-02-28', to: '2026-03-01' }, 'ndjson');
  const reader = stream[Symbol.asyncIterator]();
  let lines = 0;
  for (let turns = 0; turns < 3; turns++) {
    const { value } = (await reader.next()) as { value: Buffer };
    lines += String(value).split('\n').length - 1;
    await pause(300);
    expect(reads * 500).toBeLessThanOrEqual(lines + 3 * 500);
  }
  stream.destroy();
});

test('nothing is read any more when the reader has gone', async () => {
  const stream = await service.stream({ from: '2026-02-28', to: '2026-03-01' }, 'ndjson');
  await stream[Symbol.asyncIterator]().next();
  stream.destroy();
  // What was being read is read to its end.
  await pause(1000);
  const soFar = reads;
  await pause(200);
  expect(reads).toBe(soFar);
});
