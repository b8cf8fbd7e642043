import type { Page } from '@playwright/test';
import { findFaults, overflowOf } from '../axe';
import { dashboardTab, openDashboard } from '../dashboard';
import { OWNER } from '../running-site';
import { expect, test } from '../site-test';

const form = (page: Page) => page.getByRole('dialog', { name: 'Add product' });

async function signIn(page: Page): Promise<void> {
  await page.getByLabel('Email').fill(OWNER.email);
  await page.getByLabel('Password').fill(OWNER.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByText('Login successful', { exact: true })).toBeVisible();
}

async function fillProduct(page: Page): Promise<void> {
  for (const [label, value] of Object.entries({
    Name: 'Kept 9mg',
    Brand: 'Session Labs',
    Description: 'Typed before the session ended.',
    'Image URL': '/pictures/makani-tide-hawaiian-12mg.webp',
    Potency: '9mg',
    Source: 'Natural',
    'Best for': 'Patience',
    Price: '9',
    Rating: '4.9',
    'Affiliate link': 'https://shop.example.com/kept',
  })) {
    await form(page).getByLabel(label, { exact: true }).fill(value);
  }
}

test('a session that ends while a form is open comes back to the form, and to what was typed', async ({
  page,
}) => {
  await openDashboard(page, 'tab=products&edit=new');
  await fillProduct(page);
  await page.request.post('/api/auth/logout');
  await form(page).getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { name: 'Admin Access' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('adminAuthenticated'))).toBeNull();
  await signIn(page);
  await expect(form(page)).toBeVisible();
  await expect(form(page).getByText(/^Your unsaved changes from .* are back\.$/)).toBeVisible();
  await expect(form(page).getByLabel('Description', { exact: true })).toHaveValue(
    'Typed before the session ended.',
  );
  await form(page).getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Product created successfully', { exact: true })).toBeVisible();
  const products = (await (await page.request.get('/api/products')).json()) as { id: number; name: string }[];
  const made = products.filter(({ name }) => name === 'Kept 9mg');
  expect(made).toHaveLength(1);
  await page.request.delete(`/api/products/${made[0]!.id}`);
  // Saved, it is offered no more.
  await page.goto('/admin?tab=products&edit=new');
  await expect(form(page).getByLabel('Name', { exact: true })).toHaveValue('');
});

test('what was typed is back after a reload, and can be let go', async ({ page }) => {
  await openDashboard(page, 'tab=products&edit=new');
  await fillProduct(page);
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(form(page).getByLabel('Name', { exact: true })).toHaveValue('Kept 9mg');
  await form(page).getByRole('button', { name: 'Discard them' }).click();
  await expect(form(page).getByLabel('Name', { exact: true })).toHaveValue('');
  await form(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(form(page)).toHaveCount(0);
});

test('tabs are in the address, and Back returns to them', async ({ page }) => {
  await openDashboard(page, '');
  const selected = (name: string) =>
    expect(dashboardTab(page, name)).toHaveAttribute('aria-selected', 'true');
  await selected('Analytics');
  await dashboardTab(page, 'Products').click();
  await expect(page).toHaveURL(/tab=products/);
  await selected('Products');
  await dashboardTab(page, 'Products').press('ArrowRight');
  await expect(dashboardTab(page, 'Blog Posts')).toBeFocused();
  await selected('Products');
  await page.keyboard.press('Enter');
  await selected('Blog Posts');
  await expect(page).toHaveURL(/tab=blog/);
  await page.goBack();
  await selected('Products');
  await page.reload();
  await selected('Products');
});

test('another tab, the site and Logout ask before unsaved changes are left', async ({ page }) => {
  await openDashboard(page, 'tab=settings');
  await page.getByLabel('Site name', { exact: true }).fill('Typed and not saved');
  const question = page.getByRole('alertdialog', { name: 'Leave with unsaved changes?' });
  for (const leave of [
    () => dashboardTab(page, 'Products').click(),
    () => page.getByRole('banner').getByRole('link').click(),
    () => page.getByRole('button', { name: 'Logout' }).click(),
  ]) {
    await leave();
    await expect(question).toBeVisible();
    await question.getByRole('button', { name: 'Keep editing' }).click();
    await expect(page.getByLabel('Site name', { exact: true })).toHaveValue('Typed and not saved');
  }
  await dashboardTab(page, 'Products').click();
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect(page.getByRole('list', { name: 'Products' })).toBeVisible();
});

test('Logout and every tab are within reach at every width', async ({ page }) => {
  await openDashboard(page, 'tab=settings');
  for (const width of [1440, 768, 375, 320]) {
    await page.setViewportSize({ width, height: 700 });
    await expect(page.getByRole('button', { name: 'Logout' })).toBeInViewport();
    // The open tab is scrolled to, and what is cut off is told by an arrow.
    await dashboardTab(page, 'Settings').click();
    await expect(dashboardTab(page, 'Settings')).toBeInViewport({ ratio: 0.95 });
    await dashboardTab(page, 'Analytics').click();
    await expect(dashboardTab(page, 'Analytics')).toBeInViewport({ ratio: 0.95 });
    expect([width, await overflowOf(page)]).toEqual([width, 0]);
  }
  await page.reload();
  await expect(dashboardTab(page, 'Analytics')).toBeInViewport({ ratio: 0.95 });
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByText('Logged out successfully', { exact: true })).toBeVisible();
  await expect(page.getByText('You have been signed out of the admin panel', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Admin Access' })).toBeVisible();
});

test('the sign-in screen passes axe, and fits every width', async ({ page }) => {
  await page.goto('/admin');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByText('Enter your password')).toBeVisible();
  expect(await findFaults(page)).toEqual([]);
});
