import type { MailSettings, SentMail } from '@astaguide/contracts/notifications/mail-settings';
import { screen, waitFor, within } from '@testing-library/react';
import { answerApi, heldAnswer } from '../../../testing/api-answers';
import { renderPage } from '../../../testing/render-page';
import { MailsPanel } from './mails-panel';

const settings: MailSettings = {
  canSend: true,
  recipient: null,
  sendsTo: 'owner@site.example',
  weeklySummary: false,
  alertSensitivity: 'medium',
  alertMails: true,
};
const givenUp: SentMail = {
  kind: 'click-alert',
  subject: 'Clicks have fallen',
  state: 'given-up',
  at: '2026-05-04T10:00:00.000Z',
  reason: 'Mailbox full',
};

async function open(answers: Parameters<typeof answerApi>[0] = {}) {
  const calls = answerApi({
    'GET /api/mail-settings': () => settings,
    'GET /api/mails': () => [givenUp],
    'GET /api/site-settings': () => ({ timeZone: 'UTC' }),
    ...answers,
  });
  const { user } = renderPage(<MailsPanel />);
  await screen.findByText(/^They go to/);
  return { user, calls };
}

test('wishes are saved, an address that is none is refused, and alerts that are off are not mailed', async () => {
  const { user, calls } = await open({
    'PUT /api/mail-settings': ({ body }) => ({ ...settings, ...(body as object), sendsTo: 'me@example.org' }),
  });
  const address = screen.getByLabelText('Send to');
  await user.type(address, 'me at home');
  await user.click(screen.getByText('Save mail settings'));
  expect(address.getAttribute('aria-invalid')).toBe('true');
  expect(calls.filter(({ method }) => method === 'PUT')).toEqual([]);

  await user.clear(address);
  await user.type(address, 'me@example.org');
  await user.click(screen.getByRole('switch', { name: 'Weekly summary' }));
  expect(screen.getByLabelText('Alerts by mail, too')).toHaveProperty('disabled', false);
  await user.selectOptions(screen.getByLabelText('Alerts when clicks fall or jump'), 'off');
  expect(screen.getByLabelText('Alerts by mail, too')).toHaveProperty('disabled', true);
  await user.click(screen.getByText('Save mail settings'));
  await screen.findByText('Mail settings saved');
  expect(calls.find(({ method }) => method === 'PUT')?.body).toMatchObject({
    recipient: 'me@example.org',
    weeklySummary: true,
    alertSensitivity: 'off',
  });
  await screen.findByText('They go to me@example.org');
});

test('a mail that was given up is listed with its reason', async () => {
  await open();
  const mails = await screen.findByLabelText('Sent mails, newest first');
  expect(within(mails).getByRole('listitem').textContent).toMatch(
    /^Clicks have fallen.*Mailbox full.*Given up,/,
  );
});

test('a test mail is on its way once the server has taken it', async () => {
  const { answer, give } = heldAnswer();
  const { user } = await open({ 'POST /api/mails/test': answer });
  await user.click(screen.getByText('Send a test mail'));
  expect(screen.getByText('Sending…')).toHaveProperty('disabled', true);
  give(undefined);
  await screen.findByText('Test mail on its way');
});

test('last week’s mail is shown before it is sent, and hidden again', async () => {
  const { user } = await open({
    'GET /api/mails/weekly-summary/preview': () => ({ subject: 'Your week', text: 'Days in UTC', html: '' }),
  });
  await user.click(screen.getByText('Preview last week'));
  expect((await screen.findByLabelText('Preview')).textContent).toBe('Your weekDays in UTC');
  await user.click(screen.getByText('Hide preview'));
  expect(screen.queryByLabelText('Preview')).toBeNull();
});

test('without a mail server the owner is told, and sends none', async () => {
  await open({ 'GET /api/mail-settings': () => ({ ...settings, canSend: false }) });
  expect(screen.getByRole('note').textContent).toContain('SMTP_URL');
  await waitFor(() => expect(screen.getByText('Send a test mail')).toHaveProperty('disabled', true));
});
