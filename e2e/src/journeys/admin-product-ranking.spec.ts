import type { Page } from '@playwright/test';
import { allProducts, inProductsTab, names, said, type Product } from '../products-tab';
import { expect, test } from '../site-test';

inProductsTab();

test.describe('the ranking', () => {
  let before: Product[];
  const ranking = async (page: Page) =>
    (await allProducts(page))
      .filter(({ placement }) => placement !== null)
      .sort((one, other) => one.placement! - other.placement!);
  const ids = async (page: Page) => (await ranking(page)).map(({ id }) => id);

  test.beforeEach(async ({ page }) => {
    before = await ranking(page);
    await page.getByRole('button', { name: 'Reorder' }).click();
    await expect(page.getByRole('list', { name: 'Ranked products' })).toBeVisible();
  });

  test.afterEach(async ({ page }) => {
    const productIds = before.map(({ id }) => id);
    await page.request.put('/api/products/ranking', { data: { productIds } });
    expect((await ranking(page)).map(({ id, placement }) => [id, placement])).toEqual(
      before.map(({ id, placement }) => [id, placement]),
    );
  });

  test('is changed by keyboard', async ({ page }) => {
    const [first, second, third] = before.map(({ id }) => id);
    const saved = page.waitForResponse('**/api/products/ranking');
    await page.getByRole('button', { name: /^Move .*, rank 1 of/ }).focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Space');
    expect((await saved).status()).toBe(200);
    expect((await ids(page)).slice(0, 3)).toEqual([second, third, first]);
    await expect
      .poll(async () => (await names(page.getByRole('list', { name: 'Ranked products' }))).slice(0, 3))
      .toEqual([before[1]!.name, before[2]!.name, before[0]!.name]);
  });

  test('is changed by number', async ({ page }) => {
    const saved = page.waitForResponse('**/api/products/ranking');
    const rank = page.getByRole('spinbutton', { name: `Rank of ${before[3]!.name}` });
    await rank.fill('1');
    await rank.press('Enter');
    expect((await saved).status()).toBe(200);
    expect((await ids(page)).slice(0, 2)).toEqual([before[3]!.id, before[0]!.id]);
    await expect(rank).toHaveValue('1');
  });

  test('is changed by drag', async ({ page }) => {
    const saved = page.waitForResponse('**/api/products/ranking');
    const from = (await page.getByRole('button', { name: /^Move .*, rank 1 of/ }).boundingBox())!;
    const to = (await page.getByRole('button', { name: /^Move .*, rank 2 of/ }).boundingBox())!;
    await page.mouse.move(from.x + 20, from.y + 20);
    await page.mouse.down();
    await page.mouse.move(from.x + 20, from.y + 40, { steps: 5 });
    await page.mouse.move(to.x + 20, to.y + 30, { steps: 10 });
    await page.mouse.up();
    expect((await saved).status()).toBe(200);
    expect((await ids(page)).slice(0, 2)).toEqual([before[1]!.id, before[0]!.id]);
  });

  test('returns to what it was when it could not be saved', async ({ page }) => {
    await page.route('**/api/products/ranking', (route) => route.abort());
    const list = page.getByRole('list', { name: 'Ranked products' });
    const shown = await names(list);
    const rank = page.getByRole('spinbutton', { name: `Rank of ${before[2]!.name}` });
    await rank.fill('1');
    await rank.press('Enter');
    await said(page, 'Failed to save the ranking');
    await expect.poll(() => names(list)).toEqual(shown);
    await expect(page.getByRole('spinbutton', { name: `Rank of ${before[2]!.name}` })).toHaveValue('3');
    await page.unrouteAll();
  });
});
