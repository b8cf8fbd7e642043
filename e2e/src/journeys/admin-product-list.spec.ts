import { findViolations } from '../axe';
import { pageInScheme } from '../dashboard';
import {
  allProducts,
  create,
  field,
  form,
  inProductsTab,
  names,
  openProducts,
  row,
  said,
  save,
  stored,
} from '../products-tab';
import { expect, test } from '../site-test';

inProductsTab();

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
