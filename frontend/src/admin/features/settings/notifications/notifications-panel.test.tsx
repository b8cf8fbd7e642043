import type {
  NotificationPreferences,
  SentNotification,
} from '@astaguide/contracts/operations/notification-preferences';
import { screen, waitFor, within } from '@testing-library/react';
import { answerApi, heldAnswer } from '../../../../testing/api-answers';
import { renderPage } from '../../../../testing/render-page';
import { NotificationsPanel } from './notifications-panel';

const settings: NotificationPreferences = {
  canSend: true,
  recipient: null,
  sendsTo: 'owner@site.example',
  lossAlerts: true,
  weeklySummary: false,
  alertSensitivity: 'medium',
  alertNotifications: true,
};
const givenUp: SentNotification = {
  kind: 'traffic-alert',
  subject: 'Unusual drop in clicks',
  state: 'given-up',
  at: '2026-05-04T10:00:00.000Z',
  reason: 'Mailbox full',
};

async function open(answers: Parameters<typeof answerApi>[0] = {}) {
  const calls = answerApi({
    'GET /api/notification-preferences': () => settings,
    'GET /api/notifications': () => [givenUp],
    'GET /api/site-settings': () => ({ timeZone: 'UTC' }),
    ...answers,
  });
  const { user } = renderPage(<NotificationsPanel />);
  await screen.findByText(/^Sent to/);
  return { user, calls };
}

test('saves preferences, rejects an invalid address, and disables alert emails while alerts are off', async () => {
  const { user, calls } = await open({
    'PUT /api/notification-preferences': ({ body }) => ({
      ...settings,
      ...(body as object),
      sendsTo: 'me@example.org',
    }),
  });
  const address = screen.getByLabelText('Send to');
  await user.type(address, 'me at home');
  await user.click(screen.getByText('Save'));
  expect(address.getAttribute('aria-invalid')).toBe('true');
  expect(calls.filter(({ method }) => method === 'PUT')).toEqual([]);

  await user.clear(address);
  await user.type(address, 'me@example.org');
  await user.click(screen.getByRole('switch', { name: 'Warnings about lost data' }));
  await user.click(screen.getByRole('switch', { name: 'Weekly summary' }));
  await user.selectOptions(screen.getByLabelText('Alerts for spikes and drops in clicks'), 'off');
  await user.click(screen.getByRole('switch', { name: 'Send alerts by email' }));
  await user.click(screen.getByText('Save'));
  await screen.findByText('Notification settings saved');
  expect(calls.find(({ method }) => method === 'PUT')?.body).toMatchObject({
    recipient: 'me@example.org',
    lossAlerts: false,
    weeklySummary: true,
    alertNotifications: false,
    alertSensitivity: 'off',
  });
  await screen.findByText('Sent to me@example.org');
});

test('saves only what was changed', async () => {
  const { user } = await open();
  const save = screen.getByText<HTMLButtonElement>('Save');
  expect(save.disabled).toBe(true);
  await user.click(screen.getByRole('switch', { name: 'Weekly summary' }));
  screen.getByText('Unsaved changes');
  expect(save.disabled).toBe(false);
  await user.click(screen.getByRole('switch', { name: 'Weekly summary' }));
  expect(screen.queryByText('Unsaved changes')).toBeNull();
  expect(save.disabled).toBe(true);
});

test('lists a failed email with its reason', async () => {
  await open();
  const notifications = await screen.findByLabelText('Sent emails, newest first');
  expect(within(notifications).getByRole('listitem').textContent).toMatch(
    /^Unusual drop in clicks.*Mailbox full.*Failed,/,
  );
});

test('disables the button while a test email is requested, then confirms it', async () => {
  const { answer, give } = heldAnswer();
  const { user } = await open({ 'POST /api/notifications/test': answer });
  await user.click(screen.getByText('Send test email'));
  expect(screen.getByText('Sending…')).toHaveProperty('disabled', true);
  give(undefined);
  await screen.findByText('Sending test email');
});

test('previews last week’s email, and hides the preview again', async () => {
  const { user } = await open({
    'GET /api/notifications/weekly-summary/preview': () => ({
      subject: 'Your week',
      text: 'Days in UTC',
      html: '',
    }),
  });
  await user.click(screen.getByText('Preview last week'));
  expect((await screen.findByLabelText('Preview')).textContent).toBe('Your weekDays in UTC');
  await user.click(screen.getByText('Hide preview'));
  expect(screen.queryByLabelText('Preview')).toBeNull();
});

test('shows a note and disables the test email without a mail server', async () => {
  await open({ 'GET /api/notification-preferences': () => ({ ...settings, canSend: false }) });
  expect(screen.getByRole('note').textContent).toContain('Enter your mail server');
  await waitFor(() => expect(screen.getByText('Send test email')).toHaveProperty('disabled', true));
});
