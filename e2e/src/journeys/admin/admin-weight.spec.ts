import { embeddedDatabase } from '@astaguide/testbed/launched-site';
import { signIn } from '../../dashboard';
import { expect, test } from '../../site-test';

test.use({ siteOf: 'an owner with much' });

test('1,000 products and 2,000 posts are drawn in part, searched and opened', async ({ page, site }) => {
  test.slow();
  const database = await embeddedDatabase(site);
  try {
    await database.query(`
      INSERT INTO products (name, brand, slug, description, image_url, best_for, affiliate_link, potency, source, price, rating)
      SELECT 'Softgel ' || n, 'Brand ' || n % 40, 'softgel-' || n, repeat('Many words. ', 60), '/pictures/softgels.webp',
        'Everyday', 'https://shop.example.com/' || n, '6mg', 'Natural', 10 + n / 100.0, 4.0
      FROM generate_series(1, 1000) AS n`);
    await database.query(`
      INSERT INTO blog_posts (title, slug, excerpt, content, category, image_url)
      SELECT 'Article ' || n, 'article-' || n, 'What it is about.', '<p>' || repeat('Some words of a text. ', 230) || '</p>',
        'EXPERT GUIDE', '/pictures/softgels.webp'
      FROM generate_series(1, 2000) AS n`);
  } finally {
    await database.end();
  }
  // Once: an answer to the open page would bring the cookie of the session that a second sign-in ends.
  await signIn(page);
  for (const [tab, list, name] of [
    ['products', 'Products', 'Softgel 777'],
    ['blog', 'Blog posts', 'Article 1777'],
  ] as const) {
    await page.goto(`/admin?tab=${tab}`);
    const rows = page.getByRole('list', { name: list }).getByRole('listitem');
    await expect(rows.first()).toBeVisible({ timeout: 20_000 });
    expect(await rows.count()).toBeLessThan(60);
    await page.getByRole('searchbox').pressSequentially(name);
    await expect(rows).toHaveCount(1);
    await rows.getByRole('button', { name: `Edit ${name}` }).click();
    await expect(
      page.getByRole('dialog').getByRole('textbox', { name: tab === 'blog' ? 'Title' : 'Name' }),
    ).toHaveValue(name);
  }
});
