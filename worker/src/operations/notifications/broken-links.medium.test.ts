import { LinkCheck } from '@astaguide/database/entities/publishing/link-check.entity';
import type { SendNotificationJob } from '@astaguide/queues/notifications-queue';
import type { Pool } from 'pg';
import { forgetEvents } from '../../analytics/events/event-database.fixture';
import { createEventRecorder } from '../../analytics/events/event-recorder.fixture';
import { trackedEvent } from '../../analytics/events/tracked-event.fixture';
import { LinkChecksRepository } from '../../publishing/links/link-checks.repository';
import { judgeCheck } from '../../publishing/links/link-verdict';
import { ownerDatabaseForTests } from '../../lib/owner-database.fixture';
import { BrokenLinks } from './broken-links';
import { NotificationPreferencesRepository } from './notification-preferences.repository';

const DAY = 86_400_000;
const URL = 'https://shop.com/reef';
const GERMAN = 'https://shop.com/de/reef?sub=';
let now = new Date('2026-11-20T10:00:00Z');
let pool: Pool;
let checks: LinkChecksRepository;
let brokenLinks: BrokenLinks;
const posted: SendNotificationJob[] = [];

ownerDatabaseForTests(async (opened, dataSource) => {
  pool = opened;
  await pool.query(
    `INSERT INTO conversion_imports (file_name, retailer, confirmed_at) VALUES ('x', 'Shop', now())`,
  );
  await pool.query(`INSERT INTO owners (email, password_hash) VALUES ('owner@example.com', 'x')`);
  await pool.query(`UPDATE site_settings SET site_name = 'Reef'`);
  await pool.query(
    `INSERT INTO products (name, brand, slug, description, image_url, best_for, affiliate_link, potency, source,
       price, rating)
     VALUES ('Reef 12mg', 'Reef', 'reef', 'x', '/x.png', 'x', $1, '12mg', 'Natural', 20, 4.5)`,
    [`${URL}{clickId}`],
  );
  checks = new LinkChecksRepository(dataSource.getRepository(LinkCheck));
  brokenLinks = new BrokenLinks(
    checks,
    new NotificationPreferencesRepository(dataSource),
    { publicUrl: 'https://reef.example' },
    (mail) => {
      posted.push(mail);
      return Promise.resolve();
    },
  );
});

beforeEach(async () => {
  posted.length = 0;
  await pool.query('TRUNCATE link_checks, conversions, commissions');
  await forgetEvents(pool);
  await pool.query('UPDATE products SET affiliate_link_de = NULL');
  await pool.query('UPDATE notification_preferences SET alert_notifications = true');
});

const check = (...statuses: number[]) => checkLink(URL, ...statuses);

/** Checks with these statuses, a day apart, each followed by the periodic task. */
async function checkLink(url: string, ...statuses: number[]): Promise<void> {
  for (const status of statuses) {
    now = new Date(now.getTime() + DAY);
    await checks.save(
      url,
      judgeCheck({ status, hint: null, finalUrl: null }, await checks.find(url), now),
      now,
    );
    await brokenLinks.postUnreported(now);
  }
}

/** Records clicks on the product this many days before the second of two checks. */
async function click(affiliateUrl: string | undefined, ages: readonly number[], part = {}): Promise<void> {
  const { rows } = await pool.query<{ id: number }>('SELECT id FROM products');
  const clicks = ages.map((age) =>
    trackedEvent({
      occurredAt: new Date(now.getTime() + (2 - age) * DAY).toISOString(),
      eventType: 'affiliate_click',
      productId: rows[0]!.id,
      extra: { affiliateUrl },
      ...part,
    }),
  );
  await createEventRecorder(pool).record(clicks, null);
}

const eachDay = Array.from({ length: 28 }, (_, place) => place + 1);

/** Records a sale this many days before the second of two checks. */
const sell = (age: number, commission: number | null, state = 'pending') =>
  pool.query(
    `INSERT INTO conversions (import_id, line, retailer_key, identity, product_id, day, amount, commission, state, is_current)
     SELECT (SELECT min(id) FROM conversion_imports), 1, 'shop', gen_random_uuid(), id, $1::date, 100, $2, $3, true
     FROM products`,
    [new Date(now.getTime() + (2 - age) * DAY), commission, state],
  );

test('a link that breaks is reported once, with its product', async () => {
  await check(404);
  expect(posted).toEqual([]);
  await check(404, 404, 403, 404);
  expect(posted).toMatchObject([
    { kind: 'broken-links', to: 'owner@example.com', subject: 'Reef: 1 link is broken' },
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

describe('the estimated loss', () => {
  test('of the only link is that of all clicks of the 28 days before', async () => {
    // Bot traffic, and days outside.
    await click(URL, eachDay, { userAgent: 'curl/8' });
    await click(URL, [0, 29]);
    await click(URL, [...eachDay, ...eachDay]);
    await click(`/go/reef?from=review`, eachDay);
    await sell(0, 1000);
    await sell(29, 1000);
    await sell(5, 1000, 'reversed');
    await sell(1, 28);
    await sell(28, null);
    await pool.query(
      `INSERT INTO commissions (product_id, valid_from, kind, value) SELECT id, '2026-01-01', 'rate', 14 FROM products`,
    );
    await check(404, 404);
    // The second sale earns 14% of $100.
    expect(posted[0]!.text).toContain(
      `Reef 12mg: ${URL} – No other link works, so visitors cannot buy. Estimated loss: about 3 clicks and $1.50 a day.`,
    );
  });

  test('of a localized link is that of its own clicks, and the mail names what took over', async () => {
    await pool.query('UPDATE products SET affiliate_link_de = $1', [`${GERMAN}{clickId}`]);
    await click(GERMAN, [...eachDay, ...eachDay]);
    await click(URL, [...eachDay, ...eachDay, ...eachDay, ...eachDay, ...eachDay, ...eachDay]);
    await sell(3, 112);
    await checkLink(GERMAN, 404, 404);
    expect(posted[0]!.text).toContain(
      `Reef 12mg: ${GERMAN} – Visitors get ${URL} instead. Without it, about 2 clicks and $1.00 would be lost a day.`,
    );
  });

  test('is an upper bound where clicks do not say which link they followed', async () => {
    await pool.query('UPDATE products SET affiliate_link_de = $1', [GERMAN]);
    await click(GERMAN, eachDay);
    await click('/go/reef?from=review', eachDay);
    await click(undefined, eachDay);
    await checkLink(GERMAN, 404, 404);
    expect(posted[0]!.text).toContain('Without it, at most 3 clicks would be lost a day.');
  });

  test('is measured when the link breaks, and again when it breaks again', async () => {
    await click(URL, eachDay);
    const lossOf = async () =>
      (await pool.query<{ loss: { clicksPerDay: number } | null }>('SELECT loss FROM link_checks')).rows[0]!
        .loss?.clicksPerDay;
    await check(404);
    expect(await lossOf()).toBeUndefined();
    await check(404);
    expect(await lossOf()).toBe(1);
    await check(404, 404);
    expect(await lossOf()).toBe(1);
    await check(200);
    expect(await lossOf()).toBeUndefined();
    await check(404, 404);
    expect(await lossOf()).toBe(23 / 28);
  });
});
