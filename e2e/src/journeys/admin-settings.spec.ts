import type { SiteSettings } from '@astaguide/contracts/site-settings';
import { request, type Page } from '@playwright/test';
import { findFaults } from '../axe';
import { dashboardTab, openTab, signIn, toastOf } from '../dashboard';
import { OWNER } from '../running-site';
import { expect, test } from '../site-test';

const name = (page: Page) => page.getByLabel('Site name');
const save = (page: Page) => page.getByRole('button', { name: 'Save settings' }).click();
const sessions = (page: Page) => page.getByRole('list', { name: 'Active sessions' }).getByRole('listitem');

let before: SiteSettings;

test.beforeEach(async ({ page }) => {
  before = (await (await page.request.get('/api/site-settings')).json()) as SiteSettings;
});

test.afterEach(async ({ page }) => {
  await signIn(page);
  expect((await page.request.put('/api/site-settings', { data: before })).status()).toBe(200);
});

test.describe('the settings', () => {
  test('are saved, and stand on the public site at the next request', async ({ page }) => {
    await openTab(page, 'settings');
    await expect(name(page)).toHaveValue(before.siteName);
    await name(page).fill('Red Guide');
    await page.getByLabel('Logo URL').fill('/pictures/logo-of-the-test.webp');
    await page.getByLabel('Favicon URL').fill('https://pictures.example/icon.png');
    await page.getByRole('radio', { name: /^Off/ }).check();
    await save(page);
    await expect(
      toastOf(page).getByText('Site settings updated successfully', { exact: true }),
    ).toBeVisible();
    await expect(page.getByRole('banner').getByRole('img', { name: 'Red Guide' })).toBeAttached();

    const html = await (await page.request.get('/')).text();
    expect(html).toContain('Red Guide');
    expect(html).toContain('/pictures/logo-of-the-test.webp');
    expect(html).toContain('https://pictures.example/icon.png');
    expect(await (await page.request.get('/api/site-settings')).json()).toMatchObject({
      siteName: 'Red Guide',
      socialProof: 'off',
    });

    await page.getByRole('button', { name: 'Remove the logo' }).click();
    await page.getByRole('button', { name: 'Remove the favicon' }).click();
    await save(page);
    await expect
      .poll(async () => (await (await page.request.get('/api/site-settings')).json()) as SiteSettings)
      .toMatchObject({ logoUrl: null, faviconUrl: null });
  });

  test('ask before unsaved changes are left, and bring them back', async ({ page }) => {
    await openTab(page, 'settings');
    await name(page).fill('Half typed');
    await dashboardTab(page, 'Images').click();
    const question = page.getByRole('alertdialog');
    await question.getByRole('button', { name: 'Keep editing' }).click();
    await expect(name(page)).toHaveValue('Half typed');
    await dashboardTab(page, 'Images').click();
    await question.getByRole('button', { name: 'Leave' }).click();
    await expect(page.getByRole('region', { name: 'Upload images' })).toBeVisible();
    await dashboardTab(page, 'Settings').click();
    await expect(name(page)).toHaveValue('Half typed');
    await page.getByRole('button', { name: 'Discard them' }).click();
    await expect(name(page)).toHaveValue(before.siteName);
  });
});

test.describe('the time zone', () => {
  test.use({ timezoneId: 'America/New_York' });

  test('offers the browser’s own first, and moves every time of the dashboard', async ({ page }) => {
    await page.route('**/api/newsletter', (route) =>
      route.fulfill({
        json: [{ id: 1, email: 'a@list.example', subscribedAt: '2026-03-09T23:30:00.000Z', isActive: true }],
      }),
    );
    await openTab(page, 'settings');
    const zone = page.getByLabel('Time zone of the dashboard');
    await expect(zone.locator('option').first()).toHaveText('America/New York');
    await zone.selectOption('Australia/Adelaide');
    await expect(zone).toHaveAccessibleDescription(/UTC\+(09|10):30/);
    await save(page);
    await expect(
      toastOf(page).getByText('Site settings updated successfully', { exact: true }),
    ).toBeVisible();

    await dashboardTab(page, 'Newsletter').click();
    // Half past eleven at night, UTC, is the next morning there.
    await expect(page.getByRole('list', { name: 'Subscribers' })).toContainText('Mar 10, 2026');
    await dashboardTab(page, 'Analytics').click();
    await expect(page.getByText('Times in Australia/Adelaide')).toBeVisible();
    await expect(page.getByText('Days are UTC days, from midnight to midnight.')).toBeVisible();
  });
});

test.describe('the account', () => {
  const fill = async (page: Page, current: string, next: string, again = next) => {
    await page.getByLabel('Current password').fill(current);
    await page.getByLabel('New password', { exact: true }).fill(next);
    await page.getByLabel('New password again').fill(again);
    await page.getByRole('button', { name: 'Change password' }).click();
  };

  test('changes the password, which ends every other session', async ({ page, baseURL }) => {
    const other = await request.newContext({ baseURL: baseURL! });
    expect((await other.post('/api/auth/login', { data: OWNER })).status()).toBe(200);
    await openTab(page, 'settings');

    await fill(page, 'not the password', 'another long password');
    await expect(page.getByLabel('Current password')).toHaveAccessibleDescription(
      /This is not your current password/,
    );
    await expect(page.getByLabel('Current password')).toBeFocused();
    await fill(page, OWNER.password, 'too short', 'other');
    await expect(page.getByLabel('New password', { exact: true })).toHaveAccessibleDescription(
      /Use at least 15 characters/,
    );
    await expect(page.getByLabel('New password again')).toHaveAccessibleDescription(/Passwords don't match/);

    await fill(page, OWNER.password, 'another long password');
    await expect(toastOf(page).getByText('Password changed', { exact: true })).toBeVisible();
    await expect(page.getByLabel('Current password')).toHaveValue('');
    expect((await other.get('/api/auth/me')).status()).toBe(401);
    await expect(sessions(page)).toHaveCount(1);

    const changed = page.waitForResponse('**/api/auth/password');
    await fill(page, 'another long password', OWNER.password);
    expect((await changed).status()).toBe(204);
    expect((await other.post('/api/auth/login', { data: OWNER })).status()).toBe(200);
    await other.dispose();
  });

  test('lists where one is signed in, and ends it there', async ({ page, baseURL }) => {
    await signIn(page);
    // What earlier tests left signed in would stand in the list, too.
    const known = (await (await page.request.get('/api/auth/sessions')).json()) as {
      id: string;
      isCurrent: boolean;
    }[];
    for (const { id, isCurrent } of known) {
      if (!isCurrent) await page.request.delete(`/api/auth/sessions/${id}`);
    }
    const others = await Promise.all(
      ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', undefined, undefined].map(
        async (userAgent) => {
          const browser = await request.newContext({ baseURL: baseURL!, ...(userAgent && { userAgent }) });
          expect((await browser.post('/api/auth/login', { data: OWNER })).status()).toBe(200);
          return browser;
        },
      ),
    );
    await page.goto('/admin?tab=settings');
    await expect(sessions(page)).toHaveCount(4);
    await expect(sessions(page).first()).toContainText('This browser');
    await expect(sessions(page).first()).toContainText('Chrome on Linux');
    await expect(sessions(page).first()).toContainText('Last seen');

    const firefox = sessions(page).filter({ hasText: 'Firefox on Linux' });
    await firefox.getByRole('button', { name: /^Sign out/ }).click();
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText('Firefox on Linux');
    await question.getByRole('button', { name: 'Sign out' }).click();
    await expect(toastOf(page).getByText('Browser signed out', { exact: true })).toBeVisible();
    await expect(sessions(page)).toHaveCount(3);
    expect((await others[0]!.get('/api/auth/me')).status()).toBe(401);

    await page.getByRole('button', { name: 'Sign out all others' }).click();
    await question.getByRole('button', { name: 'Sign out' }).click();
    await expect(sessions(page)).toHaveCount(1);
    for (const other of others) {
      expect((await other.get('/api/auth/me')).status()).toBe(401);
      await other.dispose();
    }
  });
});

test('settings and account pass axe, and fit every width', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openTab(page, 'settings');
  await expect(sessions(page).first()).toBeVisible();
  await expect(name(page)).toBeVisible();
  await name(page).fill('');
  await save(page);
  await expect(name(page)).toHaveAccessibleDescription(/Site name is required/);
  expect(await findFaults(page)).toEqual([]);
});
