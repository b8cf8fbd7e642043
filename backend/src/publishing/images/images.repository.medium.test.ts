import { createDataSource } from '@astaguide/database/data-source';
import { Image } from '@astaguide/database/entities/publishing/image.entity';
import { createTestDatabase, type TestDatabase } from '@astaguide/database/test-database';
import type { DataSource } from 'typeorm';
import { ImagesRepository } from './images.repository';

const FIRST = `${'1'.repeat(24)}-800x600.webp`;
const SECOND = `${'2'.repeat(24)}-800x600-animated.webp`;

let database: TestDatabase;
let dataSource: DataSource;
let images: ImagesRepository;

beforeAll(async () => {
  database = await createTestDatabase(process.env['TEST_DATABASE_URL']!);
  dataSource = await createDataSource(database.url).initialize();
  images = new ImagesRepository(dataSource.getRepository(Image));
}, 30_000);

afterAll(async () => {
  await dataSource.destroy();
  await database.drop();
});

test('two works on one picture follow each other; one on another picture does not wait', async () => {
  const steps: string[] = [];
  let end!: () => void;
  const ended = new Promise<void>((resolve) => (end = resolve));
  let begin!: () => void;
  const begun = new Promise<void>((resolve) => (begin = resolve));
  const first = images.alone(FIRST, async () => {
    steps.push('first begins');
    begin();
    await ended;
    steps.push('first ends');
  });
  await begun;
  const second = images.alone(FIRST, () => Promise.resolve(steps.push('second')));
  await untilWaiting();
  await images.alone(SECOND, () => Promise.resolve(steps.push('another')));
  end();
  await Promise.all([first, second]);
  expect(steps).toEqual(['first begins', 'another', 'first ends', 'second']);
});

test('more works at once than there are connections all come to their end', async () => {
  const works = Array.from({ length: 30 }, () =>
    images.alone(FIRST, (manager) => images.delete(manager, FIRST)),
  );
  await expect(Promise.all(works)).resolves.toEqual(Array(30).fill(false));
});

test('a work that fails leaves the picture to the next', async () => {
  await expect(images.alone(FIRST, () => Promise.reject(new Error('disk full')))).rejects.toThrow(
    'disk full',
  );
  await expect(images.alone(FIRST, () => Promise.resolve('next'))).resolves.toBe('next');
});

test('uses are found in addresses and texts, each once, and not for deleted products', async () => {
  const [first, second] = [FIRST, SECOND].map((name) => `/uploads/${name}`) as [string, string];
  await dataSource.query(
    `INSERT INTO products (name, brand, slug, description, image_url, best_for, affiliate_link, potency, source,
       price, rating, html_content, deleted_at)
     VALUES ('Shown', 'b', 'shown', 'd', $1, 'x', 'x', 'x', 'x', 1, 1, $2, NULL),
       ('Deleted', 'b', 'deleted', 'd', $1, 'x', 'x', 'x', 'x', 1, 1, NULL, now()),
       ('Elsewhere', 'b', 'elsewhere', 'd', '/pictures/eye.webp', 'x', 'x', 'x', 'x', 1, 1, NULL, NULL)`,
    [first, `<img src="${first.replace('.webp', '.340.avif')}"><img src="https://example.com${second}">`],
  );
  await dataSource.query(
    `INSERT INTO blog_posts (title, slug, excerpt, content, category, image_url)
     VALUES ('Draft', 'draft', 'e', $1, 'HEALTH BENEFITS', '/uploads/short-1x1.webp')`,
    [`<img srcset="${second} 2x"><p>${second}</p>`],
  );
  await dataSource.query('UPDATE site_settings SET favicon_url = $1', [first]);
  const shown = { kind: 'product', id: 1, name: 'Shown' };
  expect(await images.findUses()).toEqual([
    { kind: 'settings', id: null, name: 'Favicon', filename: FIRST },
    { ...shown, filename: FIRST },
    { ...shown, filename: SECOND },
    { kind: 'post', id: 1, name: 'Draft', filename: SECOND },
  ]);
});

test('pictures of earlier versions, unsaved texts and newsletter issues are kept', async () => {
  const pictures = [3, 4, 5, 6].map((digit) => `${String(digit).repeat(24)}-80x60.webp`);
  const [earlier, unsaved, issue] = pictures.map((name) => `<img src="/uploads/${name}">`);
  await dataSource.query(
    `INSERT INTO blog_posts (title, slug, excerpt, content, category) VALUES ('Kept', 'kept', 'e', $1, 'HEALTH BENEFITS')`,
    [earlier],
  );
  await dataSource.query(`UPDATE blog_posts SET content = '', deleted_at = now() WHERE slug = 'kept'`);
  await dataSource.query(`INSERT INTO blog_working_copies (id, values) VALUES (gen_random_uuid(), $1)`, [
    { content: unsaved },
  ]);
  await dataSource.query(`INSERT INTO newsletter_issues (subject, content) VALUES ('s', $1)`, [issue]);
  const kept = await images.findKept();
  expect(pictures.map((picture) => kept.has(picture))).toEqual([true, true, true, false]);
});

/** Resolves when a connection waits for a lock. */
async function untilWaiting(): Promise<void> {
  for (;;) {
    const rows = await dataSource.query<unknown[]>(
      `SELECT FROM pg_locks WHERE locktype = 'advisory' AND NOT granted`,
    );
    if (rows.length > 0) return;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}
