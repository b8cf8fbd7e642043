import { findViolationsInBothThemes, overflowOf } from '../../axe';
import { expect, test } from '../../site-test';
import { visit } from '../../visit';

test('a visitor weighs the score by keyboard, and the address keeps the order', async ({
  page,
  browser,
  baseURL,
}) => {
  await visit(page, '/how-we-rank');
  const mine = page.getByRole('region', { name: 'Your order' });
  const namesIn = (list: typeof mine) => list.getByRole('link').allTextContents();
  const byScore = await namesIn(page.getByRole('region', { name: 'By score' }));
  const cost = page.getByRole('slider', { name: /^Cost per mg/ });
  await cost.focus();
  await page.keyboard.press('End');
  await page.getByRole('slider', { name: /^Independent test/ }).focus();
  await page.keyboard.press('Home');
  await expect(page).toHaveURL(/\?cost=50&testing=0$/);
  const weighed = await namesIn(mine);
  expect(weighed).not.toEqual(byScore);
  await expect(page.getByRole('status').filter({ hasText: 'First now:' })).toBeVisible();
  for (const width of [320, 375, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await overflowOf(page)).toBe(0);
  }
  expect(await findViolationsInBothThemes(page)).toEqual([]);

  await page.reload();
  await expect.poll(() => namesIn(mine)).toEqual(weighed);
  await page.getByRole('button', { name: 'Published weights' }).click();
  await expect(page).toHaveURL(/\/how-we-rank$/);

  const plain = await (await browser.newContext({ baseURL: baseURL!, javaScriptEnabled: false })).newPage();
  await plain.goto('/how-we-rank');
  await expect(plain.getByRole('table', { name: /^Products by rank/ })).toBeVisible();
  await expect(plain.getByRole('slider').first()).toBeDisabled();
});

test('studies are filtered without a script, and each has a page with what cites it', async ({
  browser,
  baseURL,
}) => {
  const plain = await (await browser.newContext({ baseURL: baseURL!, javaScriptEnabled: false })).newPage();
  await plain.goto('/studies');
  await plain.getByLabel('Outcome').selectOption('Skin');
  await plain.getByRole('searchbox', { name: 'Search' }).fill('ito');
  await plain.getByRole('button', { name: 'Show studies' }).click();
  await expect(plain.getByText('1 of 23 records')).toBeVisible();
  await plain.getByRole('link', { name: 'Ito et al. 2018', exact: true }).last().click();
  await expect(plain.getByRole('heading', { level: 1 })).toHaveText('Ito et al. 2018');
  await expect(plain.getByRole('heading', { name: 'Where we cite it' })).toBeVisible();
  await expect(plain.locator('main a[href^="/skin-health-guide"]').first()).toBeVisible();
  expect(await plain.locator('script[type="application/ld+json"]').allTextContents()).toEqual(
    expect.arrayContaining([expect.stringContaining('ScholarlyArticle')]),
  );
  expect((await plain.request.get('/studies/nobody-1999')).status()).toBe(404);
});
