import type { Site } from '@astaguide/testbed/launched-site';
import { request } from 'node:http';
import type { Client } from 'pg';
import { ApiClient, until } from '../api-client';
import { siteForTests } from '../site-for-tests';

const ROWS = 40_000;
const ROWS_OF_A_DAY = (24 * 60 * 60) / 20;
const DAYS = 'from=2026-02-01&to=2026-02-28';
let site: Site;
let database: Client;
let owner: ApiClient;
siteForTests((started) => ({ site, owner, database } = started));

beforeAll(async () => {
  const track = { eventType: 'page_view', eventData: { page: '/' } };
  await owner.post('/api/analytics/track', track);
  await until(
    async () => (await database.query('SELECT id FROM user_agents')).rows.length,
    (known) => known > 0,
  );
  await database.query(`SELECT ensure_event_partition('2026-02-01T00:00:00Z')`);
  await database.query(
    `INSERT INTO events
       (occurred_at, received_at, dequeued_at, id, type_id, extra, origin_id, visitor, user_agent_id)
     SELECT timestamptz '2026-02-01T00:00:00Z' + interval '20 seconds' * n, now(), now(), gen_random_uuid(), 1,
       jsonb_build_object('page', '/faq', 'note', repeat('x', 1500)), (SELECT min(id) FROM origins), n,
       (SELECT min(id) FROM user_agents)
     FROM generate_series(0, $1::integer - 1) AS n`,
    [ROWS],
  );
  // The server does this automatically after a while.
  await database.query('ANALYZE');
}, 120_000);

test('the events of a day come as a file of as many lines', async () => {
  const day = 'from=2026-02-02&to=2026-02-02';
  const { status, headers, text } = await owner.get(`/api/analytics/events.ndjson?${day}`);
  expect(status).toBe(200);
  expect(headers.get('content-type')).toBe('application/x-ndjson');
  expect(headers.get('content-disposition')).toContain('events-2026-02-02-to-2026-02-02.ndjson');
  const lines = text.trimEnd().split('\n');
  expect(lines).toHaveLength(ROWS_OF_A_DAY);
  expect(JSON.parse(lines.at(-1)!)).toMatchObject({
    event_type: 'page_view',
    event_data: expect.stringContaining('"/faq"'),
  });
}, 180_000);

test('a reader that stops reading is waited for in little memory, and may go on or go away', async () => {
  const before = await residentMemory();
  const readers = await Promise.all(Array.from({ length: 5 }, beginReading));
  await new Promise((resolve) => setTimeout(resolve, 2000));
  // Five exports of 68 MB each would need 340 MB.
  expect((await residentMemory()) - before).toBeLessThan(150e6);
  for (const reader of readers.slice(1)) reader.goAway();
  expect(await readers[0]!.readOn()).toBe(ROWS);
  await until(
    async () =>
      (
        await database.query<{ busy: number }>(
          `SELECT count(*)::int AS busy FROM pg_stat_activity
           WHERE state <> 'idle' AND query LIKE '%log.data%' AND pid <> pg_backend_pid()`,
        )
      ).rows[0]!.busy,
    (busy) => busy === 0,
  );
  expect((await owner.get('/health/live')).status).toBe(200);
}, 180_000);

test.each([
  ['from', 'to=2026-02-01'],
  ['to', 'from=2026-02-01'],
  ['to', 'from=2026-02-02&to=2026-02-01'],
  ['from', 'from=2026-02-30&to=2026-03-01'],
  ['from', "from=0';--&to=2026-02-01"],
])('an export is refused for its %s: %s', async (path, query) => {
  const { status, body } = await owner.get(`/api/analytics/events.ndjson?${query}`);
  expect([status, body.errors[0].path]).toEqual([422, path]);
});

/** Resident memory of the backend, in bytes. */
async function residentMemory(): Promise<number> {
  // Metrics are available only without a proxy.
  const text = await (await fetch(`${site.url}/metrics`)).text();
  return Number(/^\w*process_resident_memory_bytes(?:\{[^}]*\})? (\S+)$/m.exec(text)![1]);
}

/** Opens an export and reads only its first bytes. */
function beginReading(): Promise<{ readOn(): Promise<number>; goAway(): void }> {
  return new Promise((resolve, reject) => {
    const asking = request(`${site.url}/api/analytics/events.ndjson?${DAYS}`, {
      headers: owner.cookieHeader(),
    });
    asking.on('error', reject).on('response', (response) => {
      response.on('error', () => undefined);
      response.once('readable', () => {
        let lines = 0;
        const count = (bytes: Buffer) => {
          for (let end = bytes.indexOf('\n'); end >= 0; end = bytes.indexOf('\n', end + 1)) lines++;
        };
        count(response.read() as Buffer);
        resolve({
          goAway: () => response.destroy(),
          readOn: () =>
            new Promise((done) => {
              response.on('end', () => done(lines)).on('data', count);
            }),
        });
      });
    });
    asking.end();
  });
}
