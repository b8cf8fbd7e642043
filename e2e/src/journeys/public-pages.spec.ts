import { findViolationsInBothThemes, overflowOf } from '../axe';
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

    test('hydrates quietly, passes axe in light and dark, and fits a narrow phone', async ({ page }) => {
      const complaints: string[] = [];
      page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
      page.on('pageerror', (error) => complaints.push(error.message));
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      expect(await findViolationsInBothThemes(page)).toEqual([]);
      await page.setViewportSize({ width: 320, height: 640 });
      expect(await overflowOf(page)).toBe(0);
      expect(complaints).toEqual([]);
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
