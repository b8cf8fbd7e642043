import { passwordChangeSchema, type PasswordChange } from '@astaguide/contracts/account/auth';
import { z } from 'zod';

/** The form's values: the new password twice, so that a typo does not lock the owner out. */
export type PasswordValues = PasswordChange & { repeatedPassword: string };

/** The contract's rules, and that both new passwords match. */
export const passwordRules = passwordChangeSchema
  .extend({ repeatedPassword: z.string() })
  .refine(({ newPassword, repeatedPassword }) => newPassword === repeatedPassword, {
    path: ['repeatedPassword'],
    message: 'Passwords don’t match',
    // Checked even if other fields are invalid, so that all messages show at once.
    when: () => true,
  })
  .transform(({ currentPassword, newPassword }): PasswordChange => ({ currentPassword, newPassword }));
