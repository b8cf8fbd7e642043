import { passwordChangeSchema, type PasswordChange } from '@astaguide/contracts/account/auth';
import type { Resolver } from 'react-hook-form';
import { zodResolver } from '../../lib/zod-resolver';

/** What the form holds: the new password twice, so that a slip of the finger locks nobody out. */
export interface PasswordValues extends PasswordChange {
  repeatedPassword: string;
}

const ofTheContract = zodResolver<PasswordChange, PasswordValues>(passwordChangeSchema);

/** The contract's rules, and that both new passwords are the same. */
export const passwordRules: Resolver<PasswordValues, unknown, PasswordChange> = async (values, ...rest) => {
  const result = await ofTheContract(values, ...rest);
  if (values.newPassword === values.repeatedPassword) return result;
  const repeatedPassword = { type: 'repeated', message: "Passwords don't match" };
  return { values: {}, errors: { ...result.errors, repeatedPassword } };
};
