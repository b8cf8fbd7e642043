import type { SendNotificationJob } from '@astaguide/queues/notifications-queue';
import { UnrecoverableError } from 'bullmq';
import { createServer, type AddressInfo } from 'node:net';
import type { Pool } from 'pg';
import { ownerDatabaseForTests } from '../../lib/owner-database.fixture';
import { MailSender } from '@astaguide/queues/mails/mail-sender';
import {
  readMessage,
  startMailServer,
  type TestMailServer,
} from '@astaguide/queues/mails/mail-server.fixture';
import { SentNotifications } from '@astaguide/database/operations/sent-notifications';

let pool: Pool;
let log: SentNotifications;
const open: { close(): unknown }[] = [];

ownerDatabaseForTests((opened, dataSource) => {
  pool = opened;
  log = new SentNotifications(dataSource);
});

afterEach(async () => {
  for (const opened of open.splice(0).reverse()) await opened.close();
  await pool.query('TRUNCATE notifications');
});

const MAIL: SendNotificationJob = {
  key: 'weekly-summary.2026-11-16',
  kind: 'weekly-summary',
  to: 'owner@example.com',
  subject: 'Your week',
  text: 'Grüße',
  html: '<p>Grüße</p>',
};

async function mailServer(onMessage?: (count: number) => Error | undefined): Promise<TestMailServer> {
  const server = await startMailServer(onMessage);
  open.push(server);
  return server;
}

function senderFor(url: string, from = { name: 'Reef Review', address: 'news@example.com' }): MailSender {
  const sender = new MailSender({ mailServer: { url, from } }, log);
  open.push({ close: () => sender.onApplicationShutdown() });
  return sender;
}

const states = async () =>
  (await pool.query<{ key: string; state: string }>('SELECT key, state FROM notifications')).rows;

test('sends a mail once, to its recipient alone, as text and as HTML', async () => {
  const server = await mailServer();
  const sender = senderFor(server.url);
  for (let turn = 0; turn < 3; turn++) await sender.send(MAIL);
  expect(server.recipients).toEqual([['owner@example.com']]);
  const { headers, body } = readMessage(server.messages[0]!);
  expect(headers.get('from')).toBe('Reef Review <news@example.com>');
  expect([headers.get('to'), headers.get('subject')]).toEqual(['owner@example.com', 'Your week']);
  expect(headers.get('content-type')).toMatch(/^multipart\/alternative/);
  expect(body).toContain('text/plain');
  expect(body).toContain('text/html');
  expect(await states()).toEqual([{ key: MAIL.key, state: 'sent' }]);
});

test('two workers at once send it once', async () => {
  const server = await mailServer();
  const senders = Array.from({ length: 5 }, () => senderFor(server.url));
  await Promise.allSettled(senders.map((sender) => sender.send(MAIL)));
  expect(server.messages).toHaveLength(1);
});

test('a mail that the server refuses is tried again', async () => {
  const busy = Object.assign(new Error('Try later'), { responseCode: 451 });
  const server = await mailServer((count) => (count === 1 ? busy : undefined));
  const sender = senderFor(server.url);
  await expect(sender.send(MAIL)).rejects.toThrow('Try later');
  expect(await states()).toEqual([]);
  await sender.send(MAIL);
  expect(server.messages).toHaveLength(1);
});

test('a server that is away leaves the mail unsent and free to be tried', async () => {
  const sender = senderFor('smtp://127.0.0.1:1');
  await expect(sender.send(MAIL)).rejects.not.toBeInstanceOf(UnrecoverableError);
  expect(await states()).toEqual([]);
});

test('where the connection breaks after the text was sent, it is not sent again, and the log says so', async () => {
  const hanging = await cutAfterText();
  await expect(senderFor(hanging.url).send(MAIL)).rejects.toBeInstanceOf(UnrecoverableError);
  expect(await states()).toEqual([{ key: MAIL.key, state: 'uncertain' }]);
  const server = await mailServer();
  await senderFor(server.url).send(MAIL);
  expect(server.messages).toEqual([]);
});

test('a mail whose worker died is left to the other until it is clear, and then not sent blindly', async () => {
  const server = await mailServer();
  const sender = senderFor(server.url);
  expect(await log.claim(MAIL)).toBe('claimed');
  await expect(sender.send(MAIL)).rejects.toThrow('Another process');
  await pool.query(`UPDATE notifications SET claimed_at = now() - interval '6 minutes'`);
  await sender.send(MAIL);
  expect(server.messages).toEqual([]);
  expect(await states()).toEqual([{ key: MAIL.key, state: 'uncertain' }]);
});

const BREAK = ['\r\n', '\n', '\r', '\u2028', '\u0085', '\u0000', '\r\n\r\n'];

test.each(BREAK)('no header begins after %j in the subject or in the sender’s name', async (gap) => {
  const server = await mailServer();
  const injected = `Reef${gap}Bcc: victim@example.com${gap}${gap}body`;
  const sender = senderFor(server.url, { name: injected, address: 'news@example.com' });
  await sender.send({ ...MAIL, subject: injected });
  expect(server.recipients).toEqual([['owner@example.com']]);
  const { headers, body } = readMessage(server.messages[0]!);
  expect([...headers.keys()].sort()).toEqual([
    'auto-submitted',
    'content-type',
    'date',
    'from',
    'message-id',
    'mime-version',
    'subject',
    'to',
  ]);
  expect(body).not.toContain('Bcc');
});

test.each(['owner@example.com\r\nBcc: victim@example.com', 'a@example.com, b@example.com', 'x', ''])(
  'the recipient %j is refused for good, and nothing is sent',
  async (to) => {
    const server = await mailServer();
    await expect(senderFor(server.url).send({ ...MAIL, to })).rejects.toBeInstanceOf(UnrecoverableError);
    expect(server.messages).toEqual([]);
  },
);

/** A mail server that takes the text of a mail, and breaks the connection before it has said so. */
async function cutAfterText(): Promise<{ url: string }> {
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.write('220 test\r\n');
    let inText = false;
    socket.on('data', (chunk) => {
      const said = chunk.toString();
      if (inText) return void (/\r\n\.\r\n$/.test(said) && socket.destroy());
      if (/^DATA/.test(said)) {
        inText = true;
        socket.write('354 go on\r\n');
      } else socket.write(/^QUIT/.test(said) ? '221 bye\r\n' : '250 test\r\n');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  open.push({ close: () => new Promise((resolve) => server.close(resolve)) });
  return { url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}` };
}
