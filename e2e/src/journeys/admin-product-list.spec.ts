import { findFaults, findViolationsInBothThemes } from '../axe';
import { create, field, form, inProductsTab, openProducts, row, said, save, stored } from '../products-tab';
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

test('the tab and its dialogs pass axe, and fit every width', async ({ page }) => {
  // axe looks at six screens.
  test.slow();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { id } = await create(page, 'Checked 9mg', { placement: 20, inStock: false, isTopRanked: true });
  await openProducts(page);
  expect(await findFaults(page)).toEqual([]);
  await page.goto(`/admin?tab=products&edit=${id}`);
  await expect(field(page, 'Page content')).toBeVisible();
  await field(page, 'Name').fill('');
  await field(page, 'Rank').fill('1');
  await save(page);
  await said(page, 'Name is required');
  expect(await findFaults(page)).toEqual([]);
  const overflow = (selector: string) =>
    page.locator(selector).evaluate((element) => element.scrollWidth - element.clientWidth);
  expect(await overflow('[role=dialog] form')).toBeLessThanOrEqual(0);
  expect(await overflow('[role=dialog] div:has(> form)')).toBeLessThanOrEqual(0);
  await form(page).getByRole('button', { name: 'Preview' }).click();
  await expect(
    page.getByRole('dialog', { name: 'Preview' }).getByRole('heading', { level: 1 }),
  ).toBeAttached();
  expect(await findViolationsInBothThemes(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await form(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  expect(await findViolationsInBothThemes(page)).toEqual([]);
  await page.getByRole('button', { name: 'Discard changes' }).click();
  await page.getByRole('searchbox').fill('checked');
  await page.getByRole('button', { name: 'Delete Checked 9mg' }).click();
  expect(await findViolationsInBothThemes(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Reorder' }).click();
  await expect(page.getByRole('list', { name: 'Ranked products' })).toBeVisible();
  expect(await findFaults(page)).toEqual([]);
});
