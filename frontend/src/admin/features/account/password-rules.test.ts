import { messagesOf } from '../../lib/messages';
import { passwordRules, type PasswordValues } from './password-rules';

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
