import type { Site } from '@astaguide/testbed/launched-site';
import type { Client } from 'pg';
import { ApiClient, until } from '../api-client';
import { siteForTests } from '../site-for-tests';

let site: Site;
let database: Client;
siteForTests((shared) => ({ site, database } = shared));

const visitor = () => new ApiClient(site.url);

test('a rendered page is cached, and a browser that has it gets 304', async () => {
  const first = await visitor().get('/');
  const again = await visitor().call('GET', '/', undefined, { 'if-none-match': first.headers.get('etag')! });
  expect([again.status, again.text]).toEqual([304, '']);
});

test.each([
  ['a product', '/', `UPDATE products SET name = 'Renamed Reef' WHERE placement = 1`, 'Renamed Reef'],
  ['the settings', '/faq', `UPDATE site_settings SET site_name = 'Reef Review'`, 'Reef Review'],
  [
    'a commission',
    '/how-we-rank',
    `UPDATE site_settings SET publish_commissions = true; INSERT INTO commissions VALUES (1, '2026-01-01', 'rate', 13.75)`,
    '13.75%',
  ],
  [
    'a study',
    '/faq',
    `INSERT INTO study_changes VALUES ('efsa-2020', 'corrected', '2026-01-02', 'A table was wrong.')`,
    'A table was wrong.',
  ],
  [
    'a written answer',
    '/faq',
    `INSERT INTO written_answers (question, answer) VALUES ('Is it bottled in Iceland?', 'Some of it.')`,
    'Is it bottled in Iceland?',
  ],
  ['an article', '/blog', `UPDATE blog_posts SET title = 'Retitled Study' WHERE id = 1`, 'Retitled Study'],
])('a change of %s in the database is on the page', async (_what, path, change, text) => {
  expect((await visitor().get(path)).text).not.toContain(text);
  await database.query(change);
  await until(
    () => visitor().get(path),
    (page) => page.text.includes(text),
    1000,
  );
});
