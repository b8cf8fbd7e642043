import type {
  NotificationPreferences,
  SentNotification,
} from '@astaguide/contracts/notifications/notification-preferences';
import { screen, waitFor, within } from '@testing-library/react';
import { answerApi, heldAnswer } from '../../../testing/api-answers';
import { renderPage } from '../../../testing/render-page';
import { NotificationsPanel } from './notifications-panel';

const settings: NotificationPreferences = {
  canSend: true,
  recipient: null,
  sendsTo: 'owner@site.example',
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

test('preferences are saved, an address that is none is refused, and alerts that are off are not mailed', async () => {
  const { user, calls } = await open({
    'PUT /api/notification-preferences': ({ body }) => ({
      ...settings,
      ...(body as object),
      sendsTo: 'me@example.org',
    }),
  });
  const address = screen.getByLabelText('Send to');
  await user.type(address, 'me at home');
  await user.click(screen.getByText('Save notification settings'));
  expect(address.getAttribute('aria-invalid')).toBe('true');
  expect(calls.filter(({ method }) => method === 'PUT')).toEqual([]);

  await user.clear(address);
  await user.type(address, 'me@example.org');
  await user.click(screen.getByRole('switch', { name: 'Weekly summary' }));
  expect(screen.getByLabelText('Also send by email')).toHaveProperty('disabled', false);
  await user.selectOptions(screen.getByLabelText('Alerts for spikes and drops in clicks'), 'off');
  expect(screen.getByLabelText('Also send by email')).toHaveProperty('disabled', true);
  await user.click(screen.getByText('Save notification settings'));
  await screen.findByText('Notification settings saved');
  expect(calls.find(({ method }) => method === 'PUT')?.body).toMatchObject({
    recipient: 'me@example.org',
    weeklySummary: true,
    alertSensitivity: 'off',
  });
  await screen.findByText('Sent to me@example.org');
});

test('a mail that was given up is listed with its reason', async () => {
  await open();
  const notifications = await screen.findByLabelText('Sent emails, newest first');
  expect(within(notifications).getByRole('listitem').textContent).toMatch(
    /^Unusual drop in clicks.*Mailbox full.*Failed,/,
  );
});

test('a test mail is on its way once the server has taken it', async () => {
  const { answer, give } = heldAnswer();
  const { user } = await open({ 'POST /api/notifications/test': answer });
  await user.click(screen.getByText('Send test email'));
  expect(screen.getByText('Sending…')).toHaveProperty('disabled', true);
  give(undefined);
  await screen.findByText('Sending test email');
});

test('last week’s mail is shown before it is sent, and hidden again', async () => {
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

test('without a mail server the owner is told, and sends none', async () => {
  await open({ 'GET /api/notification-preferences': () => ({ ...settings, canSend: false }) });
  expect(screen.getByRole('note').textContent).toContain('SMTP_URL');
  await waitFor(() => expect(screen.getByText('Send test email')).toHaveProperty('disabled', true));
});
