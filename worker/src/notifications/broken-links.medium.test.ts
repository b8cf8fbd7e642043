import { databaseForTests } from '@astaguide/database/database.fixture';
import type { SendNotificationJob } from '@astaguide/queues/notifications-queue';
import type { Pool } from 'pg';
import { LinkChecksRepository } from '../links/link-checks.repository';
import { judgeCheck } from '../links/link-verdict';
import { BrokenLinks } from './broken-links';
import { NotificationPreferencesRepository } from './notification-preferences.repository';

const URL = 'https://shop.com/reef';
let now = new Date('2026-11-20T10:00:00Z');
let pool: Pool;
let checks: LinkChecksRepository;
let brokenLinks: BrokenLinks;
const posted: SendNotificationJob[] = [];

databaseForTests(async (opened) => {
  pool = opened;
  await pool.query(`INSERT INTO owners (email, password_hash) VALUES ('owner@example.com', 'x')`);
  await pool.query(`UPDATE site_settings SET site_name = 'Reef'`);
  await pool.query(
    `INSERT INTO products (name, brand, slug, description, image_url, best_for, affiliate_link, potency, source,
       price, rating)
     VALUES ('Reef 12mg', 'Reef', 'reef', 'x', '/x.png', 'x', $1, '12mg', 'Natural', 20, 4.5)`,
    [`${URL}{clickId}`],
  );
  checks = new LinkChecksRepository(pool);
  brokenLinks = new BrokenLinks(
    checks,
    new NotificationPreferencesRepository(pool),
    'https://reef.example',
    (mail) => {
      posted.push(mail);
      return Promise.resolve();
    },
  );
});

beforeEach(async () => {
  posted.length = 0;
  await pool.query('TRUNCATE link_checks');
  await pool.query('UPDATE notification_preferences SET alert_notifications = true');
});

/** Checks with these statuses, a day apart, each followed by the periodic task. */
async function check(...statuses: number[]): Promise<void> {
  for (const status of statuses) {
    now = new Date(now.getTime() + 86_400_000);
    await checks.save(URL, judgeCheck({ status, hint: null }, await checks.find(URL), now), now);
    await brokenLinks.postUnreported(now);
  }
}

test('a link that breaks is reported once, with its product', async () => {
  await check(404);
  expect(posted).toEqual([]);
  await check(404, 404, 403, 404);
  expect(posted).toMatchObject([
    { kind: 'broken-links', to: 'owner@example.com', subject: 'Reef: 1 affiliate link is broken' },
  ]);
  expect(posted[0]!.text).toContain(`Reef 12mg: ${URL}`);
  expect(posted[0]!.text).toContain('https://reef.example/admin?tab=settings&section=links');
});

test('a link that breaks again is reported again', async () => {
  await check(404, 404, 200, 404, 404);
  expect(posted).toHaveLength(2);
});

test('no mail is sent to an owner who does not want alerts', async () => {
  await pool.query('UPDATE notification_preferences SET alert_notifications = false');
  await check(404, 404);
  expect(posted).toEqual([]);
});
