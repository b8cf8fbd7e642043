import type { APIRequestContext } from '@playwright/test';
import { OWNER } from '../running-site';
import { expect, test } from '../site-test';
import { visit } from '../visit';

interface Listed {
  slug: string;
  title: string;
  published: boolean;
}

async function findDraft(request: APIRequestContext): Promise<Listed> {
  expect((await request.post('/api/auth/login', { data: OWNER })).ok()).toBe(true);
  const posts = (await (await request.get('/api/blog')).json()) as Listed[];
  return posts.find(({ published }) => !published)!;
}

test('a draft is shown to the owner alone, and says so', async ({ page, browser, baseURL, playwright }) => {
  const api = await playwright.request.newContext({ baseURL: baseURL! });
  const draft = await findDraft(api);
  await api.dispose();
  const address = `/blog/${draft.slug}`;
  const notFound = page.getByRole('heading', { level: 1, name: 'Article Not Found' });
  const banner = page.getByText('Draft: only you can see this');

  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  expect((await page.goto(address))!.status()).toBe(404);
  await page.waitForLoadState('networkidle');
  await expect(notFound).toBeVisible();
  await expect(banner).toHaveCount(0);
  // A visitor's page does not ask again.
  expect(asked.filter((path) => path.startsWith('/api/blog'))).toEqual([]);

  await page.goto('/admin');
  await page.getByLabel('Email').fill(OWNER.email);
  await page.getByLabel('Password').fill(OWNER.password);
  await page.getByRole('button', { name: /log ?in|sign ?in/i }).click();
  await expect(page.getByRole('button', { name: /log ?out|sign ?out/i })).toBeVisible();
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1, name: draft.title })).toBeVisible();
  await expect(banner).toBeVisible();
  await expect(page).toHaveTitle(new RegExp(`^${draft.title.replaceAll(/[?+.()]/g, '\\$&')}`));
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  expect(complaints).toEqual([]);

  const other = await browser.newContext({ baseURL: baseURL! });
  const visitor = await other.newPage();
  // The flag alone opens nothing: the session does.
  await visitor.addInitScript(() => window.localStorage.setItem('adminAuthenticated', 'true'));
  await visit(visitor, address);
  await visitor.waitForLoadState('networkidle');
  await expect(visitor.getByRole('heading', { level: 1, name: 'Article Not Found' })).toBeVisible();
  await expect(visitor.getByText('Draft: only you can see this')).toHaveCount(0);
  await other.close();
});
