import { screen, waitFor, within } from '@testing-library/react';
import { answerApi } from '../../testing/api-answers';
import { renderPage } from '../../testing/render-page';
import { sampleSettings } from '../../testing/sample-settings';
import { isTold } from '../../testing/toasts';
import { SettingsTab } from './settings-tab';

const siteName = () => screen.getByLabelText<HTMLInputElement>('Site name');
const save = () => screen.getByRole('button', { name: /^Save/ });
const errorOf = (field: HTMLElement) =>
  (field.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ');

async function openSettings(answers: Record<string, () => unknown> = {}) {
  const calls = answerApi({ 'GET /api/site-settings': () => sampleSettings(), ...answers });
  const page = renderPage(<SettingsTab />, { address: '/admin?tab=settings' });
  await screen.findByLabelText('Site name');
  return { ...page, changes: () => calls.filter(({ method }) => method === 'PUT') };
}

test('what is wrong is said at its field, and nothing is sent', async () => {
  const { user, changes } = await openSettings();
  await user.clear(siteName());
  await user.type(siteName(), '  ');
  await user.type(screen.getByLabelText('Logo URL'), 'javascript:alert(1)');
  await user.click(save());
  await waitFor(() => expect(errorOf(siteName())).toContain('Site name is required'));
  expect(errorOf(screen.getByLabelText('Logo URL'))).toContain('Enter an address that begins');
  expect(document.activeElement).toBe(siteName());
  expect(changes()).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Discard changes' }));
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Discard changes' }));
  await waitFor(() => expect(siteName().value).toBe('AstaGuide'));
});

test('what is saved is sent, and told', async () => {
  const { user, changes } = await openSettings({
    'PUT /api/site-settings': () => sampleSettings({ siteName: 'Red Guide' }),
  });
  await user.clear(siteName());
  await user.type(siteName(), 'Red Guide');
  await user.click(save());
  await isTold('Site settings updated');
  expect(changes().map(({ body }) => body)).toEqual([expect.objectContaining({ siteName: 'Red Guide' })]);
});

test('a failure is told, and what was typed is kept', async () => {
  const { user } = await openSettings({
    'PUT /api/site-settings': () => new Response('', { status: 503 }),
  });
  await user.type(siteName(), ' 2');
  await user.click(save());
  await isTold('Failed to update site settings');
  expect(siteName().value).toBe('AstaGuide 2');
});

test('invented purchases come with a warning', async () => {
  await openSettings();
  expect(
    screen.getByText('Invented purchases are unlawful advertising in many countries.', { exact: false }),
  ).toBeTruthy();
});
