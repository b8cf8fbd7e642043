import { OWNER } from '@astaguide/testbed/launched-site';
import type { Locator, Page } from '@playwright/test';
import { findFaults, findViolationsInBothThemes } from '../../axe';
import { openTab, toastOf } from '../../dashboard';
import { expect, test } from '../../site-test';

/** A one-pixel image. */
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

const words = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal{margin:0}</style></head><body>
<h1><span style='color:#2F5496'>What was tested<o:p></o:p></span></h1>
<p class=MsoNormal style='mso-margin-top-alt:auto'><span style='font-family:"Arial"'>Riders took <b>4 mg</b> a day.<o:p></o:p></span></p>
<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·<span>&nbsp;&nbsp;</span></span><![endif]>Chance</p>
<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·<span>&nbsp;&nbsp;</span></span><![endif]>Size</p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p></body></html>`;

const slug = 'test-rich-text';

async function openNewPost(page: Page, content = '<p>Start.</p>'): Promise<{ id: number; form: Locator }> {
  await openTab(page, 'blog');
  const answer = await page.request.post('/api/blog', {
    data: {
      title: 'Test rich text',
      slug,
      excerpt: 'About the editor.',
      content,
      category: 'EXPERT GUIDE',
      imageUrl: '/pictures/molecule.webp',
    },
  });
  expect(answer.status()).toBe(201);
  const { id } = (await answer.json()) as { id: number };
  await page.goto(`/admin?tab=blog&edit=${id}`);
  const form = page.getByRole('dialog', { name: 'Edit post' });
  await expect(contentOf(form)).toBeVisible();
  return { id, form };
}

const contentOf = (form: Locator) => form.getByRole('textbox', { name: 'Content' });
const field = (form: Locator, label: string) => form.getByLabel(label, { exact: true });
const tool = (form: Locator, name: string) => form.getByRole('button', { name, exact: true });
const inMenu = (form: Locator, name: string) =>
  form.page().getByRole('menuitem', { name: new RegExp(`^${name}`) });

/** Uses a tool of one of the toolbar's menus. */
async function useMenu(form: Locator, menu: 'Insert' | 'Table', name: string): Promise<void> {
  await tool(form, menu).click();
  await inMenu(form, name).click();
}

/** The text's HTML from the source view, which is closed again. */
async function sourceOf(form: Locator): Promise<string> {
  await tool(form, 'HTML source').click();
  const source = await contentOf(form).inputValue();
  await tool(form, 'HTML source').click();
  return source;
}

/** Replaces the text. */
async function writeSource(form: Locator, html: string): Promise<void> {
  await tool(form, 'HTML source').click();
  await contentOf(form).fill(html);
  await tool(form, 'HTML source').click();
}

async function clickInto(page: Page, form: Locator, target = contentOf(form)): Promise<void> {
  await target.click();
  await expect(contentOf(form)).toBeFocused();
  // ProseMirror sets the selection again 20 ms after focus, so an earlier key press would have no effect.
  await page.waitForTimeout(50);
}

async function writeAtEnd(page: Page, form: Locator, text = ''): Promise<void> {
  await clickInto(page, form);
  await page.keyboard.press('Control+End');
  await page.keyboard.type(text);
}

async function savedContent(page: Page, form: Locator, id: number): Promise<string> {
  await form.getByRole('button', { name: 'Save draft' }).click();
  await expect(toastOf(page)).toContainText('Blog post updated successfully');
  const posts = (await (await page.request.get('/api/blog')).json()) as { id: number; content: string }[];
  return posts.find((post) => post.id === id)!.content;
}

const oneLine = (html: string) => html.replace(/\s+/g, ' ').replace(/> </g, '><').trim();

test.afterEach(async ({ page }) => {
  await page.request.post('/api/auth/login', { data: OWNER });
  const posts = (await (await page.request.get('/api/blog')).json()) as { id: number; slug: string }[];
  for (const post of posts.filter((candidate) => candidate.slug === slug)) {
    await page.request.delete(`/api/blog/${post.id}`);
  }
});

test('an edit leaves everything else of every text in the catalog as it was', async ({ page }) => {
  await openTab(page, 'blog');
  const posts = (await (await page.request.get('/api/blog')).json()) as { content: string }[];
  const products = (await (await page.request.get('/api/products')).json()) as {
    htmlContent: string | null;
  }[];
  const texts = [
    ...posts.map(({ content }) => content),
    ...products.map(({ htmlContent }) => htmlContent ?? ''),
  ];
  expect(texts.length).toBeGreaterThan(10);
  const { id, form } = await openNewPost(page, `${texts.join('\n')}<p>The end</p>`);
  await writeAtEnd(page, form, '!');
  const kept = await savedContent(page, form, id);
  expect(oneLine(kept)).toBe(oneLine(`${texts.join('\n')}<p>The end!</p>`));
});

test('a text is formatted, pasted, linked and illustrated, and its tables filled', async ({ page }) => {
  // axe checks five screens, and the test types a lot.
  test.slow();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { id, form } = await openNewPost(page, '<table><tbody><tr><td>One</td></tr></tbody></table>');
  const unsaved = form.getByText(/^Unsaved changes/);

  await test.step('clicking into it changes nothing', async () => {
    await contentOf(form).getByText('One').click();
    await expect(tool(form, 'Table')).toBeVisible();
    await writeAtEnd(page, form, 'x');
    await expect(unsaved).toBeVisible();
    await page.keyboard.press('Backspace');
    await expect(unsaved).toHaveCount(0);
  });

  await test.step('a page pasted from Word comes out clean', async () => {
    await writeSource(form, '<p>Start.</p>');
    await writeAtEnd(page, form);
    await page.keyboard.press('Enter');
    await contentOf(form).evaluate((element, html) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/html', html);
      clipboardData.setData('text/plain', 'never used');
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    }, words);
    expect(oneLine(await sourceOf(form))).toBe(
      '<p>Start.</p><h2>What was tested</h2><p>Riders took <strong>4 mg</strong> a day.</p><ul><li>Chance</li><li>Size</li></ul>',
    );
  });

  await test.step('a table is inserted, filled, grown and cut', async () => {
    await writeSource(form, '<p>Start.</p>');
    await writeAtEnd(page, form);
    await page.keyboard.press('Enter');
    await useMenu(form, 'Insert', 'Table');
    await tool(form, 'Insert').click();
    await expect(inMenu(form, 'Table')).toHaveAttribute('aria-disabled', 'true');
    await page.keyboard.press('Escape');
    await expect(tool(form, 'Insert')).toBeFocused();
    await contentOf(form).locator('th').first().click();
    for (const text of ['Dose', 'Length', 'Result', '4 mg', '28 days', 'Faster']) {
      await page.keyboard.type(text);
      await page.keyboard.press('Tab');
    }
    await useMenu(form, 'Table', 'Delete row');
    await contentOf(form).getByText('28 days').click();
    await useMenu(form, 'Table', 'Add row below');
    await useMenu(form, 'Table', 'Delete column');
    await contentOf(form).getByText('Faster').click();
    await useMenu(form, 'Table', 'Add column after');
    await contentOf(form).locator('p').last().click();
    await page.keyboard.type('Below');
    expect(oneLine(await sourceOf(form))).toBe(
      '<p>Start.</p><table><thead><tr><th>Dose</th><th>Result</th><th></th></tr></thead>' +
        '<tbody><tr><td>4 mg</td><td>Faster</td><td></td></tr><tr><td></td><td></td><td></td></tr></tbody></table><p>Below</p>',
    );
  });

  await test.step('every screen passes axe, and fits', async () => {
    // Shows the menu of the table, and an empty heading, which axe would report.
    await contentOf(form).locator('th').last().click();
    await page.keyboard.type('Note');
    await field(form, 'Title').fill('');
    await form.getByRole('button', { name: 'Save draft' }).click();
    await expect(form.getByText('Title is required')).toBeVisible();
    await expect(field(form, 'Title')).toBeFocused();
    expect(await findFaults(page)).toEqual([]);
    // Now at a phone's width.
    const sideways = await form.locator('form').evaluate((element) => {
      const box = element.parentElement!;
      return box.scrollWidth - box.clientWidth;
    });
    expect(sideways).toBe(0);
    for (const button of await form.getByRole('toolbar').getByRole('button').all()) {
      const { width, height } = (await button.boundingBox())!;
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    }
    await page.setViewportSize({ width: 1280, height: 720 });
    await tool(form, 'HTML source').click();
    expect(await findViolationsInBothThemes(page)).toEqual([]);
    await tool(form, 'HTML source').click();
    await page.keyboard.press('Escape');
    const question = page.getByRole('alertdialog', { name: 'Discard unsaved changes?' });
    await expect(question).toBeVisible();
    expect(await findViolationsInBothThemes(page)).toEqual([]);
    await question.getByRole('button', { name: 'Keep editing' }).click();
    await field(form, 'Title').fill('Test rich text');
  });

  await test.step('a link is set, refused, changed and taken away', async () => {
    await writeSource(form, '<p>word</p>');
    await writeAtEnd(page, form);
    await page.keyboard.press('Control+A');
    await page.keyboard.press('Control+K');
    const dialog = page.getByRole('dialog', { name: 'Add link' });
    await expect(dialog.getByLabel('Link text')).toHaveCount(0);
    await dialog.getByLabel('URL').fill('javascript:alert(1)');
    await page.keyboard.press('Enter');
    await expect(
      dialog.getByText('Enter a URL that starts with https:// or /', { exact: true }),
    ).toBeVisible();
    expect(await findViolationsInBothThemes(page)).toEqual([]);
    await dialog.getByLabel('URL').fill('example.com/study');
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(contentOf(form)).toBeFocused();
    expect(await sourceOf(form)).toBe('<p><a href="https://example.com/study">word</a></p>');

    await contentOf(form).getByText('word').click();
    await expect(tool(form, 'Link')).toHaveAttribute('aria-pressed', 'true');
    await tool(form, 'Link').click();
    const change = page.getByRole('dialog', { name: 'Change link' });
    expect(await change.getByRole('link', { name: /^Open link/ }).getAttribute('href')).toBe(
      'https://example.com/study',
    );
    await change.getByLabel('URL').fill('/comparison');
    await change.getByRole('button', { name: 'Change link' }).click();
    expect(await sourceOf(form)).toBe('<p><a href="/comparison">word</a></p>');
    await contentOf(form).getByText('word').click();
    await tool(form, 'Link').click();
    await change.getByRole('button', { name: 'Remove link' }).click();
    expect(await sourceOf(form)).toBe('<p>word</p>');

    await writeAtEnd(page, form, ' and ');
    await tool(form, 'Link').click();
    await dialog.getByLabel('Link text').fill('more');
    await dialog.getByLabel('URL').fill('/faq');
    await dialog.getByRole('button', { name: 'Add link' }).click();
    // The focus returns a moment after the dialog closes.
    await expect(contentOf(form)).toBeFocused();
    await page.keyboard.type(' text');
    expect(await sourceOf(form)).toBe('<p>word and <a href="/faq">more</a> text</p>');
  });

  await test.step('a footnote is made and written by keyboard, and its reference goes on', async () => {
    await writeSource(form, '<p>Red.</p><p>The end</p>');
    await clickInto(page, form, contentOf(form).getByText('Red.'));
    await page.keyboard.press('End');
    await page.keyboard.press('Alt+F10');
    for (let steps = 0; steps < 30; steps++) {
      if (await tool(form, 'Footnote').evaluate((button) => button === document.activeElement)) break;
      await page.keyboard.press('ArrowRight');
    }
    await page.keyboard.press('Enter');
    await page.keyboard.type('As in salmon.');
    await page.keyboard.press('Control+Alt+f');
    await page.keyboard.type(' So is it.');
    await expect(contentOf(form).getByLabel('Footnote 1')).toHaveAttribute('title', 'As in salmon.');
    expect(oneLine(await sourceOf(form))).toBe(
      '<p>Red.<sup><a href="#fn-1" id="fn-1-ref">1</a></sup> So is it.</p><p>The end</p>' +
        '<ol><li id="fn-1">As in salmon. <a href="#fn-1-ref">↩</a></li></ol>',
    );
  });

  await test.step('the toolbar is one row from 768 px, also in a table, and stays in view', async () => {
    const before = page.viewportSize()!;
    await writeSource(form, '<table><tbody><tr><td>One</td></tr></tbody></table>' + '<p>Text</p>'.repeat(60));
    await contentOf(form).getByText('One').click();
    const toolbar = form.getByRole('toolbar', { name: 'Content formatting' });
    for (const width of [768, 1024, 1280, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await expect(toolbar.getByRole('button', { name: 'Table' })).toBeVisible();
      const tops = await toolbar
        .getByRole('button')
        .evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().top));
      expect(new Set(tops).size, `at ${width} px`).toBe(1);
    }
    await contentOf(form).getByText('Text').last().click();
    await expect(toolbar).toBeInViewport({ ratio: 1 });
    await page.setViewportSize(before);
  });

  await test.step('headings, lists and quotes are set and undone', async () => {
    await writeSource(form, '<p>Text</p><p>The end</p>');
    await writeAtEnd(page, form, '!');
    // At another place than the last change, because adjacent changes within a moment are undone together.
    await contentOf(form).getByText('Text').click();
    await tool(form, 'H3 heading').click();
    await expect(tool(form, 'H3 heading')).toHaveAttribute('aria-pressed', 'true');
    const expectFirst = async (html: string) =>
      expect(oneLine(await sourceOf(form))).toBe(`${html}<p>The end!</p>`);
    await expectFirst('<h3>Text</h3>');
    await tool(form, 'Undo').click();
    await expectFirst('<p>Text</p>');
    await tool(form, 'Redo').click();
    await tool(form, 'Paragraph').click();
    await tool(form, 'Numbered list').click();
    await expectFirst('<ol><li>Text</li></ol>');
    await tool(form, 'Numbered list').click();
    await tool(form, 'Quote').click();
    await expectFirst('<blockquote><p>Text</p></blockquote>');
    await writeSource(form, '<h2>By hand</h2><p>H<sub>2</sub>O</p>');
    await expect(contentOf(form).getByRole('heading', { name: 'By hand' })).toBeVisible();
    expect(oneLine(await sourceOf(form))).toBe('<h2>By hand</h2><p>H<sub>2</sub>O</p>');
  });

  await test.step('a picture is uploaded in place and asked what it shows', async () => {
    await writeAtEnd(page, form);
    await tool(form, 'Image').click();
    const library = page.getByRole('dialog', { name: 'Choose an image' });
    await library.locator('input[type=file]').setInputFiles({
      name: 'algae.png',
      mimeType: 'image/png',
      buffer: PICTURE,
    });
    const dialog = page.getByRole('dialog', { name: 'Add image' });
    await expect(dialog).toBeVisible();
    expect(await findViolationsInBothThemes(page)).toEqual([]);
    await dialog.getByLabel('Alternative text').fill('Algae in a pond');
    await dialog.getByRole('button', { name: 'Add image' }).click();
    await contentOf(form).getByRole('img', { name: 'Algae in a pond' }).click();
    await expect(tool(form, 'Image')).toHaveAttribute('aria-pressed', 'true');
    await tool(form, 'Image').click();
    const change = page.getByRole('dialog', { name: 'Change image' });
    await change.getByLabel('Alternative text').fill('Red algae in a pond');
    await change.getByRole('button', { name: 'Change image' }).click();
    const content = await savedContent(page, form, id);
    expect(content).toContain('<h2>By hand</h2>');
    const src = /<img src="([^"]+)" alt="Red algae in a pond"/.exec(content)?.[1];
    expect(src).toMatch(/^\/uploads\//);
    expect((await page.request.get(src!)).status()).toBe(200);
    await page.request.delete(`/api/blog/${id}`);
    expect((await page.request.delete(`/api/images/${src!.split('/').pop()}`)).status()).toBe(204);
  });
});

test('product cards and images are kept by what is typed beside them, and a table is left by keyboard', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { id, form } = await openNewPost(page);
  await writeAtEnd(page, form);
  const [first, second] = (await (await page.request.get('/api/products')).json()) as {
    id: number;
    name: string;
  }[];
  const insertCard = async ({ name }: { name: string }) => {
    await tool(form, 'Product card').click();
    const dialog = page.getByRole('dialog', { name: 'Product card' });
    await dialog.getByLabel('Product').selectOption({ label: name });
    await dialog.getByRole('button', { name: 'Insert' }).click();
    await expect(contentOf(form)).toBeFocused();
    await page.waitForTimeout(50);
  };
  const cardOf = ({ id: product }: { id: number }) => `<figure data-product="${product}"></figure>`;

  await test.step('two cards follow each other, with picture and name', async () => {
    await insertCard(first!);
    await insertCard(second!);
    await page.keyboard.type('## Why');
    await expect(contentOf(form).getByText(first!.name)).toBeVisible();
    await expect(contentOf(form).locator('figure img')).toHaveCount(2);
    expect(oneLine(await sourceOf(form))).toBe(
      `<p>Start.</p>${cardOf(first!)}${cardOf(second!)}<h2>Why</h2>`,
    );
  });

  await test.step('a selected card is kept by a letter, and deleted by Backspace', async () => {
    await contentOf(form).getByText(second!.name).click();
    await page.keyboard.type('Because');
    await page.keyboard.press('Home');
    await page.keyboard.press('Backspace');
    const both = `<p>Start.</p>${cardOf(first!)}${cardOf(second!)}<p>Because</p><h2>Why</h2>`;
    expect(oneLine(await sourceOf(form))).toBe(both);
    await contentOf(form).getByText(second!.name).click();
    await page.keyboard.press('Backspace');
    expect(oneLine(await sourceOf(form))).toBe(both.replace(cardOf(second!), ''));
    await tool(form, 'Undo').click();
    expect(oneLine(await sourceOf(form))).toBe(both);
  });

  await test.step('Tab adds a row after the last cell, and Escape and Tab leave the text', async () => {
    await writeSource(form, '<table><tbody><tr><td>One</td></tr></tbody></table>');
    await contentOf(form).getByText('One').click();
    await page.keyboard.press('Tab');
    await page.keyboard.type('Two');
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('End');
    await page.keyboard.type('!');
    await expect(form.getByText('Press Escape to leave the table')).toBeVisible();
    await page.keyboard.press('Escape');
    await page.keyboard.type('Below');
    await page.keyboard.press('Tab');
    await expect(contentOf(form)).not.toBeFocused();
    await expect(form.getByRole('switch')).toHaveCount(0);
    await page.keyboard.press('Space');
    expect(oneLine(await savedContent(page, form, id))).toBe(
      '<table><tbody><tr><td>One!</td></tr><tr><td>Two</td></tr></tbody></table><p>Below</p>',
    );
    const posts = (await (await page.request.get('/api/blog')).json()) as {
      id: number;
      published: boolean;
    }[];
    expect(posts.find((post) => post.id === id)!.published).toBe(false);
  });
});
