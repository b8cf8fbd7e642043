import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { signIn } from './dashboard';
import { expect, test } from './site-test';

export interface Post {
  id: number;
  slug: string;
  title: string;
  excerpt: string;
  content: string;
  published: boolean;
  publishedAt: string | null;
  keywords: string[];
}

/** Valid values of an article. */
export const draft = {
  title: 'Test draft',
  slug: 'test-draft',
  excerpt: 'What the test is about.',
  content: '<p>First words.</p>',
  category: 'EXPERT GUIDE',
  imageUrl: '/pictures/molecule.webp',
  published: false,
  keywords: ['one', 'two words'],
};

/** All articles, as the signed-in owner. */
export async function listPosts(request: APIRequestContext): Promise<Post[]> {
  return (await (await request.get('/api/blog')).json()) as Post[];
}

export async function addPost(request: APIRequestContext, values: Partial<typeof draft> = {}): Promise<Post> {
  const answer = await request.post('/api/blog', { data: { ...draft, ...values } });
  expect(answer.status()).toBe(201);
  return (await answer.json()) as Post;
}

export const editorOf = (page: Page, name: 'Add post' | 'Edit post') => page.getByRole('dialog', { name });
export const field = (form: Locator, label: string) => form.getByLabel(label, { exact: true });
export const contentOf = (form: Locator) => form.getByRole('textbox', { name: 'Content' });
export const rowOf = (page: Page, title: string) => page.getByRole('article', { name: title, exact: true });
/** The texts of the working copies of an article; null for new articles. */
export async function storedCopies(request: APIRequestContext, postId: number | null): Promise<string[]> {
  const path = '/api/blog/working-copies';
  const copies = (await (await request.get(path)).json()) as { id: string; postId: number | null }[];
  const own = copies.filter((copy) => copy.postId === postId);
  return Promise.all(own.map(async ({ id }) => (await request.get(`${path}/${id}`)).text()));
}

/** Opens the editor of an article by its URL. */
export async function openEditor(page: Page, id: number): Promise<Locator> {
  await page.goto(`/admin?tab=blog&edit=${id}`);
  const form = editorOf(page, 'Edit post');
  await expect(contentOf(form)).toBeVisible();
  return form;
}

/** Deletes what each test created: articles whose slugs begin with 'test-'. */
export function inPostsTab(): void {
  test.afterEach(async ({ page }) => {
    await signIn(page);
    for (const { id, slug } of await listPosts(page.request)) {
      if (slug.startsWith('test-')) expect((await page.request.delete(`/api/blog/${id}`)).status()).toBe(204);
    }
  });
}
