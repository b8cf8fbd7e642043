import { openQueue } from '@astaguide/queues/backend';
import {
  notificationsQueue,
  SEND_NOTIFICATION,
  type SendNotificationJob,
} from '@astaguide/queues/notifications-queue';
import type { Queue } from 'bullmq';
import type { PinoLogger } from 'nestjs-pino';
import type { Pool } from 'pg';
import { WorkerMetrics } from '../../lib/metrics/worker-metrics';
import { ownerDatabaseForTests } from '../../lib/owner-database.fixture';
import { MailSender } from '@astaguide/queues/mails/mail-sender';
import { startMailServer, type TestMailServer } from '@astaguide/queues/mails/mail-server.fixture';
import { notificationsProcessor } from './send-notification';
import { SentNotifications } from '@astaguide/database/operations/sent-notifications';
import type { SiteConnection } from '@astaguide/database/settings/site-connection';

const silent = { warn: () => undefined } as unknown as PinoLogger;
const busy = Object.assign(new Error('Mailbox full'), { responseCode: 452 });
let pool: Pool;
let queue: Queue<SendNotificationJob>;
let server: TestMailServer;
let processor: Awaited<ReturnType<typeof notificationsProcessor.useFactory>>;
let refuses = true;

afterAll(async () => {
  await processor.onApplicationShutdown();
  await queue.close();
  await server.close();
});

ownerDatabaseForTests(async (opened, dataSource, databaseUrl) => {
  pool = opened;
  const target = { databaseUrl };
  queue = openQueue(notificationsQueue, target);
  server = await startMailServer(() => (refuses ? busy : undefined));
  const from = { name: 'Reef', address: 'news@example.com' };
  const log = new SentNotifications(dataSource);
  const connection = { whenMailIsSetUp: () => Promise.resolve() } as SiteConnection;
  const sender = new MailSender({ mailServer: { url: server.url, from } }, log);
  processor = await notificationsProcessor.useFactory(
    target,
    new WorkerMetrics(),
    silent,
    sender,
    connection,
  );
  processor.onModuleInit();
});

/** Puts a mail on its way, and waits until the queue holds nothing of it. */
async function post(key: string, { to = 'owner@example.com', attempts = 1 } = {}): Promise<void> {
  const mail: SendNotificationJob = {
    key,
    kind: 'test',
    to,
    subject: `About ${key}`,
    text: 'Text',
    html: '<p>Text</p>',
  };
  const job = await queue.add(SEND_NOTIFICATION, mail, { jobId: key, attempts, backoff: 0 });
  const deadline = Date.now() + 15_000;
  while ((await queue.getJob(job.id!)) !== undefined) {
    if (Date.now() > deadline) throw new Error(`${key} is on the queue still`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

const listed = async () =>
  (await pool.query('SELECT key, subject, state, reason FROM notifications ORDER BY claimed_at')).rows;

test('a mail that is given up is listed with its reason, leaves no job, and is not sent later', async () => {
  await post('first', { attempts: 3 });
  const givenUp = {
    key: 'first',
    subject: 'About first',
    state: 'given-up',
    reason: expect.stringContaining('Mailbox full'),
  };
  expect(await listed()).toEqual([givenUp]);
  refuses = false;
  await post('first');
  expect(server.messages).toEqual([]);

  await post('second', { to: 'nobody' });
  await post('third');
  expect(await listed()).toEqual([
    givenUp,
    {
      key: 'second',
      subject: 'About second',
      state: 'given-up',
      reason: 'The recipient is not a valid email address',
    },
    { key: 'third', subject: 'About third', state: 'sent', reason: null },
  ]);
}, 30_000);
