import type { Page } from '@playwright/test';
import {
  answerWith,
  ask,
  FAILURE,
  field,
  GREETING,
  HISTORY_KEY,
  holdAnswer,
  indicator,
  messages,
  opener,
  panel,
  quickQuestions,
  send,
  visit,
  visitWithChat,
} from '../chat-widget';
import { expect, test } from '../site-test';

const stored = (page: Page) => page.evaluate((key) => localStorage.getItem(key), HISTORY_KEY);

test.describe('the panel', () => {
  test('is opened by the round button, and its code comes no earlier', async ({ page }) => {
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(request.url()));
    await visit(page, '/');
    await page.waitForLoadState('networkidle');
    expect(fetched.filter((url) => url.includes('chat-panel'))).toEqual([]);
    const { width, height } = (await opener(page).boundingBox())!;
    expect(width).toBe(height);
    await expect(opener(page)).toHaveCSS('border-radius', '999px');
    await opener(page).click();
    await expect(field(page)).toBeFocused();
    await expect(opener(page)).toHaveCount(0);
    await expect(messages(page)).toHaveCount(1);
    await expect(messages(page).first()).toContainText(GREETING);
    expect(fetched.filter((url) => url.includes('chat-panel')).length).toBeGreaterThan(0);
  });

  test('asks for the products once it is open', async ({ page }) => {
    await page.route('**/api/products', (route) => route.fulfill({ json: [] }));
    // Nothing on this page asks for them but what is over it.
    await visit(page, '/privacy-policy');
    const asked = page.waitForRequest('**/api/products');
    await opener(page).click();
    await asked;
  });

  for (const [way, close] of [
    ['its close icon', (page: Page) => panel(page).getByRole('button', { name: 'Close chat' }).click()],
    ['Escape', (page: Page) => page.keyboard.press('Escape')],
  ] as const) {
    test(`is closed by ${way}, and the focus is back on the button`, async ({ page }) => {
      await visitWithChat(page, '/faq');
      await close(page);
      await expect(panel(page)).toHaveCount(0);
      await expect(opener(page)).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(field(page)).toBeFocused();
    });
  }

  test('is left alone by an Escape beside it', async ({ page }) => {
    await visitWithChat(page, '/faq');
    await page.getByRole('link', { name: 'Top Products' }).focus();
    await page.keyboard.press('Escape');
    await expect(panel(page)).toBeVisible();
  });

  test('is minimized to its header, and comes back as it was', async ({ page }) => {
    await answerWith(page, 'An answer.');
    await visitWithChat(page, '/faq');
    await ask(page, 'A question');
    await expect(messages(page)).toHaveCount(3);
    await panel(page).getByRole('button', { name: 'Minimize chat' }).click();
    await expect(panel(page)).toBeVisible();
    await expect(field(page)).toBeHidden();
    await expect(panel(page).getByRole('log')).toBeHidden();
    await expect(panel(page).getByRole('button', { name: 'Clear Chat' })).toBeHidden();
    expect((await panel(page).boundingBox())!.height).toBeLessThan(64);
    await panel(page).getByRole('button', { name: 'Expand chat' }).click();
    await expect(messages(page)).toHaveCount(3);
    await expect(field(page)).toBeFocused();
    await panel(page).getByRole('button', { name: 'Minimize chat' }).click();
    await panel(page).getByRole('button', { name: 'Close chat' }).click();
    await expect(panel(page)).toHaveCount(0);
  });

  test('stays open from page to page', async ({ page }) => {
    await answerWith(page, 'An answer.');
    await visitWithChat(page, '/faq');
    await ask(page, 'A question');
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Blog' }).click();
    await expect(page).toHaveURL('/blog');
    await expect(messages(page)).toHaveCount(3);
  });

  test('says so where its code cannot be fetched, and opens after a reload', async ({ page }) => {
    await page.route(/chat-panel/, (route) => route.abort());
    await visit(page, '/faq');
    await opener(page).click();
    await expect(page.getByText('The chat could not be opened', { exact: true })).toBeVisible();
    await page.unroute(/chat-panel/);
    await visitWithChat(page, '/faq');
    await expect(field(page)).toBeFocused();
  });
});

test.describe('a question', () => {
  test('is sent with what was said before, and disables the field until it is answered', async ({ page }) => {
    const { asked } = await holdAnswer(page);
    await visitWithChat(page, '/faq');
    await expect(send(page)).toBeDisabled();
    await field(page).fill('  How much a day?  ');
    await expect(send(page)).toBeEnabled();
    await send(page).click();
    const route = await asked;
    expect(route.request().method()).toBe('POST');
    expect(route.request().postDataJSON()).toEqual({
      message: 'How much a day?',
      conversationHistory: [{ role: 'assistant', content: GREETING }],
    });
    await expect(messages(page).nth(1)).toHaveText('You: How much a day?');
    await expect(indicator(page)).toBeVisible();
    await expect(field(page)).toBeDisabled();
    await expect(field(page)).toHaveValue('');
    await expect(send(page)).toBeDisabled();
    await route.fulfill({ json: { response: '6 to 12 mg.', sources: [] } });
    await expect(indicator(page)).toHaveCount(0);
    await expect(messages(page).nth(2)).toContainText('6 to 12 mg.');
    await expect(field(page)).toBeEnabled();
    await expect(field(page)).toBeFocused();

    const next = await holdAnswer(page);
    await ask(page, 'And for athletes?');
    expect((await next.asked).request().postDataJSON()).toEqual({
      message: 'And for athletes?',
      conversationHistory: [
        { role: 'assistant', content: GREETING },
        { role: 'user', content: 'How much a day?' },
        { role: 'assistant', content: '6 to 12 mg.' },
      ],
    });
  });

  test('that says nothing is not sent', async ({ page }) => {
    let calls = 0;
    await page.route('**/api/chat', (route) => {
      calls += 1;
      return route.fulfill({ json: { response: 'An answer.', sources: [] } });
    });
    await visitWithChat(page, '/faq');
    await field(page).press('Enter');
    await field(page).fill('   ');
    await expect(send(page)).toBeDisabled();
    await field(page).press('Enter');
    await expect(messages(page)).toHaveCount(1);
    expect(calls).toBe(0);
  });

  test('is one of five at the beginning, asked with a click', async ({ page }) => {
    const { asked } = await holdAnswer(page);
    await visitWithChat(page, '/faq');
    await expect(quickQuestions(page)).toHaveText([
      'Best for athletes',
      'Eye health',
      'Highest potency',
      'Budget options',
      'Compare top 3',
    ]);
    await quickQuestions(page).filter({ hasText: 'Highest potency' }).click();
    expect((await asked).request().postDataJSON()).toMatchObject({ message: 'Highest potency' });
    await expect(quickQuestions(page)).toHaveCount(0);
    await panel(page).getByRole('button', { name: 'Clear Chat' }).click();
    await expect(quickQuestions(page)).toHaveCount(5);
  });

  test("is 'typing' for 1000 ms after the last input", async ({ page }) => {
    const start = new Date('2026-05-04T09:00:00Z');
    await page.clock.install({ time: start });
    await page.clock.pauseAt(new Date(start.getTime() + 1000));
    await visitWithChat(page, '/faq');
    const hint = panel(page).getByText('typing…', { exact: true });
    await expect(hint).toHaveCount(0);
    await field(page).press('a');
    await expect(hint).toBeVisible();
    await page.clock.runFor(999);
    await field(page).press('b');
    await page.clock.runFor(999);
    await expect(hint).toBeVisible();
    await page.clock.runFor(1);
    await expect(hint).toHaveCount(0);
    await expect(field(page)).toHaveValue('ab');
  });
});

test.describe('an answer', () => {
  test('is shown as it is written, piece by piece', async ({ page }) => {
    const { asked } = await holdAnswer(page);
    await page.addInitScript(() => {
      // The pieces come when the test says so.
      const realFetch = window.fetch.bind(window);
      const encoder = new TextEncoder();
      window.fetch = (input, init) => {
        if (input !== '/api/chat') return realFetch(input, init);
        void realFetch(input, init);
        const body = new ReadableStream({
          start: (controller) => {
            Object.assign(window, {
              write: (event: string, data: unknown) =>
                controller.enqueue(encoder.encode(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`)),
              breakOff: () => controller.close(),
            });
          },
        });
        return Promise.resolve(new Response(body, { headers: { 'content-type': 'text/event-stream' } }));
      };
    });
    const write = (event: string, data: unknown) =>
      page.evaluate(
        ([name, value]) => (window as unknown as { write(...args: unknown[]): void }).write(name, value),
        [event, data] as const,
      );
    await visitWithChat(page, '/faq');
    await ask(page, 'What is it?');
    expect(await (await asked).request().headerValue('accept')).toContain('text/event-stream');
    await write('delta', { text: 'A red ' });
    await expect(messages(page).last()).toHaveText('A red');
    await expect(indicator(page)).toHaveCount(0);
    await expect(field(page)).toBeDisabled();
    await write('delta', { text: 'pigment' });
    await expect(messages(page).last()).toHaveText('A red pigment');
    await write('done', { response: 'A red pigment.', sources: [{ title: 'Explainer', url: '/faq' }] });
    await expect(messages(page).last()).toContainText('A red pigment.');
    await expect(panel(page).getByRole('link', { name: 'Explainer' })).toBeVisible();
    await expect(field(page)).toBeEnabled();

    await ask(page, 'And then?');
    await write('delta', { text: 'Half of an ' });
    await expect(messages(page).last()).toHaveText('Half of an');
    await page.evaluate(() => (window as unknown as { breakOff(): void }).breakOff());
    await expect(messages(page).last()).toContainText(FAILURE);
    await expect(messages(page)).toHaveCount(5);
  });

  test('is text with lists and links to this site, and nothing else', async ({ page }) => {
    await answerWith(page, 'Look:\n- <svg onload="window.hurt = 1">\n- [b](https://evil.example)', [
      { title: 'The FAQ', url: '/faq' },
      { title: 'Elsewhere', url: 'https://evil.example/' },
      { title: 'Script', url: 'javascript:window.hurt=1' },
      { title: 'Other host', url: '//evil.example/' },
    ]);
    await visitWithChat(page, '/');
    await ask(page, 'Show me');
    const answer = messages(page).last();
    await expect(answer.getByRole('listitem').first()).toHaveText('<svg onload="window.hurt = 1">');
    await expect(answer.locator('svg')).toHaveCount(0);
    await expect(answer.getByText('Other host')).toBeVisible();
    await expect(answer.getByRole('link')).toHaveText(['The FAQ']);
    expect(await page.evaluate(() => 'hurt' in window)).toBe(false);
    await answer.getByRole('link').click();
    await expect(page).toHaveURL('/faq');
    await expect(messages(page)).toHaveCount(3);
  });

  for (const [what, answer] of [
    ['an error of the server', { status: 500, body: 'broken' }],
    ['too many questions', { status: 429, headers: { 'retry-after': '30' }, body: '' }],
    ['an answer that is no answer', { status: 200, contentType: 'application/json', body: '{"text":1}' }],
  ] as const) {
    test(`that fails with ${what} is told in one sentence, and logged`, async ({ page }) => {
      const logged: string[] = [];
      page.on('console', (message) => message.type() === 'error' && logged.push(message.text()));
      await page.route('**/api/chat', (route) => route.fulfill(answer));
      await visitWithChat(page, '/faq');
      await ask(page, 'Which one?');
      await expect(messages(page).nth(2)).toHaveText(`Assistant: ${FAILURE}`);
      expect(logged.join('\n')).toContain('The assistant did not answer');
      await expect(field(page)).toBeFocused();
      await answerWith(page, 'Here again.');
      await ask(page, 'And now?');
      await expect(messages(page).last()).toContainText('Here again.');
    });
  }

  test('that never comes over a broken connection is told the same', async ({ page }) => {
    await page.route('**/api/chat', (route) => route.abort());
    await visitWithChat(page, '/faq');
    await ask(page, 'Which one?');
    await expect(messages(page).nth(2)).toHaveText(`Assistant: ${FAILURE}`);
  });

  test('is given up after 60 s', async ({ page }) => {
    const start = new Date('2026-05-04T09:00:00Z');
    await page.clock.install({ time: start });
    await page.clock.pauseAt(new Date(start.getTime() + 1000));
    const { asked } = await holdAnswer(page);
    await visitWithChat(page, '/faq');
    await ask(page, 'Which one?');
    await asked;
    await page.clock.runFor(59_999);
    await expect(indicator(page)).toBeVisible();
    await page.clock.runFor(1);
    await expect(messages(page).nth(2)).toHaveText(`Assistant: ${FAILURE}`);
  });
});

test.describe('the conversation', () => {
  test('is kept in the browser and restored on load', async ({ page }) => {
    await answerWith(page, 'An answer.', [{ title: 'The FAQ', url: '/faq' }]);
    await visitWithChat(page, '/faq');
    await ask(page, 'A question');
    await expect(messages(page)).toHaveCount(3);
    expect(JSON.parse((await stored(page))!)).toEqual([
      { role: 'assistant', content: GREETING, products: [] },
      { role: 'user', content: 'A question' },
      { role: 'assistant', content: 'An answer.', sources: [{ title: 'The FAQ', url: '/faq' }] },
    ]);
    await visitWithChat(page, '/blog');
    await expect(messages(page)).toHaveCount(3);
    await expect(messages(page).nth(2)).toContainText('An answer.');
    await expect(quickQuestions(page)).toHaveCount(0);
  });

  test('is cleared to the greeting, whatever is still awaited', async ({ page }) => {
    const { asked } = await holdAnswer(page);
    await visitWithChat(page, '/faq');
    await ask(page, 'A question');
    const route = await asked;
    await panel(page).getByRole('button', { name: 'Clear Chat' }).click();
    await expect(messages(page)).toHaveCount(1);
    await expect(messages(page).first()).toContainText(GREETING);
    await expect(field(page)).toBeEnabled();
    await route.fulfill({ json: { response: 'Too late.', sources: [] } }).catch(() => undefined);
    await answerWith(page, 'In time.');
    await ask(page, 'Another question');
    await expect(messages(page)).toHaveCount(3);
    await expect(messages(page).last()).toContainText('In time.');
    await panel(page).getByRole('button', { name: 'Clear Chat' }).click();
    expect(JSON.parse((await stored(page))!)).toEqual([
      { role: 'assistant', content: GREETING, products: [] },
    ]);
  });

  test('begins anew where what was stored cannot be read, and that is logged', async ({ page }) => {
    const logged: string[] = [];
    page.on('console', (message) => logged.push(message.text()));
    await page.addInitScript((key) => localStorage.setItem(key, '[{"role":'), HISTORY_KEY);
    await visitWithChat(page, '/faq');
    await expect(messages(page)).toHaveCount(1);
    await expect(messages(page).first()).toContainText(GREETING);
    expect(logged.join('\n')).toContain('The chat history could not be loaded');
  });

  test('goes on where the browser refuses storage, and that is logged', async ({ page }) => {
    const logged: string[] = [];
    page.on('console', (message) => logged.push(message.text()));
    await page.addInitScript(() => {
      const refuse = () => {
        throw new DOMException('refused', 'SecurityError');
      };
      Object.assign(Storage.prototype, { getItem: refuse, setItem: refuse, removeItem: refuse });
    });
    await answerWith(page, 'Hawaiian Astaxanthin 12mg');
    await page.goto('/faq');
    await opener(page).click();
    await ask(page, 'A question');
    await expect(messages(page)).toHaveCount(3);
    await panel(page).getByRole('button', { name: 'Compare Hawaiian Astaxanthin 12mg' }).last().click();
    await expect(panel(page).getByRole('region', { name: 'Compare tray' })).toContainText('1 of 3');
    expect(logged.join('\n')).toContain('The chat history could not be loaded');
    expect(logged.join('\n')).toContain('The chat history could not be saved');
  });
});
