import { setupSteps, type SetupStep } from '@astaguide/contracts/settings/setup-steps';
import { screen, within } from '@testing-library/react';
import { answerApi, refusal } from '../../../../testing/api-answers';
import { renderPage } from '../../../../testing/render-page';
import { currentToast } from '../../../../lib/toast-store';
import { SetupChecklist } from './setup-checklist';

const region = () => screen.findByRole('region', { name: 'Set up your site' });
const hide = () => screen.getByRole('button', { name: 'Hide the setup checklist' });

function open(done: SetupStep[], isDismissed = false) {
  const setup = { isDismissed, done };
  const answers: Parameters<typeof answerApi>[0] = {
    'GET /api/setup': () => setup,
    'PUT /api/setup': ({ body }) => Object.assign(setup, body),
  };
  const calls = answerApi(answers);
  return { ...renderPage(<SetupChecklist />), answers, calls };
}

test('shows which steps are done, and names the next one with a link to its place', async () => {
  open(['password', 'site', 'address', 'operator']);
  const list = within(await region());
  list.getByText('4 of 9');
  expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Your password (done)',
    'Site name (done)',
    'Web address (done)',
    'Operator and contact address (done)',
    'Purchase popup (to do)',
    'First product (to do)',
    'Sub ID (to do)',
    'Sales report (to do)',
    'Email (to do)',
  ]);
  expect(list.getByRole('link', { current: 'step' }).textContent).toBe('Purchase popup (to do)');
  const start = list.getByRole('link', { name: 'Start with Purchase popup' });
  expect(start.getAttribute('href')).toBe('/admin?tab=settings&section=popup');
  list.getByText(/Switch to Real/);
});

test.each([
  ['all steps are done', [...setupSteps], false],
  ['the owner has hidden it', [], true],
])('shows nothing when %s', async (_when, done, isDismissed) => {
  const { calls, client } = open(done, isDismissed);
  await client.ensureQueryData({ queryKey: ['/api/setup'] });
  expect(calls).toHaveLength(1);
  expect(screen.queryByRole('region', { name: 'Set up your site' })).toBeNull();
});

test('is hidden as a whole, and comes back by Undo', async () => {
  const { user, calls } = open(['password']);
  await region();
  await user.click(hide());
  expect(screen.queryByRole('region', { name: 'Set up your site' })).toBeNull();
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await region();
  expect(calls.filter(({ method }) => method === 'PUT').map(({ body }) => body)).toEqual([
    { isDismissed: true },
    { isDismissed: false },
  ]);
});

test('stays when hiding fails, and says so', async () => {
  const { user, answers } = open(['password']);
  answers['PUT /api/setup'] = () => refusal(503, 'Busy');
  await region();
  await user.click(hide());
  await screen.findByText('Couldn’t hide the checklist');
  expect(currentToast()?.variant).toBe('destructive');
  await region();
});
