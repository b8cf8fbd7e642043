import type { Locator, Page } from '@playwright/test';
import { findViolations, findViolationsInBothThemes } from '../axe';
import { openDashboard, pageInScheme } from '../dashboard';
import { expect, test } from '../site-test';

/** Brand of everything made here, so that it can be taken away again. */
const BRAND = 'Journey Labs';

const input = (name: string, fields: object = {}) => ({
  name,
  brand: BRAND,
  description: 'Made by a test.',
  imageUrl: '/pictures/makani-tide-hawaiian-12mg.webp',
  potency: '9mg',
  source: 'Icelandic',
  bestFor: 'Testing',
  affiliateLink: 'https://shop.example.com/journey',
  price: '19.50',
  rating: '4.2',
  ...fields,
});

interface Product {
  id: number;
  name: string;
  brand: string;
  slug: string;
  version: number;
  placement: number | null;
}

const allProducts = async (page: Page) =>
  (await (await page.request.get('/api/products')).json()) as Product[];
const stored = async (page: Page, name: string) =>
  (await allProducts(page)).find((product) => product.name === name);

async function create(page: Page, name: string, fields: object = {}): Promise<Product> {
  const answer = await page.request.post('/api/products', { data: input(name, fields) });
  expect(answer.status()).toBe(201);
  return (await answer.json()) as Product;
}

async function openProducts(page: Page): Promise<void> {
  await openDashboard(page, 'tab=products');
  await expect(page.getByRole('list', { name: 'Products' })).toBeVisible();
}

const row = (page: Page, name: string) => page.getByRole('article', { name, exact: true });
const form = (page: Page) => page.getByRole('dialog', { name: /^(Add product|Edit )/ });
const field = (page: Page, label: string) => form(page).getByLabel(label, { exact: true });
const save = (page: Page) => form(page).getByRole('button', { name: 'Save' }).click();
const said = (page: Page, text: string) => expect(page.getByText(text, { exact: true })).toBeVisible();
const names = async (list: Locator) => list.getByRole('heading').allTextContents();

test.beforeEach(async ({ page }) => {
  await openProducts(page);
});

test.afterEach(async ({ page }) => {
  await openDashboard(page, 'tab=products');
  for (const { id, brand } of await allProducts(page)) {
    if (brand === BRAND) await page.request.delete(`/api/products/${id}`);
  }
});

test('an empty form names everything that is required, and goes to the first of it', async ({ page }) => {
  await page.getByRole('button', { name: 'Add product' }).click();
  await save(page);
  for (const message of [
    'Name is required',
    'Brand is required',
    'Description is required',
    'Image URL is required',
    'Potency is required',
    'Source is required',
    'Best for is required',
    'Price is required',
    'Rating is required',
    'Affiliate link is required',
  ]) {
    await said(page, message);
  }
  await expect(field(page, 'Name')).toBeFocused();
  await expect(field(page, 'Name')).toHaveAccessibleDescription('Name is required');
  await field(page, 'Price').fill('1.999');
  await field(page, 'Rating').fill('5.1');
  await field(page, 'Review count').fill('-1');
  await field(page, 'Rank').fill('21');
  await field(page, 'German link').fill('shop');
  for (const message of [
    'Price is an amount such as 29.99',
    'Rating is between 1 and 5',
    'Review count is at least 0',
    'Rank is a number from 1 to 20',
    'Enter an address that begins with https://',
  ]) {
    await said(page, message);
  }
  await field(page, 'Price').fill('0');
  await field(page, 'Rating').fill('5');
  await field(page, 'Rank').fill('20');
  await expect(page.getByText('Price is an amount such as 29.99')).toHaveCount(0);
  await expect(page.getByText('Rating is between 1 and 5')).toHaveCount(0);
  await expect(page.getByText('Rank is a number from 1 to 20')).toHaveCount(0);
});

test('a product is added with every field, and is on the site', async ({ page }) => {
  await page.getByRole('button', { name: 'Add product' }).click();
  const values: Record<string, string> = {
    Name: 'Everything 9mg',
    Brand: BRAND,
    Description: 'All of it.',
    'Image URL': '/pictures/makani-tide-hawaiian-12mg.webp',
    Badge: 'Best Test',
    Category: 'Softgels',
    'Age range': '18+',
    Keywords: 'one, two',
    Potency: '9mg',
    Source: 'Japanese',
    'Best for': 'Testers',
    Features: 'First\n\n  Second  \n',
    Benefits: 'Eyes\n',
    Price: '12.5',
    Rating: '4',
    'Review count': '7',
    Rank: '20',
    'Affiliate link': 'https://shop.example.com/all',
    'German link': 'https://shop.example.com/de',
    'Spanish link': 'https://shop.example.com/es',
    'Dutch link': 'https://shop.example.com/nl',
    'Polish link': 'https://shop.example.com/pl',
    'Coupon code': 'ALL9',
    'Coupon description': 'Nine off',
    'Coupon discount': '9%',
  };
  for (const [label, value] of Object.entries(values)) await field(page, label).fill(value);
  await field(page, 'In stock').click();
  await field(page, 'Featured').click();
  await expect(form(page).getByText('/review/everything-9mg-journey-labs')).toBeVisible();
  await field(page, 'Page content').fill('Below the facts.');
  await save(page);
  await said(page, 'Product created successfully');
  await expect(form(page)).toHaveCount(0);
  expect(await stored(page, 'Everything 9mg')).toMatchObject({
    slug: 'everything-9mg-journey-labs',
    brand: BRAND,
    features: ['First', 'Second'],
    benefits: ['Eyes'],
    price: '12.50',
    rating: '4.0',
    reviewCount: 7,
    placement: 20,
    inStock: false,
    featured: true,
    isTopRanked: false,
    keywords: 'one, two',
    ageRange: '18+',
    affiliateLinkPl: 'https://shop.example.com/pl',
    couponDiscount: '9%',
    htmlContent: '<p>Below the facts.</p>',
  });
  await page.getByRole('searchbox').fill('everything');
  await expect(row(page, 'Everything 9mg')).toContainText('Out of stock');
  await expect(row(page, 'Everything 9mg')).toContainText('Featured');
  expect(await (await page.request.get('/review/everything-9mg-journey-labs')).text()).toContain(
    'Below the facts.',
  );
});

test('a product is edited, and Cancel leaves it as it was', async ({ page }) => {
  await create(page, 'Edited 9mg', { features: ['One', 'Two'] });
  await page.reload();
  await page.getByRole('searchbox').fill('edited');
  await page.getByRole('button', { name: 'Edit Edited 9mg' }).click();
  await expect(field(page, 'Features')).toHaveValue('One\nTwo');
  await field(page, 'Price').fill('99');
  await form(page).getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Keep editing' }).click();
  await expect(field(page, 'Price')).toHaveValue('99');
  await form(page).getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Discard changes' }).click();
  await expect(form(page)).toHaveCount(0);
  expect(await stored(page, 'Edited 9mg')).toMatchObject({ price: '19.50', version: 1 });

  await page.getByRole('button', { name: 'Edit Edited 9mg' }).click();
  await expect(field(page, 'Price')).toHaveValue('19.50');
  await field(page, 'Price').fill('21');
  await save(page);
  await said(page, 'Product updated successfully');
  await expect(form(page)).toHaveCount(0);
  await expect(row(page, 'Edited 9mg')).toContainText('$21.00');
  expect(await stored(page, 'Edited 9mg')).toMatchObject({ price: '21.00', features: ['One', 'Two'] });
});

test('a product is deleted only after it was asked', async ({ page }) => {
  await create(page, 'Deleted 9mg');
  await page.reload();
  await page.getByRole('searchbox').fill('deleted');
  await page.getByRole('button', { name: 'Delete Deleted 9mg' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
  expect(await stored(page, 'Deleted 9mg')).toBeDefined();
  await page.getByRole('button', { name: 'Delete Deleted 9mg' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete product' }).click();
  await said(page, 'Product deleted successfully');
  await expect(row(page, 'Deleted 9mg')).toHaveCount(0);
  expect(await stored(page, 'Deleted 9mg')).toBeUndefined();
});

test('failures of the server are told, and what was typed stays', async ({ page }) => {
  const { slug } = await create(page, 'First 9mg');
  const second = await create(page, 'Second 9mg');
  await page.reload();
  await page.getByRole('searchbox').fill('second 9mg');
  await page.getByRole('button', { name: 'Edit Second 9mg' }).click();
  await field(page, 'Slug').fill(slug);
  await save(page);
  await said(page, 'This slug is taken');
  await expect(field(page, 'Slug')).toBeFocused();
  await page.request.delete(`/api/products/${second.id}`);
  await field(page, 'Slug').fill('');
  await save(page);
  await said(page, 'Failed to update product');
  await expect(field(page, 'Name')).toHaveValue('Second 9mg');

  await page.route('**/api/products', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  );
  await form(page).getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Discard changes' }).click();
  await page.getByRole('button', { name: 'Add product' }).click();
  for (const [label, value] of Object.entries({
    Name: 'Third 9mg',
    Brand: BRAND,
    Description: 'Lost.',
    'Image URL': '/x.webp',
    Potency: '9mg',
    Source: 'Natural',
    'Best for': 'Nobody',
    Price: '1',
    Rating: '1',
    'Affiliate link': 'https://shop.example.com/',
  })) {
    await field(page, label).fill(value);
  }
  await save(page);
  await said(page, 'Failed to create product');
  await expect(field(page, 'Name')).toHaveValue('Third 9mg');

  await form(page).getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Discard changes' }).click();
  await page.getByRole('searchbox').fill('first 9mg');
  await page.route('**/api/products/*', (route) =>
    route.request().method() === 'DELETE' ? route.abort() : route.continue(),
  );
  await page.getByRole('button', { name: 'Delete First 9mg' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete product' }).click();
  await said(page, 'Failed to delete product');
  await page.unrouteAll();
});

test('a rank that is taken is warned of, and is no error', async ({ page }) => {
  const holder = (await allProducts(page)).find(({ placement }) => placement === 3)!;
  await create(page, 'Ranked 9mg');
  await page.reload();
  await page.getByRole('searchbox').fill('ranked 9mg');
  await page.getByRole('button', { name: 'Edit Ranked 9mg' }).click();
  await field(page, 'Rank').fill('3');
  await expect(form(page).getByText(`Rank 3 is held by ${holder.name}.`)).toBeVisible();
  await field(page, 'Rank').fill('19');
  await expect(form(page).getByText(/is held by/)).toHaveCount(0);
  await field(page, 'Rank').fill('3');
  await save(page);
  await said(page, 'Product updated successfully');
  expect(await stored(page, 'Ranked 9mg')).toMatchObject({ placement: 3 });
  expect(await stored(page, holder.name)).toMatchObject({ placement: 3 });
});

test.describe('the ranking', () => {
  let before: Product[];
  const ranking = async (page: Page) =>
    (await allProducts(page))
      .filter(({ placement }) => placement !== null)
      .sort((one, other) => one.placement! - other.placement!);
  const ids = async (page: Page) => (await ranking(page)).map(({ id }) => id);

  test.beforeEach(async ({ page }) => {
    before = await ranking(page);
    await page.getByRole('button', { name: 'Reorder' }).click();
    await expect(page.getByRole('list', { name: 'Ranked products' })).toBeVisible();
  });

  test.afterEach(async ({ page }) => {
    const productIds = before.map(({ id }) => id);
    await page.request.put('/api/products/ranking', { data: { productIds } });
    expect((await ranking(page)).map(({ id, placement }) => [id, placement])).toEqual(
      before.map(({ id, placement }) => [id, placement]),
    );
  });

  test('is changed by keyboard', async ({ page }) => {
    const [first, second, third] = before.map(({ id }) => id);
    const saved = page.waitForResponse('**/api/products/ranking');
    await page.getByRole('button', { name: /^Move .*, rank 1 of/ }).focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Space');
    expect((await saved).status()).toBe(200);
    expect((await ids(page)).slice(0, 3)).toEqual([second, third, first]);
    await expect
      .poll(async () => (await names(page.getByRole('list', { name: 'Ranked products' }))).slice(0, 3))
      .toEqual([before[1]!.name, before[2]!.name, before[0]!.name]);
  });

  test('is changed by number', async ({ page }) => {
    const saved = page.waitForResponse('**/api/products/ranking');
    const rank = page.getByRole('spinbutton', { name: `Rank of ${before[3]!.name}` });
    await rank.fill('1');
    await rank.press('Enter');
    expect((await saved).status()).toBe(200);
    expect((await ids(page)).slice(0, 2)).toEqual([before[3]!.id, before[0]!.id]);
    await expect(rank).toHaveValue('1');
  });

  test('is changed by drag', async ({ page }) => {
    const saved = page.waitForResponse('**/api/products/ranking');
    const from = (await page.getByRole('button', { name: /^Move .*, rank 1 of/ }).boundingBox())!;
    const to = (await page.getByRole('button', { name: /^Move .*, rank 2 of/ }).boundingBox())!;
    await page.mouse.move(from.x + 20, from.y + 20);
    await page.mouse.down();
    await page.mouse.move(from.x + 20, from.y + 40, { steps: 5 });
    await page.mouse.move(to.x + 20, to.y + 30, { steps: 10 });
    await page.mouse.up();
    expect((await saved).status()).toBe(200);
    expect((await ids(page)).slice(0, 2)).toEqual([before[1]!.id, before[0]!.id]);
  });

  test('returns to what it was when it could not be saved', async ({ page }) => {
    await page.route('**/api/products/ranking', (route) => route.abort());
    const list = page.getByRole('list', { name: 'Ranked products' });
    const shown = await names(list);
    const rank = page.getByRole('spinbutton', { name: `Rank of ${before[2]!.name}` });
    await rank.fill('1');
    await rank.press('Enter');
    await said(page, 'Failed to save the ranking');
    await expect.poll(() => names(list)).toEqual(shown);
    await expect(page.getByRole('spinbutton', { name: `Rank of ${before[2]!.name}` })).toHaveValue('3');
    await page.unrouteAll();
  });
});

test.describe('an edit that met another one', () => {
  const editTwice = async (page: Page) => {
    const { id } = await create(page, 'Twice 9mg');
    await page.reload();
    await page.getByRole('searchbox').fill('twice');
    await page.getByRole('button', { name: 'Edit Twice 9mg' }).click();
    await expect(field(page, 'Price')).toHaveValue('19.50');
    // The other window.
    const other = await page.context().newPage();
    await other.goto(`/admin?tab=products&edit=${id}`);
    await field(other, 'Price').fill('30');
    await save(other);
    await said(other, 'Product updated successfully');
    await other.close();
    await field(page, 'Price').fill('40');
    await save(page);
    const conflict = page.getByRole('dialog', { name: 'This product was changed elsewhere' });
    await expect(conflict).toContainText('40');
    await expect(conflict).toContainText('30');
    await expect(conflict.getByRole('term')).toHaveText(['Price']);
    expect(await stored(page, 'Twice 9mg')).toMatchObject({ price: '30.00' });
    return conflict;
  };

  test('can be saved over it', async ({ page }) => {
    const conflict = await editTwice(page);
    expect(await findViolationsInBothThemes(page)).toEqual([]);
    await conflict.getByRole('button', { name: 'Save my version' }).click();
    await said(page, 'Product updated successfully');
    expect(await stored(page, 'Twice 9mg')).toMatchObject({ price: '40.00', version: 3 });
  });

  test('can give way to it', async ({ page }) => {
    const conflict = await editTwice(page);
    await conflict.getByRole('button', { name: 'Take the saved version' }).click();
    await expect(field(page, 'Price')).toHaveValue('30.00');
    await field(page, 'Badge').fill('Both');
    await save(page);
    await said(page, 'Product updated successfully');
    expect(await stored(page, 'Twice 9mg')).toMatchObject({ price: '30.00', badge: 'Both' });
  });
});

test('the preview shows what is not saved yet, and counts nothing', async ({ page }) => {
  const events: string[] = [];
  page.on(
    'request',
    (request) => request.url().includes('/api/analytics/track') && events.push(request.url()),
  );
  await create(page, 'Shown 9mg');
  await page.reload();
  await page.getByRole('searchbox').fill('shown');
  await page.getByRole('button', { name: 'Preview Shown 9mg' }).click();
  const preview = page.getByRole('dialog', { name: 'Preview' });
  await expect(preview.getByRole('heading', { name: 'Shown 9mg', level: 1 })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Edit Shown 9mg' }).click();
  await field(page, 'Name').fill('Unsaved 9mg');
  await field(page, 'Benefits').fill('Seen at once');
  await form(page).getByRole('button', { name: 'Preview' }).click();
  await expect(preview.getByRole('heading', { name: 'Unsaved 9mg', level: 1 })).toBeVisible();
  await expect(preview.getByText('Seen at once')).toBeVisible();
  await page.context().route('https://shop.example.com/**', (route) => route.fulfill({ body: 'The shop' }));
  const opened = page.context().waitForEvent('page');
  await preview.getByRole('link', { name: /^Buy Now/ }).click();
  const shop = await opened;
  expect(shop.url()).toContain('shop.example.com');
  await shop.close();
  await preview.getByRole('link', { name: 'Home' }).click();
  await page.keyboard.press('Escape');
  await expect(preview).toHaveCount(0);
  await expect(field(page, 'Name')).toHaveValue('Unsaved 9mg');
  expect(events).toEqual([]);
  expect(await stored(page, 'Shown 9mg')).toBeDefined();
});

test('products are searched and sorted', async ({ page }) => {
  await create(page, 'Zeta 9mg', { price: '0.01', rating: '1.0', potency: '77mg' });
  await page.reload();
  const list = page.getByRole('list', { name: 'Products' });
  const first = async () => (await names(list))[0];
  const sort = page.getByRole('combobox', { name: 'Sort by' });
  await expect(list).toBeVisible();
  const ranked = (await allProducts(page)).find(({ placement }) => placement === 1)!;
  expect(await first()).toBe(ranked.name);
  await sort.selectOption('Price');
  await expect.poll(first).toBe('Zeta 9mg');
  await sort.selectOption('Name');
  await expect.poll(first).not.toBe('Zeta 9mg');
  await sort.selectOption('Newest');
  await expect.poll(first).toBe('Zeta 9mg');
  await sort.selectOption('Rating');
  await expect.poll(first).not.toBe('Zeta 9mg');
  for (const search of ['zeta', 'journey LABS', '77mg', 'labs icelandic']) {
    await page.getByRole('searchbox').fill(search);
    await expect.poll(() => names(list)).toEqual(['Zeta 9mg']);
  }
  await page.getByRole('searchbox').fill('nothing like it');
  await said(page, 'No product matches');
  await page.getByRole('button', { name: 'Clear the search' }).click();
  await expect(row(page, ranked.name)).toBeVisible();
});

test('the list says that it loads, that it failed, and that it is empty', async ({ page }) => {
  let answer: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/api/products', async (route) => {
    await held;
    await route.abort();
  });
  await page.reload();
  await expect(page.locator('[data-placeholder]')).toHaveCount(6);
  answer();
  await said(page, 'The products could not be loaded');
  await page.unrouteAll({ behavior: 'wait' });
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('list', { name: 'Products' })).toBeVisible();

  await page.route('**/api/products', (route) => route.fulfill({ json: [] }));
  await page.reload();
  await said(page, 'No products yet');
  await page.getByRole('button', { name: 'Add product' }).click();
  await expect(form(page)).toBeVisible();
  await page.unrouteAll();
});

test('a product is added by keyboard alone', async ({ page }) => {
  await page.getByRole('searchbox').focus();
  for (
    let count = 0;
    count < 6 &&
    !(await page
      .getByRole('button', { name: 'Add product' })
      .evaluate((button) => button === document.activeElement));
    count++
  ) {
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  await expect(form(page)).toBeVisible();
  await field(page, 'Name').focus();
  await page.keyboard.type('Typed 9mg');
  await page.keyboard.press('Tab');
  await page.keyboard.type(BRAND);
  await page.keyboard.press('Tab');
  await page.keyboard.type('By hand.');
  await page.keyboard.press('Tab');
  await page.keyboard.type('/pictures/makani-tide-hawaiian-12mg.webp');
  for (let count = 0; count < 6; count++) await page.keyboard.press('Tab');
  for (const text of ['9mg', 'Natural', 'Typists']) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type('5');
  await page.keyboard.press('Tab');
  await page.keyboard.type('4.5');
  await field(page, 'Affiliate link').focus();
  await page.keyboard.type('https://shop.example.com/typed');
  await page.keyboard.press('Enter');
  await said(page, 'Product created successfully');
  expect(await stored(page, 'Typed 9mg')).toMatchObject({ price: '5.00', rating: '4.5', source: 'Natural' });
});

for (const scheme of ['light', 'dark'] as const) {
  test(`the tab and its dialogs pass axe, ${scheme}`, async ({ browser, baseURL, page: owner }) => {
    // axe looks at six screens.
    test.slow();
    const { id } = await create(owner, 'Checked 9mg', { placement: 20, inStock: false, isTopRanked: true });
    const page = await pageInScheme(browser, baseURL!, scheme);
    await openProducts(page);
    expect(await findViolations(page)).toEqual([]);
    await page.goto(`/admin?tab=products&edit=${id}`);
    await expect(field(page, 'Page content')).toBeVisible();
    await field(page, 'Name').fill('');
    await field(page, 'Rank').fill('1');
    await save(page);
    await said(page, 'Name is required');
    expect(await findViolations(page)).toEqual([]);
    await form(page).getByRole('button', { name: 'Preview' }).click();
    await expect(
      page.getByRole('dialog', { name: 'Preview' }).getByRole('heading', { level: 1 }),
    ).toBeAttached();
    expect(await findViolations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await form(page).getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Discard changes' }).click();
    await page.getByRole('searchbox').fill('checked');
    await page.getByRole('button', { name: 'Delete Checked 9mg' }).click();
    expect(await findViolations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Reorder' }).click();
    await expect(page.getByRole('list', { name: 'Ranked products' })).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
    await page.context().close();
  });
}

test('everything fits a narrow phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const overflow = (selector: string) =>
    page.locator(selector).evaluate((element) => element.scrollWidth - element.clientWidth);
  expect(await overflow('html')).toBeLessThanOrEqual(0);
  await page.getByRole('button', { name: 'Reorder' }).click();
  await expect(page.getByRole('list', { name: 'Ranked products' })).toBeVisible();
  expect(await overflow('html')).toBeLessThanOrEqual(0);
  await page.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('button', { name: 'Add product' }).click();
  await expect(field(page, 'Page content')).toBeAttached();
  expect(await overflow('[role=dialog] form')).toBeLessThanOrEqual(0);
  expect(await overflow('[role=dialog] div:has(> form)')).toBeLessThanOrEqual(0);
});
