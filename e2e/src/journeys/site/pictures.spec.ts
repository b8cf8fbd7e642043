import { expect, test } from '../../site-test';
import { visit } from '../../visit';

test('each picture that cannot be loaded has a grey placeholder, also where it failed before the page was alive', async ({
  page,
}) => {
  await page.route('**/pictures/**', (route) => route.fulfill({ status: 404 }));
  await visit(page, '/');
  const pictures = page.locator('main img');
  // Lazy images are requested, and fail, when they are near the viewport.
  await expect(async () => {
    for (const picture of await pictures.all()) await picture.scrollIntoViewIfNeeded({ timeout: 500 });
    await expect(pictures).toHaveCount(0, { timeout: 500 });
  }).toPass();
  expect(await page.locator('main svg.text-edge').count()).toBeGreaterThan(0);
});

test('the pictures that come with the site are there in both sizes', async ({ request }) => {
  for (const path of ['/', '/blog', '/comparison']) {
    const html = await (await request.get(path)).text();
    const addresses = new Set(html.match(/\/pictures\/[\w-]+\.webp/g));
    expect(addresses.size).toBeGreaterThan(1);
    for (const address of addresses)
      expect([address, (await request.get(address)).status()]).toEqual([address, 200]);
  }
});
