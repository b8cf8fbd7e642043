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

/** Cells of tables that are cut off at the right at some width, with that width. */
async function cutCellsOf(page: Page): Promise<string[]> {
  const cut: string[] = [];
  for (const width of [1440, 1024, 768, 375, 320]) {
    await page.setViewportSize({ width, height: 640 });
    const cells = await page
      .locator('main')
      .getByRole('cell')
      .evaluateAll((all) =>
        all.flatMap((cell) => (cell.getBoundingClientRect().right > innerWidth + 1 ? cell.textContent : [])),
      );
    cut.push(...cells.map((text) => `${width}: ${text}`));
  }
  return cut;
}

/** British spellings of words for which the site uses the American one. */
const BRITISH =
  /\b(\w*(colour|flavour|favour(?!s?able)|behaviour|neighbour|honour)\w*|defences?|\w*ageing|gelatine|centres?|fibres?|litres?|metres?|greys?|catalogues?|programmes?|licences?|labell\w+|travell\w+|mould|judgement|(recogn|organ|random|minim|optim|standard|summar|oxid|emphas)is(e[ds]?|ing|ation)|analys(e[ds]?|ing))\b/gi;
/** Proper names: titles of papers, and hotlines. */
const NAMES = /randomised, double-blind|Poisons? (Information )?Centre/g;

test('texts are in American English', async ({ request }) => {
  const products = (await (await request.get('/api/products')).json()) as { slug: string }[];
  const reviews = products.map(({ slug }) => `/review/${slug}`);
  const posts = (await (await request.get('/api/blog?published=true')).json()) as { slug: string }[];
  for (const path of [
    ...publicRoutes.map((route) => route.path),
    ...reviews,
    ...posts.map(({ slug }) => `/blog/${slug}`),
  ]) {
    const html = await (await request.get(path)).text();
    const text = html.replace(/<script[^]*?<\/script>|<style[^]*?<\/style>|<[^>]*>/g, ' ').replace(NAMES, '');
    expect.soft(text.match(BRITISH) ?? [], path).toEqual([]);
  }
});

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
      const cutCells = await cutCellsOf(page);
      const overflow = await overflowOf(page);
      expect
        .soft({ violations, overflow, cutCells, complaints: complaints.splice(0) }, path)
        .toEqual({ violations: [], overflow: 0, cutCells: [], complaints: [] });
    });
  }
  expect(asked.size).toBeGreaterThan(20);
  expect(scripts.filter((script) => asked.has(script))).toEqual([]);
  // The same check finds the scripts in the dashboard.
  await openTab(page, 'blog');
  await expect(page.getByRole('list', { name: 'Blog posts' })).toBeVisible();
  expect(scripts.filter((script) => asked.has(script))).not.toEqual([]);
});
