import { TrafficAlert } from '@astaguide/database/entities/analytics/traffic-alert.entity';
import type { SendNotificationJob } from '@astaguide/queues/notifications-queue';
import type { Pool } from 'pg';
import type { DataSource } from 'typeorm';
import { ownerDatabaseForTests } from '../../lib/owner-database.fixture';
import { TrafficAlerts } from './traffic-alerts';
import { TrafficAlertsRepository } from './traffic-alerts.repository';
import { SentNotifications } from '@astaguide/database/operations/sent-notifications';
import { NotificationPreferencesRepository } from './notification-preferences.repository';
import { WeeklySummary } from './weekly-summary';

const HOUR = 3_600_000;
const site = {
  publicUrl: 'https://reef.example',
  mailServer: { url: 'smtp://mail.example', from: { name: '', address: 'site@reef.example' } },
};
let pool: Pool;
let dataSource: DataSource;
let log: SentNotifications;
let posted: SendNotificationJob[];
let summary: WeeklySummary;
let alerts: TrafficAlerts;

ownerDatabaseForTests(async (opened, connected) => {
  pool = opened;
  dataSource = connected;
  await pool.query(`INSERT INTO owners (email, password_hash) VALUES ('owner@example.com', 'x')`);
});

beforeEach(async () => {
  await pool.query('TRUNCATE hourly_rollups, daily_rollups, notifications, traffic_alerts');
  await pool.query(
    `UPDATE notification_preferences SET weekly_summary = true, recipient = NULL, alert_notifications = true, alert_sensitivity = 'medium'`,
  );
  await pool.query(`UPDATE site_settings SET site_name = 'Reef', time_zone = 'Europe/Berlin'`);
  posted = [];
  log = new SentNotifications(dataSource);
  const preferences = new NotificationPreferencesRepository(dataSource);
  // As the queue does: what is on its way is not put there again.
  const post = (mail: SendNotificationJob) => {
    if (!posted.some(({ key }) => key === mail.key)) posted.push(mail);
    return Promise.resolve();
  };
  summary = new WeeklySummary(preferences, log, site, post);
  alerts = new TrafficAlerts(
    new TrafficAlertsRepository(dataSource.getRepository(TrafficAlert)),
    preferences,
    site,
    post,
  );
});

const countHour = (hour: string, clicks: number) =>
  pool.query(`INSERT INTO hourly_rollups (hour, clicks) VALUES ($1, $2)`, [hour, clicks]);
const countDay = (day: string, clicks: number, { dimension = 0, key = 0, views = 0 } = {}) =>
  pool.query(
    `INSERT INTO daily_rollups (dimension, day, key_id, clicks, page_views) VALUES ($1, $2, $3, $4, $5)`,
    [dimension, day, key, clicks, views],
  );

describe('the weekly summary', () => {
  const monday = new Date('2026-11-16T06:00:00Z');

  test('sums up Monday to Sunday in the owner’s zone, against the week before', async () => {
    await countDay('2026-11-01', 5000);
    await countDay('2026-11-08', 1000);
    await countDay('2026-11-09', 5);
    await countDay('2026-11-15', 7);
    await countDay('2026-11-16', 1000);
    const { rows } = await pool.query<{ id: number }>(
      `INSERT INTO texts (value) VALUES ('/faq') RETURNING id`,
    );
    await countDay('2026-11-12', 0, { dimension: 3, key: rows[0]!.id, views: 40 });
    await summary.postWhenDue(monday);
    expect(posted).toMatchObject([
      { key: 'weekly-summary.2026-11-16', to: 'owner@example.com', subject: 'Reef: 12 clicks last week' },
    ]);
    expect(posted[0]!.text).toContain('Buy link clicks: 12 (−99%)');
    expect(posted[0]!.text).toContain('1. /faq: 40 (none before)');
    expect(posted[0]!.html).toContain(site.publicUrl);
  });

  test('is posted late where no worker ran in the morning, and never twice', async () => {
    await summary.postWhenDue(new Date('2026-11-16T21:30:00Z'));
    expect(posted).toHaveLength(1);
    expect(await log.claim(posted[0]!)).toBe('claimed');
    await log.confirm(posted[0]!.key);
    posted = [];
    await summary.postWhenDue(new Date('2026-11-16T21:31:00Z'));
    expect(posted).toEqual([]);
  });

  test.each([
    ['it is not Monday', monday.getTime() + 24 * HOUR, 'SELECT'],
    ['it is before seven', monday.getTime() - 1, 'SELECT'],
    [
      'the owner does not want it',
      monday.getTime(),
      'UPDATE notification_preferences SET weekly_summary = false',
    ],
  ])('is not posted when %s', async (_why, now, change) => {
    await pool.query(change);
    await summary.postWhenDue(new Date(now));
    expect(posted).toEqual([]);
  });

  test('goes where the owner wants it', async () => {
    await pool.query(`UPDATE notification_preferences SET recipient = 'other@example.com'`);
    await summary.postWhenDue(monday);
    expect(posted).toMatchObject([{ to: 'other@example.com' }]);
  });
});

describe('alerts', () => {
  const now = new Date('2026-11-18T15:20:00Z');
  const stored = async () =>
    (await pool.query('SELECT kind, clicks, expected, window_start FROM traffic_alerts ORDER BY id')).rows;

  /** Clicks in each of the hours 12, 13 and 14 of that weekday, the given number of weeks ago. */
  async function clicks(weeks: number, perHour: number): Promise<void> {
    for (const hour of [12, 13, 14]) {
      await countHour(
        new Date(Date.parse(`2026-11-18T${hour}:00:00Z`) - weeks * 168 * HOUR).toISOString(),
        perHour,
      );
    }
  }
  async function history(perHour: number, weeks = 4): Promise<void> {
    for (let week = 1; week <= weeks; week++) await clicks(week, perHour + week);
    // Since when there is a record.
    await countHour(new Date(now.getTime() - weeks * 168 * HOUR - 20 * 60_000 - 4 * HOUR).toISOString(), 0);
  }

  test('reports a drop on the dashboard and by mail, once in twelve hours, with several workers', async () => {
    await history(30);
    await clicks(0, 1);
    await Promise.all(Array.from({ length: 10 }, () => alerts.check(now)));
    expect(await stored()).toEqual([
      { kind: 'drop', clicks: 3, expected: 97.5, window_start: new Date('2026-11-18T12:00:00Z') },
    ]);
    expect(posted).toHaveLength(1);
    expect(posted[0]).toMatchObject({ kind: 'traffic-alert', subject: 'Reef: unusual drop in clicks' });
    expect(posted[0]!.text).toContain('13:00 to Nov 18, 2026, 16:00 (Europe/Berlin)');
    await alerts.check(new Date(now.getTime() + 11 * HOUR));
    expect(await stored()).toHaveLength(1);
  });

  test('what has not been sent by one worker is by the next', async () => {
    await history(30);
    await pool.query('UPDATE notification_preferences SET alert_notifications = false');
    await alerts.check(now);
    expect([(await stored()).length, posted]).toEqual([1, []]);
    await pool.query('UPDATE notification_preferences SET alert_notifications = true');
    await alerts.check(new Date(now.getTime() + HOUR));
    expect(posted).toHaveLength(1);
    await log.claim(posted[0]!);
    posted = [];
    await alerts.check(new Date(now.getTime() + HOUR));
    expect(posted).toEqual([]);
  });

  test.each<[string, () => Promise<unknown>]>([
    ['clicks are as usual', async () => (await history(30), clicks(0, 29))],
    ['there are few of them', async () => history(0)],
    ['there is one week of history only', async () => history(30, 1)],
    [
      'the owner wants none',
      async () => (
        await history(30),
        pool.query(`UPDATE notification_preferences SET alert_sensitivity = 'off'`)
      ),
    ],
  ])('sends nothing when %s', async (_why, prepare) => {
    await prepare();
    await alerts.check(now);
    expect(await stored()).toEqual([]);
  });

  test('reports a spike as one', async () => {
    await history(10);
    await clicks(0, 100);
    await alerts.check(now);
    expect(await stored()).toMatchObject([{ kind: 'spike', clicks: 300 }]);
  });
});
