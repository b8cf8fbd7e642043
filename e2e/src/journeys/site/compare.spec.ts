import type { Page } from '@playwright/test';
import { findFaults } from '../../axe';
import { expect, test } from '../../site-test';
import { isEvent, visit } from '../../visit';

const address = '/compare/geyser-astaxanthin-12mg-hverdal-vs-hawaiian-astaxanthin-12mg-makani-tide';
const withThird = address.replace('/compare/', '/compare/clear-view-astaxanthin-6mg-benimori-vs-');

const table = (page: Page) => page.getByRole('table', { name: 'The chosen products, side by side' });
const columns = (page: Page) => table(page).getByRole('columnheader').getByRole('link', { name: /mg$/ });
const row = (page: Page, fact: string) => table(page).getByRole('row', { name: new RegExp(`^${fact}`) });

test('products are compared without JavaScript, chosen with it, and fit every width in both themes', async ({
  page,
  browser,
  baseURL,
  context,
}) => {
  const plain = await (await browser.newContext({ baseURL: baseURL!, javaScriptEnabled: false })).newPage();
  expect((await plain.goto(address))!.status()).toBe(200);
  await expect(columns(plain)).toHaveText(['Geyser Astaxanthin 12mg', 'Hawaiian Astaxanthin 12mg']);
  await expect(row(plain, 'Price').getByRole('cell')).toHaveText(['$34.50', '$29.99']);
  await expect(plain.getByRole('checkbox', { name: 'Differences only' })).toBeHidden();
  await plain.context().close();

  await context.route(/^https:\/\/[^/]*example\./, (route) => route.fulfill({ body: 'A shop' }));
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(page, '/comparison');
  await page.getByRole('button', { name: 'Compare Hawaiian Astaxanthin 12mg' }).first().click();
  await page.getByRole('button', { name: 'Compare Geyser Astaxanthin 12mg' }).last().click();
  await page.getByRole('link', { name: 'View Detailed Comparison' }).click();
  await expect(page).toHaveURL(address);
  await page.getByLabel('Product to add').selectOption({ label: 'Benimori Clear View Astaxanthin 6mg' });
  await page.getByRole('button', { name: 'Add' }).click();
  await expect(page).toHaveURL(withThird);
  await expect(columns(page)).toHaveCount(3);
  await page.getByRole('checkbox', { name: 'Differences only' }).check();
  await expect(row(page, 'Stock')).toHaveCount(0);
  await page.getByRole('button', { name: 'Remove Clear View Astaxanthin 6mg' }).click();
  await expect(page).toHaveURL(address);
  await page.goBack();
  await expect(columns(page)).toHaveCount(3);
  const reported = page.waitForRequest(isEvent('affiliate_click'));
  await table(page)
    .getByRole('link', { name: /^Buy Now Geyser/ })
    .click();
  expect((await reported).postDataJSON()).toMatchObject({
    eventData: { page: withThird, linkPlacement: 'comparison-side-by-side', rank: 2, price: '34.50' },
  });

  expect(await findFaults(page)).toEqual([]);
  // The heads of the columns stay below the site's header.
  await row(page, 'Benefits').evaluate((fact) => fact.scrollIntoView({ block: 'center' }));
  await expect(columns(page).first()).toBeInViewport();
});
