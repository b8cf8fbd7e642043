import { SentNotifications } from '@astaguide/database/operations/sent-notifications';
import { SignInRecord } from '@astaguide/database/entities/account/sign-in-record.entity';
import type { SendNotificationJob } from '@astaguide/queues/notifications-queue';
import type { Pool } from 'pg';
import { ownerDatabaseForTests } from '../../lib/owner-database.fixture';
import { NotificationPreferencesRepository } from './notification-preferences.repository';

import { SignInMails } from './sign-in-mails';
import { SignInsRepository } from './sign-ins.repository';

let pool: Pool;
let mails: SignInMails;
let log: SentNotifications;
let posted: SendNotificationJob[];

ownerDatabaseForTests(async (opened, dataSource) => {
  pool = opened;
  await pool.query(`INSERT INTO owners (email, password_hash) VALUES ('owner@example.com', 'x')`);
  await pool.query(`UPDATE site_settings SET site_name = 'Reef', time_zone = 'Europe/Berlin'`);
  log = new SentNotifications(dataSource);
  mails = new SignInMails(
    new SignInsRepository(dataSource.getRepository(SignInRecord)),
    new NotificationPreferencesRepository(dataSource),
    log,
    { publicUrl: 'https://reef.example' },
    async (mail) => {
      posted.push(mail);
      await log.claim(mail);
    },
  );
});

beforeEach(async () => {
  posted = [];
  await pool.query('TRUNCATE sign_ins, notifications');
});

const signIn = (at: string, isNew = true) =>
  pool.query(
    `INSERT INTO sign_ins (outcome, at, day, browser, network, is_new_browser)
     VALUES ('signed-in', $1, $1::timestamptz::date, 'Chrome on macOS', '203.0.113.0/24', $2)`,
    [at, isNew],
  );
const failed = (day: string, at: string, times: number, outcome = 'refused', network = '198.51.100.0/24') =>
  pool.query(
    `INSERT INTO sign_ins (outcome, at, day, times, browser, network) VALUES ($1, $2, $3, $4, 'Firefox on Linux', $5)`,
    [outcome, at, day, times, network],
  );
const run = (at: string) => mails.postUnreported(new Date(at));

test('a sign-in with a new browser is mailed once, with time, network and browser', async () => {
  await signIn('2026-11-29T13:02:00Z');
  await run('2026-11-29T13:02:05Z');
  await run('2026-11-29T14:02:15Z');
  expect(posted).toMatchObject([
    { kind: 'sign-in', to: 'owner@example.com', subject: 'Reef: sign-in with a new browser' },
  ]);
  expect(posted[0]!.text).toContain('Chrome on macOS · 203.0.113.0/24 · Nov 29, 2026, 14:02 (Europe/Berlin)');
  expect(posted[0]!.html).toContain('https://reef.example/admin?tab=settings&amp;section=account');
});

test('a sign-in with a known browser is not mailed, nor is one from before there was a mail server', async () => {
  await signIn('2026-11-29T13:02:00Z', false);
  await signIn('2026-11-28T13:02:00Z');
  await run('2026-11-29T13:02:05Z');
  expect(posted).toEqual([]);
});

test('more new browsers within an hour wait for the next mail, which names all of them', async () => {
  await signIn('2026-11-29T13:02:00Z');
  await run('2026-11-29T13:02:05Z');
  for (let second = 10; second < 22; second++) await signIn(`2026-11-29T13:10:${second}Z`);
  await run('2026-11-29T13:59:59Z');
  expect(posted).toHaveLength(1);
  await run('2026-11-29T14:00:00Z');
  expect(posted).toHaveLength(2);
  expect(posted[1]!.text.match(/Chrome on macOS/g)).toHaveLength(10);
  expect(posted[1]!.text).toContain('And 2 more.');
});

test('ten refused sign-ins of a day are mailed once that day, however many follow', async () => {
  await failed('2026-11-29', '2026-11-29T13:02:00Z', 9);
  await run('2026-11-29T13:02:05Z');
  expect(posted).toEqual([]);
  await failed('2026-11-29', '2026-11-29T13:03:00Z', 1200, 'slowed-down', '');
  await run('2026-11-29T13:03:05Z');
  await failed('2026-11-29', '2026-11-29T14:03:00Z', 5000, 'slowed-down', '192.0.2.0/24');
  await run('2026-11-29T14:03:05Z');
  expect(posted).toMatchObject([
    { kind: 'refused-sign-ins', subject: 'Reef: 1,209 refused sign-ins on 2026-11-29' },
  ]);
  expect(posted[0]!.text).toContain('9 × wrong email or password · Firefox on Linux · 198.51.100.0/24');
  expect(posted[0]!.text).toContain('1,200 × slowed down · other networks');
  await failed('2026-11-30', '2026-11-30T01:03:00Z', 10);
  await run('2026-11-30T01:03:05Z');
  expect(posted).toHaveLength(2);
});
