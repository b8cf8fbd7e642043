import type { Page } from '@playwright/test';
import { findViolations, overflowOf } from '../axe';
import {
  answerWith,
  ask,
  detailedComparison,
  FAILURE,
  field,
  isEvent,
  messages,
  opener,
  panel,
  quickQuestions,
  suggestions,
  tray,
  visit,
  visitWithChat,
} from '../chat-widget';
import { downloadRows } from '../downloads';
import { OWNER } from '../running-site';
import { expect, test } from '../site-test';

const names = (page: Page) => suggestions(page).getByRole('link', { name: /Astaxanthin \d+mg$/ });
const toggle = (page: Page, name: string) =>
  suggestions(page).getByRole('button', { name: `Compare ${name}` });
const three = 'Radiance Astaxanthin 8mg, Everyday Astaxanthin 6mg, Daily Astaxanthin 6mg';

async function stopClock(page: Page): Promise<void> {
  const start = new Date('2026-05-04T09:00:00Z');
  await page.clock.install({ time: start });
  await page.clock.pauseAt(new Date(start.getTime() + 1000));
}

test('a visitor asks by keyboard, compares what is suggested, and finds it all again later', async ({
  page,
}) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await visit(page, '/faq');
  await page.waitForLoadState('networkidle');
  expect(fetched.filter((url) => url.includes('chat-panel'))).toEqual([]);
  await opener(page).focus();
  await page.keyboard.press('Enter');
  await expect(field(page)).toBeFocused();
  await answerWith(page, three, [{ title: 'The FAQ', url: '/faq' }]);
  await page.keyboard.type('Which ones?');
  await page.keyboard.press('Enter');
  await expect(messages(page)).toHaveCount(3);
  await expect(field(page)).toBeFocused();
  const compare = toggle(page, 'Daily Astaxanthin 6mg');
  await expect(async () => {
    await page.keyboard.press('Shift+Tab');
    await expect(compare).toBeFocused({ timeout: 50 });
  }).toPass();
  await page.keyboard.press('Space');
  await toggle(page, 'Everyday Astaxanthin 6mg').click();
  await expect(tray(page)).toContainText('2 of 3');
  await page.keyboard.press('Escape');
  await expect(opener(page)).toBeFocused();
  await page.keyboard.press('Enter');

  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Blog' }).click();
  await expect(page).toHaveURL('/blog');
  await expect(messages(page)).toHaveCount(3);
  await visitWithChat(page, '/');
  await expect(messages(page)).toHaveCount(3);
  await expect(quickQuestions(page)).toHaveCount(0);
  await expect(tray(page)).toContainText('2 of 3');
  await detailedComparison(page).click();
  await expect(page).toHaveURL(
    '/comparison?compare=daily-astaxanthin-6mg-hverdal,everyday-astaxanthin-6mg-wrenfold',
  );
  await expect(page.getByRole('heading', { name: 'Side by side' })).toBeVisible();
  await expect(field(page)).toBeHidden();
  expect((await panel(page).boundingBox())!.height).toBeLessThan(64);
  await panel(page).getByRole('button', { name: 'Expand chat' }).click();
  await panel(page).getByRole('button', { name: 'Clear Chat' }).click();
  await visitWithChat(page, '/faq');
  await expect(tray(page)).toHaveCount(0);
  await expect(messages(page)).toHaveCount(1);
});

test('what is bought from the chat is counted as its click', async ({ page, context }) => {
  await context.route(/^https:\/\/[^/]*example\./, (route) => route.fulfill({ body: 'A shop' }));
  await answerWith(page, 'Geyser Astaxanthin 12mg by Hverdal, then Radiance Astaxanthin 8mg');
  await visitWithChat(page, '/faq');
  await ask(page, 'Which one?');
  // 10 + 8 + 2 points, 10 + 2, and 8 + 2 for the other product of the first brand.
  await expect(names(page)).toHaveText([
    'Geyser Astaxanthin 12mg',
    'Radiance Astaxanthin 8mg',
    'Daily Astaxanthin 6mg',
  ]);
  await expect(names(page).first()).toHaveAttribute('href', '/review/geyser-astaxanthin-12mg-hverdal');
  const reported = page.waitForRequest(isEvent('affiliate_click'));
  const opened = context.waitForEvent('page');
  await suggestions(page)
    .first()
    .getByRole('link', { name: /^Buy Now / })
    .click();
  await opened;
  expect((await reported).postDataJSON()).toMatchObject({
    eventData: { page: '/faq', slot: 'chat', rank: 2, price: '34.50' },
  });
});

test('a chat whose code cannot be fetched says so, and opens after a reload', async ({ page }) => {
  await page.route(/chat-panel/, (route) => route.abort());
  await visit(page, '/faq');
  await opener(page).click();
  await expect(page.getByText('The chat could not be opened', { exact: true })).toBeVisible();
  await page.unroute(/chat-panel/);
  await visitWithChat(page, '/faq');
  await expect(field(page)).toBeFocused();
});

test('the chat fits every width and passes axe in both themes', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' });
  await answerWith(page, `${three}\n\n- One\n- Two`, [{ title: 'The FAQ', url: '/faq' }]);
  await visitWithChat(page, '/');
  const button = panel(page).getByRole('button', { name: 'Minimize chat' });
  await ask(page, 'Which ones?');
  await toggle(page, 'Everyday Astaxanthin 6mg').click();
  await toggle(page, 'Radiance Astaxanthin 8mg').click();
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
  await button.click();
  expect(await findViolations(page)).toEqual([]);
});

test('on a phone it is clear of the notice in the other corner, and of the keyboard', async ({ page }) => {
  await stopClock(page);
  await page.setViewportSize({ width: 320, height: 700 });
  await page.addInitScript(() => {
    const view = Object.assign(new EventTarget(), { height: 700, offsetTop: 0, scale: 1 });
    Object.defineProperty(window, 'visualViewport', { value: view });
  });
  await visit(page, '/');
  await page.clock.runFor(3000);
  const corner = page.locator('[role="status"].fixed');
  await expect(corner).toBeAttached();
  await page.clock.runFor(10_000);
  const notice = corner.locator(':scope > *');
  const [beside, button] = [(await notice.boundingBox())!, (await opener(page).boundingBox())!];
  expect(button.width).toBe(button.height);
  expect(beside.x + beside.width).toBeLessThanOrEqual(button.x);
  await opener(page).click();
  await panel(page).getByRole('button', { name: 'Minimize chat' }).click();
  const lifted = (await notice.boundingBox())!;
  expect(lifted.y + lifted.height).toBeLessThanOrEqual((await panel(page).boundingBox())!.y);

  await panel(page).getByRole('button', { name: 'Expand chat' }).click();
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

test('the assistant answers each quick question with a source, and the owner reads what was asked', async ({
  page,
}) => {
  await visitWithChat(page, '/');
  for (const question of [
    'Best for athletes',
    'Eye health',
    'Highest potency',
    'Budget options',
    'Compare top 3',
  ]) {
    await quickQuestions(page).filter({ hasText: question }).click();
    await expect(messages(page)).toHaveCount(3);
    const answer = messages(page).last();
    await expect(answer).not.toContainText(FAILURE);
    await expect(answer.getByRole('list', { name: 'Sources' }).getByRole('link').first()).toBeVisible();
    await expect(suggestions(page).first()).toBeVisible();
    await panel(page).getByRole('button', { name: 'Clear Chat' }).click();
    await expect(messages(page)).toHaveCount(1);
  }
  for (const question of ['How much a day?', 'how much a day', 'Who won the football game yesterday?']) {
    await ask(page, question);
    await expect(field(page)).toBeEnabled();
  }
  await ask(page, 'What are the side effects?');
  await expect(messages(page)).toHaveCount(9);
  const source = messages(page).last().getByRole('list', { name: 'Sources' }).getByRole('link').first();
  const href = (await source.getAttribute('href'))!;
  await source.click();
  await expect(page).toHaveURL(href);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('404 Page Not Found');

  await page.goto('/admin');
  await page.getByLabel('Email').fill(OWNER.email);
  await page.getByLabel('Password').fill(OWNER.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  const questions = page.getByRole('region', { name: 'Questions to the assistant' });
  const row = (text: string) => questions.getByRole('row').filter({ hasText: text });
  await expect(row('how much a day').getByRole('cell').nth(1)).toHaveText('2 times');
  await questions.getByRole('button', { name: /^No good answer/ }).click();
  await expect(row('football')).toContainText('No good answer');
  await expect(row('how much a day')).toHaveCount(0);
  const csv = await downloadRows(questions.getByRole('button', { name: 'Download CSV of these questions' }));
  expect(csv.rows).toHaveLength(2);
  expect(csv.rows[1]).toMatch(/football.*,1,20.*Z,false$/);
  expect(await findViolations(page)).toEqual([]);
});
