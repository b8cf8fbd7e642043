import type { Page } from '@playwright/test';
import { signIn } from '../../dashboard';
import {
  hostilePost,
  hostileProduct,
  hostileRichText,
  hostileSettings,
} from '../../http/hardening/hostile-content';
import { POST, PRODUCT } from '../../http/content/owner-input';
import { expect, test } from '../../site-test';

const PATHS = [
  '/',
  '/comparison',
  '/review/hostile-product',
  '/blog',
  '/blog/hostile-post',
  '/admin?tab=products',
];

/** Records the effects of executed markup: a call of owned(), a dialog, a policy violation. */
async function watchIntruders(page: Page): Promise<string[]> {
  const found: string[] = [];
  await page.exposeFunction('owned', () => found.push('owned() was called'));
  page.on('dialog', (dialog) => {
    found.push(`a dialog said ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('console', (message) => {
    if (/Content.Security.Policy|inline (script|event handler)/i.test(message.text()))
      found.push(message.text());
  });
  return found;
}

test('markup in every field of the catalog, the blog and the settings does nothing in a browser', async ({
  page,
}) => {
  await signIn(page);
  const settings = (await (await page.request.get('/api/site-settings')).json()) as object;
  const product = await page.request.post('/api/products', { data: { ...PRODUCT, ...hostileProduct } });
  const content = hostilePost.content + hostileRichText.join('\n');
  const post = await page.request.post('/api/blog', { data: { ...POST, ...hostilePost, content } });
  expect([product.status(), post.status()]).toEqual([201, 201]);
  expect((await page.request.put('/api/site-settings', { data: hostileSettings })).status()).toBe(200);
  try {
    const found = await watchIntruders(page);
    for (const path of PATHS) {
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      await expect(page.locator('body')).not.toBeEmpty();
      expect([path, found]).toEqual([path, []]);
      const running = page.locator(
        '[onerror], [onload], [onclick], [ontoggle], iframe, object, embed, a[href^="javascript:" i]',
      );
      expect([path, await running.count()]).toEqual([path, 0]);
    }
  } finally {
    const idOf = async (answer: typeof post) => ((await answer.json()) as { id: number }).id;
    await page.request.delete(`/api/products/${await idOf(product)}`);
    await page.request.delete(`/api/blog/${await idOf(post)}`);
    await page.request.put('/api/site-settings', { data: settings });
  }
});
