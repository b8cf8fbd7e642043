import { messagesOf } from '../../lib/messages';
import { screen, waitFor } from '@testing-library/react';
import { answerApi } from '../../../testing/api-answers';
import { descriptionOf } from '../../../testing/description';
import { problem } from '../../../testing/problem';
import { renderPage } from '../../../testing/render-page';
import { PasswordForm, passwordRules, type PasswordValues } from './password-form';

const labels = ['Current password', 'New password', 'Confirm new password'];
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

function open(answer: () => unknown) {
  const calls = answerApi({ 'POST /api/auth/password': answer });
  const { user } = renderPage(<PasswordForm />);
  const submit = async (...values: string[]) => {
    for (const [index, value] of values.entries()) {
      await user.clear(field(labels[index]!));
      await user.type(field(labels[index]!), value);
    }
    await user.click(screen.getByRole('button', { name: 'Change password' }));
  };
  return { submit, changes: () => calls.filter(({ method }) => method === 'POST') };
}

test('rejects a password that is too short or not repeated correctly, without sending it', async () => {
  const { submit, changes } = open(() => undefined);
  await submit('the current one', 'too short', 'other');
  await waitFor(() => expect(descriptionOf(field('New password'))).toContain('Use at least 15 characters'));
  expect(descriptionOf(field('Confirm new password'))).toContain('Passwords don’t match');
  expect(changes()).toEqual([]);
});

test('shows a wrong current password at its field and focuses it', async () => {
  const errors = [{ path: 'currentPassword', message: 'Current password is incorrect' }];
  const { submit } = open(() => problem(422, { errors }));
  await submit('not the password', 'another long password', 'another long password');
  await screen.findByText('Failed to change password');
  expect(descriptionOf(field('Current password'))).toContain('Current password is incorrect');
  expect(document.activeElement).toBe(field('Current password'));
  expect(field('New password').value).toBe('another long password');
});

test('clears the fields after the password is changed', async () => {
  const { submit, changes } = open(() => undefined);
  await submit('the current one', 'another long password', 'another long password');
  await screen.findByText('Password changed');
  expect(changes()[0]!.body).toEqual({
    currentPassword: 'the current one',
    newPassword: 'another long password',
  });
  expect(labels.map((label) => field(label).value)).toEqual(['', '', '']);
});

const good = {
  currentPassword: 'owner of the tests',
  newPassword: 'a long new password',
  repeatedPassword: 'a long new password',
};
const check = (change: Partial<PasswordValues>) => {
  const parsed = passwordRules.safeParse({ ...good, ...change });
  return { values: parsed.data, messages: messagesOf(parsed) };
};

describe('passwordRules', () => {
  it('returns the current and the new password, without the repeated one', () => {
    const { values, messages } = check({});
    expect(messages).toEqual({});
    expect(values).toEqual({ currentPassword: good.currentPassword, newPassword: good.newPassword });
  });

  it('rejects new passwords that differ', () =>
    expect(check({ repeatedPassword: 'another long password' }).messages).toEqual({
      repeatedPassword: 'Passwords don’t match',
    }));

  it('reports every invalid field', () =>
    expect(check({ currentPassword: '', newPassword: '14 characters!' }).messages).toEqual({
      currentPassword: 'Enter your current password',
      newPassword: 'Use at least 15 characters',
      repeatedPassword: 'Passwords don’t match',
    }));
});
