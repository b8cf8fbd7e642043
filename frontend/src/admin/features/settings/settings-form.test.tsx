import type { SiteSettings } from '@astaguide/contracts/settings/site-settings';
import { screen, waitFor, within } from '@testing-library/react';
import { answerApi, refusal } from '../../../testing/api-answers';
import { descriptionOf } from '../../../testing/description';
import { problem } from '../../../testing/problem';
import { renderPage } from '../../../testing/render-page';
import { GeneralForm } from './general-form';
import { PopupForm } from './popup-form';
import { GeneralSettings } from './settings-panels';
import { TimeZoneForm } from './time-zone-form';

const settings: SiteSettings = {
  siteName: 'AstaGuide',
  logoUrl: '/logo.webp',
  faviconUrl: null,
  socialProof: 'simulated',
  clicksThroughSite: false,
  publishCommissions: false,
  priceMaxAgeDays: 30,
  reportingCurrency: 'USD',
  weekStart: 'monday',
  slugLanguage: 'en',
  readingTime: 'fixed',
  timeZone: 'Europe/Berlin',
  postCategories: [],
  operatorName: null,
  operatorAddress: null,
  contactAddress: null,
  aboutText: null,
  sendsNewsletter: false,
  updatedAt: '2026-05-04T10:00:00.000Z',
};

const name = () => screen.getByLabelText<HTMLInputElement>('Site name');
const logo = () => screen.getByLabelText<HTMLInputElement>('Logo URL');
const zone = () => screen.getByLabelText<HTMLSelectElement>('Time zone');
const button = (label: string) => screen.getByRole('button', { name: label });

function open(
  Form = GeneralForm,
  answer: (call: { body: unknown }) => unknown = ({ body }) => ({ ...settings, ...(body as object) }),
) {
  const calls = answerApi({ 'PUT /api/site-settings': answer });
  return { ...renderPage(<Form settings={settings} />), calls };
}

async function retype(user: ReturnType<typeof open>['user'], field: HTMLInputElement, text: string) {
  await user.clear(field);
  await user.type(field, text);
}

test('sends only what was changed, trimmed, and null for a removed image', async () => {
  const { user, calls } = open();
  await retype(user, name(), ' Red Guide ');
  screen.getByText('Unsaved changes');
  await user.click(button('Remove the logo'));
  await user.click(button('Save'));
  await screen.findByText('Site settings updated successfully');
  expect(calls.map(({ body }) => body)).toEqual([{ siteName: 'Red Guide', logoUrl: null }]);
  expect(name().value).toBe('Red Guide');
  expect(screen.queryByRole('button', { name: 'Discard changes' })).toBeNull();
});

test('publishes commission rates only when the owner says so, and says why not', async () => {
  const { user, calls } = open();
  const publish = screen.getByRole('switch', { name: 'Publish commission rates' });
  expect(publish.getAttribute('aria-checked')).toBe('false');
  expect(descriptionOf(publish)).toContain('Many affiliate programs forbid publishing them');
  await user.click(publish);
  await user.click(button('Save'));
  await screen.findByText('Site settings updated successfully');
  expect(calls.map(({ body }) => body)).toEqual([expect.objectContaining({ publishCommissions: true })]);
});

test('saves the popup alone, once there is something to save', async () => {
  const { user, calls } = open(PopupForm);
  expect(button('Save').matches(':disabled')).toBe(true);
  await user.click(screen.getByRole('radio', { name: /^Real \(recommended\)/ }));
  await user.click(button('Save'));
  await screen.findByText('Site settings updated successfully');
  expect(calls.map(({ body }) => body)).toEqual([{ socialProof: 'real' }]);
});

test('shows errors at their fields without sending, and discards changes after confirmation', async () => {
  const { user, calls } = open();
  await retype(user, name(), '  ');
  await retype(user, logo(), 'javascript:alert(1)');
  await user.click(button('Save'));
  await waitFor(() => expect(descriptionOf(name())).toContain('Site name is required'));
  expect(descriptionOf(logo())).toContain('Enter a URL that starts');
  expect(document.activeElement).toBe(name());
  expect(calls).toEqual([]);
  await user.click(button('Discard changes'));
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Discard changes' }));
  expect(name().value).toBe('AstaGuide');
  expect(logo().value).toBe('/logo.webp');
});

test('does not send the form without the age of prices', async () => {
  const { user, calls } = open();
  const age = screen.getByLabelText('Flag prices older than (days)');
  await user.clear(age);
  await user.click(button('Save'));
  await waitFor(() => expect(descriptionOf(age)).toContain('Enter a whole number of days from 1 to 365'));
  expect(calls).toEqual([]);
});

test('shows a failure and the server’s messages at their fields, and keeps what was typed', async () => {
  const { user } = open(GeneralForm, () =>
    problem(422, { errors: [{ path: 'siteName', message: 'Too like another site' }] }),
  );
  await retype(user, name(), 'Not saved');
  await user.click(button('Save'));
  await screen.findByText('Failed to update site settings');
  expect(descriptionOf(name())).toContain('Too like another site');
  expect(name().value).toBe('Not saved');
});

test('restores an unsaved draft, and can discard it', async () => {
  const first = open();
  await retype(first.user, name(), 'Half typed');
  first.unmount();
  const { user } = open();
  expect(name().value).toBe('Half typed');
  await user.click(button('Discard draft'));
  expect(name().value).toBe('AstaGuide');
  expect(localStorage.length).toBe(0);
});

test('lists the browser’s time zone first, and shows the UTC offset of the selected one', async () => {
  const { user } = open(TimeZoneForm);
  const own = Intl.DateTimeFormat().resolvedOptions().timeZone;
  expect(zone().value).toBe('Europe/Berlin');
  expect(zone().options[0]!.value).toBe(own);
  await user.selectOptions(zone(), 'Australia/Adelaide');
  expect(descriptionOf(zone())).toMatch(/UTC\+(09|10):30/);
});

test('explains the recalculation before a time zone change, and reports it afterwards', async () => {
  const { user } = open(TimeZoneForm);
  expect(descriptionOf(zone())).toContain('Changing it recalculates every day that still has raw events.');
  await user.selectOptions(zone(), 'Australia/Adelaide');
  await user.click(button('Save'));
  await screen.findByText('Site settings updated successfully');
  screen.getByText('Recalculating days in Australia/Adelaide. See Analytics for progress.');
});

test('marks the field of a time zone that the server rejects', async () => {
  const { user } = open(TimeZoneForm, () =>
    problem(400, { errors: [{ path: 'timeZone', message: 'Unknown time zone' }] }),
  );
  await user.selectOptions(zone(), 'Australia/Adelaide');
  await user.click(button('Save'));
  await screen.findByText('Failed to update site settings');
  expect(descriptionOf(zone())).toContain('Unknown time zone');
  expect(zone().getAttribute('aria-invalid')).toBe('true');
  expect(zone().value).toBe('Australia/Adelaide');
});

test('invalidates loaded data after a time zone change', async () => {
  const { user, client, calls } = open(TimeZoneForm);
  client.setQueryData(['/api/site-settings'], settings);
  client.setQueryData(['/api/owner/reports/summary'], {});
  await user.selectOptions(zone(), 'Australia/Adelaide');
  await user.click(button('Save'));
  await waitFor(() => expect(client.getQueryState(['/api/owner/reports/summary'])!.isInvalidated).toBe(true));
  expect(calls[0]!.body).toEqual({ timeZone: 'Australia/Adelaide' });
});

test('keeps loaded data after any other change', async () => {
  const { user, client } = open();
  client.setQueryData(['/api/site-settings'], settings);
  client.setQueryData(['/api/owner/reports/summary'], {});
  await retype(user, name(), 'Red Guide');
  await user.click(button('Save'));
  await screen.findByText('Site settings updated successfully');
  expect(client.getQueryState(['/api/owner/reports/summary'])!.isInvalidated).toBe(false);
});

test('warns that invented purchases are unlawful in many countries', () => {
  open(PopupForm);
  screen.getByText('Invented purchases are unlawful advertising in many countries.');
});

test('shows an error if the settings cannot be loaded, and loads them on retry', async () => {
  const answers = { 'GET /api/site-settings': (): unknown => refusal(503, 'Busy') };
  answerApi(answers);
  const { user } = renderPage(<GeneralSettings />);
  await screen.findByText('Couldn’t load the settings');
  answers['GET /api/site-settings'] = () => settings;
  await user.click(button('Try again'));
  expect((await screen.findByLabelText<HTMLInputElement>('Site name')).value).toBe('AstaGuide');
});
