import type { Page } from '@playwright/test';
import { findFaults } from '../../axe';
import { expect, test } from '../../site-test';
import { isEvent, visit } from '../../visit';

const hawaiian = 'hawaiian-astaxanthin-12mg-makani-tide';
const geyser = 'geyser-astaxanthin-12mg-hverdal';
const clearView = 'clear-view-astaxanthin-6mg-benimori';
const address = (...slugs: string[]) => `/comparison?compare=${slugs.join(',')}`;

const region = (page: Page) => page.getByRole('region', { name: 'Comparison of the chosen products' });
const columns = (page: Page) => region(page).getByRole('columnheader').getByRole('link', { name: /mg$/ });
const catalog = (page: Page) => page.getByRole('table', { name: 'Astaxanthin supplements compared' });
const price = (page: Page) => region(page).getByRole('row', { name: /^Price/ });

test('products stand side by side without JavaScript, change with it, and fit every width in both themes', async ({
  page,
  browser,
  baseURL,
  context,
}) => {
  const plain = await (await browser.newContext({ baseURL: baseURL!, javaScriptEnabled: false })).newPage();
  expect((await plain.goto(address(hawaiian, geyser)))!.status()).toBe(200);
  await expect(columns(plain)).toHaveText(['Hawaiian Astaxanthin 12mg', 'Geyser Astaxanthin 12mg']);
  await expect(price(plain).getByRole('cell')).toHaveText(['$29.99', '$34.50']);
  await expect(catalog(plain)).toHaveCount(0);
  expect(await plain.locator('link[rel="canonical"]').getAttribute('href')).toBe(`${baseURL}/comparison`);
  await plain.context().close();

  await context.route(/^https:\/\/[^/]*example\./, (route) => route.fulfill({ body: 'A shop' }));
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(page, address(hawaiian, geyser));
  await page.getByLabel('Product to add').selectOption({ label: 'Benimori Clear View Astaxanthin 6mg' });
  await page.getByRole('button', { name: 'Add' }).click();
  await expect(page).toHaveURL(address(hawaiian, geyser, clearView));
  await region(page).getByRole('button', { name: 'Remove Hawaiian Astaxanthin 12mg' }).click();
  await expect(columns(page)).toHaveText(['Geyser Astaxanthin 12mg', 'Clear View Astaxanthin 6mg']);
  await expect(page.getByRole('heading', { name: 'Side by side' })).toBeFocused();
  await page.goBack();
  await expect(columns(page)).toHaveCount(3);
  const reported = page.waitForRequest(isEvent('affiliate_click'));
  await region(page)
    .getByRole('link', { name: /^Buy Now Geyser/ })
    .click();
  expect((await reported).postDataJSON()).toMatchObject({
    eventData: { page: '/comparison', linkPlacement: 'chat-comparison', rank: 2, price: '34.50' },
  });

  expect(await findFaults(page)).toEqual([]);
  // On a phone the table scrolls horizontally, with the names of the facts fixed.
  await region(page).evaluate((table) => (table.scrollLeft = 150));
  expect(await region(page).evaluate((table) => table.scrollLeft)).toBe(150);
  const fact = (await price(page).getByRole('rowheader').boundingBox())!;
  expect(fact.x).toBeCloseTo((await region(page).boundingBox())!.x, 0);
});
