import { openTab, toastOf } from '../dashboard';
import {
  addPost,
  contentOf,
  draft,
  editorOf,
  field,
  inPostsTab,
  listPosts,
  openEditor,
  storedDraft,
} from '../posts-tab';
import { OWNER } from '../running-site';
import { expect, test } from '../site-test';

inPostsTab();

test('of two edits at once none is lost: the second chooses', async ({ page }) => {
  await openTab(page, 'blog');
  const { id } = await addPost(page.request);
  const other = await page.context().newPage();
  const mine = await openEditor(page, id);
  const theirs = await openEditor(other, id);
  await field(theirs, 'Excerpt').fill('Their excerpt.');
  await theirs.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(toastOf(other)).toContainText('Blog post updated successfully');

  await field(mine, 'Excerpt').fill('My excerpt.');
  await mine.getByRole('button', { name: 'Save', exact: true }).click();
  const choice = page.getByRole('dialog', { name: 'This post was changed elsewhere' });
  await expect(choice).toContainText('My excerpt.');
  await expect(choice).toContainText('Their excerpt.');
  await expect(choice.getByText('Title', { exact: true })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(field(mine, 'Excerpt')).toHaveValue('My excerpt.');
  await mine.getByRole('button', { name: 'Save', exact: true }).click();
  await choice.getByRole('button', { name: 'Take the saved version' }).click();
  await expect(field(mine, 'Excerpt')).toHaveValue('Their excerpt.');
  expect(await storedDraft(page, String(id))).toBeNull();

  await other.goto(`/admin?tab=blog&edit=${id}`);
  await field(theirs, 'Title').fill('Their title');
  await theirs.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(toastOf(other)).toContainText('Blog post updated successfully');
  await field(mine, 'Title').fill('My title');
  await mine.getByRole('button', { name: 'Save', exact: true }).click();
  await choice.getByRole('button', { name: 'Save my version' }).click();
  await expect(toastOf(page)).toContainText('Blog post updated successfully');
  expect((await listPosts(page.request)).find((post) => post.id === id)).toMatchObject({
    title: 'My title',
    excerpt: 'Their excerpt.',
  });
});

test('what was typed is back after a crash, and can be let go', async ({ page }) => {
  await openTab(page, 'blog');
  const { id } = await addPost(page.request);
  const context = page.context();
  const crashing = await context.newPage();
  const form = await openEditor(crashing, id);
  await contentOf(form).click();
  await crashing.keyboard.press('Control+End');
  await crashing.keyboard.type(' And more.');
  await expect.poll(() => storedDraft(crashing, String(id))).toContain('And more.');
  await crashing.close();

  const again = await openEditor(page, id);
  await expect(again.getByText(/^Your unsaved changes from .+ are back\.$/)).toBeVisible();
  await expect(contentOf(again)).toHaveText('First words. And more.');
  expect((await listPosts(page.request)).find((post) => post.id === id)?.content).toBe('<p>First words.</p>');
  await again.getByRole('button', { name: 'Discard them' }).click();
  await expect(contentOf(again)).toHaveText('First words.');
  await expect(again.getByText('Your unsaved changes')).toHaveCount(0);
  expect(await storedDraft(page, String(id))).toBeNull();
});

test('a draft put back late meets the edit that came between', async ({ page }) => {
  await openTab(page, 'blog');
  const { id } = await addPost(page.request);
  const form = await openEditor(page, id);
  await field(form, 'Excerpt').fill('Typed before.');
  await expect.poll(() => storedDraft(page, String(id))).toContain('Typed before.');
  await page.goto('about:blank');
  await page.request.put(`/api/blog/${id}`, { data: { ...draft, excerpt: 'Saved between.' } });
  const again = await openEditor(page, id);
  await expect(field(again, 'Excerpt')).toHaveValue('Typed before.');
  await again.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'This post was changed elsewhere' })).toContainText(
    'Saved between.',
  );
});

test('leaving with unsaved changes asks, whichever way', async ({ page }) => {
  await openTab(page, 'blog');
  await page.getByRole('button', { name: 'Add post' }).click();
  const form = editorOf(page, 'Add post');
  const question = page.getByRole('alertdialog', { name: 'Discard unsaved changes?' });
  await field(form, 'Title').fill('Test unsaved');
  await page.keyboard.press('Escape');
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(field(form, 'Title')).toHaveValue('Test unsaved');

  await page.evaluate(() => window.history.back());
  await expect(question).toBeVisible();
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(field(form, 'Title')).toHaveValue('Test unsaved');

  const asked = page.waitForEvent('dialog');
  await page.evaluate(() => setTimeout(() => window.location.reload()));
  expect((await asked).type()).toBe('beforeunload');
  await (await asked).dismiss();
  await expect(field(form, 'Title')).toHaveValue('Test unsaved');

  await form.getByRole('button', { name: 'Cancel' }).click();
  await question.getByRole('button', { name: 'Discard changes' }).click();
  await expect(form).toBeHidden();
  await page.getByRole('button', { name: 'Add post' }).click();
  await expect(field(form, 'Title')).toHaveValue('');
  await page.keyboard.press('Escape');
  await expect(form).toBeHidden();
});

test('Back gives up what was typed, once the owner says so', async ({ page }) => {
  await openTab(page, 'blog');
  await page.getByRole('button', { name: 'Add post' }).click();
  const form = editorOf(page, 'Add post');
  await field(form, 'Title').fill('Test unsaved');
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('draft:post:new')))
    .toContain('Test unsaved');
  await page.evaluate(() => window.history.back());
  await page
    .getByRole('alertdialog', { name: 'Discard unsaved changes?' })
    .getByRole('button', { name: 'Discard changes' })
    .click();
  await expect(form).toBeHidden();
  expect(await page.evaluate(() => localStorage.getItem('draft:post:new'))).toBeNull();
  await page.getByRole('button', { name: 'Add post' }).click();
  await expect(field(form, 'Title')).toHaveValue('');
  await page.keyboard.press('Escape');
  await expect(form).toBeHidden();
});

test('a session that ends in between returns to the sign-in screen, and the text comes back', async ({
  page,
}) => {
  await openTab(page, 'blog');
  const { id } = await addPost(page.request);
  const form = await openEditor(page, id);
  await field(form, 'Excerpt').fill('Typed on.');
  await page.context().clearCookies();
  await form.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Admin Access' })).toBeVisible();
  await expect(toastOf(page)).toContainText('Failed to update blog post');
  await page.getByLabel('Email').fill(OWNER.email);
  await page.getByLabel('Password').fill(OWNER.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(field(form, 'Excerpt')).toHaveValue('Typed on.');
  await form.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(toastOf(page)).toContainText('Blog post updated successfully');
  expect((await listPosts(page.request)).find((post) => post.id === id)?.excerpt).toBe('Typed on.');
});
