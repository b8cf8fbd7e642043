import { OWNER } from '@astaguide/testbed/launched-site';
import type { SiteSettings } from '@astaguide/contracts/settings/site-settings';
import { request, type Page } from '@playwright/test';
import { findFaults } from '../../axe';
import { dashboardTab, openSettingsSection, openTab, signIn, subscriberOf, toastOf } from '../../dashboard';
import { expect, test } from '../../site-test';

const name = (page: Page) => page.getByLabel('Site name');
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click();
const sessions = (page: Page) => page.getByRole('list', { name: 'Active sessions' }).getByRole('listitem');

let before: SiteSettings;

test.beforeEach(async ({ page }) => {
  before = (await (await page.request.get('/api/site-settings')).json()) as SiteSettings;
});

test.afterEach(async ({ page }) => {
  await signIn(page);
  expect((await page.request.put('/api/site-settings', { data: before })).status()).toBe(200);
});

// The first option of the time zones.
test.use({ timezoneId: 'America/New_York' });

test('the owner names the site, moves the dashboard’s times, and ends every other session', async ({
  page,
  baseURL,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openTab(page, 'settings');
  await expect(name(page)).toHaveValue(before.siteName);
  await name(page).fill('');
  await save(page);
  await expect(name(page)).toHaveAccessibleDescription(/Site name is required/);
  await expect(name(page)).toBeFocused();
  expect(await findFaults(page)).toEqual([]);

  await name(page).fill('Red Guide');
  await page.getByLabel('Logo URL').fill('/pictures/logo-of-the-test.webp');
  await page.getByLabel('Favicon URL').fill('https://pictures.example/icon.png');

  // Unsaved changes are kept when the owner opens another tab.
  const leave = page.getByRole('alertdialog').getByRole('button', { name: 'Leave' });
  await dashboardTab(page, 'Images').click();
  await leave.click();
  await expect(page.getByRole('region', { name: 'Upload images' })).toBeVisible();
  await dashboardTab(page, 'Settings').click();
  await expect(name(page)).toHaveValue('Red Guide');
  await save(page);
  const saved = toastOf(page).getByText('Site settings updated successfully', { exact: true });
  await expect(saved).toBeVisible();
  await expect(page.getByRole('banner').getByRole('img', { name: 'Red Guide' })).toBeAttached();

  await openSettingsSection(page, 'Popup');
  await page.getByRole('radio', { name: /^Off/ }).check();
  await save(page);
  await expect(page.getByText('Unsaved changes')).toBeHidden();
  await openSettingsSection(page, 'Time zone');
  const zone = page.getByLabel('Time zone', { exact: true });
  await expect(zone.locator('option').first()).toHaveText('America/New York');
  await zone.selectOption('Australia/Adelaide');
  await save(page);
  await expect(page.getByText('Unsaved changes')).toBeHidden();
  const html = await (await page.request.get('/')).text();
  expect(html).toContain('Red Guide');
  expect(html).toContain('/pictures/logo-of-the-test.webp');
  expect(html).toContain('https://pictures.example/icon.png');
  expect(await (await page.request.get('/api/site-settings')).json()).toMatchObject({
    siteName: 'Red Guide',
    socialProof: 'off',
    clicksThroughSite: false,
  });

  await page.route('**/api/newsletter', (route) =>
    route.fulfill({ json: [subscriberOf(1, 'a@list.example')] }),
  );
  await dashboardTab(page, 'Newsletter').click();
  // 23:30 UTC is the next morning in that zone.
  await expect(page.getByRole('list', { name: 'Subscribers' })).toContainText('Mar 10, 2026');
  await dashboardTab(page, 'Analytics').click();
  await expect(page.getByText('Times in Australia/Adelaide')).toBeVisible();

  const userAgent = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
  const other = await request.newContext({ baseURL: baseURL!, userAgent });
  const signInThere = async () =>
    expect((await other.post('/api/auth/login', { data: OWNER })).status()).toBe(200);
  await signInThere();
  await dashboardTab(page, 'Settings').click();
  await openSettingsSection(page, 'Account and security');
  await expect(sessions(page).first()).toContainText('This browser');
  expect(await findFaults(page)).toEqual([]);
  await expect(sessions(page).first()).toContainText('Chrome on Linux');
  const firefox = sessions(page).filter({ hasText: 'Firefox on Linux' });
  await firefox.getByRole('button', { name: /^Sign out/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out' }).click();
  await expect(firefox).toHaveCount(0);
  // The button that had the focus was removed with its row.
  await expect(page.getByRole('list', { name: 'Active sessions' })).toBeFocused();
  expect((await other.get('/api/auth/me')).status()).toBe(401);

  await signInThere();
  await changePassword(page, OWNER.password, 'another long password');
  await expect(toastOf(page).getByText('Password changed', { exact: true })).toBeVisible();
  expect((await other.get('/api/auth/me')).status()).toBe(401);
  await expect(sessions(page)).toHaveCount(1);
  const changed = page.waitForResponse('**/api/auth/password');
  await changePassword(page, 'another long password', OWNER.password);
  expect((await changed).status()).toBe(204);
  await signInThere();
  await other.dispose();
});

async function changePassword(page: Page, current: string, next: string): Promise<void> {
  await page.getByLabel('Current password').fill(current);
  await page.getByLabel('New password', { exact: true }).fill(next);
  await page.getByLabel('Confirm new password').fill(next);
  await page.getByRole('button', { name: 'Change password' }).click();
}
