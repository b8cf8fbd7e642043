import { findViolations } from '../axe';
import { publicRoutes } from '../public-routes';
import { expect, test } from '../site-test';

const descriptions = new Map<string, string>();

for (const { path, text } of publicRoutes) {
  test.describe(path, () => {
    test('is whole in the HTML, without JavaScript', async ({ request }) => {
      const answer = await request.get(path);
      expect(answer.status()).toBe(200);
      const html = await answer.text();
      expect(html).toContain(text);
      expect(html).toMatch(/<title>[^<]+ \| AstaGuide<\/title>|<title>[^<]*AstaGuide[^<]*<\/title>/);
      expect(html.match(/<h1/g)).toHaveLength(1);
      expect(html).toMatch(/<link rel="canonical" href="http/);
      expect(html).toMatch(/<meta property="og:title"/);
      expect(html).toMatch(/<meta name="twitter:card"/);
      const description = /<meta name="description" content="([^"]+)"/.exec(html)?.[1];
      expect(description!.length).toBeGreaterThan(50);
      // No two pages are described alike.
      expect(descriptions.get(description!) ?? path).toBe(path);
      descriptions.set(description!, path);
      for (const [, json] of html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)) {
        expect(JSON.parse(json!)).toMatchObject({ '@context': 'https://schema.org' });
      }
    });

    for (const colorScheme of ['light', 'dark'] as const) {
      test(`hydrates quietly and passes axe, ${colorScheme}`, async ({ browser, baseURL }) => {
        const context = await browser.newContext({ baseURL: baseURL!, colorScheme, reducedMotion: 'reduce' });
        const page = await context.newPage();
        const complaints: string[] = [];
        page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
        page.on('pageerror', (error) => complaints.push(error.message));
        await page.goto(path);
        await page.waitForLoadState('networkidle');
        expect(await findViolations(page)).toEqual([]);
        expect(complaints).toEqual([]);
        await context.close();
      });
    }

    test('fits a narrow phone', async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      await page.goto(path);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow).toBeLessThanOrEqual(0);
    });
  });
}

test('a public page asks for no part of the dashboard', async ({ page }) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  expect(requested.filter((url) => /admin|analytics-tab|dashboard|recharts/.test(url))).toEqual([]);
});
