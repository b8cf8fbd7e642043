import { findFaults, findViolationsInBothThemes } from '../../axe';
import { arrowTo, openTab, tabTo, toastOf } from '../../dashboard';
import {
  addPost,
  contentOf,
  editorOf,
  field,
  inPostsTab,
  listPosts,
  openEditor,
  rowOf,
  storedCopies,
} from '../../posts-tab';
import { expect, test } from '../../site-test';
import { visit } from '../../visit';

inPostsTab();

test('an article is written by keyboard alone, seen as a draft by the owner only, published and deleted', async ({
  page,
  browser,
  baseURL,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openTab(page, 'blog');
  await expect(page.getByRole('list', { name: 'Blog posts' })).toBeVisible();
  const before = (await listPosts(page.request)).length;
  expect(await findFaults(page)).toEqual([]);
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.getByLabel('Search posts').focus();
  await tabTo(page, page.getByRole('button', { name: 'Add post' }));
  await page.keyboard.press('Enter');
  const form = editorOf(page, 'Add post');
  const type = async (label: string, text: string) => {
    await tabTo(page, field(form, label));
    await page.keyboard.type(text);
  };
  await type('Title', 'Test by keyboard');
  await type('Excerpt', 'No mouse.');
  const bold = form.getByRole('button', { name: 'Bold' });
  await tabTo(page, form.getByRole('button', { name: 'Paragraph', exact: true }));
  await arrowTo(page, bold);
  await page.keyboard.press('Enter');
  await expect(contentOf(form)).toBeFocused();
  await page.keyboard.type('Strong');
  await page.keyboard.press('Alt+F10');
  await expect(form.getByRole('toolbar', { name: 'Content formatting' }).locator(':focus')).toHaveCount(1);
  await tabTo(page, field(form, 'Category'));
  await page.keyboard.type('PERF');
  await type('Image URL', '/pictures/molecule.webp');
  await type('Keywords', ' dose,, daily intake , ');
  await tabTo(page, form.getByRole('button', { name: 'Save draft' }));
  await page.keyboard.press('Enter');
  await expect(toastOf(page)).toContainText('Blog post created successfully');
  await expect(form).toBeHidden();
  const row = rowOf(page, 'Test by keyboard');
  await expect(row).toContainText('Draft');
  expect((await listPosts(page.request)).find(({ slug }) => slug === 'test-by-keyboard')).toMatchObject({
    content: '<p><strong>Strong</strong></p>',
    category: 'PERFORMANCE',
    keywords: ['dose', 'daily intake'],
    publishedAt: null,
  });

  const address = '/blog/test-by-keyboard';
  const visitor = await (await browser.newContext({ baseURL: baseURL! })).newPage();
  const asked: string[] = [];
  visitor.on('request', (request) => asked.push(new URL(request.url()).pathname));
  expect((await visitor.goto(address))!.status()).toBe(404);
  await visitor.waitForLoadState('networkidle');
  await expect(visitor.getByRole('heading', { level: 1, name: 'Article Not Found' })).toBeVisible();
  // A visitor's page makes no second request.
  expect(asked.filter((path) => path.startsWith('/api/blog'))).toEqual([]);
  // The flag alone has no effect, because the session decides.
  await visitor.evaluate(() => window.localStorage.setItem('adminAuthenticated', 'true'));
  await visit(visitor, address);
  await visitor.waitForLoadState('networkidle');
  await expect(visitor.getByRole('heading', { level: 1, name: 'Article Not Found' })).toBeVisible();
  await expect(visitor.getByText('Draft: only you can see this')).toHaveCount(0);

  const owner = await page.context().newPage();
  const complaints: string[] = [];
  owner.on('pageerror', (error) => complaints.push(error.message));
  await owner.goto(address);
  await expect(owner.getByRole('heading', { level: 1, name: 'Test by keyboard' })).toBeVisible();
  await expect(owner.getByText('Draft: only you can see this')).toBeVisible();
  await expect(owner).toHaveTitle(/^Test by keyboard/);
  await expect(owner.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  expect(complaints).toEqual([]);
  await owner.close();

  await row.getByRole('button', { name: /^Edit/ }).click();
  const edit = editorOf(page, 'Edit post');
  await expect(field(edit, 'Keywords')).toHaveValue('dose, daily intake');
  await edit.getByRole('button', { name: 'Publish' }).click();
  await expect(toastOf(page)).toContainText('Blog post updated successfully');
  await expect(row).toContainText('Published');
  const request = visitor.request;
  expect(await (await request.get(address)).text()).toContain('<strong>Strong</strong>');
  expect(await (await request.get('/blog')).text()).toContain('Test by keyboard');
  const unpublish = row.getByRole('button', { name: /^Unpublish/ });
  await unpublish.click();
  await expect(row).toContainText('Draft');
  expect((await request.get(address)).status()).toBe(404);
  expect(await (await request.get('/blog')).text()).not.toContain('Test by keyboard');
  await page.keyboard.press('F8');
  await tabTo(page, toastOf(page).getByRole('button', { name: 'Undo' }));
  await page.keyboard.press('Enter');
  await expect(row).toContainText('Published');
  expect((await request.get(address)).status()).toBe(200);
  await unpublish.click();
  await expect(row).toContainText('Draft');
  await visitor.context().close();

  await row.getByRole('button', { name: /^Delete/ }).click();
  const question = page.getByRole('alertdialog', { name: 'Delete this post?' });
  await expect(question).toBeVisible();
  expect(await findViolationsInBothThemes(page)).toEqual([]);
  await question.getByRole('button', { name: 'Delete post' }).click();
  await expect(toastOf(page)).toContainText('Blog post deleted successfully');
  await expect(row).toHaveCount(0);
  expect(await listPosts(page.request)).toHaveLength(before);
});

test('what was typed outlives a crash, and is left by Back or reload only after a question', async ({
  page,
}) => {
  await openTab(page, 'blog');
  const { id } = await addPost(page.request);
  const crashing = await page.context().newPage();
  const crashed = await openEditor(crashing, id);
  await contentOf(crashed).click();
  await crashing.keyboard.press('Control+End');
  await crashing.keyboard.type(' And more.');
  await expect.poll(() => storedCopies(page.request, id)).toEqual([expect.stringContaining('And more.')]);
  await crashing.close();
  const again = await openEditor(page, id);
  await expect(again.getByText(/^Draft from .+ restored\.$/)).toBeVisible();
  await expect(contentOf(again)).toHaveText('First words. And more.');
  expect((await listPosts(page.request)).find((post) => post.id === id)?.content).toBe('<p>First words.</p>');
  await again.getByRole('button', { name: 'Discard draft' }).click();
  await expect(contentOf(again)).toHaveText('First words.');
  await expect.poll(() => storedCopies(page.request, id)).toEqual([]);

  await page.goto('/admin?tab=blog');
  await page.getByRole('button', { name: 'Add post' }).click();
  const form = editorOf(page, 'Add post');
  const title = field(form, 'Title');
  const question = page.getByRole('alertdialog', { name: 'Discard unsaved changes?' });
  await title.fill('Test unsaved');
  const asked = page.waitForEvent('dialog');
  await page.evaluate(() => setTimeout(() => window.location.reload()));
  expect((await asked).type()).toBe('beforeunload');
  await (await asked).dismiss();
  await expect(title).toHaveValue('Test unsaved');

  await page.evaluate(() => window.history.back());
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(title).toHaveValue('Test unsaved');
  await expect
    .poll(() => storedCopies(page.request, null))
    .toEqual([expect.stringContaining('Test unsaved')]);
  // A real key press, without which a page may not block Back a second time.
  await title.press('End');
  await page.evaluate(() => window.history.back());
  await question.getByRole('button', { name: 'Discard changes' }).click();
  await expect(form).toBeHidden();
  await expect.poll(() => storedCopies(page.request, null)).toEqual([]);
  await page.getByRole('button', { name: 'Add post' }).click();
  await expect(title).toHaveValue('');
});

test('a duplicated tab types in a working copy of its own', async ({ page }) => {
  await openTab(page, 'blog');
  const { id } = await addPost(page.request, { content: '<p>First.</p>' });
  const form = await openEditor(page, id);
  await contentOf(form).click();
  await page.keyboard.type('One ');
  await expect.poll(() => storedCopies(page.request, id)).toHaveLength(1);
  const opened = page.waitForEvent('popup');
  // A window that a page opens gets a copy of the page's session storage, as a duplicated tab does.
  await page.evaluate(() => void window.open(location.href));
  const duplicate = await opened;
  const copied = editorOf(duplicate, 'Edit post');
  await expect(contentOf(copied)).toContainText('One');
  await contentOf(copied).click();
  await duplicate.keyboard.type('Two ');
  await contentOf(form).click();
  await page.keyboard.type('Three ');
  await expect
    .poll(() => storedCopies(page.request, id))
    // In the order of their random ids.
    .toEqual(expect.arrayContaining([expect.stringContaining('Three'), expect.stringContaining('Two')]));
  await duplicate.close({ runBeforeUnload: false });
});
