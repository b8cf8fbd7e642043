import type { Page } from '@playwright/test';
import { findFaults, findViolationsInBothThemes } from '../../axe';
import { tabTo } from '../../dashboard';
import { allProducts, BRAND, field, form, inProductsTab, row, said, save, stored } from '../../products-tab';
import { expect, test } from '../../site-test';

inProductsTab();

test('a product is added with every field, previewed, edited in two windows, and deleted', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const events: string[] = [];
  page.on(
    'request',
    (request) => request.url().includes('/api/analytics/track') && events.push(request.url()),
  );
  expect(await findFaults(page)).toEqual([]);
  await page.getByRole('searchbox').focus();
  await tabTo(page, page.getByRole('button', { name: 'Add product' }), 6);
  await page.keyboard.press('Enter');
  await expect(field(page, 'Name')).toBeFocused();
  const typed = ['Typed 9mg', BRAND, '12.5', '4', '9mg', 'Natural', 'Typists'];
  for (const text of [...typed, 'https://shop.example.com/typed']) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  await page.keyboard.type('/pictures/makani-tide-hawaiian-12mg.webp');
  const values: Record<string, string> = {
    Description: 'By hand.',
    'Servings per pack': '45',
    Badge: 'Best Test',
    Category: 'Softgels',
    'Age range': '18+',
    Keywords: 'one, two',
    Features: 'First\n\n  Second  \n',
    Benefits: 'Eyes\n',
    'Review count': '7',
    Rank: '20',
    'German link': 'https://shop.example.com/de',
    'Spanish link': 'https://shop.example.com/es',
    'Dutch link': 'https://shop.example.com/nl',
    'Polish link': 'https://shop.example.com/pl',
    'Coupon code': 'ALL9',
    'Coupon description': 'Nine off',
    'Coupon discount': '9%',
    'Page content': 'Below the facts.',
  };
  for (const [label, value] of Object.entries(values)) await field(page, label).fill(value);
  await field(page, 'In stock').click();
  await field(page, 'Featured').click();
  await field(page, 'Affiliate link').press('Enter');
  await said(page, 'Product created successfully');
  await expect(form(page)).toHaveCount(0);
  expect(await stored(page, 'Typed 9mg')).toMatchObject({
    slug: 'typed-9mg-journey-labs',
    brand: BRAND,
    features: ['First', 'Second'],
    benefits: ['Eyes'],
    source: 'Natural',
    price: '12.50',
    rating: '4.0',
    reviewCount: 7,
    servings: 45,
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
  await page.getByRole('searchbox').fill('typed');
  await expect(row(page, 'Typed 9mg')).toContainText('Out of stock');
  expect(await (await page.request.get('/review/typed-9mg-journey-labs')).text()).toContain(
    'Below the facts.',
  );

  await page.getByRole('button', { name: 'Edit Typed 9mg' }).click();
  await expect(field(page, 'Page content')).toBeVisible();
  await field(page, 'Name').fill('');
  await save(page);
  await said(page, 'Name is required');
  await expect(field(page, 'Name')).toBeFocused();
  expect(await findFaults(page)).toEqual([]);
  for (const box of ['[role=dialog] form', '[role=dialog] div:has(> form)']) {
    const [wide, room] = await page
      .locator(box)
      .evaluate((element) => [element.scrollWidth, element.clientWidth]);
    expect([box, wide]).toEqual([box, room]);
  }
  await page.setViewportSize({ width: 1280, height: 720 });

  await field(page, 'Name').fill('Unsaved 9mg');
  await form(page).getByRole('button', { name: 'Preview' }).click();
  const preview = page.getByRole('dialog', { name: 'Preview' });
  await expect(preview.getByRole('heading', { name: 'Unsaved 9mg', level: 1 })).toBeVisible();
  expect(await findViolationsInBothThemes(page)).toEqual([]);
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
  await form(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  expect(await findViolationsInBothThemes(page)).toEqual([]);
  await page.getByRole('button', { name: 'Discard changes' }).click();
  await expect(form(page)).toHaveCount(0);

  await page.getByRole('button', { name: 'Edit Typed 9mg' }).click();
  await expect(field(page, 'Price')).toHaveValue('12.50');
  const other = await page.context().newPage();
  await other.goto(page.url());
  await field(other, 'Price').fill('30');
  await save(other);
  await said(other, 'Product updated successfully');
  await other.close();
  await field(page, 'Price').fill('40');
  await save(page);
  const conflict = page.getByRole('dialog', { name: 'This product was edited elsewhere' });
  await expect(conflict.getByRole('term')).toHaveText(['Price']);
  expect(await stored(page, 'Typed 9mg')).toMatchObject({ price: '30.00' });
  expect(await findViolationsInBothThemes(page)).toEqual([]);
  await conflict.getByRole('button', { name: 'Save my version' }).click();
  await said(page, 'Product updated successfully');
  await expect(row(page, 'Typed 9mg')).toContainText('$40.00');
  expect(await stored(page, 'Typed 9mg')).toMatchObject({ price: '40.00', version: 3 });

  await page.getByRole('button', { name: 'Delete Typed 9mg' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete product' }).click();
  await said(page, 'Product deleted successfully');
  await expect(row(page, 'Typed 9mg')).toHaveCount(0);
  expect(await stored(page, 'Typed 9mg')).toBeUndefined();
});

test.describe('the ranking', () => {
  let before: number[];
  const ranking = async (page: Page) =>
    (await allProducts(page))
      .filter(({ placement }) => placement !== null)
      .sort((one, other) => one.placement! - other.placement!)
      .map(({ id }) => id);
  const rankingSaved = (page: Page) =>
    page.waitForResponse(
      (answer) => answer.url().endsWith('/api/products/ranking') && answer.request().method() === 'PUT',
    );
  const handle = (page: Page, rank: number) =>
    page.getByRole('button', { name: new RegExp(`^Move .*, rank ${rank} of`) });

  test.beforeEach(async ({ page }) => {
    before = await ranking(page);
  });

  test.afterEach(async ({ page }) => {
    await page.request.put('/api/products/ranking', { data: { productIds: before } });
    expect(await ranking(page)).toEqual(before);
  });

  test('is changed by keyboard and by drag', async ({ page }) => {
    const [first, second, third] = before;
    await page.getByRole('button', { name: 'Reorder' }).click();
    let saved = rankingSaved(page);
    await handle(page, 1).focus();
    for (const key of ['Space', 'ArrowDown', 'ArrowDown', 'Space']) await page.keyboard.press(key);
    expect((await saved).status()).toBe(200);
    expect((await ranking(page)).slice(0, 3)).toEqual([second, third, first]);

    await page.reload();
    await page.getByRole('button', { name: 'Reorder' }).click();
    const from = (await handle(page, 1).boundingBox())!;
    const to = (await handle(page, 2).boundingBox())!;
    saved = rankingSaved(page);
    await page.mouse.move(from.x + 20, from.y + 20);
    await page.mouse.down();
    await page.mouse.move(from.x + 20, from.y + 40, { steps: 5 });
    await page.mouse.move(to.x + 20, to.y + 30, { steps: 10 });
    await page.mouse.up();
    expect((await saved).status()).toBe(200);
    expect((await ranking(page)).slice(0, 3)).toEqual([third, second, first]);
    expect(await findFaults(page)).toEqual([]);
  });
});
