import type { Locator, Page } from '@playwright/test';
import { openDashboard, unfold } from '../../dashboard';
import { create, form, inProductsTab, row, said } from '../../products-tab';
import { expect, test } from '../../site-test';

inProductsTab();

/** Opens a dialog with Enter on its button. */
async function enter(button: Locator, dialog: Locator): Promise<void> {
  await button.press('Enter');
  await expect(dialog).toBeVisible();
}

/** Closes a dialog without changes, with Escape and with a button, and expects the focus to return. */
async function expectReturn(page: Page, button: Locator, dialog: Locator, leave: string): Promise<void> {
  await enter(button, dialog);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();

  await enter(button, dialog);
  await dialog.getByRole('button', { name: leave, exact: true }).press('Enter');
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();
}

test('a question and a form give the focus back to the button that opened them', async ({ page }) => {
  await create(page, 'Focused 9mg');
  await page.reload();
  await page.getByRole('searchbox').fill('focused');
  const remove = page.getByRole('button', { name: 'Delete Focused 9mg' });
  const question = page.getByRole('alertdialog', { name: 'Delete this product?' });
  await expectReturn(page, remove, question, 'Cancel');
  const edit = page.getByRole('button', { name: 'Edit Focused 9mg' });
  await expectReturn(page, edit, form(page), 'Cancel');

  // With changes: the form asks first, and both dialogs close together.
  await enter(edit, form(page));
  await form(page).getByLabel('Name', { exact: true }).fill('Another 9mg');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Discard changes' }).press('Enter');
  await expect(form(page)).toBeHidden();
  await expect(edit).toBeFocused();

  await enter(remove, question);
  await question.getByRole('button', { name: 'Delete product' }).press('Enter');
  await expect(row(page, 'Focused 9mg')).toHaveCount(0);
  await said(page, 'No matching products');
  await expect(page.getByRole('status').filter({ hasText: /^0 of \d+ products$/ })).toBeFocused();
});

test('dialogs of the analytics give the focus back as well', async ({ page }) => {
  await openDashboard(page, 'tab=analytics&view=earnings');
  await unfold(page, 'Commissions');
  const commission = page.getByRole('button', { name: /^Set rate for Hawaiian/ });
  await expectReturn(
    page,
    commission,
    page.getByRole('dialog', { name: /^Commission for Hawaiian/ }),
    'Close',
  );

  await openDashboard(page, 'tab=settings&section=system');
  await unfold(page, 'Maintenance');
  const rebuild = page.getByRole('button', { name: 'Rebuild…' });
  await expectReturn(page, rebuild, page.getByRole('alertdialog'), 'Cancel');
});
