import type { Page } from '@playwright/test';
import { expect, test } from '../../site-test';
import { isEvent, visit } from '../../visit';

const bar = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

test('the menu of a small screen opens with the five main links and closes in three ways', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await visit(page, '/');
  const toggle = page.getByRole('button', { name: 'Menu', exact: true });
  await expect(bar(page)).toHaveCount(0);
  await toggle.click();
  await expect(bar(page).getByRole('link')).toHaveText([
    'Home',
    'What is Astaxanthin',
    'Compare',
    'Blog',
    'FAQ',
  ]);
  await expect(bar(page).locator('[aria-current]')).toHaveText('Home');
  await bar(page).getByRole('link', { name: 'FAQ' }).click();
  await expect(page).toHaveURL('/faq');
  await expect(bar(page)).toHaveCount(0);
  await expect(page.locator('main')).toBeFocused();

  await toggle.click();
  await expect(bar(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(bar(page)).toHaveCount(0);
  await expect(toggle).toBeFocused();
  await toggle.click();
  await bar(page).getByRole('button', { name: 'Close menu' }).click();
  await expect(bar(page)).toHaveCount(0);
  await expect(page).toHaveURL('/faq');
});

test('the keyboard alone skips to the content, and opens and leaves the Health Guides', async ({ page }) => {
  await visit(page, '/comparison');
  const colour = (link: ReturnType<typeof bar>) =>
    link.first().evaluate((element) => getComputedStyle(element).color);
  const main = bar(page).locator(':scope > ul');
  expect(await colour(main.locator('[aria-current]'))).not.toBe(
    await colour(main.locator('a:not([aria-current])')),
  );
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await page.keyboard.press('Tab');
  await expect(skip).toBeFocused();
  expect((await skip.boundingBox())!.width).toBeGreaterThan(50);
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();

  const toggle = bar(page).getByRole('button', { name: 'Health Guides' });
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
});

test('links lead on without a load, to the top or to the place before, and each page is reported once', async ({
  page,
}) => {
  const reported: string[] = [];
  page.on('request', (request) => {
    if (!isEvent('page_view')(request)) return;
    reported.push((request.postDataJSON() as { eventData: { page: string } }).eventData.page);
  });
  await visit(page, '/');
  // Only a document load removes the attribute.
  await page.evaluate(() => document.documentElement.setAttribute('data-mark', ''));
  const section = page.locator('#expert-analysis');
  const top = async () => (await section.boundingBox())?.y;
  expect(await top()).toBeGreaterThan(400);
  await page.getByRole('link', { name: 'Top Products' }).click();
  await expect.poll(top).toBeLessThan(200);
  expect(await top()).toBeGreaterThanOrEqual(0);
  await expect(section).toBeFocused();

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
  await expect.poll(() => scrolled(page)).toBe(left);
  await page.goForward();
  await expect(page).toHaveURL('/faq');
  await expect.poll(() => scrolled(page)).toBe(0);

  await bar(page).getByRole('link', { name: 'Compare' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Astaxanthin Supplement Comparison');
  await page.getByLabel('Sort by').selectOption('rating');
  await expect(page).toHaveURL('/comparison?sort=rating');
  await bar(page).getByRole('link', { name: 'Blog' }).click();
  await expect(page).toHaveURL('/blog');
  await page.goBack();
  await expect(page).toHaveURL('/comparison?sort=rating');
  await page.getByRole('link', { name: 'Top Products' }).click();
  await expect(page).toHaveURL('/#expert-analysis');
  await expect.poll(top).toBeLessThan(200);
  await expect(section).toBeFocused();
  await expect.poll(() => reported.length).toBe(8);
  expect(reported).toEqual(['/', '/faq', '/', '/faq', '/comparison', '/blog', '/comparison', '/']);
  await expect(page.locator('html')).toHaveAttribute('data-mark', '');
});

test('what is unknown is answered 404 with a card of its own words that leads on', async ({ page }) => {
  for (const [path, words] of [
    ['/product/no-such-product', '404 Page Not Found'],
    ['/blog/no/such', '404 Page Not Found'],
    ['/blog/no-such-article', 'Article Not Found'],
    ['/review/no-such-product', 'Product Not Found'],
    ['/no-such-page', '404 Page Not Found'],
  ] as const) {
    const answer = await page.goto(path);
    expect([path, answer!.status()]).toEqual([path, 404]);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words);
    if (words === 'Article Not Found') {
      await expect(page.getByText("The article you're looking for doesn't exist.")).toBeVisible();
    }
  }
  await expect(page).toHaveTitle(/^404 Page Not Found/);
  await page.getByLabel('Search this site').fill('skin');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/search?q=skin');
  await page.goto('/no-such-page');
  await page.getByRole('link', { name: 'Go to the home page' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.locator('#expert-analysis')).toBeVisible();
});

test('on a phone, a link to a part of a page opens what is folded there, whichever way it is followed', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 800 });
  const heading = page.getByRole('heading', { name: '5. Security' });
  const folded = page.getByText('The owner signs in with a password');
  await visit(page, '/privacy-policy#security');
  await expect(heading).toBeInViewport();
  await expect(folded).toBeVisible();

  await visit(page, '/privacy-policy');
  await expect(folded).toBeHidden();
  await page.locator('summary', { hasText: 'On this page' }).click();
  const link = page
    .getByRole('navigation', { name: 'On this page' })
    .getByRole('link', { name: '5. Security' });
  await link.click();
  await expect(heading).toBeInViewport();
  await expect(folded).toBeVisible();
  await page.getByText('The owner’s sign-in').click();
  await expect(folded).toBeHidden();
  await link.click();
  await expect(folded).toBeVisible();

  await page.getByRole('link', { name: 'Erase my recent visits' }).first().click();
  await expect(page.getByRole('button', { name: 'Erase my recent visits' })).toBeInViewport();

  await visit(page, '/how-we-rank');
  await page.getByRole('link', { name: 'the list as it is today' }).click();
  await expect(page.getByRole('table', { name: 'Products by rank, with the score of each' })).toBeVisible();
});
