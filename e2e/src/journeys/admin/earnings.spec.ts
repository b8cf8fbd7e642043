import { clickIdOf } from '@astaguide/contracts/earnings/click-id';
import type { Page } from '@playwright/test';
import { findViolations, findViolationsInBothThemes, overflowOf, watchOverflow } from '../../axe';
import { openDashboard, signIn, toastOf, unfold } from '../../dashboard';
import { expect, test } from '../../site-test';
import { isEvent, visit } from '../../visit';

// A separate site, because its clicks and sales would change the metrics of other journeys.
test.use({ siteOf: 'earnings' });

const DAY = 86_400_000;
const daysAgo = (days: number) => new Date(Date.now() - days * DAY).toISOString().slice(0, 10);

const totals = (page: Page) =>
  page.getByRole('region', { name: 'Earnings', exact: true }).getByRole('group', { name: 'Totals' });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Import a report' });

const report = (...rows: string[]) => ({
  name: 'sales.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(['Order ID,Date,Item,Total,Commission,Status', ...rows].join('\n')),
});
const choose = (page: Page, file: ReturnType<typeof report>) =>
  dialog(page).getByLabel('Choose a file').setInputFiles(file);

test('from nothing to earnings: a commission, a report, an assignment, and the way back', async ({
  page,
}) => {
  await openDashboard(page, 'tab=analytics&view=earnings');
  await expect(page.getByRole('heading', { name: 'Connect your sales' })).toBeVisible();
  expect(await findViolationsInBothThemes(page)).toEqual([]);

  await page
    .getByRole('region', { name: 'Commissions' })
    .getByRole('button', { name: /^Show all/ })
    .click();
  await page.getByRole('button', { name: /^Set rate for Reef Starter/ }).click();
  const commission = page.getByRole('dialog', { name: /^Commission for Reef Starter/ });
  await commission.getByLabel('Percent', { exact: true }).fill('10');
  await commission.getByLabel('Effective from').fill(daysAgo(20));
  await commission.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(toastOf(page)).toContainText('Commission saved');
  await expect(page.getByText(/^10% since/)).toBeVisible();

  await page.getByRole('button', { name: 'Import a report' }).first().click();
  expect(await findViolations(page)).toEqual([]);
  await choose(
    page,
    report(
      `1,${daysAgo(3)},reef-starter-astaxanthin-4mg-makani-tide,$50.00,,Approved`,
      `2,${daysAgo(4)},Golden Hour (60 caps),20.00,3.00,Pending`,
      `3,${daysAgo(4)},x,twenty,,Pending`,
    ),
  );
  await expect(dialog(page).getByLabel('Product', { exact: true })).toHaveValue('2');
  await dialog(page).getByLabel('Retailer or network').fill('Nordic Shop');
  expect(await findViolationsInBothThemes(page)).toEqual([]);
  await dialog(page).getByRole('button', { name: 'Preview' }).click();
  await expect(dialog(page).getByRole('heading', { name: 'Review import' })).toBeFocused();
  await expect(dialog(page)).toContainText('Line 4:');
  await expect(dialog(page)).toContainText("No product is called 'Golden Hour (60 caps)'");
  expect(await findViolationsInBothThemes(page)).toEqual([]);
  await dialog(page).getByRole('button', { name: 'Import', exact: true }).click();
  await expect(toastOf(page)).toContainText('Report imported');

  await expect(totals(page).getByRole('button', { name: /^Estimated commission \$8\.00/ })).toBeVisible();
  await expect(totals(page).getByRole('button', { name: /^Approved commission \$5\.00/ })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Connect your sales' })).toHaveCount(0);
  const unmatched = page.getByRole('region', { name: 'Unmatched sales' });
  await unmatched.getByLabel('Product for Golden Hour (60 caps)').selectOption({ index: 2 });
  await unmatched.getByRole('button', { name: 'Match' }).click();
  await expect(unmatched).toHaveCount(0);
  await totals(page)
    .getByRole('button', { name: /^Sales \$/ })
    .click();
  await expect(page.getByRole('heading', { name: 'Sales per day' })).toBeVisible();
  await expect(page.getByRole('table', { name: /^Earnings by product/ }).getByRole('row')).toHaveCount(3);
  expect(await findViolationsInBothThemes(page)).toEqual([]);
  const mostOverflow = await watchOverflow(page);
  for (const width of [320, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect([width, await overflowOf(page)]).toEqual([width, 0]);
  }
  expect(await mostOverflow()).toBe(0);

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Export CSV of the table' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^earnings-by-product-.*\.csv$/);

  // Importing the same file again changes nothing; the retailer and the columns are remembered.
  await page.getByRole('button', { name: 'Import a report' }).first().click();
  await choose(page, report(`1,${daysAgo(3)},reef-starter-astaxanthin-4mg-makani-tide,$50.00,,Approved`));
  await expect(dialog(page).getByLabel('Retailer or network')).toHaveValue('Nordic Shop');
  await dialog(page).getByRole('button', { name: 'Preview' }).click();
  await expect(dialog(page)).toContainText('All these sales have already been imported.');
  await page.keyboard.press('Escape');

  await unfold(page, 'Imported reports');
  await page.getByRole('button', { name: 'Undo import of sales.csv' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Undo import' }).click();
  await expect(toastOf(page)).toContainText('Import undone');
  await expect(totals(page).getByRole('button', { name: /^Estimated commission \$0\.00/ })).toBeVisible();
});

test('a link takes the click’s id along, and none in what is copied or without JavaScript', async ({
  page,
  browser,
  baseURL,
}) => {
  await signIn(page);
  const slug = 'golden-hour-astaxanthin-12mg-velanthe';
  const product = (await (await page.request.get(`/api/products/slug/${slug}`)).json()) as { id: number };
  const saved = await page.request.put(`/api/products/${product.id}`, {
    data: { ...product, affiliateLink: 'https://shop.example/buy?sub={clickId}&x=1' },
  });
  expect(saved.status()).toBe(200);

  const shopped: string[] = [];
  await page.context().route(/^https:\/\/shop\.example\//, (route) => {
    shopped.push(route.request().url());
    return route.fulfill({ body: 'A shop' });
  });
  await visit(page, `/review/${slug}`);
  const link = page.locator('main article').getByRole('link', { name: /^Buy Now / });
  await expect(link).toHaveAttribute('href', 'https://shop.example/buy?sub=&x=1');
  const [event] = await Promise.all([page.waitForRequest(isEvent('affiliate_click')), link.click()]);
  const { id } = event.postDataJSON() as { id: string };
  await expect.poll(() => shopped).toEqual([`https://shop.example/buy?sub=${clickIdOf(id)}&x=1`]);
  await expect(link).toHaveAttribute('href', 'https://shop.example/buy?sub=&x=1');

  const plain = await browser.newContext({ baseURL: baseURL!, javaScriptEnabled: false });
  const without = await plain.newPage();
  await without.goto(`/review/${slug}`);
  await expect(without.locator('main article').getByRole('link', { name: /^Buy Now / })).toHaveAttribute(
    'href',
    'https://shop.example/buy?sub=&x=1',
  );
  expect(await (await page.request.get(`/review/${slug}`)).text()).toContain(
    '"url":"https://shop.example/buy?sub=&x=1"',
  );
  await plain.close();
});
