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

test('rows that differ are marked, and can be had alone', async ({ page }) => {
  await visit(page, address(hawaiian, geyser));
  await expect(row(page, 'Price').getByRole('rowheader')).toHaveText('Price (differs)');
  await expect(row(page, 'Potency').getByRole('rowheader')).toHaveText('Potency');
  const all = await region(page).getByRole('rowheader').count();
  await page.getByRole('switch', { name: 'Only differences' }).check();
  await expect(row(page, 'Potency')).toHaveCount(0);
  await expect(row(page, 'Stock')).toHaveCount(0);
  await expect(row(page, 'Price')).toHaveCount(1);
  await page.getByRole('switch', { name: 'Only differences' }).uncheck();
  await expect(region(page).getByRole('rowheader')).toHaveCount(all);
});

test('a third is added, one is taken out, and the back button undoes both', async ({ page }) => {
  await visit(page, address(hawaiian, geyser));
  const add = page.getByLabel('Product to add');
  await expect(page.getByRole('button', { name: 'Add' })).toBeDisabled();
  await expect(add.getByRole('option', { name: /Hawaiian Astaxanthin 12mg/ })).toHaveCount(0);
  await add.selectOption({ label: 'Benimori Clear View Astaxanthin 6mg' });
  await page.getByRole('button', { name: 'Add' }).click();
  await expect(page).toHaveURL(address(hawaiian, geyser, clearView));
  await expect(columns(page)).toHaveCount(3);
  await expect(add).toHaveCount(0);
  await expect(row(page, 'Potency').getByRole('rowheader')).toHaveText('Potency (differs)');
  await region(page).getByRole('button', { name: 'Remove Hawaiian Astaxanthin 12mg' }).click();
  await expect(columns(page)).toHaveText(['Geyser Astaxanthin 12mg', 'Clear View Astaxanthin 6mg']);
  await expect(page.getByRole('heading', { name: 'Side by side' })).toBeFocused();
  await page.goBack();
  await expect(columns(page)).toHaveCount(3);
  await page.goBack();
  await expect(columns(page)).toHaveCount(2);
  await page.getByRole('link', { name: 'All products' }).click();
  await expect(page).toHaveURL('/comparison');
  await expect(catalog(page)).toBeVisible();
});

test('what is not in the catalog is named and left out', async ({ page }) => {
  await visit(page, address(hawaiian, 'no-such-product', geyser));
  await expect(page.getByText('We do not list ‘no-such-product’.')).toBeVisible();
  await expect(columns(page)).toHaveCount(2);
});

for (const slugs of [[hawaiian], ['no-such-product', geyser], ['']]) {
  test(`the whole catalog stands in for a comparison of '${slugs.join(',')}'`, async ({ page }) => {
    await visit(page, address(...slugs));
    await expect(page.getByText('A comparison takes two products or more.')).toBeVisible();
    await expect(catalog(page).getByRole('row')).toHaveCount(15);
    await expect(region(page)).toHaveCount(0);
  });
}

test('an offer followed here is counted as its own', async ({ page, context }) => {
  await context.route(/^https:\/\/[^/]*example\./, (route) => route.fulfill({ body: 'A shop' }));
  await visit(page, address(hawaiian, geyser));
  const reported = page.waitForRequest(isEvent('affiliate_click'));
  await region(page)
    .getByRole('link', { name: /^Buy Now Geyser/ })
    .click();
  expect((await reported).postDataJSON()).toMatchObject({
    eventData: { page: '/comparison', slot: 'chat-comparison', rank: 2, price: '34.50' },
  });
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
