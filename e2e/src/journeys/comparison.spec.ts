import type { Page } from '@playwright/test';
import { expect, test } from '../site-test';
import { visit } from '../visit';

interface Listed {
  name: string;
  potency: string;
  source: string;
  price: string;
  rating: string;
  reviewCount: number;
  placement: number | null;
}

const catalog = async (page: Page) => (await (await page.request.get('/api/products')).json()) as Listed[];
const rows = (page: Page) => page.getByRole('table').locator('tbody tr');
const names = (page: Page) => rows(page).locator('th a').allTextContents();
const cards = (page: Page) => page.getByRole('region', { name: 'Each product in detail' }).locator('h3');
const filters = (page: Page) => page.getByRole('button', { name: /^Filters/ });
const filter = (page: Page, value: string) =>
  page.getByRole('checkbox', { name: new RegExp(`^${value.replaceAll('$', '\\$')} \\(`) });
const clearAll = (page: Page) => page.getByRole('button', { name: 'Clear All Filters' });

const sorts: [key: string, label: string, inOrder: (one: Listed, other: Listed) => boolean][] = [
  ['rating', 'Highest rating', (one, other) => Number(one.rating) >= Number(other.rating)],
  ['price-low', 'Price: low to high', (one, other) => Number(one.price) <= Number(other.price)],
  ['price-high', 'Price: high to low', (one, other) => Number(one.price) >= Number(other.price)],
  ['popularity', 'Most reviews', (one, other) => one.reviewCount >= other.reviewCount],
  [
    'placement',
    'Our ranking',
    (one, other) =>
      one.placement === other.placement
        ? Number(one.rating) >= Number(other.rating)
        : (one.placement ?? Infinity) < (other.placement ?? Infinity),
  ],
];

test('there are five orders, and each holds for every row and every card', async ({ page }) => {
  await visit(page, '/comparison');
  const products = await catalog(page);
  expect(products).toHaveLength(14);
  const select = page.getByLabel('Sort by');
  await expect(select).toHaveValue('placement');
  await expect(select.locator('option')).toHaveText([
    'Our ranking',
    'Highest rating',
    'Price: low to high',
    'Price: high to low',
    'Most reviews',
  ]);
  for (const [key, label, inOrder] of sorts) {
    await select.selectOption({ label });
    await expect(page).toHaveURL(key === 'placement' ? '/comparison' : `/comparison?sort=${key}`);
    const shown = await names(page);
    expect(shown.toSorted()).toEqual(products.map(({ name }) => name).toSorted());
    const listed = shown.map((name) => products.find((product) => product.name === name)!);
    for (const [index, product] of listed.slice(1).entries()) {
      const pair = `${key}: ${listed[index]!.name} before ${product.name}`;
      expect([pair, inOrder(listed[index]!, product)]).toEqual([pair, true]);
    }
    expect(await cards(page).allTextContents()).toEqual(shown);
  }
});

test('filters widen within a group and narrow across groups', async ({ page }) => {
  await visit(page, '/comparison');
  const products = await catalog(page);
  const passing = (test: (product: Listed) => boolean) =>
    products
      .filter(test)
      .map(({ name }) => name)
      .toSorted();
  const shown = async () => (await names(page)).toSorted();

  await expect(filter(page, '6mg')).toHaveCount(0);
  await filters(page).click();
  await expect(filters(page)).toHaveAttribute('aria-expanded', 'true');
  await filter(page, '6mg').check();
  await expect(rows(page)).toHaveCount(4);
  expect(await shown()).toEqual(passing(({ potency }) => potency === '6mg'));

  await filter(page, '12mg').check();
  await expect(rows(page)).toHaveCount(8);
  expect(await shown()).toEqual(passing(({ potency }) => /^(6|12)mg$/.test(potency)));

  await filter(page, '$25-$35').check();
  await expect(rows(page)).toHaveCount(5);
  // Both ends of the band are in it: one of these costs exactly $25.00.
  expect(await shown()).toEqual(
    passing(({ potency, price }) => /^(6|12)mg$/.test(potency) && Number(price) >= 25 && Number(price) <= 35),
  );
  expect(await shown()).toContain('Daily Astaxanthin 6mg');
  await expect(filters(page)).toHaveText(/^Filters3/);
  await expect(page.getByRole('status').filter({ hasText: '5 of 14 products' })).toBeVisible();

  await filter(page, '6mg').uncheck();
  await expect(rows(page)).toHaveCount(2);
  await expect(filters(page)).toHaveText(/^Filters2/);
  await clearAll(page).click();
  await expect(rows(page)).toHaveCount(14);
  await expect(page).toHaveURL('/comparison');
  await expect(filters(page)).toHaveText('Filters');
  await expect(clearAll(page)).toHaveCount(0);
  await expect(filter(page, '12mg')).not.toBeChecked();
  await filters(page).click();
  await expect(filter(page, '12mg')).toHaveCount(0);
});

test('the number beside a value is what ticking it shows', async ({ page }) => {
  await visit(page, '/comparison?source=Natural');
  await filters(page).click();
  for (const [group, count] of [
    ['potency', 3],
    ['price', 3],
  ] as const) {
    const boxes = page
      .getByRole('group', { name: group === 'price' ? /price/i : /potency/i })
      .getByRole('checkbox');
    await expect(boxes).toHaveCount(count);
    for (const box of await boxes.all()) {
      const promised = Number(/\((\d+)\)/.exec((await box.locator('..').textContent())!)![1]);
      await box.check();
      await expect(rows(page)).toHaveCount(promised);
      await box.uncheck();
      await expect(rows(page)).toHaveCount(4);
    }
  }
});

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

test('filters that nothing passes say so and can be cleared at once', async ({ page }) => {
  await visit(page, '/comparison?potency=10mg&source=Hawaiian');
  await expect(page.getByText('No product matches these filters')).toBeVisible();
  await expect(page.getByRole('table')).toHaveCount(0);
  await expect(cards(page)).toHaveCount(0);
  await expect(filters(page)).toHaveText(/^Filters2/);
  await clearAll(page).last().click();
  await expect(rows(page)).toHaveCount(14);
  await expect(page.getByText('No product matches these filters')).toHaveCount(0);
});

test('the band names the top three, whatever the filters', async ({ page }) => {
  await visit(page, '/comparison?potency=10mg&sort=price-high');
  await expect(page.getByRole('region', { name: 'Our top three' }).getByRole('link')).toHaveText([
    /^#1\s+Makani Tide\s+\$29\.99/,
    /^#2\s+Hverdal\s+\$34\.50/,
    /^#3\s+Benimori\s+\$27\.80/,
  ]);
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
