import { createDataSource } from '@astaguide/database/data-source';
import { databaseForTests } from '@astaguide/database/database.fixture';
import { SentNotifications } from '@astaguide/database/operations/sent-notifications';
import { MailSender } from '@astaguide/queues/mails/mail-sender';
import { startMailServer, type TestMailServer } from '@astaguide/queues/mails/mail-server.fixture';
import type { PinoLogger } from 'nestjs-pino';
import type { Pool } from 'pg';
import type { DataSource } from 'typeorm';
import type { IngestService } from '../../analytics/ingest/ingest.service';
import type { NotificationsService } from '../notifications/notifications.service';
import type { DiskReader } from '../disk-reader.service';
import type { QueueHealthService } from '../queue-health.service';
import { lenientLog, LossWatch } from './loss-watch.service';

const MINUTE = 60_000;
let pool: Pool;
let dataSource: DataSource | undefined;
let server: TestMailServer;
let usedBytes: number;
const senders: MailSender[] = [];

// Before the database is dropped.
afterAll(() => dataSource?.destroy());
databaseForTests(async (opened, url) => {
  pool = opened;
  dataSource = await createDataSource(url, 3).initialize();
});

beforeEach(async () => {
  server = await startMailServer();
  usedBytes = 95;
});
afterEach(async () => {
  for (const sender of senders.splice(0)) sender.onApplicationShutdown();
  await server.close();
});

/** A backend whose disk has the given use; everything else is well, or cannot be read. */
function startBackend(): LossWatch {
  const log = new SentNotifications(dataSource!);
  const from = { name: 'Reef', address: 'site@example.com' };
  const site = { publicUrl: 'https://reef.example', mailServer: { url: server.url, from } };
  const sender = new MailSender(site, lenientLog(log));
  senders.push(sender);
  const recipient = { lossAlerts: true, to: 'owner@example.com', siteName: 'Reef' };
  return new LossWatch(
    sender,
    log,
    { findRecipient: () => Promise.resolve(recipient) } as unknown as NotificationsService,
    { requireAccepting: () => Promise.resolve() } as unknown as IngestService,
    { read: () => Promise.reject(new Error('Connection terminated')) } as unknown as QueueHealthService,
    { read: () => Promise.resolve({ usedBytes, totalBytes: 100 }) } as DiskReader,
    site,
    { warn: () => undefined } as unknown as PinoLogger,
  );
}

test('mails the owner once, whichever backend looks, and once when it is over', async () => {
  const [one, other] = [startBackend(), startBackend()];
  for (const minute of [0, 1, 2, 3]) for (const watch of [one, other]) await watch.look(minute * MINUTE);
  expect(server.recipients).toEqual([['owner@example.com']]);
  expect(server.messages[0]).toContain('Subject: Reef: the disk is nearly full');
  usedBytes = 50;
  // After a restart.
  const later = startBackend();
  for (const minute of [4, 14, 15]) for (const watch of [later, other]) await watch.look(minute * MINUTE);
  expect(server.messages).toHaveLength(2);
  expect(server.messages[1]).toContain('Subject: Reef: the disk has space again');
  const { rows } = await pool.query(`SELECT key, state FROM notifications ORDER BY key`);
  expect(rows).toEqual([1, 2].map((number) => ({ key: `loss-alert.disk.${number}`, state: 'sent' })));
});
