import { PERSON } from '@astaguide/testbed/past-event';
import { apiTokenScopes } from '@astaguide/contracts/account/api-token';
import { readPids, type RunningSite } from '@astaguide/testbed/launched-site';
import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { ApiClient, uploadForm, type Answer } from '../api-client';
import { ownSiteForTests } from '../site-for-tests';
import { connect } from 'node:net';

/** A request whose body is never sent completely. */
interface UnfinishedRequest {
  method: string;
  path: string;
  headers?: Record<string, string>;
  /** The Content-Length. */
  length: number;
  /** The part of the body that is sent. Default: one byte. */
  sent?: string;
  /** Resolve when the server has read the head, which it confirms with an interim response. */
  untilRead?: boolean;
}

interface HeldConnection {
  /** Resolves with the response when its first bytes arrive, or when the server closes the connection. */
  answered: Promise<string>;
  /** Resolves when the connection is closed. */
  closed: Promise<void>;
  /** Sends more of the body. @returns whether the connection was open to the end of it */
  send(part: string): Promise<boolean>;
  close(): void;
}

/** Sends the head of a request and the start of its body, and keeps the connection open. */
function holdRequest(
  url: string,
  { method, path, headers = {}, length, sent = '{', untilRead = false }: UnfinishedRequest,
): Promise<HeldConnection> {
  const { hostname, port } = new URL(url);
  const all = {
    host: `${hostname}:${port}`,
    'user-agent': PERSON,
    'content-type': 'application/json',
    'content-length': String(length),
    ...(untilRead && { expect: '100-continue' }),
    ...headers,
  };
  const head = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => {
      socket.write(`${method} ${path} HTTP/1.1\r\n${head.join('')}\r\n${sent}`);
      const next = () =>
        new Promise<string>((answer) => {
          socket.setEncoding('utf8').once('data', answer);
          socket.once('close', () => answer(''));
        });
      const closed = new Promise<void>((close) => socket.once('close', () => close()));
      const begun = untilRead ? next() : Promise.resolve('');
      const send = (part: string) =>
        new Promise<boolean>((sent) => socket.write(part, (error) => sent(!error)));
      void begun.then(() => resolve({ answered: next(), closed, send, close: () => socket.destroy() }));
    });
    socket.on('error', reject);
  });
}

const TRACK = '/api/analytics/track';
/** More than the limit of events in flight. */
const HALF_SENT = 300;
/** Bodies of a megabyte each, more than a process may keep. */
const BODIES = 400;
/** Time until an incomplete request has timed out and the server has checked for it. Milliseconds. */
const GIVEN_UP_AFTER = 45_000;
/** Upper limit for a response that does not wait for a body. Milliseconds. */
const AT_ONCE = 10_000;

jest.setTimeout(120_000);

let site: RunningSite;
let owner: ApiClient;
const held: HeldConnection[] = [];
ownSiteForTests((started) => ({ site, owner } = started), { TRUST_PROXY: '1' });

afterAll(() => held.forEach((connection) => connection.close()));

const hold = async (request: UnfinishedRequest) => {
  const connection = await holdRequest(site.url, request);
  held.push(connection);
  return connection;
};
/** Resolves to undefined if a response does not arrive without the rest of the body. */
const atOnce = <T>(coming: Promise<T>): Promise<T | undefined> =>
  Promise.race([
    coming,
    new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), AT_ONCE).unref()),
  ]);
/** The status of a response that arrives before the end of the body; undefined for no response. */
const statusOf = async (request: UnfinishedRequest) => {
  const connection = await hold(request);
  const text = await atOnce(connection.answered);
  const status = /^HTTP\/1\.1 (\d+)/.exec(text ?? '')?.[1];
  connection.close();
  return status && Number(status);
};
const track = (address: string, event: object = {}): Promise<Answer> =>
  new ApiClient(site.url).post(
    TRACK,
    { eventType: 'page_view', eventData: { page: '/' }, ...event },
    { 'x-forwarded-for': address },
  );

let halfSent: HeldConnection[];
let halfSentAt: number;

test('with 300 half-sent events open, another visitor’s event is taken and pages are served', async () => {
  halfSent = await Promise.all(
    Array.from({ length: HALF_SENT }, (_, index) =>
      hold({
        method: 'POST',
        path: TRACK,
        length: 100,
        headers: { 'x-forwarded-for': `203.0.113.${index % 250}` },
        untilRead: true,
      }),
    ),
  );
  halfSentAt = Date.now();
  for (let turn = 0; turn < 5; turn++) {
    expect((await track('198.51.100.1')).status).toBe(202);
    expect((await new ApiClient(site.url).get('/')).status).toBe(200);
  }
});

describe('before any of its body is read', () => {
  test('a stranger’s call of every route that is the owner’s is answered 401', async () => {
    const { body: document } = await owner.get('/api/openapi.json');
    const routes = Object.entries(document.paths as Record<string, Record<string, object>>).flatMap(
      ([path, methods]) =>
        Object.entries(methods)
          .filter(([method]) => method !== 'get')
          .map(([method]): [string, string] => [method.toUpperCase(), path.replace(/\{\w+\}/g, '1')]),
    );
    const open = [
      '/api/auth/login',
      '/api/auth/logout',
      TRACK,
      '/api/chat',
      '/api/chat/feedback',
      '/api/newsletter',
      // Its token may be in the body.
      '/api/conversions/postback',
    ];
    const closed = routes.filter(
      ([method, path]) => !(method === 'POST' && [...open, '/api/privacy/erase-visits'].includes(path)),
    );
    expect(closed.length).toBeGreaterThan(15);
    closed.push(['PUT', '/admin/queues/api/queues/pause']);
    const answers = await Promise.all(
      closed.map(async ([method, path]) => [
        method,
        path,
        await statusOf({ method, path, length: 1_000_000 }),
      ]),
    );
    expect(answers).toEqual(closed.map(([method, path]) => [method, path, 401]));
  });

  test('so is one with a forged session, and one with a form', async () => {
    const cookie = { cookie: 'astaguide-session=planted.by-somebody-else' };
    const form = { 'content-type': 'multipart/form-data; boundary=x' };
    expect([
      await statusOf({ method: 'POST', path: '/api/products', length: 1_000_000, headers: cookie }),
      await statusOf({ method: 'POST', path: '/api/images/upload', length: 9_000_000, headers: form }),
    ]).toEqual([401, 401]);
  });

  test('a process keeps no bodies of strangers in memory', async () => {
    const status = `/proc/${readPids(site.dataDir)['backend']}/status`;
    if (!existsSync(status)) return;
    const megabytes = () => Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(status, 'utf8'))![1]) / 1024;
    const before = megabytes();
    const sent = 'x'.repeat(999_999);
    const bodies: HeldConnection[] = [];
    for (let body = 0; body < BODIES; body++)
      bodies.push(await hold({ method: 'POST', path: '/api/products', length: 1_000_000, sent }));
    for (const { answered } of bodies) expect(await atOnce(answered)).toContain('HTTP/1.1 401 ');
    expect(megabytes() - before).toBeLessThan(BODIES / 2);
    for (const body of bodies) body.close();
  });

  describe('a made-up or insufficient credential', () => {
    const path = '/api/conversions';
    /** The status, and whether the connection was closed without another byte of the body. */
    const outcomeOf = async (request: Partial<UnfinishedRequest>) => {
      const connection = await hold({ method: 'POST', path, length: 1_000_000, ...request });
      const text = await atOnce(connection.answered);
      const isClosed = await atOnce(connection.closed.then(() => true));
      return [/^HTTP\/1\.1 (\d+)/.exec(text ?? '')?.[1], isClosed];
    };
    const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

    test.each([
      ['any string as a token', bearer('ag_made-up')],
      ['another scheme', { authorization: 'Basic b3duZXI6b3duZXI=' }],
      ['a token of nothing', { authorization: 'Bearer ' }],
      ['any string as a session', { cookie: 'astaguide-session=made.up' }],
      ['any string as a device', { cookie: 'astaguide-device=1.made.up' }],
    ])('of %s is answered 401, and the connection is closed', async (_what, headers) => {
      expect(await outcomeOf({ headers })).toEqual(['401', true]);
      expect(await outcomeOf({ headers, path: '/api/products' })).toEqual(['401', true]);
    });

    test('of a token with another scope is answered 403, and the connection is closed', async () => {
      const { body } = await owner.post('/api/auth/tokens', { name: 'Reader', scopes: ['analytics:read'] });
      expect(await outcomeOf({ headers: bearer(body.token) })).toEqual(['403', true]);
    });
  });

  test('what a program may send is refused when it is too large, whatever the route', async () => {
    const { body: document } = await owner.get('/api/openapi.json');
    const scopes = apiTokenScopes;
    const { body } = await owner.post('/api/auth/tokens', { name: 'All', scopes });
    const routes = Object.entries(
      document.paths as Record<string, Record<string, { security?: object[]; requestBody?: object }>>,
    ).flatMap(([path, methods]) =>
      Object.entries(methods)
        .filter(([, { security = [], requestBody }]) => requestBody && security.some((one) => 'token' in one))
        .map(([method]): [string, string] => [method.toUpperCase(), path.replace(/\{\w+\}/g, '1')]),
    );
    expect(routes).toContainEqual(['POST', '/api/conversions']);
    const headers = { authorization: `Bearer ${body.token}` };
    for (const [method, path] of routes)
      expect([path, await statusOf({ method, path, headers, length: 20_000 })]).toEqual([path, 413]);
  });

  test('a long one of a stranger is read no further, and one of a browser that was signed in to its end', async () => {
    const part = ' '.repeat(500_000);
    // Less than what is read of the owner's, and more than what lies in the buffers of a connection.
    const parts = 32;
    const length = part.length * parts;
    const strangers: Record<string, string>[] = [
      {},
      { cookie: 'astaguide-session=made.up; astaguide-device=1.made.up' },
      { authorization: 'Bearer ag_made-up' },
    ];
    for (const headers of strangers) {
      const stranger = await hold({ method: 'POST', path: '/api/products', headers, length, sent: part });
      expect(await stranger.answered).toMatch(/^HTTP\/1\.1 401 /);
      let sent = 1;
      while (sent < parts && (await stranger.send(part))) sent++;
      expect(sent).toBeLessThan(parts);
    }

    const picture: [string, Buffer, string, string] = [
      'image',
      Buffer.alloc(5_000_000),
      'a.png',
      'image/png',
    ];
    const ended = new ApiClient(site.url);
    await ended.signIn();
    const headers = ended.cookieHeader();
    await ended.post('/api/auth/logout');
    const path = '/api/images/upload';
    const answer = await new ApiClient(site.url).call('POST', path, uploadForm(picture), headers);
    expect(answer.status).toBe(401);
  });

  test('a call that no route has is answered 404', async () => {
    expect(await statusOf({ method: 'POST', path: '/api/no-such-call', length: 1_000_000 })).toBe(404);
  });

  test('what strangers may send is refused when it is too large', async () => {
    for (const path of ['/api/auth/login', '/api/auth/logout'])
      expect([path, await statusOf({ method: 'POST', path, length: 20_000 })]).toEqual([path, 413]);
  });
});

describe('the events of one address', () => {
  const address = '192.0.2.7';

  test('are taken 300 at once, then refused with 429 and when to come back', async () => {
    const id = randomUUID();
    const since = Date.now();
    const answers: Answer[] = [];
    // Fewer at a time than may be in flight. Repeated events count as requests as well.
    while (answers.length < 400)
      answers.push(...(await Promise.all(Array.from({ length: 100 }, () => track(address, { id })))));
    const earned = Math.ceil(((Date.now() - since) / 1000) * 5);
    const taken = answers.filter(({ status }) => status === 202).length;
    const refused = answers.filter(({ status }) => status === 429);
    expect(taken + refused.length).toBe(400);
    expect(taken).toBeGreaterThanOrEqual(300);
    expect(taken).toBeLessThanOrEqual(300 + earned);
    expect(refused[0]!.headers.get('content-type')).toMatch(/^application\/problem\+json/);
    expect(refused[0]!.body).toMatchObject({ status: 429, title: 'Too Many Requests' });
    expect(Number(refused[0]!.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  test('are taken again after that time', async () => {
    const answers: Answer[] = [];
    do answers.push(await track(address));
    while (answers.at(-1)!.status !== 429);
    const wait = Number(answers.at(-1)!.headers.get('retry-after'));
    await new Promise((resolve) => setTimeout(resolve, wait * 1000));
    expect((await track(address)).status).toBe(202);
  });

  test('leave those of others alone', async () => {
    expect((await track('192.0.2.8')).status).toBe(202);
  });
});

test('a request that is not sent whole within 30 seconds is answered 408 and its connection closed', async () => {
  const late = new Promise<string>((resolve) =>
    setTimeout(() => resolve('no answer'), halfSentAt + GIVEN_UP_AFTER - Date.now()).unref(),
  );
  const answers = await Promise.all(halfSent.map(({ answered }) => Promise.race([answered, late])));
  expect(answers.filter((text) => !text.startsWith('HTTP/1.1 408 '))).toEqual([]);
  expect(answers[0]).toContain('application/problem+json');
});
