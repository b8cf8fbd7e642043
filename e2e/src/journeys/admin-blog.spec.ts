import { findFaults, findViolationsInBothThemes } from '../axe';
import { arrowTo, openTab, tabTo, toastOf } from '../dashboard';
import { addPost, contentOf, editorOf, field, inPostsTab, listPosts, openEditor, rowOf } from '../posts-tab';
import { expect, test } from '../site-test';

inPostsTab();

test('an article is written, published, changed, taken back and deleted', async ({ page, request }) => {
  await openTab(page, 'blog');
  const before = (await listPosts(page.request)).length;
  await page.getByRole('button', { name: 'Add post' }).click();
  const form = editorOf(page, 'Add post');
  const save = form.getByRole('button', { name: 'Save', exact: true });

  await save.click();
  for (const name of ['Title', 'Slug', 'Excerpt', 'Content', 'Category', 'Image URL']) {
    await expect(form.getByText(`${name} is required`, { exact: true })).toBeVisible();
  }
  await expect(field(form, 'Title')).toBeFocused();

  await field(form, 'Title').fill('Test: What a Größe of 6 mg Means');
  await expect(field(form, 'Slug')).toHaveValue('test-what-a-gro-e-of-6-mg-means');
  await field(form, 'Slug').fill('test-six-mg');
  await field(form, 'Title').fill('Test: What 6 mg Means');
  await expect(field(form, 'Slug')).toHaveValue('test-six-mg');
  await field(form, 'Excerpt').fill('Six milligrams, in plain words.');
  await field(form, 'Category').selectOption('EXPERT GUIDE');
  await field(form, 'Image URL').fill('/pictures/molecule.webp');
  await field(form, 'Keywords').fill(' dose,, daily intake , ');
  const preview = form.getByRole('figure', { name: 'Search result preview' });
  await expect(preview).toContainText('Test: What 6 mg Means | AstaGuide');
  await expect(preview).toContainText('Six milligrams, in plain words.');
  await field(form, 'Meta description').fill('Described for search engines. '.repeat(7));
  await expect(preview).toContainText('Description: 209 characters, results show about 155');
  await contentOf(form).click();
  await page.keyboard.type('Written by hand.');
  await save.click();
  await expect(toastOf(page)).toContainText('Blog post created successfully');
  await expect(form).toBeHidden();

  const row = rowOf(page, 'Test: What 6 mg Means');
  await expect(row).toContainText('Draft');
  const [created, ...others] = (await listPosts(page.request)).filter(({ slug }) => slug === 'test-six-mg');
  expect(others).toEqual([]);
  expect(created).toMatchObject({
    content: '<p>Written by hand.</p>',
    keywords: ['dose', 'daily intake'],
    publishedAt: null,
  });
  expect((await request.get('/blog/test-six-mg')).status()).toBe(404);

  await row.getByRole('button', { name: /^Edit/ }).click();
  const edit = editorOf(page, 'Edit post');
  await expect(field(edit, 'Keywords')).toHaveValue('dose, daily intake');
  await edit.getByRole('switch', { name: 'Published' }).click();
  await edit.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(toastOf(page)).toContainText('Blog post updated successfully');
  await expect(row).toContainText('Published');
  const article = await request.get('/blog/test-six-mg');
  expect(article.status()).toBe(200);
  expect(await article.text()).toContain('Written by hand.');
  expect(await (await request.get('/blog')).text()).toContain('Test: What 6 mg Means');

  await row.getByRole('switch').click();
  await expect(row).toContainText('Draft');
  expect((await request.get('/blog/test-six-mg')).status()).toBe(404);
  expect(await (await request.get('/blog')).text()).not.toContain('Test: What 6 mg Means');

  await row.getByRole('button', { name: /^Delete/ }).click();
  const question = page.getByRole('alertdialog', { name: 'Delete this post?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(row).toBeVisible();
  await row.getByRole('button', { name: /^Delete/ }).click();
  await question.getByRole('button', { name: 'Delete post' }).click();
  await expect(toastOf(page)).toContainText('Blog post deleted successfully');
  await expect(row).toHaveCount(0);
  expect(await listPosts(page.request)).toHaveLength(before);
});

test('the address of a published article is changed with a warning, and never to a taken one', async ({
  page,
}) => {
  await openTab(page, 'blog');
  const post = await addPost(page.request, { title: 'Test moving', slug: 'test-moving', published: true });
  const taken = (await listPosts(page.request)).find(({ id }) => id !== post.id)!.slug;
  const form = await openEditor(page, post.id);
  await field(form, 'Title').fill('Test moved');
  await expect(field(form, 'Slug')).toHaveValue('test-moving');
  await expect(form.getByText('links to /blog/test-moving will lead nowhere')).toHaveCount(0);
  await field(form, 'Slug').fill(taken);
  await expect(form.getByText('links to /blog/test-moving will lead nowhere')).toBeVisible();
  await form.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(form.getByText('This slug is taken', { exact: true })).toBeVisible();
  await expect(field(form, 'Slug')).toBeFocused();
  await field(form, 'Slug').fill('test-moved');
  await form.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(toastOf(page)).toContainText('Blog post updated successfully');
  expect((await listPosts(page.request)).find(({ id }) => id === post.id)).toMatchObject({
    title: 'Test moved',
    slug: 'test-moved',
  });
});

test('an article is written by keyboard alone', async ({ page }) => {
  await openTab(page, 'blog');
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
  await expect(form.getByRole('toolbar', { name: 'Formatting of Content' }).locator(':focus')).toHaveCount(1);
  await tabTo(page, form.getByRole('switch', { name: 'Published' }));
  await tabTo(page, field(form, 'Category'));
  await page.keyboard.type('PERF');
  await type('Image URL', '/pictures/molecule.webp');
  await tabTo(page, form.getByRole('button', { name: 'Save', exact: true }));
  await page.keyboard.press('Enter');
  await expect(toastOf(page)).toContainText('Blog post created successfully');
  expect((await listPosts(page.request)).find(({ slug }) => slug === 'test-by-keyboard')).toMatchObject({
    content: '<p><strong>Strong</strong></p>',
    category: 'PERFORMANCE',
  });
});

test('tab, editor and dialogs pass axe, and fit every width', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openTab(page, 'blog');
  await expect(page.getByRole('list', { name: 'Blog posts' })).toBeVisible();
  expect(await findFaults(page)).toEqual([]);
  await page
    .getByRole('button', { name: /^Delete / })
    .first()
    .click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  expect(await findViolationsInBothThemes(page)).toEqual([]);
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Add post' }).click();
  const form = editorOf(page, 'Add post');
  await expect(contentOf(form)).toBeVisible();
  await form.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(form.getByText('Title is required')).toBeVisible();
  expect(await findFaults(page)).toEqual([]);
  const sideways = await form.locator('form').evaluate((element) => {
    const body = element.parentElement!;
    return body.scrollWidth - body.clientWidth;
  });
  expect(sideways).toBe(0);
  for (const tool of await form.getByRole('toolbar').getByRole('button').all()) {
    const { width: wide, height: high } = (await tool.boundingBox())!;
    expect(Math.min(wide, high)).toBeGreaterThanOrEqual(44);
  }

  await contentOf(form).click();
  await page.keyboard.type('Unsaved');
  await form.getByRole('button', { name: 'Insert table' }).click();
  await page.keyboard.press('Control+K');
  await expect(page.getByRole('dialog', { name: 'Add a link' })).toBeVisible();
  expect(await findViolationsInBothThemes(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await form.getByRole('button', { name: 'HTML source' }).click();
  expect(await findViolationsInBothThemes(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('alertdialog', { name: 'Discard unsaved changes?' })).toBeVisible();
  expect(await findViolationsInBothThemes(page)).toEqual([]);
});
