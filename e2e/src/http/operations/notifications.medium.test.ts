import { findFreePort } from '@astaguide/testbed/free-port';
import { embeddedDatabase, OWNER, type RunningSite, startSite } from '@astaguide/testbed/launched-site';
import { simpleParser } from 'mailparser';
import { SMTPServer } from 'smtp-server';
import type { AddressInfo } from 'node:net';
import type { Client } from 'pg';
import { ApiClient, until } from '../api-client';
import { faultsOf } from '../mail-inbox';

let site: RunningSite;
let owner: ApiClient;
let database: Client;
let workerPort: string;
const messages: string[] = [];
const mailServer = new SMTPServer({
  disabledCommands: ['STARTTLS'],
  // Accepts only the password of the address below.
  onAuth: ({ username, password }, _session, done) =>
    username === 'site' && password === 'p@ss' ? done(null, { user: 'site' }) : done(new Error('Wrong')),
  onData(stream, _session, done) {
    let message = '';
    stream.on('data', (chunk: Buffer) => (message += chunk.toString()));
    stream.on('end', () => {
      messages.push(message);
      done();
    });
  },
});

beforeAll(async () => {
  await new Promise<void>((resolve) => mailServer.listen(0, '127.0.0.1', resolve));
  const { port } = mailServer.server.address() as AddressInfo;
  workerPort = String(await findFreePort());
  site = await startSite({
    WORKER_METRICS_PORT: workerPort,
    SMTP_URL: `smtp://site:p%40ss@127.0.0.1:${port}`,
    MAIL_FROM: 'Reef <news@example.com>',
  });
  database = await embeddedDatabase(site);
  owner = new ApiClient(site.url);
  await owner.signIn();
}, 100_000);

afterAll(async () => {
  await database.end();
  await site.stop();
  await new Promise<void>((resolve) => mailServer.close(() => resolve()));
  const faults = await Promise.all(
    messages.map(async (message) => faultsOf(await simpleParser(message), message)),
  );
  expect(faults.flat()).toEqual([]);
}, 30_000);

test('the first sign-in with a browser is mailed to the owner', async () => {
  await until(
    () => Promise.resolve(messages),
    (sent) => sent.length > 0,
    30_000,
  );
  expect(messages[0]).toMatch(/^Subject: .*: sign-in with a new browser\r$/m);
  expect(messages[0]).toContain(`To: ${OWNER.email}`);
}, 60_000);

test('a test mail comes from the worker, through the queue, to the owner', async () => {
  const settings = (await owner.get('/api/notification-preferences')).body;
  expect(settings).toEqual({
    canSend: true,
    recipient: null,
    sendsTo: OWNER.email,
    lossAlerts: true,
    weeklySummary: false,
    alertNotifications: true,
    alertSensitivity: 'medium',
  });
  expect((await owner.post('/api/notifications/test')).status).toBe(202);
  await until(
    async () => (await owner.get('/api/notifications')).body as { kind: string; state: string }[],
    (sent) => sent.some(({ kind, state }) => kind === 'test' && state === 'sent'),
    20_000,
  );
  expect(messages).toHaveLength(2);
  expect(messages[1]).toContain(`To: ${OWNER.email}`);
  expect(messages[1]).toContain('From: Reef <news@example.com>');
}, 30_000);

test('the queue of mails is watched like the others', async () => {
  // A mail is marked as sent within its job, which ends a little later.
  const worker = new ApiClient(`http://127.0.0.1:${workerPort}`);
  await until(
    async () => (await worker.get('/metrics')).text,
    (text) => text.includes('astaguide_worker_jobs_total{queue="notifications",outcome="completed"} 2\n'),
    20_000,
  );
  const health = (await owner.get('/api/operations/queue')).body;
  expect(health.queues).toContainEqual({
    name: 'notifications',
    waiting: 0,
    active: 0,
    delayed: 0,
    failed: 0,
  });
  const board = (await owner.get('/admin/queues/api/queues')).body;
  expect(board.queues.map(({ name }: { name: string }) => name)).toContain('notifications');
  expect((await owner.get('/metrics')).text).toContain('astaguide_queue_workers{queue="notifications"} 1\n');
});

test('a mail that was given up is listed with its reason, and reported for a day', async () => {
  await database.query(
    `INSERT INTO notifications (key, kind, subject, state, reason, claimed_at) VALUES
       ('traffic-alert.7', 'traffic-alert', 'Clicks', 'given-up', 'Mailbox full', now()),
       ('traffic-alert.6', 'traffic-alert', 'Clicks', 'given-up', 'Mailbox full', now() - interval '25 hours')`,
  );
  const [newest] = (await owner.get('/api/notifications')).body;
  expect(newest).toMatchObject({ kind: 'traffic-alert', state: 'given-up', reason: 'Mailbox full' });
  expect((await owner.get('/metrics')).text).toContain('astaguide_notifications_lost 1\n');
});

test('a site’s name with line breaks begins no header', async () => {
  const before = messages.length;
  await database.query(
    `UPDATE site_settings SET site_name = E'Reef\\r\\nBcc: victim@example.com\\r\\n\\r\\nbody'`,
  );
  await owner.post('/api/notifications/test');
  await until(
    () => Promise.resolve(messages.length),
    (count) => count > before,
    20_000,
  );
  expect(messages.at(-1)!.split('\r\n\r\n')[0]).not.toMatch(/^Bcc:/im);
  await database.query(`UPDATE site_settings SET site_name = 'Reef'`);
}, 30_000);

test('stores the preferences, and an empty address means the owner’s again', async () => {
  const preferences = {
    recipient: 'other@example.com',
    lossAlerts: false,
    weeklySummary: true,
    alertNotifications: false,
    alertSensitivity: 'high',
  };
  const put = async (change: object) =>
    (await owner.call('PUT', '/api/notification-preferences', { ...preferences, ...change })).body;
  expect(await put({})).toMatchObject({ ...preferences, sendsTo: 'other@example.com' });
  expect(await put({ recipient: '' })).toMatchObject({ recipient: null, sendsTo: OWNER.email });
});

test('the week can be seen before it is sent', async () => {
  const { status, body } = await owner.get('/api/notifications/weekly-summary/preview');
  expect([status, body.subject]).toEqual([200, 'Reef: 0 clicks last week']);
  expect(body.html).toContain(`${site.url}/admin`);
});

test('an alert is listed until it is dismissed', async () => {
  await database.query(
    `INSERT INTO traffic_alerts (kind, window_start, window_end, clicks, expected)
     VALUES ('drop', now() - interval '3 hours', now(), 3, 97.5)`,
  );
  const [alert] = (await owner.get('/api/traffic-alerts')).body;
  expect(alert).toMatchObject({ kind: 'drop', clicks: 3, expected: 97.5, dismissedAt: null });
  expect((await owner.post(`/api/traffic-alerts/${alert.id}/dismiss`)).status).toBe(204);
  expect((await owner.get('/api/traffic-alerts')).body[0].dismissedAt).not.toBeNull();
  expect((await owner.post('/api/traffic-alerts/999/dismiss')).status).toBe(404);
});
