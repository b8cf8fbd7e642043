import type { SignedInSession } from '@astaguide/contracts/account/auth';
import { screen, waitFor, within } from '@testing-library/react';
import { answerApi, refusal } from '../../../testing/api-answers';
import { renderPage } from '../../../testing/render-page';
import { SessionList } from './session-list';

const session = (id: string, browser: string, isCurrent = false): SignedInSession => ({
  id,
  browser,
  isCurrent,
  signedInAt: '2026-05-04T08:00:00.000Z',
  lastSeenAt: '2026-05-04T10:00:00.000Z',
  network: '203.0.113.0/24',
});

const rows = () => within(screen.getByRole('list', { name: 'Active sessions' })).getAllByRole('listitem');
const question = () => within(screen.getByRole('alertdialog'));

async function listed() {
  let sessions = [
    session('f', 'Firefox on Linux'),
    session('c', 'Chrome on Linux', true),
    session('s', 'Safari on macOS'),
    session('e', 'Edge on Windows'),
  ];
  const end = (id: string) => () => {
    sessions = sessions.filter((other) => other.id !== id);
  };
  const answers: Parameters<typeof answerApi>[0] = {
    'GET /api/auth/sessions': () => sessions,
    'DELETE /api/auth/sessions/f': end('f'),
    'DELETE /api/auth/sessions/s': end('s'),
    // Already ended, which is no error.
    'DELETE /api/auth/sessions/e': () => {
      end('e')();
      return refusal(404, 'Not found');
    },
  };
  answerApi(answers);
  const { user } = renderPage(<SessionList />);
  await screen.findByText('Chrome on Linux');
  return { user, answers };
}

test('lists this browser first, without a sign-out button', async () => {
  await listed();
  expect(rows()[0]!.textContent).toMatch(/Chrome on Linux.*This browser.*Last seen/);
  expect(within(rows()[0]!).queryByRole('button')).toBeNull();
  expect(within(rows()[1]!).getByRole('button').textContent).toMatch(/^Sign out: Firefox on Linux/);
});

test('signs out another browser after confirmation', async () => {
  const { user } = await listed();
  await user.click(screen.getByRole('button', { name: /^Sign out ?: Firefox/ }));
  question().getByText('Firefox on Linux');
  await user.click(question().getByRole('button', { name: 'Cancel' }));
  expect(rows()).toHaveLength(4);
  await user.click(screen.getByRole('button', { name: /^Sign out ?: Firefox/ }));
  await user.click(question().getByRole('button', { name: 'Sign out' }));
  await screen.findByText('Browser signed out');
  await waitFor(() => expect(rows()).toHaveLength(3));
});

test('signs out all others at once, including a session that has already ended', async () => {
  const { user } = await listed();
  await user.click(screen.getByRole('button', { name: 'Sign out all others' }));
  await user.click(question().getByRole('button', { name: 'Sign out' }));
  await screen.findByText('3 browsers signed out');
  await waitFor(() => expect(rows()).toHaveLength(1));
  expect(screen.queryByRole('button', { name: 'Sign out all others' })).toBeNull();
});

test('shows an error if signing out fails, and keeps the browser in the list', async () => {
  const { user, answers } = await listed();
  answers['DELETE /api/auth/sessions/f'] = () => refusal(503, 'Busy');
  await user.click(screen.getByRole('button', { name: /^Sign out ?: Firefox/ }));
  await user.click(question().getByRole('button', { name: 'Sign out' }));
  await screen.findByText('Failed to sign out');
  expect(rows()).toHaveLength(4);
});
