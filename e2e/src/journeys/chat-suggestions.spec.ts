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
import { OWNER } from '../running-site';
import { downloadRows } from '../downloads';
import { expect, test } from '../site-test';

const names = (page: Page) => suggestions(page).getByRole('link', { name: /Astaxanthin \d+mg$/ });
const toggle = (page: Page, name: string) =>
  suggestions(page).getByRole('button', { name: `Compare ${name}` });

/** Four products, by a message that names three of them and then one more. */
const three = 'Radiance Astaxanthin 8mg, Everyday Astaxanthin 6mg, Daily Astaxanthin 6mg';
const fourth = 'Reef Starter Astaxanthin 4mg by Makani Tide';

test.describe('under an answer', () => {
  test('stand at most three products, the closest first, each with its facts and links', async ({
    page,
    context,
  }) => {
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
    const first = suggestions(page).first();
    await expect(first.locator('img')).toHaveCount(1);
    await expect(first).toContainText('$34.50');
    await expect(first).toContainText('4.7 out of 5 stars');
    await expect(names(page).first()).toHaveAttribute('href', '/review/geyser-astaxanthin-12mg-hverdal');
    const reported = page.waitForRequest(isEvent('affiliate_click'));
    const opened = context.waitForEvent('page');
    await first.getByRole('link', { name: /^Buy Now / }).click();
    await opened;
    expect((await reported).postDataJSON()).toMatchObject({
      eventData: { page: '/faq', slot: 'chat', rank: 2, price: '34.50' },
    });
  });

  test('stand exactly the products that it says it is about, also after a load', async ({
    page,
    request,
  }) => {
    const products = (await (await request.get('/api/products')).json()) as { id: number; name: string }[];
    const [first, second] = products;
    await answerWith(page, 'Geyser Astaxanthin 12mg by Hverdal', [], {
      products: [second!.id, first!.id],
      care: false,
    });
    await visitWithChat(page, '/faq');
    await ask(page, 'Which one?');
    await expect(names(page)).toHaveText([second!.name, first!.name]);
    await visitWithChat(page, '/blog');
    await expect(names(page)).toHaveText([second!.name, first!.name]);
  });

  test('stands none under words of care, under the greeting, and under an answer about none', async ({
    page,
  }) => {
    await answerWith(page, 'Geyser Astaxanthin 12mg by Hverdal: a natural supplement', [], {
      products: [],
      care: true,
    });
    await visitWithChat(page, '/faq');
    await expect(suggestions(page)).toHaveCount(0);
    await ask(page, 'Which one?');
    await expect(messages(page)).toHaveCount(3);
    await expect(suggestions(page)).toHaveCount(0);
    await visitWithChat(page, '/blog');
    await expect(messages(page)).toHaveCount(3);
    await expect(suggestions(page)).toHaveCount(0);
  });

  test('stands none where it is about none', async ({ page }) => {
    await page.route('**/api/chat', (route) => route.abort());
    await visitWithChat(page, '/faq');
    await ask(page, 'Which one?');
    await expect(messages(page).last()).toHaveText(`Assistant: ${FAILURE}`);
    await expect(messages(page).last().getByRole('link')).toHaveCount(0);
  });
});

test.describe('the compare tray', () => {
  test('takes three, drops the oldest for a fourth, and leads on from two', async ({ page }) => {
    await answerWith(page, three);
    await visitWithChat(page, '/faq');
    await ask(page, 'Which ones?');
    await expect(tray(page)).toHaveCount(0);
    await toggle(page, 'Everyday Astaxanthin 6mg').click();
    await expect(tray(page)).toContainText('1 of 3');
    await expect(detailedComparison(page)).toHaveCount(0);
    await toggle(page, 'Radiance Astaxanthin 8mg').click();
    await expect(detailedComparison(page)).toHaveAttribute(
      'href',
      '/comparison?compare=everyday-astaxanthin-6mg-wrenfold,radiance-astaxanthin-8mg-velanthe',
    );
    await expect(toggle(page, 'Radiance Astaxanthin 8mg')).toHaveAttribute('aria-pressed', 'true');
    await toggle(page, 'Radiance Astaxanthin 8mg').click();
    await expect(toggle(page, 'Radiance Astaxanthin 8mg')).toHaveAttribute('aria-pressed', 'false');
    await expect(detailedComparison(page)).toHaveCount(0);
    await toggle(page, 'Daily Astaxanthin 6mg').click();
    await toggle(page, 'Radiance Astaxanthin 8mg').click();
    await expect(tray(page)).toContainText('3 of 3');

    await answerWith(page, fourth);
    await ask(page, 'One more?');
    await expect(names(page).first()).toHaveText('Reef Starter Astaxanthin 4mg');
    await toggle(page, 'Reef Starter Astaxanthin 4mg').click();
    await expect(tray(page).getByRole('listitem')).toHaveText([
      'Daily Astaxanthin 6mg',
      'Radiance Astaxanthin 8mg',
      'Reef Starter Astaxanthin 4mg',
    ]);
    await tray(page)
      .getByRole('button', { name: 'Remove Radiance Astaxanthin 8mg from the comparison' })
      .click();
    await expect(tray(page)).toContainText('2 of 3');
    await detailedComparison(page).click();
    await expect(page).toHaveURL(
      '/comparison?compare=daily-astaxanthin-6mg-hverdal,reef-starter-astaxanthin-4mg-makani-tide',
    );
    await expect(page.getByRole('heading', { name: 'Side by side' })).toBeVisible();
    await expect(field(page)).toBeHidden();
  });

  test('outlives navigation and a load, and is emptied by Clear Chat', async ({ page }) => {
    await answerWith(page, three);
    await visitWithChat(page, '/faq');
    await ask(page, 'Which ones?');
    await toggle(page, 'Everyday Astaxanthin 6mg').click();
    await toggle(page, 'Radiance Astaxanthin 8mg').click();
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Blog' }).click();
    await expect(page).toHaveURL('/blog');
    await expect(tray(page)).toContainText('2 of 3');
    await visitWithChat(page, '/');
    await expect(tray(page)).toContainText('2 of 3');
    await expect(toggle(page, 'Radiance Astaxanthin 8mg')).toHaveAttribute('aria-pressed', 'true');
    await panel(page).getByRole('button', { name: 'Clear Chat' }).click();
    await expect(tray(page)).toHaveCount(0);
    await visitWithChat(page, '/faq');
    await expect(tray(page)).toHaveCount(0);
    await expect(messages(page)).toHaveCount(1);
  });
});

test.describe('the place of the chat', () => {
  for (const colorScheme of ['light', 'dark'] as const) {
    for (const width of [320, 375, 768, 1440]) {
      test(`fits ${width} px and passes axe, ${colorScheme}`, async ({ browser, baseURL }) => {
        const context = await browser.newContext({
          baseURL: baseURL!,
          colorScheme,
          reducedMotion: 'reduce',
          viewport: { width, height: 700 },
        });
        const page = await context.newPage();
        await answerWith(page, `${three}\n\n- One\n- Two`, [{ title: 'The FAQ', url: '/faq' }]);
        await visitWithChat(page, '/');
        expect(await findViolations(page)).toEqual([]);
        await ask(page, 'Which ones?');
        await toggle(page, 'Everyday Astaxanthin 6mg').click();
        await toggle(page, 'Radiance Astaxanthin 8mg').click();
        expect(await findViolations(page)).toEqual([]);
        expect(await overflowOf(page)).toBe(0);
        const box = (await panel(page).boundingBox())!;
        expect(box.y).toBeGreaterThanOrEqual(0);
        expect(box.y + box.height).toBeLessThanOrEqual(700);
        if (width < 768) expect([box.x, box.width]).toEqual([0, width]);
        await expect(field(page)).toBeInViewport({ ratio: 1 });
        await panel(page).getByRole('button', { name: 'Minimize chat' }).click();
        expect(await findViolations(page)).toEqual([]);
        await context.close();
      });
    }
  }

  for (const width of [320, 375]) {
    test(`is clear of the notice in the other corner at ${width} px`, async ({ page }) => {
      const start = new Date('2026-05-04T09:00:00Z');
      await page.clock.install({ time: start });
      await page.clock.pauseAt(new Date(start.getTime() + 1000));
      await page.setViewportSize({ width, height: 700 });
      await visit(page, '/');
      await page.clock.runFor(3000);
      const corner = page.locator('[role="status"].fixed');
      await expect(corner).toBeAttached();
      await page.clock.runFor(10_000);
      const notice = (await corner.locator(':scope > *').boundingBox())!;
      const button = (await opener(page).boundingBox())!;
      expect(notice.x + notice.width).toBeLessThanOrEqual(button.x);
      await opener(page).click();
      await panel(page).getByRole('button', { name: 'Minimize chat' }).click();
      const lifted = (await corner.locator(':scope > *').boundingBox())!;
      expect(lifted.y + lifted.height).toBeLessThanOrEqual((await panel(page).boundingBox())!.y);
    });
  }

  test('shrinks to what a keyboard on the screen leaves', async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 700 });
    await page.addInitScript(() => {
      const view = Object.assign(new EventTarget(), { height: 700, offsetTop: 0, scale: 1 });
      Object.defineProperty(window, 'visualViewport', { value: view });
    });
    await visitWithChat(page, '/faq');
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

  test('is reached and left with the keyboard alone', async ({ page }) => {
    await answerWith(page, three);
    await visit(page, '/faq');
    await opener(page).focus();
    await page.keyboard.press('Enter');
    await expect(field(page)).toBeFocused();
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
    await expect(tray(page)).toContainText('1 of 3');
    await page.keyboard.press('Escape');
    await expect(opener(page)).toBeFocused();
  });
});

test.describe('the real assistant', () => {
  test('answers each quick question with a source, and products where it names them', async ({ page }) => {
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
  });

  test('leads to the page an answer rests on', async ({ page }) => {
    await visitWithChat(page, '/');
    await ask(page, 'What are the side effects?');
    await expect(messages(page)).toHaveCount(3);
    const source = messages(page).last().getByRole('list', { name: 'Sources' }).getByRole('link').first();
    const href = (await source.getAttribute('href'))!;
    await source.click();
    await expect(page).toHaveURL(href);
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('404 Page Not Found');
  });

  test('tells the owner what was asked, and what had no good answer', async ({ page }) => {
    await visitWithChat(page, '/faq');
    for (const question of ['How much a day?', 'how much a day', 'Who won the football game yesterday?']) {
      await ask(page, question);
      await expect(field(page)).toBeEnabled();
    }
    await expect(messages(page)).toHaveCount(7);
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
    const csv = await downloadRows(
      questions.getByRole('button', { name: 'Download CSV of these questions' }),
    );
    expect(csv.rows).toHaveLength(2);
    expect(csv.rows[1]).toMatch(/football.*,1,20.*Z,false$/);
    expect(await findViolations(page)).toEqual([]);
  });
});
