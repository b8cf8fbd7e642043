import type { Page } from '@playwright/test';
import { findViolationsInBothThemes, overflowOf } from '../../axe';
import { expect, test } from '../../site-test';
import { visit } from '../../visit';

const field = (page: Page) => page.getByRole('search').getByRole('searchbox', { name: 'Search this site' });
const results = (page: Page) => page.getByRole('list', { name: 'Results' }).getByRole('listitem');

test('a visitor searches by keyboard, follows a question, and comes back to the results', async ({
  page,
}) => {
  await visit(page, '/comparison');
  await page.getByLabel('Sort by').focus();
  await page.keyboard.press('Control+k');
  await expect(page).toHaveURL('/comparison');
  await page.getByRole('link', { name: 'Skip to content' }).focus();
  await page.keyboard.press('Control+k');
  await expect(page).toHaveURL('/search');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('medicine');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/search?q=medicine');
  await expect(page).toHaveTitle(/^Search: medicine/);
  await expect(page.getByRole('status').filter({ hasText: /results? for “medicine”/ })).toHaveCount(1);
  const question = results(page).filter({ hasText: 'Can I take it together with medicines?' });
  await expect(question.locator('mark').first()).toHaveText('medicines');
  await question.getByRole('link').click();
  await expect(page).toHaveURL('/faq#medicines');
  await expect(page.locator('#medicines')).toBeInViewport();
  await page.goBack();
  await expect(field(page)).toHaveValue('medicine');
  await expect(question).toBeVisible();

  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('qwertyuiop');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Nothing found')).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Search' }).click();
  await expect(page).toHaveURL('/search');
  await expect(field(page)).toHaveValue('');
});

test('the search passes axe in light and dark, and fits a narrow phone', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const path of ['/search', '/search?q=skin', '/search?q=qwertyuiop']) {
    await test.step(path, async () => {
      await page.setViewportSize({ width: 1280, height: 720 });
      await visit(page, path);
      expect(await findViolationsInBothThemes(page)).toEqual([]);
      await page.setViewportSize({ width: 320, height: 640 });
      expect(await overflowOf(page)).toBe(0);
    });
  }
});

test('the search works on a phone without JavaScript', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ javaScriptEnabled: false, baseURL: baseURL! });
  await page.setViewportSize({ width: 375, height: 800 });
  await page.goto('/');
  await page.getByRole('banner').getByRole('link', { name: 'Search' }).click();
  await field(page).fill('hawaian');
  await field(page).press('Enter');
  await expect(page).toHaveURL('/search?q=hawaian');
  await expect(results(page).first()).toContainText('Hawaiian Astaxanthin 12mg');
  await expect(field(page)).toHaveValue('hawaian');
  await page.close();
});
