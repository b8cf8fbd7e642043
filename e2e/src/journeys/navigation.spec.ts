import type { Page } from '@playwright/test';
import { expect, test } from '../site-test';
import { isEvent, visit } from '../visit';

/** Leaves a mark that only a load of the document takes away. */
async function noteDocument(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => document.documentElement.setAttribute('data-mark', ''));
  return () => page.evaluate(() => document.documentElement.hasAttribute('data-mark'));
}

const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

const mainTexts = ['Home', 'What is Astaxanthin', 'Compare', 'Blog', 'FAQ'];

test.describe('the menu of a small screen', () => {
  test.use({ viewport: { width: 375, height: 800 } });

  test('is closed, opens with the five main links and closes when one is chosen', async ({ page }) => {
    await visit(page, '/');
    const menu = page.getByRole('navigation', { name: 'Main' });
    await expect(menu).toHaveCount(0);
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await expect(menu.getByRole('link')).toHaveText(mainTexts);
    await expect(menu.locator('[aria-current]')).toHaveText('Home');
    await menu.getByRole('link', { name: 'Blog' }).click();
    await expect(page).toHaveURL('/blog');
    await expect(menu).toHaveCount(0);
  });

  test('closes with Escape and with its button, and gives the focus back', async ({ page }) => {
    await visit(page, '/faq');
    const menu = page.getByRole('navigation', { name: 'Main' });
    const toggle = page.getByRole('button', { name: 'Menu', exact: true });
    await toggle.click();
    await expect(menu).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu).toHaveCount(0);
    await expect(toggle).toBeFocused();
    await toggle.click();
    await menu.getByRole('button', { name: 'Close menu' }).click();
    await expect(menu).toHaveCount(0);
    await expect(page).toHaveURL('/faq');
  });
});

test('the Health Guides dropdown works by keyboard alone', async ({ page }) => {
  await visit(page, '/');
  const nav = page.getByRole('navigation', { name: 'Main' });
  const toggle = nav.getByRole('button', { name: 'Health Guides' });
  const guides = page.locator('#guides-menu').getByRole('link');
  await expect(guides).toHaveCount(0);
  await toggle.focus();
  await page.keyboard.press('Enter');
  await expect(guides).toHaveCount(5);
  await expect(guides).toContainText([
    'Eye Health',
    'Skin Protection',
    'Athletic Performance',
    'vs Other Antioxidants',
    "Beginner's Guide",
  ]);
  await page.keyboard.press('Escape');
  await expect(guides).toHaveCount(0);
  await expect(toggle).toBeFocused();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await expect(guides.nth(0)).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/skin-health-guide');
  await expect(guides).toHaveCount(0);
  await toggle.click();
  await expect(page.locator('#guides-menu [aria-current="page"]')).toContainText('Skin Protection');
});

test('Top Products scrolls to the ranked products, from another page home first', async ({ page }) => {
  await visit(page, '/faq');
  await page.getByRole('link', { name: 'Top Products' }).click();
  await expect(page).toHaveURL('/#expert-analysis');
  const section = page.locator('#expert-analysis');
  const top = async () => (await section.boundingBox())?.y;
  await expect.poll(top).toBeLessThan(200);
  await expect(section).toBeFocused();

  await visit(page, '/');
  const isSame = await noteDocument(page);
  expect(await top()).toBeGreaterThan(400);
  await page.getByRole('link', { name: 'Top Products' }).click();
  await expect.poll(top).toBeLessThan(200);
  expect(await top()).toBeGreaterThanOrEqual(0);
  await expect(section).toBeFocused();
  expect(await isSame()).toBe(true);
});

test('the link to where one is is the current one', async ({ page }) => {
  for (const [path, current, kind] of [
    ['/', 'Home', 'page'],
    ['/what-is-astaxanthin', 'What is Astaxanthin', 'page'],
    ['/comparison', 'Compare', 'page'],
    ['/blog', 'Blog', 'page'],
    ['/blog/how-much-astaxanthin-a-day', 'Blog', 'true'],
    ['/faq', 'FAQ', 'page'],
  ] as const) {
    await page.goto(path);
    const nav = page.getByRole('navigation', { name: 'Main' });
    const marked = nav.locator(':scope > ul [aria-current]');
    await expect(marked).toHaveText([current]);
    await expect(marked).toHaveAttribute('aria-current', kind);
    const other = nav.locator(':scope > ul a:not([aria-current])').first();
    const colour = (link: typeof other) => link.evaluate((element) => getComputedStyle(element).color);
    expect(await colour(marked)).not.toBe(await colour(other));
  }
});

test('the first Tab offers to skip to the content', async ({ page }) => {
  await visit(page, '/comparison');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await page.keyboard.press('Tab');
  await expect(skip).toBeFocused();
  expect((await skip.boundingBox())!.width).toBeGreaterThan(50);
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
});

test('a link leads on without a load: top, focus and heading; back returns to the place', async ({
  page,
}) => {
  await visit(page, '/');
  const isSame = await noteDocument(page);
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' });
  await link.scrollIntoViewIfNeeded();
  const left = await scrolled(page);
  expect(left).toBeGreaterThan(1000);
  await link.click();

  await expect(page).toHaveURL('/faq');
  const heading = await page.getByRole('heading', { level: 1 }).textContent();
  await expect(page.getByRole('status').filter({ hasText: heading! })).toHaveCount(1);
  await expect(page.locator('main')).toBeFocused();
  expect(await scrolled(page)).toBe(0);
  await expect(page).toHaveTitle(/FAQ|Questions/);

  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect.poll(() => scrolled(page)).toBe(left);
  await page.goForward();
  await expect(page).toHaveURL('/faq');
  await expect.poll(() => scrolled(page)).toBe(0);
  expect(await isSame()).toBe(true);
});

test('each change of the page is reported once, a change of its query not at all', async ({ page }) => {
  const reported: string[] = [];
  page.on('request', (request) => {
    if (!isEvent('page_view')(request)) return;
    reported.push((request.postDataJSON() as { eventData: { page: string } }).eventData.page);
  });
  await visit(page, '/');
  const nav = page.getByRole('navigation', { name: 'Main' });
  await nav.getByRole('link', { name: 'Compare' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Astaxanthin Supplement Comparison');
  await page.getByLabel('Sort by').selectOption('rating');
  await expect(page).toHaveURL('/comparison?sort=rating');
  await nav.getByRole('link', { name: 'FAQ' }).click();
  await expect(page).toHaveURL('/faq');
  await page.goBack();
  await expect(page).toHaveURL('/comparison?sort=rating');
  await nav.getByRole('link', { name: 'Blog' }).click();
  await expect.poll(() => reported.at(-1)).toBe('/blog');
  expect(reported).toEqual(['/', '/comparison', '/faq', '/comparison', '/blog']);
});

test('an unknown address is answered 404 with a card that leads on', async ({ page }) => {
  for (const path of ['/no-such-page', '/product/no-such-product', '/blog/no/such']) {
    const answer = await page.goto(path);
    expect([path, answer!.status()]).toEqual([path, 404]);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found');
  }
  await expect(page).toHaveTitle(/^404 Page Not Found/);
  await page.getByRole('link', { name: 'Go to the home page' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.locator('#expert-analysis')).toBeVisible();
});

test('an unknown article is answered 404 with its own words', async ({ page }) => {
  expect((await page.goto('/blog/no-such-article'))!.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Article Not Found');
  await expect(page.getByText("The article you're looking for doesn't exist.")).toBeVisible();
});
