import { createDataSource } from '@astaguide/database/data-source';
import { createTestDatabase, type TestDatabase } from '@astaguide/database/test-database';
import { exportedEventSchema } from '@astaguide/contracts/event-export';
import { setImmediate as turn, setTimeout as pause } from 'node:timers/promises';
import type { DataSource } from 'typeorm';
import { EventExportRepository } from './event-export.repository';
import { EventExportService } from './event-export.service';

const ROWS = 100_000;
let database: TestDatabase;
let dataSource: DataSource;
let reads: number;
let service: EventExportService;

beforeAll(async () => {
  database = await createTestDatabase(process.env.TEST_DATABASE_URL!);
  dataSource = await createDataSource(database.url).initialize();
  await dataSource.query(`SELECT ensure_event_partition('2026-03-01T00:00:00Z')`);
  await dataSource.query(`SELECT ensure_event_partition('2026-02-28T00:00:00Z')`);
  await dataSource.query(
    `INSERT INTO user_agents (id, value, browser, os, device) VALUES (1, 'test', 'Firefox', 'Linux', 'desktop')`,
  );
  // Thousands of events share a millisecond, and the first lies at midnight with the lowest id there is.
  await dataSource.query(
    `INSERT INTO analytics_events
       (timestamp, id, event_type, event_data, source, visitor, ip_address, user_agent_id)
     SELECT timestamptz '2026-02-28T00:00:00Z' + interval '1 second' * (n / 3000), ('00000000-0000-4000-8000-' || lpad(to_hex(n), 12, '0'))::uuid,
       'page_view', E'{"page":\\n"/faq", "n": ' || n || '}', 'direct', 4242424242, '203.0.113.0/24', 1
     FROM generate_series(0, $1::integer - 1) AS n`,
    [ROWS - 1],
  );
  await dataSource.query(
    `INSERT INTO analytics_events (timestamp, id, event_type, event_data, source, visitor, user_agent_id, bot_reasons)
     VALUES ('2026-03-01T23:59:59.999Z', gen_random_uuid(), 'affiliate_click', '{}', 'direct', 1, 1, '{crawler}')`,
  );
}, 120_000);

beforeEach(() => {
  reads = 0;
  const repository = new EventExportRepository(dataSource);
  const findAfter = repository.findAfter.bind(repository);
  repository.findAfter = (...parameters) => {
    reads++;
    return findAfter(...parameters);
  };
  service = new EventExportService(repository);
});

afterAll(async () => {
  await dataSource.destroy();
  await database.drop();
});

test('every event of the days is a line, once and in order, without what tells who it was', async () => {
  let text = '';
  let lines = 0;
  let last = '';
  const ids = new Set<string>();
  for await (const chunk of service.stream({ from: '2026-02-28', to: '2026-03-01' })) {
    text = text + String(chunk);
    const whole = text.split('\n');
    text = whole.pop()!;
    for (const line of whole) {
      const event = exportedEventSchema.strict().parse(JSON.parse(line));
      const place = `${event.timestamp} ${event.id}`;
      expect(place > last).toBe(true);
      last = place;
      ids.add(event.id);
      if (lines++ === 7) expect(event.event_data).toEqual({ page: '/faq', n: 7 });
      if (lines % 20_000 === 0) expect(line).not.toMatch(/4242424242|203\.0\.113/);
    }
  }
  expect([text, lines, ids.size]).toEqual(['', ROWS, ROWS]);
}, 60_000);

test('the days begin and end at midnight, UTC', async () => {
  const count = async (from: string, to: string) => {
    let lines = 0;
    for await (const chunk of service.stream({ from, to })) lines += String(chunk).split('\n').length - 1;
    return lines;
  };
  expect(await count('2026-03-01', '2026-03-01')).toBe(1);
  expect(await count('2026-02-28', '2026-02-28')).toBe(ROWS - 1);
  expect(await count('2026-03-02', '2026-03-05')).toBe(0);
});

test('no more is read than the reader takes', async () => {
  const stream = service.stream({ from: '2026-02-28', to: '2026-03-01' });
  const reader = stream[Symbol.asyncIterator]();
  for (const taken of [1, 2, 3]) {
    await reader.next();
    await pause(100);
    expect(reads).toBeLessThanOrEqual(taken + 2);
  }
  stream.destroy();
});

test('nothing is read any more when the reader has gone', async () => {
  const stream = service.stream({ from: '2026-02-28', to: '2026-03-01' });
  await stream[Symbol.asyncIterator]().next();
  stream.destroy();
  await turn();
  const soFar = reads;
  await pause(200);
  expect(reads).toBe(soFar);
});
