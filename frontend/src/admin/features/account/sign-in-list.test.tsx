import type { SignInRecord } from '@astaguide/contracts/account/auth';
import { screen, within } from '@testing-library/react';
import { answerApi, refusal } from '../../../testing/api-answers';
import { renderPage } from '../../../testing/render-page';
import { SignInList } from './sign-in-list';

const record = (change: Partial<SignInRecord> = {}): SignInRecord => ({
  outcome: 'signed-in',
  at: '2026-05-04T08:00:00.000Z',
  times: 1,
  browser: 'Chrome on macOS',
  network: '203.0.113.0/24',
  isNewBrowser: false,
  ...change,
});

async function texts(...records: SignInRecord[]): Promise<(string | null)[]> {
  answerApi({ 'GET /api/auth/sign-ins': () => records });
  renderPage(<SignInList />);
  const list = await screen.findByRole('list', { name: 'Recent sign-ins, newest first' });
  return within(list)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
}

test('shows outcome, browser, network and time', async () => {
  expect(await texts(record({ isNewBrowser: true }), record({ at: new Date().toISOString() }))).toEqual([
    'Signed inNew browserChrome on macOS · 203.0.113.0/24 · May 4, 2026, 08:00',
    expect.stringMatching(/^Signed inChrome on macOS · 203\.0\.113\.0\/24 · today \d\d:\d\d$/),
  ]);
});

test('shows how often attempts failed, and the last time', async () => {
  expect(
    await texts(
      record({ outcome: 'refused', times: 12 }),
      record({ outcome: 'slowed-down', times: 1200, network: null }),
      record({ network: null }),
    ),
  ).toEqual([
    'Wrong email or password, 12 timesChrome on macOS · 203.0.113.0/24 · last May 4, 2026, 08:00',
    'Slowed down after too many attempts, 1,200 timesOther networks · last May 4, 2026, 08:00',
    'Signed inChrome on macOS · Unknown network · May 4, 2026, 08:00',
  ]);
});

test('says that no sign-in is stored yet', async () => {
  answerApi({ 'GET /api/auth/sign-ins': () => [] });
  renderPage(<SignInList />);
  await screen.findByText('No sign-ins yet. The next one is listed here.');
});

test('says that loading failed, and tries again', async () => {
  const answers: Parameters<typeof answerApi>[0] = { 'GET /api/auth/sign-ins': () => refusal(503, 'Busy') };
  answerApi(answers);
  const { user } = renderPage(<SignInList />);
  await screen.findByText('Couldn’t load the sign-ins');
  answers['GET /api/auth/sign-ins'] = () => [record()];
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('Signed in');
});
