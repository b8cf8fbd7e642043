import { act, screen, waitFor, within } from '@testing-library/react';
import { failure, greeting } from '../../site/chat/chat-turn';
import { answerApi, heldAnswer, type ApiCall } from '../../testing/api-answers';
import {
  ask,
  clearChat,
  field,
  indicator,
  messages,
  opener,
  openChat,
  panel,
  quickQuestions,
  send,
} from '../../testing/chat-widget';
import { renderPage } from '../../testing/render-page';
import { ChatCorner } from './chat-corner';

const HISTORY_KEY = 'astaxanthin-chat-history';
const inOneSentence = failure.content;

const plain = (response: string, rest = {}) => ({
  response,
  sources: [],
  products: [],
  care: false,
  ...rest,
});
const questions = (calls: readonly ApiCall[]) => calls.filter(({ path }) => path === '/api/chat');
const stored = () => JSON.parse(localStorage.getItem(HISTORY_KEY)!);

/** Opens a page's chat, with this answer to every question. */
async function openedChat(answer: (call: ApiCall) => unknown = () => plain('An answer.')) {
  const calls = answerApi({ 'GET /api/products': () => [], 'POST /api/chat': answer });
  const page = renderPage(<ChatCorner />);
  await openChat(page.user);
  return { ...page, calls };
}

let logged: jest.SpyInstance[];
beforeEach(() => {
  logged = [
    jest.spyOn(console, 'error').mockImplementation(),
    jest.spyOn(console, 'warn').mockImplementation(),
  ];
});
afterEach(() => jest.restoreAllMocks());
const log = () => logged.flatMap((spy) => spy.mock.calls.map(([text]) => String(text))).join('\n');

describe('the chat panel', () => {
  test('greets with the focus in the field, and loads the products once it is open', async () => {
    const calls = answerApi({ 'GET /api/products': () => [] });
    const { user } = renderPage(<ChatCorner />);
    expect(calls).toEqual([]);
    await openChat(user);
    expect(document.activeElement).toBe(field());
    expect(screen.queryByRole('button', { name: 'Open chat' })).toBeNull();
    expect(messages()).toEqual([greeting.content]);
    expect(calls.map(({ path }) => path)).toEqual(['/api/products']);
  });

  test.each([['its close icon'], ['Escape']])(
    'closes on %s, and returns the focus to the button',
    async (way) => {
      const { user } = await openedChat();
      if (way === 'Escape') await user.keyboard('{Escape}');
      else await user.click(screen.getByRole('button', { name: 'Close chat' }));
      expect(screen.queryByRole('dialog')).toBeNull();
      expect(document.activeElement).toBe(opener());
      await user.keyboard('{Enter}');
      expect(document.activeElement).toBe(field());
    },
  );

  test('stays open on an Escape outside it', async () => {
    answerApi({ 'GET /api/products': () => [] });
    const { user } = renderPage(
      <>
        <a href="/elsewhere">Elsewhere</a>
        <ChatCorner />
      </>,
    );
    await openChat(user);
    screen.getByRole('link', { name: 'Elsewhere' }).focus();
    await user.keyboard('{Escape}');
    expect(panel()).toBeTruthy();
  });

  test('minimizes to its header, and restores unchanged', async () => {
    const { user } = await openedChat();
    await ask(user, 'A question');
    await screen.findByText('An answer.');
    await user.click(screen.getByRole('button', { name: 'Minimize chat' }));
    const expand = screen.getByRole('button', { name: 'Expand chat' });
    expect(expand.getAttribute('aria-expanded')).toBe('false');
    expect(document.activeElement).toBe(expand);
    expect(screen.getByRole('log').closest('.hidden')).not.toBeNull();
    await user.click(expand);
    expect(messages()).toHaveLength(3);
    expect(document.activeElement).toBe(field());
  });
});

describe('a question', () => {
  test('is sent with the history, and disables the field until it is answered', async () => {
    const { answer, give } = heldAnswer();
    const { user, calls } = await openedChat(answer);
    expect(send().disabled).toBe(true);
    await user.type(field(), '  How much a day?  ');
    await user.click(send());
    expect(questions(calls)[0]!.body).toEqual({
      message: 'How much a day?',
      conversationHistory: [{ role: 'assistant', content: greeting.content }],
    });
    expect(messages()[1]).toBe('How much a day?');
    expect(indicator()).not.toBeNull();
    expect([field().disabled, field().value, send().disabled]).toEqual([true, '', true]);
    give(plain('6 to 12 mg.'));
    await screen.findByText('6 to 12 mg.');
    expect(indicator()).toBeNull();
    expect(document.activeElement).toBe(field());

    await ask(user, 'And for athletes?');
    expect(questions(calls)[1]!.body).toMatchObject({
      conversationHistory: [
        { role: 'assistant', content: greeting.content },
        { role: 'user', content: 'How much a day?' },
        { role: 'assistant', content: '6 to 12 mg.' },
      ],
    });
  });

  test('without text is not sent', async () => {
    const { user, calls } = await openedChat();
    await user.keyboard('{Enter}');
    await user.type(field(), '   ');
    expect(send().disabled).toBe(true);
    await user.keyboard('{Enter}');
    expect(messages()).toHaveLength(1);
    expect(questions(calls)).toEqual([]);
  });

  test('can be one of five quick questions, sent with a click', async () => {
    const { user, calls } = await openedChat();
    expect(quickQuestions().map(({ textContent }) => textContent)).toEqual([
      'Best for athletes',
      'Eye health',
      'Highest potency',
      'Budget options',
      'Compare top 3',
    ]);
    await user.click(quickQuestions()[2]!);
    expect(questions(calls)[0]!.body).toMatchObject({ message: 'Highest potency' });
    expect(quickQuestions()).toEqual([]);
    await user.click(clearChat());
    expect(quickQuestions()).toHaveLength(5);
  });

  test("shows 'typing' for 1000 ms after the last input", async () => {
    const { user } = await openedChat();
    jest.useFakeTimers();
    try {
      const quick = user.setup({ delay: null });
      const hint = () => screen.queryByText('typing…');
      expect(hint()).toBeNull();
      await quick.type(field(), 'a');
      act(() => jest.advanceTimersByTime(999));
      await quick.type(field(), 'b');
      act(() => jest.advanceTimersByTime(999));
      expect(hint()).not.toBeNull();
      act(() => jest.advanceTimersByTime(1));
      expect(hint()).toBeNull();
      expect(field().value).toBe('ab');
    } finally {
      jest.useRealTimers();
    }
  });
});

describe('an answer', () => {
  test('is shown as it is streamed, and an incomplete stream is a failure', async () => {
    let stream: ReadableStreamDefaultController<Uint8Array>;
    const { user, calls } = await openedChat(() => {
      const body = new ReadableStream<Uint8Array>({ start: (controller) => void (stream = controller) });
      return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
    });
    const write = (event: string, data: unknown) =>
      stream.enqueue(new TextEncoder().encode(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`));
    await ask(user, 'What is it?');
    expect(questions(calls)[0]!.headers.get('accept')).toContain('text/event-stream');
    write('delta', { text: 'A red ' });
    await screen.findByText('A red');
    expect(indicator()).toBeNull();
    expect(field().disabled).toBe(true);
    write('delta', { text: 'pigment' });
    await screen.findByText('A red pigment');
    write('done', plain('A red pigment.', { sources: [{ title: 'Explainer', url: '/faq' }] }));
    await screen.findByText('A red pigment.');
    expect(screen.getByRole('link', { name: 'Explainer' })).toBeTruthy();
    expect(field().disabled).toBe(false);

    await ask(user, 'And then?');
    write('delta', { text: 'Half of an ' });
    await screen.findByText('Half of an');
    stream!.close();
    await screen.findByText(inOneSentence);
    expect(messages()).toHaveLength(5);
  });

  test('is text with lists and links to this site, without other markup', async () => {
    const sources = [
      { title: 'The FAQ', url: '/faq' },
      { title: 'Elsewhere', url: 'https://evil.example/' },
      { title: 'Script', url: 'javascript:alert(1)' },
      { title: 'Other host', url: '//evil.example/' },
    ];
    const text = 'Look:\n- <svg onload="alert(1)">\n- [b](https://evil.example)';
    const { user } = await openedChat(() => plain(text, { sources }));
    await ask(user, 'Show me');
    const answer = (await screen.findByText('Look:')).closest<HTMLElement>('ol > li')!;
    expect(within(answer).getAllByRole('listitem')[0]!.textContent).toBe('<svg onload="alert(1)">');
    expect(answer.querySelector('svg')).toBeNull();
    expect(within(answer).getByText('Other host')).toBeTruthy();
    expect(
      within(answer)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['/faq']);
  });

  test.each<[string, () => unknown]>([
    ['an error of the server', () => new Response('broken', { status: 500 })],
    ['too many questions', () => new Response('', { status: 429, headers: { 'retry-after': '30' } })],
    ['an answer that is no answer', () => ({ text: 1 })],
    ['a broken connection', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('that fails with %s shows one sentence, and logs the error', async (_what, fail) => {
    let answer = fail;
    const { user } = await openedChat(() => answer());
    await ask(user, 'Which one?');
    await screen.findByText(inOneSentence);
    expect(log()).toContain('The assistant did not answer');
    expect(document.activeElement).toBe(field());
    answer = () => plain('Here again.');
    await ask(user, 'And now?');
    await screen.findByText('Here again.');
  });

  test('fails after 60 s', async () => {
    const { user } = await openedChat(heldAnswer().answer);
    jest.useFakeTimers();
    try {
      await ask(user.setup({ delay: null }), 'Which one?');
      await act(() => jest.advanceTimersByTimeAsync(59_999));
      expect(indicator()).not.toBeNull();
      await act(() => jest.advanceTimersByTimeAsync(1));
      expect(messages()[2]).toBe(inOneSentence);
    } finally {
      jest.useRealTimers();
    }
  });
});

describe('the conversation', () => {
  test('is stored in the browser', async () => {
    const sources = [{ title: 'The FAQ', url: '/faq' }];
    const { user } = await openedChat(() => ({ response: 'An answer.', sources }));
    await ask(user, 'A question');
    await screen.findByText('An answer.');
    expect(stored()).toEqual([
      { role: 'assistant', content: greeting.content, products: [] },
      { role: 'user', content: 'A question' },
      { role: 'assistant', content: 'An answer.', sources },
    ]);
  });

  test('is reset to the greeting, even with a pending answer', async () => {
    const { answer, give } = heldAnswer();
    let next: () => unknown = answer;
    const { user } = await openedChat(() => next());
    await ask(user, 'A question');
    await user.click(clearChat());
    expect(messages()).toEqual([greeting.content]);
    expect(field().disabled).toBe(false);
    give(plain('Too late.'));
    next = () => plain('In time.');
    await ask(user, 'Another question');
    await screen.findByText('In time.');
    expect(messages()).toEqual([greeting.content, 'Another question', 'In time.']);
    await user.click(clearChat());
    expect(stored()).toEqual([{ role: 'assistant', content: greeting.content, products: [] }]);
  });

  test('starts over if stored data cannot be read, which is logged', async () => {
    localStorage.setItem(HISTORY_KEY, '[{"role":');
    await openedChat();
    expect(messages()).toEqual([greeting.content]);
    expect(log()).toContain('The chat history could not be loaded');
  });

  test('works if the browser blocks storage, which is logged', async () => {
    const refuse = () => {
      throw new DOMException('refused', 'SecurityError');
    };
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
    const { user } = await openedChat();
    await ask(user, 'A question');
    await waitFor(() => expect(messages()).toHaveLength(3));
    expect(log()).toContain('Could not read astaxanthin-chat-history');
    expect(log()).toContain('Could not store astaxanthin-chat-history');
  });
});
