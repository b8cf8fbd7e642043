import { OWNER } from '@astaguide/testbed/launched-site';
import type { Page } from '@playwright/test';
import { addVisit, downloadRows } from '../../dashboard';
import { expect, test } from '../../site-test';

const total = (page: Page) => page.getByRole('region', { name: 'Total Clicks' });

/** The number of clicks so far, because earlier journeys on the same site may have clicked today. */
async function clicksSoFar(page: Page): Promise<number> {
  await expect(total(page)).toContainText(/\d/);
  return Number(/\d+/.exec(await total(page).innerText())![0]);
}

test('a click on a buy button moves every figure of the open dashboard, which the signed-in owner alone sees', async ({
  browser,
  baseURL,
}) => {
  await addVisit(baseURL!);
  const owner = await (await browser.newContext({ baseURL: baseURL! })).newPage();
  await owner.goto('/admin');
  await expect(owner.getByRole('heading', { name: 'Admin Access' })).toBeVisible();
  await owner.getByLabel('Email').fill(OWNER.email);
  await owner.getByLabel('Password').fill('wrong');
  await owner.getByRole('button', { name: 'Sign In' }).click();
  await expect(owner.getByText('Invalid email or password', { exact: true })).toBeVisible();
  await expect(total(owner)).toHaveCount(0);
  expect((await owner.request.get('/api/analytics/summary')).status()).toBe(401);
  await owner.getByLabel('Password').fill(OWNER.password);
  await owner.getByRole('button', { name: 'Sign In' }).click();
  await expect(owner.getByText('Login successful', { exact: true })).toBeVisible();
  await expect(owner.getByRole('status').filter({ hasText: 'Live' })).toBeVisible();
  const clicks = String((await clicksSoFar(owner)) + 1);
  // A reload of the document would remove the attribute.
  await owner.evaluate(() => document.documentElement.setAttribute('data-mark', ''));

  const visitor = await (await browser.newContext({ baseURL: baseURL! })).newPage();
  await visitor.goto('/');
  const buy = visitor
    .locator('#expert-analysis')
    .getByRole('link', { name: /^Buy Now / })
    .first();
  const name = /^Buy Now (.+) \(opens/.exec((await buy.textContent())?.replace(/\s+/g, ' ') ?? '')?.[1];
  expect(name).toBeTruthy();
  expect(await buy.getAttribute('rel')).toBe('noopener sponsored nofollow');
  expect(await buy.getAttribute('target')).toBe('_blank');
  const answered = visitor.waitForResponse(
    (response) =>
      response.url().endsWith('/api/analytics/track') &&
      response.request().postData()!.includes('affiliate_click'),
  );
  await buy.click();
  expect((await answered).status()).toBe(202);

  await expect(total(owner)).toContainText(clicks);
  await expect(owner.getByRole('tabpanel', { name: 'Top Products' })).toContainText(name!);
  const recent = owner.getByRole('region', { name: 'Recent Events' });
  await expect(recent).toContainText('AFFILIATE CLICK');
  await expect(recent).toContainText(name!);
  await expect(owner.getByRole('region', { name: 'Daily Clicks' })).toContainText(clicks);
  const chart = owner.getByRole('region', { name: 'Clicks by day', exact: true });
  await chart.getByText('Show as table').click();
  await expect(chart.getByRole('row').last().getByRole('cell').last()).toContainText(clicks);
  await expect(chart.locator('.recharts-surface')).toBeVisible();
  const { rows } = await downloadRows(chart.getByRole('link', { name: 'Export CSV of the chart' }));
  expect(rows).toHaveLength(1 + 28);
  expect(rows.at(-1)!.split(',')[3]).toBe(clicks);
  await expect(owner.locator('html')).toHaveAttribute('data-mark', '');

  const cookies = await owner.context().cookies();
  await owner.getByRole('button', { name: 'Logout' }).click();
  await expect(owner.getByText('Logged out successfully', { exact: true })).toBeVisible();
  await owner.context().addCookies(cookies);
  expect((await owner.request.get('/api/auth/me')).status()).toBe(401);
});
