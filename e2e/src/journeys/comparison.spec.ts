import type { Page } from '@playwright/test';
import { expect, test } from '../site-test';
import { visit } from '../visit';

const rows = (page: Page) => page.getByRole('table').locator('tbody tr');
const names = (page: Page) => rows(page).locator('th a').allTextContents();
const filters = (page: Page) => page.getByRole('button', { name: /^Filters/ });
const filter = (page: Page, value: string) =>
  page.getByRole('checkbox', { name: new RegExp(`^${value.replaceAll('$', '\\$')} \\(`) });

test('an address shows the same rows to somebody else, without JavaScript too', async ({
  page,
  browser,
  baseURL,
}) => {
  await visit(page, '/comparison');
  await page.getByLabel('Sort by').selectOption('price-high');
  await filters(page).click();
  await filter(page, '12mg').check();
  await filter(page, '10mg').check();
  await filter(page, 'Over $35').check();
  await expect(rows(page)).toHaveCount(2);
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

test('the back button undoes one choice after the other', async ({ page }) => {
  await visit(page, '/comparison');
  await filters(page).click();
  await filter(page, 'Icelandic').check();
  await expect(rows(page)).toHaveCount(3);
  await filter(page, 'Under $25').check();
  await expect(rows(page)).toHaveCount(0);
  await page.goBack();
  await expect(rows(page)).toHaveCount(3);
  await expect(filter(page, 'Under $25')).not.toBeChecked();
  await page.goBack();
  await expect(rows(page)).toHaveCount(14);
  await page.goForward();
  await expect(rows(page)).toHaveCount(3);
  await expect(filter(page, 'Icelandic')).toBeChecked();
});

test('the table has seven columns and a head that stays; on a phone its rows are cards', async ({ page }) => {
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

const term = (page: Page, name: string) => page.getByRole('columnheader').getByRole('button', { name });

test('a term explains itself on focus, also while its code is still to come, and Escape closes it', async ({
  page,
}) => {
  const potency = term(page, 'Potency');
  const tooltip = page.getByRole('tooltip');
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/tooltip-code-*.js', async (route) => {
    await released;
    await route.continue();
  });
  await visit(page, '/comparison');
  await potency.focus();
  release();
  await expect(tooltip).toHaveText('Astaxanthin in one serving, as the label states it.');
  await expect(potency).toBeFocused();
  await expect(potency).toHaveAccessibleDescription('Astaxanthin in one serving, as the label states it.');
  await page.keyboard.press('Escape');
  await expect(tooltip).toHaveCount(0);
  await expect(potency).toBeFocused();
});

test('a term explains itself after 700 ms of hovering, and the next one at once', async ({ page }) => {
  const tooltip = page.getByRole('tooltip');
  await page.clock.install();
  await visit(page, '/comparison');
  await page.clock.runFor(2000);
  await expect(term(page, 'Rating')).toHaveAttribute('data-state', 'closed');
  await page.clock.pauseAt(Date.now() + 60_000);
  await term(page, 'Rating').hover();
  await page.clock.runFor(690);
  await expect(tooltip).toHaveCount(0);
  await page.clock.runFor(20);
  await expect(tooltip).toContainText('Out of 5 stars');
  await page.mouse.move(5, 600, { steps: 5 });
  await expect(tooltip).toHaveCount(0);
  await page.clock.runFor(250);
  await term(page, 'Potency').hover();
  await page.clock.runFor(10);
  await expect(tooltip).toContainText('Astaxanthin in one serving');
  await page.mouse.move(5, 600, { steps: 5 });
  await expect(tooltip).toHaveCount(0);
  await page.clock.runFor(350);
  await term(page, 'Rating').hover();
  await page.clock.runFor(10);
  await expect(tooltip).toHaveCount(0);
});
