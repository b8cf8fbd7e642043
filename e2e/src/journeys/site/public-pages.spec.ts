import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findViolationsInBothThemes, overflowOf } from '../../axe';
import { openTab } from '../../dashboard';
import { publicRoutes } from '../../public-routes';
import { expect, test } from '../../site-test';
import { visit } from '../../visit';

const MANIFEST = join(__dirname, '../../../../frontend/dist/client/.vite/manifest.json');
const OF_DASHBOARD = /^src\/admin\//;

/** The scripts that only the dashboard needs, by the build's file names. */
function dashboardScripts(): string[] {
  const manifest = JSON.parse(readFileSync(MANIFEST, 'utf8')) as Record<string, { file: string }>;
  return Object.entries(manifest).flatMap(([source, { file }]) => (OF_DASHBOARD.test(source) ? [file] : []));
}

/** Captions of tables that wrap although there is room beside them. */
const narrowCaptionsOf = (page: Page) =>
  page.locator('.table-scroll caption > *').evaluateAll((texts) =>
    texts.flatMap((text) => {
      const { width, height } = text.getBoundingClientRect();
      const isWrapped = height > 1.5 * parseFloat(getComputedStyle(text).lineHeight);
      return isWrapped && width < text.closest('.table-scroll')!.clientWidth / 2 ? text.textContent : [];
    }),
  );

test('every public page is whole in its HTML, without JavaScript', async ({ request }) => {
  const descriptions = new Map<string, string>();
  for (const { path, text } of publicRoutes) {
    await test.step(path, async () => {
      const answer = await request.get(path);
      expect(answer.status()).toBe(200);
      const html = await answer.text();
      expect(html).toContain(text);
      expect(html).toMatch(/<title>[^<]*AstaGuide[^<]*<\/title>/);
      expect(html.match(/<h1/g)).toHaveLength(1);
      expect(html).toMatch(/<link rel="canonical" href="http/);
      expect(html).toMatch(/<meta property="og:title"/);
      expect(html).toMatch(/<meta name="twitter:card"/);
      const description = /<meta name="description" content="([^"]+)"/.exec(html)?.[1];
      expect(description!.length).toBeGreaterThan(50);
      // All descriptions are different.
      expect(descriptions.get(description!) ?? path).toBe(path);
      descriptions.set(description!, path);
      for (const [, json] of html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)) {
        expect(JSON.parse(json!)).toMatchObject({ '@context': 'https://schema.org' });
      }
    });
  }
});

test('every public page hydrates quietly, passes axe in light and dark, fits a narrow phone, and loads nothing of the dashboard', async ({
  page,
}) => {
  // axe checks every page in both themes.
  test.slow();
  const scripts = dashboardScripts();
  expect(scripts.length).toBeGreaterThan(5);
  const asked = new Set<string>();
  page.on('request', (request) => asked.add(new URL(request.url()).pathname.slice(1)));
  const complaints: string[] = [];
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const { path } of publicRoutes) {
    await test.step(path, async () => {
      await page.setViewportSize({ width: 1280, height: 720 });
      await visit(page, path);
      const violations = await findViolationsInBothThemes(page);
      await page.setViewportSize({ width: 320, height: 640 });
      const overflow = await overflowOf(page);
      const narrowCaptions = await narrowCaptionsOf(page);
      expect
        .soft({ violations, overflow, narrowCaptions, complaints: complaints.splice(0) }, path)
        .toEqual({ violations: [], overflow: 0, narrowCaptions: [], complaints: [] });
    });
  }
  expect(asked.size).toBeGreaterThan(20);
  expect(scripts.filter((script) => asked.has(script))).toEqual([]);
  // The same check finds the scripts in the dashboard.
  await openTab(page, 'blog');
  await expect(page.getByRole('list', { name: 'Blog posts' })).toBeVisible();
  expect(scripts.filter((script) => asked.has(script))).not.toEqual([]);
});
