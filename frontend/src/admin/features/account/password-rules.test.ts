import { passwordRules, type PasswordValues } from './password-rules';

const good = {
  currentPassword: 'owner of the tests',
  newPassword: 'a long new password',
  repeatedPassword: 'a long new password',
};
const check = async (change: Partial<PasswordValues>) => {
  const options = { fields: {}, shouldUseNativeValidation: false };
  const { errors, values } = await passwordRules({ ...good, ...change }, undefined, options);
  const messages = Object.entries(errors).map(([field, error]) => [field, (error as Error).message]);
  return { values, messages: Object.fromEntries(messages) as Record<string, string> };
};

describe('passwordRules', () => {
  it('returns the current and the new password, without the repeated one', async () => {
    const { values, messages } = await check({});
    expect(messages).toEqual({});
    expect(values).toEqual({ currentPassword: good.currentPassword, newPassword: good.newPassword });
  });

  it('rejects new passwords that differ', async () =>
    expect((await check({ repeatedPassword: 'another long password' })).messages).toEqual({
      repeatedPassword: 'Passwords don’t match',
    }));

  it('reports every invalid field', async () =>
    expect((await check({ currentPassword: '', newPassword: '14 characters!' })).messages).toEqual({
      currentPassword: 'Enter your current password',
      newPassword: 'Use at least 15 characters',
      repeatedPassword: 'Passwords don’t match',
    }));
});
