import { expect, test } from '../../site-test';

/** Bytes of scripts as they are sent, with their headers: the target of `npm run bench:web`. */
const LIMIT = 110 * 1024;

test('the home page loads at most 110 KB of JavaScript', async ({ page }) => {
  const scripts = new Map<string, Promise<number>>();
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return;
    const size = async () => {
      expect(response.headers()['content-encoding']).toBe('br');
      const { responseBodySize, responseHeadersSize } = await response.request().sizes();
      return responseBodySize + responseHeadersSize;
    };
    scripts.set(new URL(response.url()).pathname, size());
  });
  await page.goto('/');
  // The popups' code follows when the page is idle.
  await expect.poll(() => [...scripts.keys()].some((path) => path.includes('/popups-'))).toBe(true);
  await page.waitForLoadState('networkidle');

  const sizes = await Promise.all([...scripts].map(async ([path, size]) => [await size, path] as const));
  const total = sizes.reduce((sum, [size]) => sum + size, 0);
  const largest = sizes.toSorted(([one], [other]) => other - one).map(([size, path]) => `${size} ${path}`);
  expect(total, largest.join('\n')).toBeLessThanOrEqual(LIMIT);
});
