import type { Pool } from 'pg';
import { ownerDatabaseForTests } from '../../lib/owner-database.fixture';
import { PlannedPostsRepository } from './planned-posts.repository';

let pool: Pool;
ownerDatabaseForTests((opened) => {
  pool = opened;
});

const carryOut = (at: string) => new PlannedPostsRepository(pool).carryOut(new Date(at));

/** Adds an article that needs nothing to be public. */
async function add(title: string, times: { publishAt?: string; unpublishAt?: string; published?: boolean }) {
  await pool.query(
    `INSERT INTO blog_posts (title, slug, excerpt, content, image_url, category, published, published_at, publish_at,
       unpublish_at)
     VALUES ($1, lower($1), 'In short', '<p>Text.</p>', '/uploads/a.webp', 'EXPERT GUIDE', $2,
       CASE WHEN $2 THEN '2026-01-01'::timestamptz END, $3, $4)`,
    [title, times.published ?? false, times.publishAt ?? null, times.unpublishAt ?? null],
  );
}
const stored = async (title: string) => {
  const { rows } = await pool.query<Record<string, unknown>>(
    `SELECT published, published_at, publish_at, unpublish_at, version,
       (SELECT count(*)::integer FROM blog_post_versions WHERE post_id = id) AS versions,
       (SELECT count(*)::integer FROM annotations WHERE post_id = id) AS annotations
     FROM blog_posts WHERE title = $1`,
    [title],
  );
  return rows[0]!;
};

test('many workers publish a planned article once, with the date that was planned, also after a long downtime', async () => {
  await add('Planned', { publishAt: '2026-03-29T07:00:00Z' });
  await carryOut('2026-03-29T06:59:59Z');
  expect(await stored('Planned')).toMatchObject({ published: false, versions: 1, annotations: 0 });
  await Promise.all(Array.from({ length: 10 }, () => carryOut('2026-04-20T00:00:00Z')));
  expect(await stored('Planned')).toEqual({
    published: true,
    published_at: new Date('2026-03-29T07:00:00Z'),
    publish_at: null,
    unpublish_at: null,
    version: 2,
    versions: 2,
    annotations: 1,
  });
});

test('an article whose both times passed while no worker ran is a draft again, and was public in its versions', async () => {
  await add('Passed', { publishAt: '2026-03-01T00:00:00Z', unpublishAt: '2026-03-02T00:00:00Z' });
  await Promise.all([carryOut('2026-04-20T00:00:00Z'), carryOut('2026-04-20T00:00:00Z')]);
  expect(await stored('Passed')).toMatchObject({
    published: false,
    publish_at: null,
    unpublish_at: null,
    versions: 3,
  });
});

test('an article in the bin is neither published nor unpublished', async () => {
  await add('Binned', { publishAt: '2026-03-01T00:00:00Z' });
  await pool.query(`UPDATE blog_posts SET deleted_at = now() WHERE title = 'Binned'`);
  await carryOut('2026-04-20T00:00:00Z');
  expect(await stored('Binned')).toMatchObject({ published: false, versions: 1 });
});
