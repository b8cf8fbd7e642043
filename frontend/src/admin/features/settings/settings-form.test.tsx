import type { SiteSettings } from '@astaguide/contracts/site/site-settings';
import { screen, waitFor, within } from '@testing-library/react';
import { answerApi, refusal } from '../../../testing/api-answers';
import { descriptionOf } from '../../../testing/description';
import { problem } from '../../../testing/problem';
import { renderPage } from '../../../testing/render-page';
import { SettingsForm } from './settings-form';
import { SettingsTab } from './settings-tab';

const settings: SiteSettings = {
  siteName: 'AstaGuide',
  logoUrl: '/logo.webp',
  faviconUrl: null,
  socialProof: 'simulated',
  timeZone: 'Europe/Berlin',
  updatedAt: '2026-05-04T10:00:00.000Z',
};

const name = () => screen.getByLabelText<HTMLInputElement>('Site name');
const logo = () => screen.getByLabelText<HTMLInputElement>('Logo URL');
const zone = () => screen.getByLabelText<HTMLSelectElement>('Time zone');
const button = (label: string) => screen.getByRole('button', { name: label });

function open(
  answer: (call: { body: unknown }) => unknown = ({ body }) => ({ ...settings, ...(body as object) }),
) {
  const calls = answerApi({ 'PUT /api/site-settings': answer });
  return { ...renderPage(<SettingsForm settings={settings} />), calls };
}

async function retype(user: ReturnType<typeof open>['user'], field: HTMLInputElement, text: string) {
  await user.clear(field);
  await user.type(field, text);
}

test('values are sent trimmed and whole, a picture that was removed as none', async () => {
  const { user, calls } = open();
  await retype(user, name(), ' Red Guide ');
  await user.click(button('Remove the logo'));
  await user.click(screen.getByRole('radio', { name: /^Off/ }));
  await user.click(button('Save settings'));
  await screen.findByText('Site settings updated successfully');
  expect(calls).toHaveLength(1);
  expect(calls[0]!.body).toEqual({
    siteName: 'Red Guide',
    logoUrl: null,
    faviconUrl: null,
    socialProof: 'off',
    timeZone: 'Europe/Berlin',
  });
  expect(name().value).toBe('Red Guide');
  expect(screen.queryByRole('button', { name: 'Discard changes' })).toBeNull();
});

test('what is wrong is said at its field, nothing is sent, and changes are discarded after a question', async () => {
  const { user, calls } = open();
  await retype(user, name(), '  ');
  await retype(user, logo(), 'javascript:alert(1)');
  await user.click(button('Save settings'));
  await waitFor(() => expect(descriptionOf(name())).toContain('Site name is required'));
  expect(descriptionOf(logo())).toContain('Enter a URL that starts');
  expect(document.activeElement).toBe(name());
  expect(calls).toEqual([]);
  await user.click(button('Discard changes'));
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Discard changes' }));
  expect(name().value).toBe('AstaGuide');
  expect(logo().value).toBe('/logo.webp');
});

test('a failure is told, the server’s words stand at their fields, and what was typed stays', async () => {
  const { user } = open(() =>
    problem(422, { errors: [{ path: 'siteName', message: 'Too like another site' }] }),
  );
  await retype(user, name(), 'Not saved');
  await user.click(button('Save settings'));
  await screen.findByText('Failed to update site settings');
  expect(descriptionOf(name())).toContain('Too like another site');
  expect(name().value).toBe('Not saved');
});

test('what was typed and not saved is back, and can be let go', async () => {
  const first = open();
  await retype(first.user, name(), 'Half typed');
  first.unmount();
  const { user } = open();
  expect(name().value).toBe('Half typed');
  await user.click(button('Discard draft'));
  expect(name().value).toBe('AstaGuide');
  expect(localStorage.length).toBe(0);
});

test('the browser’s own time zone stands first, and the time in the chosen one is told', async () => {
  const { user } = open();
  const own = Intl.DateTimeFormat().resolvedOptions().timeZone;
  expect(zone().value).toBe('Europe/Berlin');
  expect(zone().options[0]!.value).toBe(own);
  await user.selectOptions(zone(), 'Australia/Adelaide');
  expect(descriptionOf(zone())).toMatch(/UTC\+(09|10):30/);
});

test('what a change of the time zone does is said before, and that it has begun afterwards', async () => {
  const { user } = open();
  expect(descriptionOf(zone())).toContain('Changing it recalculates every day that still has raw events.');
  await user.selectOptions(zone(), 'Australia/Adelaide');
  await user.click(button('Save settings'));
  await screen.findByText('Site settings updated successfully');
  screen.getByText('Recalculating days in Australia/Adelaide. See Analytics for progress.');
});

test('without another time zone nothing is said of a recount', async () => {
  const { user } = open();
  await retype(user, name(), 'Red Guide');
  await user.click(button('Save settings'));
  await screen.findByText('Site settings updated successfully');
  expect(screen.queryByText(/being recounted/)).toBeNull();
});

test('a time zone that the server refuses is marked at its field', async () => {
  const { user } = open(() => problem(400, { errors: [{ path: 'timeZone', message: 'Unknown time zone' }] }));
  await user.selectOptions(zone(), 'Australia/Adelaide');
  await user.click(button('Save settings'));
  await screen.findByText('Failed to update site settings');
  expect(descriptionOf(zone())).toContain('Unknown time zone');
  expect(zone().getAttribute('aria-invalid')).toBe('true');
  expect(zone().value).toBe('Australia/Adelaide');
});

test('with another time zone, what was loaded by days of the one before is out of date', async () => {
  const { user, client } = open();
  client.setQueryData(['/api/site-settings'], settings);
  client.setQueryData(['/api/analytics/summary'], {});
  const isOutdated = () => client.getQueryState(['/api/analytics/summary'])!.isInvalidated;
  await retype(user, name(), 'Red Guide');
  await user.click(button('Save settings'));
  await screen.findByText('Site settings updated successfully');
  expect(isOutdated()).toBe(false);
  await user.selectOptions(zone(), 'Australia/Adelaide');
  await user.click(button('Save settings'));
  await waitFor(() => expect(isOutdated()).toBe(true));
});

test('invented purchases are said to be unlawful in many countries', () => {
  open();
  screen.getByText('Invented purchases are unlawful advertising in many countries.');
});

test('settings that cannot be loaded say so, and can be tried again', async () => {
  const answers = { 'GET /api/site-settings': (): unknown => refusal(503, 'Busy') };
  answerApi(answers);
  const { user } = renderPage(<SettingsTab />);
  await screen.findByText('Couldn’t load the settings');
  answers['GET /api/site-settings'] = () => settings;
  await user.click(button('Try again'));
  expect((await screen.findByLabelText<HTMLInputElement>('Site name')).value).toBe('AstaGuide');
});
