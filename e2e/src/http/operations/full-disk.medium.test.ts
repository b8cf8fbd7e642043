import type { Site } from '@astaguide/testbed/launched-site';
import type { Client } from 'pg';
import { ApiClient, until } from '../api-client';
import { ownSiteForTests } from '../site-for-tests';

let site: Site;
let database: Client;
ownSiteForTests(async (started) => {
  ({ site, database } = started);
  // Refuses new rows as PostgreSQL does when it cannot extend a table's file.
  await database.query(
    `CREATE FUNCTION no_space() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
       RAISE EXCEPTION 'could not extend file: No space left on device' USING ERRCODE = 'disk_full'; END $$`,
  );
});

const tables = ['bullmq.job', 'event_inbox'];
const fillUp = async () => {
  for (const table of tables)
    await database.query(
      `CREATE TRIGGER no_space BEFORE INSERT ON ${table} FOR EACH ROW EXECUTE FUNCTION no_space()`,
    );
};
const makeRoom = async () => {
  for (const table of tables) await database.query(`DROP TRIGGER IF EXISTS no_space ON ${table}`);
};
afterEach(makeRoom);

const visitor = () => new ApiClient(site.url);
const sendEvent = () =>
  visitor().post('/api/analytics/track', { eventType: 'page_view', eventData: { page: '/' } });
const readiness = async () => {
  const { status, body, headers } = await visitor().get('/health/ready');
  return { status, detail: body?.detail as string | undefined, retryAfter: headers.get('retry-after') };
};
const untilReady = () => until(readiness, ({ status }) => status === 200, 20_000);
const untilRefused = () => until(readiness, ({ status }) => status === 503, 20_000);

describe('on a full disk', () => {
  test('a site that refuses events says so, and is ready by itself once there is room', async () => {
    await untilReady();
    await fillUp();
    expect((await sendEvent()).status).toBe(503);
    const refused = await untilRefused();
    expect(refused).toMatchObject({ detail: 'Not ready: events (the disk is full)', retryAfter: '5' });
    expect((await visitor().get('/metrics')).text).toContain('astaguide_part_up{part="events"} 0\n');
    await makeRoom();
    await untilReady();
    expect((await sendEvent()).status).toBe(202);
    expect((await visitor().get('/metrics')).text).toContain('astaguide_part_up{part="events"} 1\n');
  });

  test('it is not ready although no event comes, and no trial is left behind', async () => {
    await untilReady();
    const { rows } = await database.query('SELECT last_value FROM event_inbox_id_seq');
    await fillUp();
    await untilRefused();
    await makeRoom();
    await untilReady();
    expect((await database.query('SELECT FROM event_inbox')).rowCount).toBe(0);
    // The trial reached the table.
    const after = await database.query('SELECT last_value FROM event_inbox_id_seq');
    expect(Number(after.rows[0].last_value)).toBeGreaterThan(Number(rows[0].last_value));
  }, 60_000);

  test('pages are still served', async () => {
    await fillUp();
    await untilRefused();
    expect((await visitor().get('/')).status).toBe(200);
    expect((await visitor().get('/health/live')).status).toBe(200);
  }, 60_000);
});
