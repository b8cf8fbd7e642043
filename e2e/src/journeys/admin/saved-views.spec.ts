import { findFaults } from '../../axe';
import { addVisit, openTab, signIn, toastOf } from '../../dashboard';
import { expect, test } from '../../site-test';

test('a view is saved by keyboard, opened in one action in another browser, changed, renamed and deleted', async ({
  page,
  browser,
  baseURL,
}) => {
  await addVisit(baseURL!);
  await openTab(page, 'analytics&view=attribution&range=90d&compare=year&filter=device:mobile');
  const menu = page.getByRole('dialog', { name: 'Views' });
  const trigger = (of = page) =>
    of.getByRole('button', { name: /^Views/ }).and(of.locator('[aria-haspopup]'));
  await trigger().focus();
  await page.keyboard.press('Enter');
  await expect(menu).toContainText('Save a range, its comparison and filters');
  expect(await findFaults(page)).toEqual([]);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(menu.getByRole('button', { name: 'Save this view…' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Name' })).toBeFocused();
  await page.keyboard.type('Mobile readers this quarter');
  await page.keyboard.press('Enter');
  await expect(toastOf(page)).toContainText('View saved');
  await expect(trigger()).toBeFocused();
  await expect(trigger()).toHaveText('Views: Mobile readers this quarter');

  const elsewhere = await (
    await browser.newContext({ baseURL: baseURL!, viewport: { width: 375, height: 700 } })
  ).newPage();
  await signIn(elsewhere);
  await elsewhere.goto('/admin?tab=analytics');
  await trigger(elsewhere).click();
  await elsewhere.getByRole('link', { name: 'Mobile readers this quarter' }).click();
  await expect(elsewhere.getByRole('heading', { name: 'Click attribution' })).toBeVisible();
  await expect(elsewhere.getByRole('list', { name: 'Filters' })).toContainText('Device: Mobile');
  await expect(elsewhere.getByRole('button', { name: 'Range: Last 90 days' })).toBeVisible();
  await expect(elsewhere.getByLabel('Compare to')).toHaveValue('year');

  await elsewhere.getByRole('button', { name: 'Remove filter Device: Mobile' }).click();
  await expect(trigger(elsewhere)).toHaveText(/changed$/);
  await trigger(elsewhere).click();
  expect(await findFaults(elsewhere)).toEqual([]);
  await elsewhere.getByRole('button', { name: 'Update “Mobile readers this quarter”' }).click();
  await expect(toastOf(elsewhere)).toContainText('View updated');
  await expect(trigger(elsewhere)).toHaveText('Views: Mobile readers this quarter');
  await elsewhere.context().close();

  await page.reload();
  // The view has no filter any more, and this page still has it.
  await expect(trigger()).toHaveText(/changed$/);
  await trigger().click();
  await menu.getByRole('button', { name: 'Rename “Mobile readers this quarter”' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Last quarter');
  await page.keyboard.press('Enter');
  await expect(toastOf(page)).toContainText('View renamed');
  await trigger().click();
  await menu.getByRole('button', { name: 'Delete “Last quarter”' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete view' }).click();
  await expect(toastOf(page)).toContainText('View deleted');
  await expect(trigger()).toBeFocused();
  await expect(trigger()).toHaveText('Views');
});
