import type { Page } from '@playwright/test';
import { expect, test } from '../../site-test';
import { visit } from '../../visit';

const rows = (page: Page) => page.getByRole('table').locator('tbody tr');
const names = (page: Page) => rows(page).locator('th a').allTextContents();
const filters = (page: Page) => page.getByRole('button', { name: /^Filters/ });
const filter = (page: Page, value: string) =>
  page.getByRole('checkbox', { name: new RegExp(`^${value.replaceAll('$', '\\$')} \\(`) });
const term = (page: Page, name: string) => page.getByRole('columnheader').getByRole('button', { name });

test('a visitor orders and filters, goes back, and shares the address with somebody without JavaScript', async ({
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
    await expect(filters(other)).toHaveText(/^Filters3/);
    await expect(other.getByLabel('Sort by')).toHaveValue('price-high');
    await context.close();
  }
});

test('the table explains its terms, keeps its head in sight, and becomes cards on a phone', async ({
  page,
}) => {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/site/tooltip-code-*.js', async (route) => {
    await released;
    await route.continue();
  });
  await visit(page, '/comparison');
  const heads = page.getByRole('columnheader');
  for (const [index, text] of [
    'Rank',
    'Product',
    'Potency',
    'Source',
    'Price',
    'Rating',
    'Action',
  ].entries()) {
    await expect(heads.nth(index)).toContainText(text);
  }
  await expect(heads).toHaveCount(7);

  const tooltip = page.getByRole('tooltip');
  await term(page, 'Potency').focus();
  release();
  await expect(tooltip).toHaveText('Astaxanthin per serving, as stated on the label.');
  await expect(term(page, 'Potency')).toBeFocused();
  await expect(term(page, 'Potency')).toHaveAccessibleDescription(/^Astaxanthin per serving/);
  await page.keyboard.press('Escape');
  await expect(tooltip).toHaveCount(0);
  await term(page, 'Rating').hover();
  await expect(tooltip).toContainText('Out of 5 stars');
  await page.mouse.move(5, 600, { steps: 5 });
  await expect(tooltip).toHaveCount(0);

  await rows(page).last().scrollIntoViewIfNeeded();
  await expect(heads.first()).toBeInViewport({ ratio: 1 });
  const first = rows(page).first();
  const [name, buy] = [first.locator('th a'), first.getByRole('link', { name: /^Buy Now / })];
  const below = async () => (await buy.boundingBox())!.y - (await name.boundingBox())!.y;
  expect(await first.evaluate((row) => getComputedStyle(row).display)).toBe('table-row');
  expect(await below()).toBeLessThan(60);

  await page.setViewportSize({ width: 375, height: 800 });
  await expect.poll(() => first.evaluate((row) => getComputedStyle(row).display)).toBe('grid');
  expect(await below()).toBeGreaterThan(100);
  expect((await first.boundingBox())!.width).toBeLessThanOrEqual(375);
  expect((await heads.first().boundingBox())?.width ?? 0).toBeLessThan(80);
  await expect(first.getByRole('cell').filter({ hasText: 'Potency' })).toContainText('12mg');
  await expect(first.getByRole('cell').filter({ hasText: 'Price' })).toContainText('4.2¢ per mg $0.50 a day');
  await expect(
    page.getByText('Cost per mg: The price of the pack divided by all the milligrams'),
  ).toBeVisible();
});
