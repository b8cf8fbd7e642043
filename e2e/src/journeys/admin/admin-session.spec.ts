import { OWNER } from '@astaguide/testbed/launched-site';
import type { Page } from '@playwright/test';
import { findFaults, overflowOf } from '../../axe';
import { dashboardTab } from '../../dashboard';
import { expect, test } from '../../site-test';

const form = (page: Page) => page.getByRole('dialog', { name: 'Add product' });
const field = (page: Page, label: string) => form(page).getByLabel(label, { exact: true });

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
    await field(page, label).fill(value);
  }
}

test('the owner signs in, finds the way with Back and reload, loses the session while typing, and signs out', async ({
  page,
}) => {
  await page.goto('/admin');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByText('Enter your password')).toBeVisible();
  expect(await findFaults(page)).toEqual([]);
  await signIn(page);

  const expectSelected = (name: string) =>
    expect(dashboardTab(page, name)).toHaveAttribute('aria-selected', 'true');
  await expectSelected('Analytics');
  for (const width of [320, 375, 768, 1440]) {
    await page.setViewportSize({ width, height: 700 });
    await expect(page.getByRole('button', { name: 'Logout' })).toBeInViewport();
    // The open tab is scrolled into view, and an arrow shows that there are more.
    await dashboardTab(page, 'Settings').click();
    await expect(dashboardTab(page, 'Settings')).toBeInViewport({ ratio: 0.95 });
    await dashboardTab(page, 'Analytics').click();
    await expect(dashboardTab(page, 'Analytics')).toBeInViewport({ ratio: 0.95 });
    expect([width, await overflowOf(page)]).toEqual([width, 0]);
  }

  await dashboardTab(page, 'Products').click();
  await expect(page).toHaveURL(/tab=products/);
  await expectSelected('Products');
  await dashboardTab(page, 'Products').press('ArrowRight');
  await expect(dashboardTab(page, 'Blog Posts')).toBeFocused();
  await expectSelected('Products');
  await page.keyboard.press('Enter');
  await expectSelected('Blog Posts');
  await expect(page).toHaveURL(/tab=blog/);
  await page.goBack();
  await expectSelected('Products');
  await page.reload();
  await expectSelected('Products');

  await dashboardTab(page, 'Settings').click();
  const siteName = page.getByLabel('Site name', { exact: true });
  await siteName.fill('Typed and not saved');
  const question = page.getByRole('alertdialog', { name: 'Leave with unsaved changes?' });
  for (const leave of [
    () => dashboardTab(page, 'Products').click(),
    () => page.getByRole('banner').getByRole('link').click(),
    () => page.getByRole('button', { name: 'Logout' }).click(),
  ]) {
    await leave();
    await question.getByRole('button', { name: 'Keep editing' }).click();
    await expect(siteName).toHaveValue('Typed and not saved');
  }
  await dashboardTab(page, 'Products').click();
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect(page.getByRole('list', { name: 'Products' })).toBeVisible();

  await page.getByRole('button', { name: 'Add product' }).click();
  await fillProduct(page);
  await page.request.post('/api/auth/logout');
  await form(page).getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { name: 'Admin Access' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('adminAuthenticated'))).toBeNull();
  await signIn(page);
  await expect(form(page).getByText(/^Draft from .+ restored\.$/)).toBeVisible();
  await expect(field(page, 'Description')).toHaveValue('Typed before the session ended.');
  await form(page).getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Product created successfully', { exact: true })).toBeVisible();
  const products = (await (await page.request.get('/api/products')).json()) as { id: number; name: string }[];
  const made = products.filter(({ name }) => name === 'Kept 9mg');
  expect(made).toHaveLength(1);
  await page.request.delete(`/api/products/${made[0]!.id}`);

  // After saving, the draft is not offered again.
  await page.goto('/admin?tab=products&edit=new');
  await expect(field(page, 'Name')).toHaveValue('');
  await field(page, 'Name').fill('Half typed');
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(field(page, 'Name')).toHaveValue('Half typed');
  await form(page).getByRole('button', { name: 'Discard draft' }).click();
  await expect(field(page, 'Name')).toHaveValue('');
  await form(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(form(page)).toHaveCount(0);

  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByText('Logged out successfully', { exact: true })).toBeVisible();
  await expect(page.getByText('You have been signed out of the admin panel', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Admin Access' })).toBeVisible();
  expect((await page.request.get('/api/auth/me')).status()).toBe(401);
});
