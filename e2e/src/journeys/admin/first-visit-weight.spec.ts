import { OWNER } from '@astaguide/testbed/launched-site';
import { addVisit } from '../../dashboard';
import { expect, test } from '../../site-test';

/**
 * Bytes of script bodies as they are sent, compressed with brotli; headers are not counted. Two thirds are React and the
 * chart; dialogs, and zod with the first form, are loaded when they are opened.
 */
const LIMIT = 250 * 1024;

test('the first visit to the dashboard loads at most 250 KB of JavaScript', async ({ page, site }) => {
  await addVisit(site.url);
  const scripts = new Map<string, Promise<number>>();
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return;
    const size = async () => {
      expect(response.headers()['content-encoding']).toBe('br');
      return (await response.request().sizes()).responseBodySize;
    };
    scripts.set(new URL(response.url()).pathname, size());
  });
  await page.goto('/admin');
  await page.getByLabel('Email').fill(OWNER.email);
  await page.getByLabel('Password').fill(OWNER.password);
  // Without the pointer, which could be over a tooltip then.
  await page.getByLabel('Password').press('Enter');
  await expect(page.getByText('Login successful', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Recent Events' })).toBeVisible();
  await expect(page.locator('.recharts-surface').first()).toBeVisible();
  await page.waitForLoadState('networkidle');

  const sizes = await Promise.all([...scripts].map(async ([path, size]) => [await size, path] as const));
  const total = sizes.reduce((sum, [size]) => sum + size, 0);
  const largest = sizes.toSorted(([one], [other]) => other - one).map(([size, path]) => `${size} ${path}`);
  expect(total, largest.join('\n')).toBeLessThanOrEqual(LIMIT);
});
