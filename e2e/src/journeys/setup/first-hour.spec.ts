import type { SiteSettings } from '@astaguide/contracts/settings/site-settings';
import type { Page } from '@playwright/test';
import { findFaults, findViolationsInBothThemes } from '../../axe';
import { addVisit, openDashboard, openTab, toastOf } from '../../dashboard';
import { expect, test } from '../../site-test';
import { visit } from '../../visit';

test('the checklist leads a new owner to a step, knows that it is done, and is hidden with Undo', async ({
  page,
  site,
}) => {
  await addVisit(site.url);
  await openDashboard(page, 'tab=analytics');
  const before = (await (await page.request.get('/api/site-settings')).json()) as SiteSettings;
  await page.request.put('/api/site-settings', { data: { socialProof: 'simulated' } });
  const checklist = page.getByRole('region', { name: 'Set up your site' });
  const line = page.getByRole('button', { name: /^Setup: \d of 9 done/ });
  // Chromium may leave a page without the scripts that a reload has cancelled.
  await expect(line).toBeVisible();
  await page.reload();
  await line.click();
  await expect(checklist.getByRole('link', { name: /Your password.*done/ })).toBeVisible();
  expect(await findFaults(page)).toEqual([]);
  await page.setViewportSize({ width: 1440, height: 900 });

  await checklist.getByRole('link', { name: /Purchase popup.*to do/ }).click();
  await page.getByRole('radio', { name: /^Real/ }).check();
  await page.getByRole('link', { name: 'Time zone' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Keep editing' }).click();
  expect(await findFaults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(toastOf(page)).toContainText('Site settings updated successfully');
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('tab', { name: 'Analytics', exact: true }).click();
  await line.click();
  await expect(checklist.getByRole('link', { name: /Purchase popup.*done/ })).toBeVisible();

  await checklist.getByRole('button', { name: 'Hide the setup checklist' }).click();
  await expect(checklist).toBeHidden();
  await page.reload();
  await expect(
    page.getByRole('region', { name: 'Key metrics' }).or(page.getByText('Times in')),
  ).toBeVisible();
  await expect(line).toBeHidden();
  await page.request.put('/api/setup', { data: { isDismissed: false } });
  await page.request.put('/api/site-settings', { data: { socialProof: before.socialProof } });
});

test('the command palette goes anywhere by keyboard', async ({ page }) => {
  await openTab(page, 'images');
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: 'Command palette' });
  await expect(palette.getByRole('combobox')).toBeFocused();
  expect(await findViolationsInBothThemes(page)).toEqual([]);
  await page.keyboard.type('hawaiian 12mg');
  await expect(palette.getByRole('group', { name: 'Products' }).getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: /^Edit Hawaiian/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Search/ }).click();
  await page.keyboard.type('sessions');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('list', { name: 'Active sessions' })).toBeVisible();
});

test('a chosen theme is applied before the first paint, on the site and in the dashboard', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  // The list is inert until its code runs.
  await visit(page, '/faq');
  const paper = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const light = await paper();
  await page.getByLabel('Theme').selectOption('Dark');
  const dark = await paper();
  expect(dark).not.toBe(light);
  const barColors = (shown: Page) =>
    shown
      .locator('meta[name=theme-color]')
      .evaluateAll((tags) => tags.map((tag) => tag.getAttribute('content')));
  // The chosen theme's comes first, and stays there when a navigation replaces those of the device's theme.
  const darkBar = ['#16120F', '#faf6ef', '#16120f'];
  expect(await barColors(page)).toEqual(darkBar);
  await page.getByRole('link', { name: 'Home' }).first().click();
  await page.waitForURL(/\/$/);
  await expect.poll(() => barColors(page)).toEqual(darkBar);
  // The background when the page is parsed and none of its modules has run. A page of its own: Chromium may
  // leave the next document of a page without the scripts that were refused to this one.
  const parsed = await page.context().newPage();
  await parsed.emulateMedia({ colorScheme: 'light' });
  await parsed.route('**/assets/*.js', (route) => route.abort());
  await parsed.goto('/blog');
  expect(await parsed.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe(dark);
  expect(await barColors(parsed)).toEqual(darkBar);
  await parsed.close();
  await openTab(page, 'images');
  expect(await paper()).toBe(dark);
  await expect(page.getByLabel('Theme')).toHaveValue('dark');
});
