import type { Page } from '@playwright/test';
import { findFaults, findViolationsInBothThemes } from '../../axe';
import { expect, test } from '../../site-test';
import { visit } from '../../visit';

const rows = (page: Page) => page.getByRole('table').locator('tbody tr');
const names = (page: Page) => rows(page).locator('th a').allTextContents();
const filters = (page: Page) => page.getByRole('button', { name: /^Filters/ });
const filter = (page: Page, value: string) =>
  page.getByRole('checkbox', { name: new RegExp(`^${value.replaceAll('$', '\\$')} \\(`) });
const chips = (page: Page) => page.getByRole('list', { name: 'Active filters' }).getByRole('link');
const head = (page: Page, name: string) => page.getByRole('columnheader', { name });

test('a visitor orders and filters, goes back, and shares the address with a reader without JavaScript', async ({
  page,
  browser,
  baseURL,
}) => {
  await visit(page, '/comparison');
  await expect(rows(page)).toHaveCount(14);
  await page.getByLabel('Sort by').selectOption('price-high');
  await expect(filter(page, '12mg')).toHaveCount(0);
  await filters(page).click();
  await filter(page, '12mg').check();
  await filter(page, '10mg').check();
  await filter(page, 'Over $35').check();
  await expect(rows(page)).toHaveCount(2);
  await filter(page, 'Under $25').check();
  await expect(rows(page)).not.toHaveCount(2);
  await page.goBack();
  await expect(rows(page)).toHaveCount(2);
  await expect(filter(page, 'Under $25')).not.toBeChecked();
  const shown = await names(page);
  expect(shown).toEqual(['Golden Hour Astaxanthin 12mg', 'Summit Endurance Astaxanthin 12mg']);
  for (const javaScriptEnabled of [true, false]) {
    const context = await browser.newContext({ baseURL: baseURL!, javaScriptEnabled });
    const other = await context.newPage();
    await other.goto(page.url());
    expect(await names(other)).toEqual(shown);
    await expect(chips(other)).toHaveText(
      ['10mg', '12mg', 'Over $35'].map((value) => `Remove filter: ${value}`),
    );
    await expect(other.getByLabel('Sort by')).toHaveValue('price-high');
    if (!javaScriptEnabled) {
      await chips(other).last().click();
      await filter(other, 'Under $25').check();
      await other.getByRole('button', { name: 'Apply' }).click();
      expect(await names(other)).toEqual(['Whole Algae Astaxanthin 10mg']);
      await other.getByRole('link', { name: '¢ per mg' }).click();
      await expect(head(other, '¢ per mg')).toHaveAttribute('aria-sort', 'ascending');
    }
    await context.close();
  }
});

test('the headers sort by keyboard, and the table fits every width in both themes', async ({ page }) => {
  await visit(page, '/comparison?goal=Skin');
  await head(page, '$ per day').getByRole('link').focus();
  for (const direction of ['ascending', 'descending']) {
    await page.keyboard.press('Enter');
    await expect(head(page, '$ per day')).toHaveAttribute('aria-sort', direction);
    await expect(head(page, '$ per day').getByRole('link')).toBeFocused();
  }
  await expect(rows(page).first()).toContainText('$1.55');
  await filters(page).click();
  expect(await findFaults(page)).toEqual([]);
});

test('a phone shows one list, and filters in a sheet', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await visit(page, '/comparison');
  await expect(page.getByRole('table')).toBeHidden();
  const cards = page.getByRole('region', { name: 'Each product in detail' }).getByRole('article');
  await expect(cards).toHaveCount(14);
  await expect(cards.first()).toContainText('$29.99 · 4.2¢/mg · $0.50/day');
  await filters(page).click();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await sheet.getByRole('checkbox', { name: /^Endurance/ }).check();
  await expect(sheet.getByRole('checkbox', { name: /^Heart/ })).toBeDisabled();
  expect(await findViolationsInBothThemes(page)).toEqual([]);
  const show = sheet.getByRole('button', { name: /^Show \d+ products$/ });
  const shown = Number(/\d+/.exec((await show.textContent())!)![0]);
  await show.click();
  await expect(sheet).toHaveCount(0);
  await expect(cards).toHaveCount(shown);
  // The results are on the screen, and their number has the focus.
  await expect(page.getByText(`${shown} of 14 products`)).toBeFocused();
  await expect(cards.first().getByRole('link', { name: /^Buy Now/ })).toBeInViewport();
  await filters(page).click();
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
  await chips(page).click();
  await expect(cards).toHaveCount(14);
});

test('the table explains its terms and keeps its head in sight', async ({ page }) => {
  await visit(page, '/comparison');
  const heads = page.getByRole('columnheader');
  for (const [index, text] of [
    'Rank',
    'Product',
    'Potency',
    'Source',
    'Price',
    '¢ per mg',
    '$ per day',
    'Servings',
    'Form',
    'Tested by',
    'Rating',
    'Action',
  ].entries()) {
    await expect(heads.nth(index)).toContainText(text);
  }
  await expect(heads).toHaveCount(12);

  await rows(page).last().scrollIntoViewIfNeeded();
  await expect(heads.first()).toBeInViewport({ ratio: 1 });
  await expect(rows(page).first().getByRole('cell')).toContainText([
    '#1',
    '12mg',
    'Hawaiian',
    '$29.99',
    '4.2¢',
    '$0.50',
    '60',
    'SoftgelGelatin',
    'Example Analytics',
    '4.8',
    'Buy Now',
  ]);
  await page.getByText('What the columns mean').click();
  await expect(page.getByText('The price of the pack divided by all the milligrams')).toBeVisible();
  await expect(page.getByText('“Natural” names no place.')).toBeVisible();

  for (const [name, first] of [
    ['Product', 'Clear View Astaxanthin 6mg'],
    ['Potency', 'Deep Reserve Astaxanthin 16mg'],
    ['Source', 'Hawaiian Astaxanthin 12mg'],
  ] as const) {
    await head(page, name).getByRole('link').click();
    await expect(head(page, name)).toHaveAttribute('aria-sort', /ending$/);
    expect((await names(page))[0]).toBe(first);
  }
});

test('the headers keep to one line on a small laptop', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 800 });
  await visit(page, '/comparison');
  const lines = await page
    .getByRole('columnheader')
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().height));
  expect(Math.max(...lines)).toBeLessThan(40);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1024);
});
