import { act, screen, waitFor, within } from '@testing-library/react';
import { answerApi, heldAnswer, refusal } from '../../testing/api-answers';
import { renderPage } from '../../testing/render-page';
import { NewsletterForm } from './newsletter-form';

const input = () => screen.getByLabelText<HTMLInputElement>('Email address');
const button = () => screen.getByRole<HTMLButtonElement>('button', { name: /^Subscrib/ });
const toasts = () =>
  within(screen.getByRole('region', { name: /^Notifications/ })).queryAllByRole('listitem');
const isTold = (title: string, description: string) =>
  waitFor(() => expect(toasts().map(({ textContent }) => textContent)).toEqual([title + description]));

function formWith(answer: () => unknown) {
  const calls = answerApi({ 'POST /api/newsletter': answer });
  return { calls, ...renderPage(<NewsletterForm />) };
}

test('an address without an at sign is refused, and nothing is sent', async () => {
  const { user, calls } = formWith(() => ({}));
  for (const address of ['', 'reader.example.com']) {
    await user.clear(input());
    if (address) await user.type(input(), address);
    await user.click(button());
    await isTold('Invalid email', 'Please enter a valid email address.');
    expect(document.activeElement).toBe(input());
    expect(input().value).toBe(address);
    await user.click(within(toasts()[0]!).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(toasts()).toEqual([]));
  }
  expect(calls).toEqual([]);
});

test('a sign-up waits for its answer, shows it, and clears the input', async () => {
  const { answer, give } = heldAnswer();
  const { user, calls } = formWith(answer);
  await user.type(input(), 'reader@example.com');
  await user.click(button());
  expect([button().disabled, button().textContent]).toEqual([true, 'Subscribing…']);
  await user.type(input(), '{Enter}');
  give({ email: 'reader@example.com', isActive: true });
  await isTold('Successfully subscribed!', "You'll receive our first newsletter within 24 hours.");
  expect([button().disabled, button().textContent, input().value]).toEqual([false, 'Subscribe', '']);
  expect(calls.map(({ body }) => body)).toEqual([{ email: 'reader@example.com', isActive: true }]);
});

test('an address that has to be confirmed is sent to its inbox', async () => {
  const { user } = formWith(() => ({ email: 'reader@example.com', isActive: false }));
  await user.type(input(), 'reader@example.com');
  await user.click(button());
  await isTold('Check your inbox', 'Confirm by email; it may be in your spam folder.');
});

test.each<[string, () => unknown, string]>([
  [
    'the server’s words',
    () =>
      Response.json(
        { type: 'about:blank', title: 'Busy', status: 503, detail: 'The list is being moved.' },
        { status: 503 },
      ),
    'The list is being moved.',
  ],
  [
    'what is wrong with the address',
    () =>
      Response.json(
        {
          type: 'about:blank',
          title: 'Bad Request',
          status: 400,
          errors: [{ path: 'email', message: 'Please enter a valid email address.' }],
        },
        { status: 400 },
      ),
    'Please enter a valid email address.',
  ],
])('a failure is shown in %s, and the input is kept', async (_what, answer, text) => {
  const { user } = formWith(answer);
  await user.type(input(), 'reader@example');
  await user.click(button());
  await isTold('Subscription failed', text);
  expect([input().value, button().disabled]).toEqual(['reader@example', false]);
});

test('an unreachable server is shown too, in place of the earlier toast', async () => {
  const { user } = formWith(() => Promise.reject(new TypeError('Failed to fetch')));
  await user.type(input(), 'no address');
  await user.click(button());
  await waitFor(() => expect(toasts()).toHaveLength(1));
  await user.type(input(), '@example.com');
  await user.click(button());
  await waitFor(() =>
    expect(toasts()[0]!.textContent).toMatch(/^Subscription failed.*Couldn’t reach the server/),
  );
  expect(toasts()).toHaveLength(1);
});

test('a refusal without a message still shows one', async () => {
  const { user } = formWith(() => refusal(500, 'Internal Server Error'));
  await user.type(input(), 'reader@example.com');
  await user.click(button());
  await waitFor(() => expect(toasts()[0]!.textContent).toMatch(/^Subscription failed./));
});

test('a toast closes after 5 s', async () => {
  jest.useFakeTimers();
  try {
    answerApi({});
    const { user } = renderPage(<NewsletterForm />, { delay: null });
    await user.click(button());
    const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
    await pass(4999);
    expect(toasts()).toHaveLength(1);
    await pass(1);
    expect(toasts()).toEqual([]);
  } finally {
    jest.useRealTimers();
  }
});
