import type { QueueHealth } from '@astaguide/contracts/operations/queue-health';
import type { SentNotifications } from '@astaguide/database/operations/sent-notifications';
import type { SendNotificationJob } from '@astaguide/queues/notifications-queue';
import { UnrecoverableError } from 'bullmq';
import type { PinoLogger } from 'nestjs-pino';
import type { IngestService } from '../../analytics/ingest/ingest.service';
import type { NotificationsService } from '../notifications/notifications.service';
import type { DiskReader } from '../disk-reader.service';
import type { QueueHealthService } from '../queue-health.service';
import { lenientLog, LossWatch } from './loss-watch.service';

const MINUTE = 60_000;
const START = Date.parse('2026-01-03T12:00:00.000Z');
const full = Object.assign(new Error('could not extend file'), { code: '53100' });
const away = Object.assign(new Error('no'), { code: 'ECONNREFUSED' });
const worker = { id: '1', host: 'a', pid: 1, version: '1', startedAt: '', seenAt: '' };

/** A site whose state a test changes, with any number of backends that watch it. */
function siteOfTest() {
  const site = {
    now: START,
    workers: [worker],
    usedBytes: 50,
    refusal: undefined as Error | undefined,
    backupFailure: null as string | null,
    isDatabaseAway: false,
    lossAlerts: true,
    to: 'owner@example.com' as string | null,
    mailServerError: undefined as Error | undefined,
  };
  const keys = new Set<string>();
  const mails: SendNotificationJob[] = [];
  const stored = <Value>(value: () => Value): Promise<Value> =>
    site.isDatabaseAway ? Promise.reject(away) : Promise.resolve(value());
  const log = {
    findKeys: () => stored(() => [...keys]),
    claim: ({ key }: SendNotificationJob) =>
      stored(() => {
        if (keys.has(key)) return 'settled' as const;
        keys.add(key);
        return 'claimed' as const;
      }),
    confirm: () => stored(() => undefined),
  };
  const lenient = lenientLog(log as unknown as SentNotifications);
  const sender = {
    async send(mail: SendNotificationJob) {
      if (site.mailServerError) throw site.mailServerError;
      if ((await lenient.claim(mail)) === 'settled') return;
      mails.push(mail);
      await lenient.confirm(mail.key);
    },
    giveUp: ({ key }: SendNotificationJob) => stored(() => void keys.add(key)),
  };
  const health = (): Partial<QueueHealth> => ({
    takenAt: new Date(site.now).toISOString(),
    queues: [],
    oldestWaitingAt: null,
    backup: { lastAt: new Date(START).toISOString(), failure: site.backupFailure, eventsSince: null },
    workers: site.workers,
  });
  const warnings: object[] = [];
  const startBackend = () =>
    new LossWatch(
      sender,
      log,
      {
        findRecipient: () => stored(() => ({ lossAlerts: site.lossAlerts, to: site.to, siteName: 'Reef' })),
      } as unknown as NotificationsService,
      {
        requireAccepting: () => (site.refusal ? Promise.reject(site.refusal) : Promise.resolve()),
      } as unknown as IngestService,
      { read: () => stored(health) } as unknown as QueueHealthService,
      { read: () => Promise.resolve({ usedBytes: site.usedBytes, totalBytes: 100 }) } as DiskReader,
      {
        publicUrl: 'https://reef.example',
        mailServer: { url: 'smtp://mail.example', from: { name: '', address: 'site@reef.example' } },
      },
      { warn: (fields: object) => warnings.push(fields) } as unknown as PinoLogger,
    );
  /** Lets time pass, in which each backend looks every 30 seconds. */
  const pass = async (minutes: number, ...watches: LossWatch[]) => {
    for (const end = site.now + minutes * MINUTE; site.now < end; site.now += 30_000)
      for (const watch of watches) await watch.look(site.now);
  };
  const subjects = () => mails.map(({ subject }) => subject);
  return { site, mails, subjects, warnings, startBackend, pass };
}

test('sends nothing while all is well', async () => {
  const { startBackend, pass, mails } = siteOfTest();
  await pass(120, startBackend());
  expect(mails).toEqual([]);
});

test('sends one mail for an incident however long it lasts, and one when it is over', async () => {
  const { site, startBackend, pass, mails, subjects } = siteOfTest();
  const watch = startBackend();
  site.workers = [];
  await pass(60, watch);
  expect(mails).toMatchObject([
    {
      key: 'loss-alert.no-worker.1',
      kind: 'loss-alert',
      to: 'owner@example.com',
      subject: 'Reef: events are not counted, no worker runs',
    },
  ]);
  expect(mails[0]!.text).toContain('https://reef.example/admin?tab=settings&section=system');
  site.workers = [worker];
  await pass(60, watch);
  expect(subjects().slice(1)).toEqual(['Reef: a worker runs again']);
  site.workers = [];
  await pass(60, watch);
  expect(mails.map(({ key }) => key)).toEqual([1, 2, 3].map((number) => `loss-alert.no-worker.${number}`));
});

test('a restart of the worker causes no mail', async () => {
  const { site, startBackend, pass, mails } = siteOfTest();
  const watch = startBackend();
  for (let turn = 0; turn < 5; turn++) {
    site.workers = [];
    await pass(1.5, watch);
    site.workers = [worker];
    await pass(1.5, watch);
  }
  expect(mails).toEqual([]);
});

test('a disk that moves around the limit is one incident', async () => {
  const { site, startBackend, pass, subjects } = siteOfTest();
  const watch = startBackend();
  for (let turn = 0; turn < 20; turn++) {
    site.usedBytes = turn % 2 === 0 ? 90 : 89;
    await pass(4, watch);
  }
  expect(subjects()).toEqual(['Reef: the disk is nearly full']);
});

test('several backends send one mail together', async () => {
  const { site, startBackend, pass, subjects } = siteOfTest();
  const watches = [startBackend(), startBackend(), startBackend()];
  site.workers = [];
  await pass(30, ...watches);
  site.workers = [worker];
  await pass(30, ...watches);
  expect(subjects()).toEqual(['Reef: events are not counted, no worker runs', 'Reef: a worker runs again']);
});

test('mails within a minute of a failed backup, once however often it fails, and once it succeeds', async () => {
  const { site, startBackend, pass, mails, subjects } = siteOfTest();
  const watch = startBackend();
  await pass(5, watch);
  site.backupFailure = 'No space left on device';
  await pass(1, watch);
  expect(subjects()).toEqual(['Reef: the backup failed']);
  expect(mails[0]!.text).toContain('No space left on device');
  site.backupFailure = 'it would have filled the disk';
  await pass(120, watch);
  expect(subjects()).toHaveLength(1);
  site.backupFailure = null;
  await pass(20, watch);
  expect(subjects().slice(1)).toEqual(['Reef: a backup was made again']);
});

test('a restart of the backend neither repeats an incident nor misses its end', async () => {
  const { site, startBackend, pass, subjects } = siteOfTest();
  site.workers = [];
  await pass(10, startBackend());
  await pass(10, startBackend());
  expect(subjects()).toHaveLength(1);
  site.workers = [worker];
  await pass(20, startBackend());
  expect(subjects()).toHaveLength(2);
});

test('reports a full disk once although nothing can be stored, also where the database is gone', async () => {
  const { site, startBackend, pass, mails, subjects } = siteOfTest();
  const watch = startBackend();
  await pass(1, watch);
  Object.assign(site, { refusal: full, isDatabaseAway: true, usedBytes: 100, workers: [] });
  await pass(60, watch);
  expect(subjects()).toEqual(['Reef: events are refused', 'Reef: the disk is nearly full']);
  expect(mails[0]!.text).toContain('The disk is full.');
  Object.assign(site, { refusal: undefined, isDatabaseAway: false, usedBytes: 50, workers: [worker] });
  await pass(60, watch);
  expect(subjects().slice(2)).toEqual(['Reef: events are accepted again', 'Reef: the disk has space again']);
});

test('tries again every five minutes while the mail server is away, and logs no address', async () => {
  const { site, startBackend, pass, subjects, warnings } = siteOfTest();
  const watch = startBackend();
  site.workers = [];
  site.mailServerError = new Error('Connection refused');
  await pass(22, watch);
  expect(warnings).toHaveLength(4);
  expect(warnings[0]).toEqual({ mail: 'loss-alert.no-worker.1', reason: 'Connection refused' });
  site.mailServerError = undefined;
  await pass(6, watch);
  expect(subjects()).toHaveLength(1);
});

test('gives up a mail that can never be sent', async () => {
  const { site, startBackend, pass, mails, warnings } = siteOfTest();
  site.workers = [];
  site.mailServerError = new UnrecoverableError('The recipient is not a valid email address');
  await pass(60, startBackend());
  expect([mails.length, warnings.length]).toEqual([0, 1]);
});

test.each([
  ['the owner does not want them', { lossAlerts: false }],
  ['the site has no owner', { to: null }],
])('sends nothing where %s', async (_why, change) => {
  const { site, startBackend, pass, mails } = siteOfTest();
  Object.assign(site, change, { workers: [] });
  await pass(30, startBackend());
  expect(mails).toEqual([]);
});
