import type { ConnectionSettings } from '@astaguide/contracts/settings/connection-settings';
import { screen } from '@testing-library/react';
import { answerApi } from '../../../../testing/api-answers';
import { problem } from '../../../../testing/problem';
import { renderPage } from '../../../../testing/render-page';
import ConnectionPanel from './connection-panel';

const empty: ConnectionSettings = {
  publicUrl: null,
  smtpHost: null,
  smtpPort: null,
  smtpSecurity: 'starttls',
  smtpUser: null,
  mailFrom: null,
  password: 'none',
  setBy: [],
  canSend: false,
};
const complete: ConnectionSettings = {
  ...empty,
  smtpHost: 'smtp.example.com',
  smtpUser: 'site@example.com',
  mailFrom: 'news@example.com',
  password: 'stored',
  canSend: true,
};

async function open(settings = empty, answers: Parameters<typeof answerApi>[0] = {}) {
  const calls = answerApi({
    'GET /api/connection-settings': () => settings,
    'PUT /api/connection-settings': ({ body }) => ({ ...settings, ...(body as object) }),
    ...answers,
  });
  const { user } = renderPage(<ConnectionPanel />);
  await screen.findByRole('heading', { name: 'Outgoing email' });
  return { user, calls, changes: () => calls.filter(({ method }) => method !== 'GET') };
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const save = (place: number) => screen.getAllByText<HTMLButtonElement>('Save')[place]!;

test('saves the address alone, and refuses one with a path', async () => {
  const { user, changes } = await open();
  await user.type(field('Address'), 'https://reef.example/shop');
  await user.click(save(0));
  await screen.findByText(/without a path, such as/);
  await user.clear(field('Address'));
  await user.type(field('Address'), 'https://reef.example/');
  await user.click(save(0));
  await screen.findByText('Address saved');
  expect(changes().map(({ body }) => body)).toEqual([{ publicUrl: 'https://reef.example' }]);
});

test('saves a mail server without its address, and keeps the stored password', async () => {
  const { user, changes } = await open(complete);
  await user.selectOptions(screen.getByLabelText('Encryption'), 'tls');
  screen.getByText('Leave blank for 465');
  await user.click(save(1));
  await screen.findByText('Email settings saved');
  expect(changes()[0]!.body).toEqual({
    smtpHost: 'smtp.example.com',
    smtpPort: null,
    smtpSecurity: 'tls',
    smtpUser: 'site@example.com',
    mailFrom: 'news@example.com',
  });
});

test('tests what is typed before it is saved, and shows a refusal at its field', async () => {
  const message = 'The mail server refuses the user name or the password: 535 no.';
  const answers: Parameters<typeof answerApi>[0] = {
    'POST /api/connection-settings/test': () => problem(422, { errors: [{ path: 'smtpPassword', message }] }),
  };
  const { user, changes } = await open(complete, answers);
  await user.type(field('Password'), 'wrong');
  await user.click(screen.getByText('Send test email'));
  await screen.findByText(`Not sent. ${message}`);
  expect(field('Password').getAttribute('aria-invalid')).toBe('true');
  expect(changes()[0]!.body).toMatchObject({ smtpHost: 'smtp.example.com', smtpPassword: 'wrong' });
});

test('says where the test was sent', async () => {
  const { user } = await open(complete, {
    'POST /api/connection-settings/test': () => ({ sentTo: 'owner@example.com' }),
  });
  await user.click(screen.getByText('Send test email'));
  await screen.findByText(/^Sent to owner@example.com/);
});

test('writes no password into the draft of this browser', async () => {
  const { user } = await open(complete);
  await user.type(field('Password'), 'top-secret');
  await user.type(field('User name'), '2');
  window.dispatchEvent(new Event('pagehide'));
  const stored = JSON.stringify({ ...localStorage });
  expect(stored).toContain('site@example.com2');
  expect(stored).not.toContain('top-secret');
});

test('shows what variables set, and which', async () => {
  await open({
    ...complete,
    smtpPort: 587,
    publicUrl: 'https://fixed.example',
    setBy: ['PUBLIC_URL', 'SMTP_URL', 'MAIL_FROM'],
  });
  const values = ['Address', 'Server', 'Encryption', 'User name', 'Sender'].map((label) => {
    const { readOnly, value } = field(label);
    return [readOnly, value];
  });
  expect(values).toEqual([
    [true, 'https://fixed.example'],
    [true, 'smtp.example.com:587'],
    [true, 'STARTTLS (usual)'],
    [true, 'site@example.com'],
    [true, 'news@example.com'],
  ]);
  screen.getByText('Set by the variable PUBLIC_URL');
  screen.getByText('Set by the variable MAIL_FROM');
  expect(screen.queryByText('Save')).toBeNull();
});

test('leaves the sender out where the variable sets it', async () => {
  const { user, changes } = await open({ ...complete, setBy: ['MAIL_FROM'] });
  expect(field('Sender').readOnly).toBe(true);
  await user.type(field('User name'), '2');
  await user.click(save(1));
  await screen.findByText('Email settings saved');
  expect(changes()[0]!.body).not.toHaveProperty('mailFrom');
});

test('says that a password from another server cannot be read', async () => {
  await open({ ...complete, password: 'unreadable', canSend: false });
  expect(screen.getByRole('alert').textContent).toContain('Enter the password again');
});
