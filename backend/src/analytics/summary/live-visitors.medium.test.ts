import { createDataSource } from '@astaguide/database/data-source';
import { createTestDatabase, type TestDatabase } from '@astaguide/database/test-database';
import type { DataSource } from 'typeorm';
import { LiveVisitorsRepository } from './live-visitors.repository';

const MINUTE = 60_000;
const now = new Date('2026-03-15T12:00:00.000Z');
let database: TestDatabase;
let dataSource: DataSource;

const log = (minutesAgo: number, visitor: number, reasons: string[] | null = null) =>
  dataSource.query(
    `INSERT INTO events (occurred_at, received_at, dequeued_at, id, type_id, origin_id, visitor, user_agent_id, bot_reasons)
     VALUES ($1, now(), now(), gen_random_uuid(), 1, 1, $2, 1, $3)`,
    [new Date(now.getTime() - minutesAgo * MINUTE).toISOString(), visitor, reasons],
  );

beforeAll(async () => {
  database = await createTestDatabase(process.env.TEST_DATABASE_URL!);
  dataSource = await createDataSource(database.url).initialize();
  await dataSource.query(`SELECT ensure_event_partition($1)`, [now.toISOString()]);
  // Two weeks of others, who are gone.
  await dataSource.query(
    `INSERT INTO events (occurred_at, received_at, dequeued_at, id, type_id, origin_id, visitor, user_agent_id)
     SELECT $1::timestamptz - interval '31 minutes' - n * interval '1 minute', now(), now(), gen_random_uuid(), 1, 1, n, 1
     FROM generate_series(0, 19999) AS n`,
    [now.toISOString()],
  );
  await log(1, -1);
  await log(4, -1);
  await log(4.9, -2);
  await log(5.1, -3);
  await log(29.9, -4);
  await log(1, -5, ['crawler']);
  // The server does the same a little later.
  await dataSource.query('ANALYZE events');
});

afterAll(async () => {
  await dataSource.destroy();
  await database.drop();
});

test('each person counts once, bots do not, and who was last seen before is gone', async () => {
  const repository = new LiveVisitorsRepository(dataSource);
  expect(await repository.count(now)).toEqual({ last5Minutes: 2, last30Minutes: 4 });
  const later = (minutes: number) => new Date(now.getTime() + minutes * MINUTE);
  expect(await repository.count(later(1))).toEqual({ last5Minutes: 1, last30Minutes: 3 });
  expect(await repository.count(later(28))).toEqual({ last5Minutes: 0, last30Minutes: 1 });
  expect(await repository.count(later(30))).toEqual({ last5Minutes: 0, last30Minutes: 0 });
});

test('the last minutes are found by the index on the time, not by reading the log', async () => {
  const plans: string[] = [];
  const explaining = {
    query: async (sql: string, parameters: unknown[]) => {
      const rows = await dataSource.query<{ 'QUERY PLAN': string }[]>(`EXPLAIN ${sql}`, parameters);
      plans.push(rows.map((row) => row['QUERY PLAN']).join('\n'));
      return [{ last5Minutes: 0, last30Minutes: 0 }];
    },
  };
  await new LiveVisitorsRepository(explaining as unknown as DataSource).count(now);
  expect(plans[0]).toMatch(/Index Scan/);
  expect(plans[0]).not.toContain('Seq Scan on events_2026_03');
});
