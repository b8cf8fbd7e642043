import type { Page } from '@playwright/test';
import { findViolationsInBothThemes } from '../axe';
import { create, field, inProductsTab, said, save, stored } from '../products-tab';
import { expect, test } from '../site-test';

inProductsTab();

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
