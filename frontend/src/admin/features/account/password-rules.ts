import { passwordChangeSchema, type PasswordChange } from '@astaguide/contracts/account/auth';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { z } from 'zod';

/** What the form holds: the new password twice, so that a typing mistake locks nobody out. */
export interface PasswordValues extends PasswordChange {
  repeatedPassword: string;
}

/** The contract's rules, and that both new passwords are the same. */
export const passwordRules = standardSchemaResolver(
  passwordChangeSchema
    .extend({ repeatedPassword: z.string() })
    .refine(({ newPassword, repeatedPassword }) => newPassword === repeatedPassword, {
      path: ['repeatedPassword'],
      message: "Passwords don't match",
      // Checked while other fields are wrong too, so that all messages show at once.
      when: () => true,
    })
    .transform(({ currentPassword, newPassword }): PasswordChange => ({ currentPassword, newPassword })),
);
