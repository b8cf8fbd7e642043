import { OWNER, type Site } from '@astaguide/testbed/launched-site';
import { signedInSessionSchema, signInRecordSchema } from '@astaguide/contracts/account/auth';
import { request } from 'node:http';
import { Client } from 'pg';
import { ApiClient, until } from '../api-client';
import { siteForTests } from '../site-for-tests';

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0';
const SAFARI =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 14_5) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Safari/605.1.15';
const ANOTHER = 'another good password';

let site: Site;
let database: Client;

siteForTests((shared) => ({ site, database } = shared));

beforeEach(() => database.query('DELETE FROM sessions'));

const visitor = () => new ApiClient(site.url);

async function signedIn(userAgent = FIREFOX, password = OWNER.password): Promise<ApiClient> {
  const client = visitor();
  const answer = await client.post('/api/auth/login', { ...OWNER, password }, { 'user-agent': userAgent });
  expect(answer.status).toBe(200);
  return client;
}

const statusOfMe = async (client: ApiClient) => (await client.get('/api/auth/me')).status;
const sessionsOf = async (client: ApiClient) =>
  signedInSessionSchema.array().parse((await client.get('/api/auth/sessions')).body);
const changePassword = (client: ApiClient, currentPassword: string, newPassword: string) =>
  client.post('/api/auth/password', { currentPassword, newPassword });

test.each([
  ['POST', '/api/auth/password'],
  ['GET', '/api/auth/sessions'],
  ['GET', '/api/auth/sign-ins'],
  ['DELETE', '/api/auth/sessions/1'],
])('%s %s is for the owner alone', async (method, path) => {
  const body = method === 'POST' ? { currentPassword: OWNER.password, newPassword: ANOTHER } : undefined;
  expect((await visitor().call(method, path, body)).status).toBe(401);
});

describe('the list of recent sign-ins', () => {
  const listed = async (client: ApiClient) =>
    signInRecordSchema.array().parse((await client.get('/api/auth/sign-ins')).body);
  const guess = (network: number, host: number) =>
    visitor().post(
      '/api/auth/login',
      { email: 'typed@example.com', password: 'typed password' },
      { 'x-forwarded-for': `203.0.${network}.${host}`, 'user-agent': SAFARI },
    );

  beforeEach(() => database.query('TRUNCATE sign_ins, rate_limits'));

  test('has each sign-in with its browser and network, and whether the browser is new', async () => {
    const client = await signedIn();
    await client.post('/api/auth/login', OWNER, { 'user-agent': FIREFOX });
    const network = ApiClient.address!.replace(/\d+$/, '0/24');
    const common = { outcome: 'signed-in', times: 1, browser: 'Firefox on Linux', network };
    expect(await listed(client)).toMatchObject([
      { ...common, isNewBrowser: false },
      { ...common, isNewBrowser: true },
    ]);
  });

  test('groups failed attempts by network and outcome, without what was entered', async () => {
    const client = await signedIn();
    for (let host = 1; host <= 17; host++) await guess(0, host);
    const records = await until(
      () => listed(client),
      (rows) => rows.reduce((sum, { times }) => sum + times, 0) === 18,
    );
    const common = { browser: 'Safari on macOS', network: '203.0.0.0/24', isNewBrowser: false };
    expect(records).toHaveLength(3);
    expect(records).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ ...common, outcome: 'refused', times: 15 }),
        expect.objectContaining({ ...common, outcome: 'slowed-down', times: 2 }),
      ]),
    );
    const { rows } = await database.query('SELECT sign_ins::text AS row FROM sign_ins');
    expect(JSON.stringify(rows)).not.toMatch(/typed|203\.0\.0\.[1-9]/);
  });

  test('names ten networks a day, and puts those of a flood together', async () => {
    const client = await signedIn();
    const attempts = 40;
    for (let network = 1; network <= attempts; network++) await guess(network, 1);
    const records = await until(
      () => listed(client),
      (rows) => rows.reduce((sum, { times }) => sum + times, 0) === attempts + 1,
    );
    const failed = records.filter(({ outcome }) => outcome === 'refused');
    expect(failed.filter(({ network }) => network !== null)).toHaveLength(10);
    expect(failed.filter(({ network }) => network === null)).toMatchObject([{ times: attempts - 10 }]);
    expect(records.at(-1)).toMatchObject({ outcome: 'signed-in' });
  });
});

describe('sessions', () => {
  test('each is listed with its browser and network: the current one first, then by last use', async () => {
    const startedAt = Date.now();
    const clients = [await signedIn(SAFARI), await signedIn(FIREFOX), await signedIn(FIREFOX)];
    await database.query(
      `UPDATE sessions SET expire = expire - interval '1 hour' WHERE sess::text LIKE '%Safari on macOS%'`,
    );
    const sessions = await sessionsOf(clients[1]!);
    const network = ApiClient.address!.replace(/\d+$/, '0/24');
    expect(sessions.map(({ id, signedInAt, lastSeenAt, ...shown }) => shown)).toEqual([
      { browser: 'Firefox on Linux', network, isCurrent: true },
      { browser: 'Firefox on Linux', network, isCurrent: false },
      { browser: 'Safari on macOS', network, isCurrent: false },
    ]);
    expect(new Set(sessions.map(({ id }) => id)).size).toBe(3);
    for (const { signedInAt } of sessions) {
      expect(Date.parse(signedInAt)).toBeGreaterThanOrEqual(startedAt);
      expect(Date.parse(signedInAt)).toBeLessThanOrEqual(Date.now());
    }
    const hourAgo = Date.now() - Date.parse(sessions[2]!.lastSeenAt);
    expect(hourAgo).toBeGreaterThan(3_590_000);
    expect(hourAgo).toBeLessThan(3_660_000);
  });

  test('what names a session does not open it', async () => {
    const client = await signedIn();
    const [session] = await sessionsOf(client);
    const { rows } = await database.query<{ sid: string }>('SELECT sid FROM sessions');
    expect(session!.id).not.toContain(rows[0]!.sid);
    expect(JSON.stringify(client.cookieHeader())).not.toContain(session!.id);
  });

  test('each call puts the end of a session off, past the end it was opened with', async () => {
    const client = await signedIn();
    await database.query(
      `UPDATE sessions SET expire = localtimestamp + interval '1 hour',
         sess = jsonb_set(sess::jsonb, '{cookie,expires}', '"2020-01-01T00:00:00.000Z"')::json`,
    );
    const answer = await client.get('/api/auth/me');
    expect(answer.status).toBe(200);
    const untilThen =
      Date.parse(/expires=([^;]+)/i.exec(answer.headers.get('set-cookie')!)![1]!) - Date.now();
    expect(untilThen).toBeGreaterThan(6.9 * 24 * 3_600_000);
    const { rows } = await database.query(
      `SELECT expire - localtimestamp > interval '6 days 23 hours' AS later FROM sessions`,
    );
    expect(rows).toEqual([{ later: true }]);
  });

  test('calls within a minute move the end of a session once', async () => {
    const client = await signedIn();
    const endOf = async () =>
      (await database.query<{ end: string }>('SELECT expire::text AS end FROM sessions')).rows[0]!.end;
    await database.query(`UPDATE sessions SET expire = expire - interval '50 seconds'`);
    const early = await endOf();
    expect(await statusOfMe(client)).toBe(200);
    expect(await endOf()).toBe(early);
    await database.query(`UPDATE sessions SET expire = expire - interval '20 seconds'`);
    expect(await statusOfMe(client)).toBe(200);
    expect((await endOf()) > early).toBe(true);
  });

  test('a session that has run out is over, and not listed', async () => {
    const [old, current] = [await signedIn(SAFARI), await signedIn()];
    await database.query(
      `UPDATE sessions SET expire = localtimestamp - interval '2 seconds' WHERE sess::text LIKE '%Safari%'`,
    );
    expect(await statusOfMe(old)).toBe(401);
    expect(await sessionsOf(current)).toHaveLength(1);
  });

  test('30 days after the sign-in a session is over, however often it was used, and so is its live stream', async () => {
    const [old, current] = [await signedIn(SAFARI), await signedIn()];
    const signedInBefore = (age: string) =>
      database.query(
        `UPDATE sessions SET sess = jsonb_set(sess::jsonb, '{signIn,at}', to_jsonb(now() - $1::interval))::json
         WHERE sess::text LIKE '%Safari on macOS%'`,
        [age],
      );
    const stream = await old.open('/api/analytics/live');
    const events = new Response(stream.body);
    await signedInBefore('29 days 23 hours');
    expect(await statusOfMe(old)).toBe(200);
    await signedInBefore('30 days');
    expect(await statusOfMe(old)).toBe(401);
    expect(await sessionsOf(current)).toHaveLength(1);
    expect(await events.text()).toContain('event: signed-out');
  }, 30_000);

  test('another one can be ended, once', async () => {
    const [other, current] = [await signedIn(), await signedIn()];
    const { id } = (await sessionsOf(current))[1]!;
    const end = async () => (await current.call('DELETE', `/api/auth/sessions/${id}`)).status;
    expect([await end(), await end()]).toEqual([204, 404]);
    expect([await statusOfMe(other), await statusOfMe(current)]).toEqual([401, 200]);
    expect(await sessionsOf(current)).toHaveLength(1);
  });

  test('the own one can be ended, which takes its cookie away', async () => {
    const client = await signedIn();
    const stolen = client.copy();
    const [{ id } = { id: '' }] = await sessionsOf(client);
    const answer = await client.call('DELETE', `/api/auth/sessions/${id}`);
    expect([answer.status, answer.headers.get('set-cookie')]).toEqual([
      204,
      expect.stringMatching(/^astaguide-session=;.*Expires=Thu, 01 Jan 1970/),
    ]);
    expect(await statusOfMe(stolen)).toBe(401);
  });

  test.each(['1', 'a'.repeat(64), '%00', '..%2f..'])('there is no session %s', async (id) => {
    const client = await signedIn();
    expect((await client.call('DELETE', `/api/auth/sessions/${id}`)).status).toBe(404);
  });

  test('one that is ended stays so, though a call of it is still on its way', async () => {
    const [slow, current] = [await signedIn(), await signedIn()];
    const upload = await beginUpload(slow);
    const { id } = (await sessionsOf(current))[1]!;
    expect((await current.call('DELETE', `/api/auth/sessions/${id}`)).status).toBe(204);
    expect(await upload.finish()).toBe(415);
    expect(await statusOfMe(slow)).toBe(401);
    expect(await sessionsOf(current)).toHaveLength(1);
  });
});

describe('the password', () => {
  const back = (client: ApiClient) => changePassword(client, ANOTHER, OWNER.password);

  test('changed, it ends all other sessions, and this one goes on under another id', async () => {
    const [other, current] = [await signedIn(SAFARI), await signedIn()];
    const before = current.copy();
    const signedInAt = (await sessionsOf(current))[0]!.signedInAt;
    const answer = await changePassword(current, OWNER.password, ANOTHER);
    expect([answer.status, answer.text]).toEqual([204, '']);
    expect(await statusOfMe(other)).toBe(401);
    expect(await statusOfMe(before)).toBe(401);
    expect(await statusOfMe(current)).toBe(200);
    expect(await sessionsOf(current)).toMatchObject([
      { browser: 'Firefox on Linux', signedInAt, isCurrent: true },
    ]);
    expect((await visitor().signIn()).status).toBe(401);
    await signedIn(FIREFOX, ANOTHER);
    expect((await back(current)).status).toBe(204);
    await signedIn();
  });

  test('of two changes at once, one is made', async () => {
    const clients = [await signedIn(), await signedIn()];
    const answers = await Promise.all(
      clients.map((client) => changePassword(client, OWNER.password, ANOTHER)),
    );
    const made = answers.map(({ status }) => status === 204);
    expect(made.filter(Boolean)).toHaveLength(1);
    expect(await Promise.all(clients.map(statusOfMe))).toEqual(made.map((isMade) => (isMade ? 200 : 401)));
    expect((await back(clients[made.indexOf(true)]!)).status).toBe(204);
  });

  test.each([
    ['currentPassword', 'Current password is incorrect', { currentPassword: 'wrong', newPassword: ANOTHER }],
    ['currentPassword', 'Enter your current password', { currentPassword: '', newPassword: ANOTHER }],
    [
      'newPassword',
      'Use at least 15 characters',
      { currentPassword: OWNER.password, newPassword: 'x'.repeat(14) },
    ],
    [
      'newPassword',
      'Choose a different password',
      { currentPassword: OWNER.password, newPassword: OWNER.password },
    ],
  ])('is not changed because of %s: %s', async (path, message, body) => {
    const [other, client] = [await signedIn(), await signedIn()];
    const answer = await client.post('/api/auth/password', body);
    expect([answer.status, answer.body.errors]).toEqual([422, [{ path, message }]]);
    expect([await statusOfMe(other), await statusOfMe(client)]).toEqual([200, 200]);
  });

  test('is not changed by a page of another origin', async () => {
    const client = await signedIn();
    const body = { currentPassword: OWNER.password, newPassword: ANOTHER };
    const origin = { origin: 'https://elsewhere.example' };
    expect((await client.post('/api/auth/password', body, origin)).status).toBe(403);
  });

  test('is changed by a signed-in owner while strangers have used up the account’s tries', async () => {
    const client = await signedIn();
    const here = { 'x-forwarded-for': '127.0.0.1' };
    for (let turn = 0; turn < 15; turn++)
      await visitor().post('/api/auth/login', { ...OWNER, password: 'x' }, here);
    expect((await visitor().post('/api/auth/login', OWNER, here)).status).toBe(429);
    expect((await changePassword(client, OWNER.password, ANOTHER)).status).toBe(204);
    expect((await back(client)).status).toBe(204);
    await database.query('DELETE FROM rate_limits');
  });

  test('cannot be guessed by who has got hold of a session, which locks no other one out', async () => {
    const [client, other] = [await signedIn(), await signedIn()];
    const statuses = [];
    for (let turn = 0; turn < 10; turn++) {
      statuses.push((await changePassword(client, `guess ${turn}`, ANOTHER)).status);
    }
    expect(statuses).toEqual(Array(10).fill(422));
    const refused = await changePassword(client, OWNER.password, ANOTHER);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await changePassword(other, OWNER.password, ANOTHER)).status).toBe(204);
    expect((await back(other)).status).toBe(204);
  });
});

/** Sends the start of an upload; `finish` sends the rest. */
async function beginUpload(client: ApiClient): Promise<{ finish(): Promise<number> }> {
  const sending = request(`${site.url}/api/images/upload`, {
    method: 'POST',
    headers: {
      ...client.cookieHeader(),
      'content-type': 'multipart/form-data; boundary=b',
      expect: '100-continue',
    },
  });
  const answer = new Promise<number>((resolve, reject) => {
    sending.on('response', (response) => resolve(response.resume().statusCode!)).on('error', reject);
  });
  await new Promise<void>((resolve) => sending.on('continue', resolve).flushHeaders());
  sending.write('--b\r\ncontent-disposition: form-data; name="image"; filename="a.png"\r\n\r\nno picture');
  // The server has received the request, and reads its session from the database about now.
  await new Promise((resolve) => setTimeout(resolve, 300));
  return {
    finish: () => {
      sending.end('\r\n--b--\r\n');
      return answer;
    },
  };
}
