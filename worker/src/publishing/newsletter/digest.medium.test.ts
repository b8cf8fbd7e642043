import type { Pool } from 'pg';
import { ownerDatabaseForTests } from '../../lib/owner-database.fixture';
import { makeDigest } from './digest';
import { DigestsRepository } from './digests.repository';

let pool: Pool;
ownerDatabaseForTests((opened) => (pool = opened));

const digests = async () =>
  (await pool.query('SELECT kind, subject, content, month::text AS month, state FROM newsletter_issues'))
    .rows;
const make = (moment: string) => makeDigest(new DigestsRepository(pool), new Date(moment));

test('makes one digest of the month before, once there are readers, posts and a postal address', async () => {
  await pool.query(`UPDATE site_settings SET time_zone = 'Europe/Berlin'`);
  await pool.query(
    `INSERT INTO newsletter_subscribers (email, frequency) VALUES ('ana@example.org', 'monthly')`,
  );
  await pool.query(
    `INSERT INTO blog_posts (title, slug, excerpt, content, category, image_url, keywords, published, published_at) VALUES
     ('Doses & more', 'doses', 'How much', '<p>x</p>', 'EXPERT GUIDE', '/a.webp', '{}', true, '2026-10-31 23:30+00'),
     ('October', 'october', 'Old', '<p>x</p>', 'EXPERT GUIDE', '/a.webp', '{}', true, '2026-10-31 22:30+00'),
     ('Draft', 'draft', 'Not public', '<p>x</p>', 'EXPERT GUIDE', '/a.webp', '{}', false, '2026-11-10 12:00+00')`,
  );
  // No postal address yet.
  await make('2026-12-01T08:00:00Z');
  await pool.query(`UPDATE site_settings SET operator_name = 'Jane', operator_address = 'Street'`);
  // Seven in the morning in Berlin, and the middle of the month.
  for (const early of ['2026-12-01T06:00:00Z', '2026-12-15T08:00:00Z']) await make(early);
  expect(await digests()).toEqual([]);
  await Promise.all([make('2026-12-01T07:30:00Z'), make('2026-12-01T07:30:00Z')]);
  await make('2026-12-02T07:30:00Z');
  expect(await digests()).toEqual([
    {
      kind: 'digest',
      subject: 'What’s new: November 2026',
      content: '<h2><a href="/blog/doses">Doses &amp; more</a></h2><p>How much</p>',
      month: '2026-11-01',
      state: 'scheduled',
    },
  ]);
});
