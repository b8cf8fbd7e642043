import type { Page } from '@playwright/test';
import { openTab, signIn } from './dashboard';
import { BARE_PRODUCT } from './http/content/owner-input';
import { expect, test } from './site-test';

/** Brand of all products created here, so that they can be deleted again. */
export const BRAND = 'Journey Labs';

interface Product {
  id: number;
  name: string;
  brand: string;
  placement: number | null;
}

export const allProducts = async (page: Page) =>
  (await (await page.request.get('/api/products')).json()) as Product[];
export const stored = async (page: Page, name: string) =>
  (await allProducts(page)).find((product) => product.name === name);

export async function create(page: Page, name: string, fields: object = {}): Promise<Product> {
  const answer = await page.request.post('/api/products', {
    data: { ...BARE_PRODUCT, name, brand: BRAND, ...fields },
  });
  expect(answer.status()).toBe(201);
  return (await answer.json()) as Product;
}

export const row = (page: Page, name: string) => page.getByRole('article', { name, exact: true });
export const form = (page: Page) => page.getByRole('dialog', { name: /^(Add product|Edit )/ });
export const field = (page: Page, label: string) => form(page).getByLabel(label, { exact: true });
export const save = (page: Page) => form(page).getByRole('button', { name: 'Save' }).click();
export const said = (page: Page, text: string) => expect(page.getByText(text, { exact: true })).toBeVisible();

/** Opens the tab before each test, and deletes what the test created. */
export function inProductsTab(): void {
  test.beforeEach(async ({ page }) => {
    await openTab(page, 'products');
    await expect(page.getByRole('list', { name: 'Products' })).toBeVisible();
  });

  test.afterEach(async ({ page }) => {
    await signIn(page);
    for (const { id, brand } of await allProducts(page)) {
      if (brand === BRAND) await page.request.delete(`/api/products/${id}`);
    }
  });
}
