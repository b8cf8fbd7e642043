import { downloadRows } from '../../dashboard';
import { OWNER } from '@astaguide/testbed/launched-site';
import type { Page } from '@playwright/test';
import { findViolations, findViolationsInBothThemes, overflowOf } from '../../axe';
import {
  answerWith,
  ask,
  field,
  messages,
  opener,
  panel,
  quickQuestions,
  suggestions,
  tray,
  visitWithChat,
} from '../../chat-widget';
import { expect, test } from '../../site-test';
import { visit } from '../../visit';

const toggles = (page: Page) => suggestions(page).getByRole('button', { name: /^Compare / });

test('a visitor asks, follows a source and compares two suggestions; the owner reads and answers the questions', async ({
  page,
  browser,
  baseURL,
}) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await page.route(/chat-panel/, (route) => route.abort());
  await visit(page, '/');
  await page.waitForLoadState('networkidle');
  expect(fetched.filter((url) => url.includes('chat-panel'))).toEqual([]);
  const { width, height } = (await opener(page).boundingBox())!;
  expect(width).toBe(height);
  await expect(opener(page)).toHaveCSS('border-radius', '999px');
  await opener(page).click();
  await expect(page.getByText('Couldn’t open the chat', { exact: true })).toBeVisible();

  await page.unroute(/chat-panel/);
  await visit(page, '/');
  await opener(page).focus();
  await page.keyboard.press('Enter');
  await expect(field(page)).toBeFocused();
  await quickQuestions(page).filter({ hasText: 'Compare top 3' }).click();
  await expect(messages(page)).toHaveCount(3);
  await expect(field(page)).toBeFocused();
  await expect(async () => {
    await page.keyboard.press('Shift+Tab');
    await expect(toggles(page).last()).toBeFocused({ timeout: 50 });
  }).toPass();
  await page.keyboard.press('Space');
  await expect(tray(page)).toContainText('1 of 3');
  await toggles(page).first().click();

  await ask(page, 'What are the side effects?');
  await expect(messages(page)).toHaveCount(5);
  const source = messages(page).last().getByRole('list', { name: 'Sources' }).getByRole('link').first();
  const href = (await source.getAttribute('href'))!;
  await source.click();
  await expect(page).toHaveURL(href);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('404 Page Not Found');
  await expect(messages(page)).toHaveCount(5);

  await visitWithChat(page, '/blog');
  await expect(messages(page)).toHaveCount(5);
  await expect(tray(page)).toContainText('2 of 3');
  await ask(page, 'Who won the football game yesterday?');
  await expect(messages(page)).toHaveCount(7);
  await messages(page).last().getByRole('button', { name: 'Not helpful' }).click();
  await expect(messages(page).last()).toContainText('Thanks for your feedback.');
  await tray(page).getByRole('link', { name: 'View Detailed Comparison' }).click();
  await expect(page).toHaveURL(/\/compare\/[a-z0-9-]+-vs-[a-z0-9-]+$/);
  await expect(page.getByRole('table', { name: 'The chosen products, side by side' })).toBeVisible();
  await expect(field(page)).toBeHidden();
  expect((await panel(page).boundingBox())!.height).toBeLessThan(64);
  await panel(page).getByRole('button', { name: 'Expand chat' }).click();
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(opener(page)).toBeFocused();

  await page.goto('/admin');
  await page.getByLabel('Email').fill(OWNER.email);
  await page.getByLabel('Password').fill(OWNER.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.locator('[data-when-seen]').scrollIntoViewIfNeeded();
  const questions = page.getByRole('region', { name: 'Chat questions' });
  const row = (text: string) => questions.getByRole('row').filter({ hasText: text });
  await expect(row('side effects').getByRole('cell').nth(1)).toHaveText(/times?$/);
  await questions.getByRole('button', { name: /^Unanswered/ }).click();
  await expect(row('football')).toContainText('Unanswered');
  await expect(row('side effects')).toHaveCount(0);
  const button = questions.getByRole('button', { name: 'Export CSV of chat questions' });
  expect((await downloadRows(button)).rows.slice(1)).toEqual([
    expect.stringMatching(/football.*,1,20.*Z,false,0,1$/),
  ]);
  expect(await findViolations(page)).toEqual([]);

  await row('football').getByRole('button', { name: 'Write answer' }).click();
  const dialog = page.getByRole('dialog', { name: 'Write answer' });
  await expect(dialog.getByLabel('Question')).toHaveValue(/football/);
  await dialog.getByLabel('Answer').fill('We only know about supplements.');
  expect(await findViolationsInBothThemes(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(dialog).toBeHidden();
  const reader = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const read = await reader.newPage();
  await read.goto('/faq#answer-1');
  await expect(read.getByText('We only know about supplements.')).toBeVisible();
  await reader.close();

  await questions.getByRole('button', { name: 'Your answers' }).click();
  const list = page.getByRole('dialog', { name: 'Your answers' });
  await list.getByRole('button', { name: /^Delete/ }).click();
  await page.getByRole('button', { name: 'Delete answer' }).click();
  await expect(list).toContainText('No answers yet.');
});

test('the chat fits every width and what a keyboard leaves of it, and passes axe in both themes', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const view = Object.assign(new EventTarget(), { height: 700, offsetTop: 0, scale: 1 });
    Object.defineProperty(window, 'visualViewport', { value: view });
  });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const shown = 'Radiance Astaxanthin 8mg, Everyday Astaxanthin 6mg, Daily Astaxanthin 6mg\n\n- One\n- Two';
  await answerWith(page, shown, [{ title: 'The FAQ', url: '/faq' }]);
  await page.setViewportSize({ width: 320, height: 700 });
  await visitWithChat(page, '/faq');
  expect(await findViolations(page)).toEqual([]);
  await ask(page, 'Which ones?');
  await toggles(page).nth(0).click();
  await toggles(page).nth(1).click();
  for (const [width, colorScheme] of [
    [1440, 'light'],
    [768, 'dark'],
    [375, 'light'],
    [320, 'dark'],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 700 });
    expect([width, await findViolations(page)]).toEqual([width, []]);
    expect([width, await overflowOf(page)]).toEqual([width, 0]);
    const box = (await panel(page).boundingBox())!;
    expect(box.y).toBeGreaterThanOrEqual(0);
    expect(box.y + box.height).toBeLessThanOrEqual(700);
    if (width < 768) expect([box.x, box.width]).toEqual([0, width]);
    await expect(field(page)).toBeInViewport({ ratio: 1 });
  }
  await panel(page).getByRole('button', { name: 'Minimize chat' }).click();
  expect(await findViolations(page)).toEqual([]);
  await panel(page).getByRole('button', { name: 'Expand chat' }).click();

  await page.setViewportSize({ width: 375, height: 700 });
  await page.evaluate(() => {
    Object.assign(window.visualViewport!, { height: 400 });
    window.visualViewport!.dispatchEvent(new Event('resize'));
  });
  await expect
    .poll(async () => {
      const { y, height } = (await panel(page).boundingBox())!;
      return [y, y + height];
    })
    .toEqual([64, 400]);
});
