import {
  embeddedDatabase,
  OWNER,
  type RunningSite,
  startSite,
  superuserUrlOf,
} from '@astaguide/testbed/launched-site';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Client } from 'pg';
import { ApiClient, until } from '../api-client';
import { dumpDatabase } from './dump-database';

/** Addresses of documentation networks, which do not occur by chance. */
const ADDRESSES = ['203.0.113.77', '2001:db8:77:1:2:3:4:5'];

let site: RunningSite;
let database: Client;

beforeAll(async () => {
  site = await startSite({ TRUST_PROXY: '1', LOG_LEVEL: 'trace' });
  database = await embeddedDatabase(site, superuserUrlOf(site));
  for (const address of ADDRESSES) await useTheSite(address);
  await until(
    async () => (await database.query('SELECT DISTINCT network::text FROM event_log')).rows.length,
    (networks) => networks === ADDRESSES.length,
  );
}, 120_000);

afterAll(async () => {
  await database.end();
  await site.stop();
}, 30_000);

/** Calls everything that reads the client's address, from one address. */
async function useTheSite(address: string): Promise<void> {
  const from = { 'x-forwarded-for': address };
  const client = new ApiClient(site.url);
  const expectStatus = async (status: number, ...call: Parameters<ApiClient['call']>) => {
    const [method, path, body, headers] = call;
    const answer = await client.call(method, path, body, { ...from, ...headers });
    expect([method, path, answer.status]).toEqual([method, path, status]);
    return answer;
  };
  const withToken = (token: string) => ({ authorization: `Bearer ${token}` });
  await expectStatus(202, 'POST', '/api/privacy/erase-visits');
  await expectStatus(200, 'GET', '/');
  await expectStatus(404, 'GET', '/no/such/page');
  await expectStatus(202, 'POST', '/api/analytics/track', {
    eventType: 'page_view',
    eventData: { page: '/faq' },
  });
  await expectStatus(422, 'POST', '/api/analytics/track', { eventType: 5 });
  await expectStatus(400, 'POST', '/api/analytics/track', '{');
  await expectStatus(201, 'POST', '/api/newsletter', { email: 'reader@example.com' });
  await expectStatus(200, 'POST', '/api/chat', { message: `I write from ${ADDRESSES[0]}. Is it safe?` });
  await expectStatus(401, 'POST', '/api/auth/login', { email: 'nobody@example.com', password: 'x' });
  await expectStatus(200, 'POST', '/api/auth/login', OWNER);
  await expectStatus(200, 'GET', '/api/auth/sessions');
  const { body: made } = await expectStatus(201, 'POST', '/api/auth/tokens', { name: 'Sheet' });
  await expectStatus(200, 'GET', '/api/analytics/summary', undefined, withToken(made.token));
  await expectStatus(401, 'GET', '/api/analytics/summary', undefined, withToken('ag_wrong'));
  const { body: link } = await expectStatus(201, 'POST', '/api/share-links', { name: 'Us', range: '7d' });
  await expectStatus(200, 'GET', new URL(link.url).pathname);
  await expectStatus(404, 'GET', '/shared/unknown');
  await expectStatus(422, 'POST', '/api/auth/password', {
    currentPassword: 'x',
    newPassword: 'another good password',
  });
  await expectStatus(403, 'POST', '/api/auth/logout', undefined, { origin: 'https://elsewhere.example' });
  await expectStatus(401, 'GET', '/metrics');
}

/** The address, and its plain hashes, which could be reversed by brute force. */
function tracesOf(address: string): string[] {
  const hashes = ['md5', 'sha1', 'sha256'].flatMap((algorithm) =>
    (['hex', 'base64', 'base64url'] as const).map((form) =>
      createHash(algorithm).update(address).digest(form),
    ),
  );
  return [address, ...hashes];
}

test('the addresses were seen, and their networks are all that is kept', async () => {
  const { rows } = await database.query('SELECT DISTINCT network::text FROM event_log ORDER BY 1');
  expect(rows).toEqual([{ network: '2001:db8:77::/48' }, { network: '203.0.113.0/24' }]);
});

test('no whole address, nor a plain hash of one, is in any table of any schema', async () => {
  const dump = await dumpDatabase(database);
  expect(dump).toContain('203.0.113.0/24');
  expect(dump).toMatch(/^\S+ .*reader@example\.com/m);
  expect(ADDRESSES.flatMap(tracesOf).filter((trace) => dump.includes(trace))).toEqual([]);
});

test('nor in any file: logs at their most talkative, the database’s journal, its dead rows', async () => {
  await database.query('CHECKPOINT');
  const files = readdirSync(site.dataDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  const has = (text: string) => files.filter((file) => readFileSync(file).includes(text));
  expect(files.some((file) => file.endsWith('backend.log'))).toBe(true);
  expect(has('203.0.113.0/24').length).toBeGreaterThan(0);
  for (const address of ADDRESSES) expect(has(address)).toEqual([]);
}, 60_000);

test('no event and no question leads to the newsletter’s reader or to the owner', async () => {
  const { rows } = await database.query<{ line: string }>(
    `SELECT row::text AS line FROM event_log row UNION ALL SELECT row::text FROM chat_questions row`,
  );
  expect(rows.length).toBeGreaterThan(2);
  for (const { line } of rows) expect(line).not.toMatch(/reader@example\.com|owner@example\.com/);
});
