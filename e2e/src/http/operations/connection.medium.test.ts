import type { ConnectionSettings } from '@astaguide/contracts/settings/connection-settings';
import { embeddedDatabase, OWNER, type RunningSite } from '@astaguide/testbed/launched-site';
import { SMTPServer, type SMTPServerAddress } from 'smtp-server';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ApiClient, until } from '../api-client';
import { ownSiteForTests } from '../site-for-tests';

const PASSWORD = 'p@ss:word/1';

let site: RunningSite;
let owner: ApiClient;
const messages: string[] = [];
const mailServer = new SMTPServer({
  disabledCommands: ['STARTTLS'],
  allowInsecureAuth: true,
  onAuth: ({ username, password }, _session, done) =>
    username === 'site' && password === PASSWORD
      ? done(null, { user: 'site' })
      : done(new Error('No such user')),
  onMailFrom: ({ address }: SMTPServerAddress, _session, done) =>
    address === 'news@example.com' ? done() : done(new Error('Not your address')),
  onData(stream, _session, done) {
    let message = '';
    stream.on('data', (chunk: Buffer) => (message += chunk.toString()));
    stream.on('end', () => {
      messages.push(message);
      done();
    });
  },
});
let mail: Record<string, unknown> & { smtpPort: number };

beforeAll(async () => {
  mailServer.on('error', () => undefined);
  await new Promise<void>((resolve) => mailServer.listen(0, '127.0.0.1', resolve));
  const { port } = mailServer.server.address() as AddressInfo;
  mail = {
    smtpHost: '127.0.0.1',
    smtpPort: port,
    smtpSecurity: 'none',
    smtpUser: 'site',
    smtpPassword: PASSWORD,
    mailFrom: 'Reef <news@example.com>',
  };
});
ownSiteForTests((started) => ({ site, owner } = started));
afterAll(() => new Promise<void>((resolve) => mailServer.close(() => resolve())));

const PATH = '/api/connection-settings';
const read = async () => (await owner.get(PATH)).body as ConnectionSettings;
const put = (change: object) => owner.call('PUT', PATH, change);
const queues = async () =>
  ((await owner.get('/admin/queues/api/queues')).body.queues as { name: string }[]).map(({ name }) => name);
const mailed = (text: string) => messages.filter((message) => message.includes(text)).length;

/** A request under another host than the one that is connected to. */
function under(host: string, path: string): Promise<{ status: number; text: string; cookies: string[] }> {
  const { port } = new URL(site.url);
  return new Promise((resolve, reject) => {
    const call = request({ host: '127.0.0.1', port, path, headers: { host } }, (response) => {
      let text = '';
      response.on('data', (chunk: Buffer) => (text += chunk.toString()));
      response.on('end', () =>
        resolve({ status: response.statusCode!, text, cookies: response.headers['set-cookie'] ?? [] }),
      );
    });
    call.on('error', reject);
    call.end();
  });
}

test('only the owner reads or changes the address and the mail server', async () => {
  const visitor = new ApiClient(site.url);
  expect((await visitor.get(PATH)).status).toBe(401);
  expect((await visitor.call('PUT', PATH, { publicUrl: 'https://evil.example' })).status).toBe(401);
  expect((await visitor.post(`${PATH}/test`, {})).status).toBe(401);
});

describe('the address', () => {
  test('is that of links, sitemap, feed and canonical addresses from the next request', async () => {
    expect((await under('reef.example', '/')).status).toBe(421);
    expect((await put({ publicUrl: 'https://reef.example/' })).body).toMatchObject({
      publicUrl: 'https://reef.example',
      setBy: [],
    });
    for (const path of ['/', '/comparison']) {
      const { status, text } = await under('reef.example', path);
      expect(status).toBe(200);
      expect(text).toContain(`<link rel="canonical" href="https://reef.example${path}"`);
    }
    expect((await under('reef.example', '/sitemap.xml')).text).toContain(
      '<loc>https://reef.example/blog</loc>',
    );
    expect((await under('reef.example', '/robots.txt')).text).toContain('https://reef.example/sitemap.xml');
    expect((await under('reef.example', '/feed.xml')).text).toContain('<link>https://reef.example/');
  });

  test('leaves the dashboard on this machine, for the owner who is signed in there', async () => {
    expect((await owner.get('/api/auth/me')).body).toEqual({ email: OWNER.email });
    expect((await under('localhost', '/')).status).toBe(200);
    expect((await under('evil.example', '/')).status).toBe(421);
    const again = new ApiClient(site.url);
    await again.signIn();
    expect((await again.call('PUT', PATH, {}, { origin: site.url })).status).toBe(200);
    expect((await again.call('PUT', PATH, {}, { origin: 'https://reef.example' })).status).toBe(403);
  });

  test('is kept over a restart, until the variable wins', async () => {
    await site.restart();
    expect((await under('reef.example', '/robots.txt')).text).toContain('https://reef.example/sitemap.xml');
    await site.restart({ PUBLIC_URL: site.url });
    expect(await read()).toMatchObject({ publicUrl: site.url, setBy: ['PUBLIC_URL'] });
    expect((await under('reef.example', '/')).status).toBe(421);
    const refused = await put({ publicUrl: 'https://other.example' });
    expect([refused.status, refused.body.errors]).toEqual([
      422,
      [{ path: 'publicUrl', message: 'Set by the variable PUBLIC_URL' }],
    ]);
    await site.restart({ PUBLIC_URL: '' });
    expect(await read()).toMatchObject({ publicUrl: 'https://reef.example', setBy: [] });
    expect((await put({ publicUrl: null })).body.publicUrl).toBeNull();
  }, 100_000);
});

describe('the mail server', () => {
  test.each([
    ['the password', { smtpPassword: 'wrong' }, 'smtpPassword', /refuses the user name or the password/],
    ['the sender', { mailFrom: 'other@example.com' }, 'mailFrom', /refuses the sender: .*Not your address/],
    ['the port', { smtpPort: 1 }, 'smtpPort', /does not accept connections/],
    ['the encryption', { smtpSecurity: 'starttls' }, 'smtpSecurity', /encrypted connection .* failed/],
  ])('a test before saving says what is wrong with %s', async (_what, change, path, message) => {
    const refused = await owner.post(`${PATH}/test`, { ...mail, ...change });
    expect(refused.status).toBe(422);
    expect(refused.body.errors).toEqual([{ path, message: expect.stringMatching(message) }]);
    expect((await read()).canSend).toBe(false);
  });

  test('a test before saving arrives, and stores nothing', async () => {
    const sent = await owner.post(`${PATH}/test`, mail);
    expect([sent.status, sent.body]).toEqual([200, { sentTo: OWNER.email }]);
    expect(messages.at(-1)).toContain('From: Reef <news@example.com>');
    expect(await read()).toMatchObject({ smtpHost: null, password: 'none', canSend: false });
  });

  test('is used by backend and worker without a restart, and its password is in no answer', async () => {
    expect((await owner.get('/api/site-settings')).body.sendsNewsletter).toBe(false);
    expect(await queues()).not.toContain('notifications');
    const saved = await put(mail);
    expect(saved.body).toMatchObject({ smtpHost: '127.0.0.1', password: 'stored', canSend: true });
    expect(saved.text + (await owner.get(PATH)).text).not.toContain('p@ss');
    // A restart closed the connection of the tests.
    const database = await embeddedDatabase(site);
    const { rows } = await database.query('SELECT smtp_password FROM connection_settings');
    await database.end();
    expect(rows[0].smtp_password.toString('latin1')).not.toContain('p@ss');
    expect((await owner.get('/api/site-settings')).body.sendsNewsletter).toBe(true);
    expect((await owner.get('/api/notification-preferences')).body.canSend).toBe(true);
    expect(await queues()).toContain('notifications');
    // Through the queue and the worker.
    const before = mailed('Emails from your site are working');
    expect((await owner.post('/api/notifications/test')).status).toBe(202);
    await until(
      () => Promise.resolve(mailed('Emails from your site are working')),
      (count) => count === before + 1,
      20_000,
    );
    await owner.post('/api/newsletter', { email: 'reader@example.org' });
    await until(() => Promise.resolve(mailed('To: reader@example.org')), Boolean, 20_000);
    await until(() => Promise.resolve(mailed('sign-in with a new browser')), Boolean, 30_000);
  }, 90_000);

  test('keeps its password for the same server only', async () => {
    expect((await put({ mailFrom: 'news@example.com' })).body.password).toBe('stored');
    expect((await owner.post(`${PATH}/test`, {})).status).toBe(200);
    const elsewhere = { smtpHost: 'localhost' };
    for (const refused of [await put(elsewhere), await owner.post(`${PATH}/test`, elsewhere)])
      expect(refused.body.errors).toMatchObject([{ path: 'smtpPassword' }]);
    expect((await put({ smtpUser: null })).body).toMatchObject({ password: 'none' });
    expect((await put(mail)).body.password).toBe('stored');
  });

  test('of a database from another machine asks for its password, and sends nothing until then', async () => {
    await site.restart({ SESSION_SECRET: 'another secret, of another machine' });
    await owner.signIn();
    expect(await read()).toMatchObject({ password: 'unreadable', canSend: false });
    expect((await owner.post('/api/notifications/test')).status).toBe(409);
    expect((await put({ smtpPassword: PASSWORD })).body).toMatchObject({ password: 'stored', canSend: true });
    expect((await owner.post(`${PATH}/test`, {})).status).toBe(200);
  }, 60_000);

  test('from the variables wins, and is shown without its password', async () => {
    const { smtpPort } = mail;
    await site.restart({
      SMTP_URL: `smtp://site:p%40ss%3Aword%2F1@127.0.0.1:${smtpPort}`,
      MAIL_FROM: 'Other <news@example.com>',
    });
    await owner.signIn();
    expect(await read()).toMatchObject({
      smtpUser: 'site',
      smtpPort,
      mailFrom: 'Other <news@example.com>',
      setBy: ['SMTP_URL', 'MAIL_FROM'],
    });
    expect((await owner.get(PATH)).text).not.toContain('p%40ss');
    expect((await owner.post(`${PATH}/test`, {})).status).toBe(200);
    expect(messages.at(-1)).toContain('From: Other <news@example.com>');
    expect((await put({ smtpHost: 'smtp.example.com' })).body.errors).toMatchObject([
      { path: 'smtpHost', message: 'Set by the variable SMTP_URL' },
    ]);
  }, 60_000);
});
