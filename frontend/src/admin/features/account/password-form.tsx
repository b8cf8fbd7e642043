import { z } from 'zod';
import { passwordChangeSchema, type PasswordChange } from '@astaguide/contracts/account/auth';
import { useMutation, useQuery } from '@tanstack/react-query';
import { ownerQuery } from '../../../api/auth';
import { changePasswordMutation } from '../../api/account';
import { ContractField, type FieldLayout } from '../../ui/form/contract-field';
import { contractForm } from '../../ui/form/contract-form';
import { InputForm } from '../../ui/form/input-form';

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

const passwordForm = {
  fields: contractForm(passwordChangeSchema).fields,
  schema: passwordRules,
  empty: { currentPassword: '', newPassword: '', repeatedPassword: '' },
  inputOf: (values: PasswordValues) => values,
};

const fields: FieldLayout<PasswordValues>[] = [
  {
    name: 'currentPassword',
    label: 'Current password',
    autoComplete: 'current-password',
    type: 'password',
    Control: CurrentPassword,
  },
  {
    name: 'newPassword',
    label: 'New password',
    hint: 'At least 15 characters. A passphrase works well.',
    autoComplete: 'new-password',
    type: 'password',
  },
  {
    name: 'repeatedPassword',
    label: 'Confirm new password',
    autoComplete: 'new-password',
    type: 'password',
    required: true,
  },
];

export function PasswordForm() {
  return (
    <InputForm
      contract={passwordForm}
      fields={fields}
      send={useMutation(changePasswordMutation).mutateAsync}
      done={() => ({ title: 'Password changed', description: 'All other browsers have been signed out.' })}
      failed="Failed to change password"
      toastsEveryFailure
      className="flex max-w-md flex-col gap-5"
      save="Change password"
      saving="Changing…"
    />
  );
}

function CurrentPassword({ field }: { field: FieldLayout<PasswordValues> }) {
  const { data: owner } = useQuery(ownerQuery);
  return (
    <>
      {/* Identifies the account for password managers. */}
      <input type="text" hidden readOnly autoComplete="username" value={owner?.email ?? ''} />
      <ContractField form={passwordForm} field={field} />
    </>
  );
}
