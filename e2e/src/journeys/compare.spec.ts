import type { Page } from '@playwright/test';
import { findFaults } from '../axe';
import { isEvent, visit } from '../chat-widget';
import { expect, test } from '../site-test';

const hawaiian = 'hawaiian-astaxanthin-12mg-makani-tide';
const geyser = 'geyser-astaxanthin-12mg-hverdal';
const clearView = 'clear-view-astaxanthin-6mg-benimori';
const address = (...slugs: string[]) => `/comparison?compare=${slugs.join(',')}`;

const region = (page: Page) => page.getByRole('region', { name: 'Comparison of the chosen products' });
const columns = (page: Page) => region(page).getByRole('columnheader').getByRole('link', { name: /mg$/ });
const row = (page: Page, fact: string) =>
  region(page)
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: new RegExp(`^${fact}`) }) });
const catalog = (page: Page) => page.getByRole('table', { name: 'Astaxanthin supplements compared' });

test('the chosen products stand side by side, without JavaScript too', async ({ browser, baseURL }) => {
  for (const javaScriptEnabled of [true, false]) {
    const context = await browser.newContext({ baseURL: baseURL!, javaScriptEnabled });
    const page = await context.newPage();
    expect((await page.goto(address(hawaiian, geyser)))!.status()).toBe(200);
    await expect(columns(page)).toHaveText(['Hawaiian Astaxanthin 12mg', 'Geyser Astaxanthin 12mg']);
    for (const [fact, ...values] of [
      ['Brand', 'Makani Tide', 'Hverdal'],
      ['Rank', '#1', '#2'],
      ['Price', '$29.99', '$34.50'],
      ['Cost per mg', '4.2¢', '4.8¢'],
      ['Cost per day', '$0.50', '$0.58'],
      ['Servings per pack', '60', '60'],
      ['Potency', '12mg', '12mg'],
      ['Source', 'Hawaiian', 'Icelandic'],
      ['Rating', '4.8 out of 5', '4.7 out of 5'],
      ['Reviews', '2,847', '1,932'],
      ['Coupon', 'KONA15 (15%)', 'None'],
      ['Stock', 'In stock', 'In stock'],
    ] as const) {
      await expect(row(page, fact).getByRole('cell')).toHaveText(values);
    }
    for (const fact of ['Best for', 'Key features', 'Benefits']) {
      await expect(row(page, fact).getByRole('cell').first()).not.toBeEmpty();
    }
    await expect(catalog(page)).toHaveCount(0);
    expect(await page.locator('link[rel="canonical"]').getAttribute('href')).toBe(`${baseURL}/comparison`);
    await context.close();
  }
});

test('a third is added, one is taken out, Back undoes both, and an offer is counted as its own', async ({
  page,
  context,
}) => {
  await context.route(/^https:\/\/[^/]*example\./, (route) => route.fulfill({ body: 'A shop' }));
  await visit(page, address(hawaiian, geyser));
  await page.getByLabel('Product to add').selectOption({ label: 'Benimori Clear View Astaxanthin 6mg' });
  await page.getByRole('button', { name: 'Add' }).click();
  await expect(page).toHaveURL(address(hawaiian, geyser, clearView));
  await expect(columns(page)).toHaveCount(3);
  await region(page).getByRole('button', { name: 'Remove Hawaiian Astaxanthin 12mg' }).click();
  await expect(columns(page)).toHaveText(['Geyser Astaxanthin 12mg', 'Clear View Astaxanthin 6mg']);
  await expect(page.getByRole('heading', { name: 'Side by side' })).toBeFocused();
  await page.goBack();
  await expect(columns(page)).toHaveCount(3);
  await page.goBack();
  await expect(columns(page)).toHaveCount(2);
  const reported = page.waitForRequest(isEvent('affiliate_click'));
  await region(page)
    .getByRole('link', { name: /^Buy Now Geyser/ })
    .click();
  expect((await reported).postDataJSON()).toMatchObject({
    eventData: { page: '/comparison', slot: 'chat-comparison', rank: 2, price: '34.50' },
  });
  await page.getByRole('link', { name: 'All products' }).click();
  await expect(page).toHaveURL('/comparison');
  await expect(catalog(page)).toBeVisible();
});

test('fits every width and passes axe', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(page, address(hawaiian, geyser, clearView));
  expect(await findFaults(page)).toEqual([]);
  // On a phone it scrolls in itself, and the names of the facts stay.
  await region(page).evaluate((table) => (table.scrollLeft = 150));
  expect(await region(page).evaluate((table) => table.scrollLeft)).toBe(150);
  const fact = (await row(page, 'Price').getByRole('rowheader').boundingBox())!;
  expect(fact.x).toBeCloseTo((await region(page).boundingBox())!.x, 0);
});
