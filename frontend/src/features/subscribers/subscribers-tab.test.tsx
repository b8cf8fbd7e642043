import type { NewsletterSubscriber } from '@astaguide/contracts/newsletter';
import { screen, waitFor, within } from '@testing-library/react';
import { answerApi, heldAnswer } from '../../testing/api-answers';
import { renderPage } from '../../testing/render-page';
import { sampleSettings } from '../../testing/sample-settings';
import { isTold } from '../../testing/toasts';
import SubscribersTab from './subscribers-tab';

const subscriber = (id: number, email: string, isActive = true): NewsletterSubscriber => ({
  id,
  email,
  isActive,
  subscribedAt: '2026-03-09T23:30:00.000Z',
});
const three = [
  subscriber(3, 'ana@list.example'),
  subscriber(2, 'left@list.example', false),
  subscriber(1, '+ben@list.example'),
];

function tabWith(list: unknown, answers: Record<string, () => unknown> = {}) {
  answerApi({
    'GET /api/newsletter': () => list,
    'GET /api/site-settings': () => sampleSettings({ timeZone: 'Asia/Tokyo' }),
    ...answers,
  });
  return renderPage(<SubscribersTab />);
}

// Nothing has a height here, so no row is in sight: the list is told that its window has one.
beforeEach(() => {
  Object.defineProperty(window, 'innerHeight', { configurable: true, value: 900 });
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(61);
});
afterEach(() => jest.restoreAllMocks());
const rows = () => within(screen.getByRole('list', { name: 'Subscribers' })).getAllByRole('listitem');

test('each row says whether it is active, and when it began in the owner’s zone', async () => {
  tabWith(three);
  expect(await screen.findByText('2 active')).toBeTruthy();
  expect(screen.getByText('of 3 subscribers')).toBeTruthy();
  await waitFor(() => expect(rows()[0]!.textContent).toContain('Mar 10, 2026'));
  expect(rows().map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^ana@list.exampleActiveMar 10, 2026/),
    expect.stringMatching(/^left@list.exampleInactiveMar 10, 2026/),
    expect.stringMatching(/^\+ben@list.exampleActiveMar 10, 2026/),
  ]);
});

test('an address is found by any part of it', async () => {
  const { user } = tabWith(three);
  await user.type(await screen.findByLabelText('Search subscribers'), 'ANA@');
  expect(await screen.findByText('1 address found')).toBeTruthy();
  expect(rows()).toHaveLength(1);
  await user.type(screen.getByLabelText('Search subscribers'), '?');
  expect(await screen.findByText('No address contains this')).toBeTruthy();
});

test('a deletion asks first; one that fails is told, and the row stays', async () => {
  const busy = { type: 'about:blank', title: 'Busy', status: 503, detail: 'The list is being moved.' };
  const { user } = tabWith(three, {
    'DELETE /api/newsletter/3': () => Response.json(busy, { status: 503 }),
  });
  await user.click(await screen.findByRole('button', { name: 'Delete ana@list.example' }));
  const question = screen.getByRole('alertdialog', { name: 'Delete this subscriber?' });
  expect(question.textContent).toContain('ana@list.example');
  await user.click(within(question).getByRole('button', { name: 'Delete subscriber' }));
  await isTold('Failed to delete subscriberThe list is being moved.');
});

test('Copy All says so where the clipboard refuses', async () => {
  const { user } = tabWith(three);
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('Not allowed'));
  Object.assign(document, { execCommand: () => false });
  await user.click(await screen.findByRole('button', { name: 'Copy All' }));
  await isTold('Emails could not be copied');
});

test('five placeholders stand there while the list loads, and a failure can be tried again', async () => {
  const { answer, give } = heldAnswer();
  const answers: Record<string, () => unknown> = { 'GET /api/newsletter': answer };
  answerApi(answers);
  const { user, container } = renderPage(<SubscribersTab />);
  expect(screen.getByText('Loading subscribers…')).toBeTruthy();
  expect(container.querySelectorAll('.animate-pulse')).toHaveLength(5);
  give(new Response('Busy', { status: 503 }));
  expect(await screen.findByText('The subscribers could not be loaded')).toBeTruthy();
  answers['GET /api/newsletter'] = () => [];
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('No subscribers yet')).toBeTruthy();
});
