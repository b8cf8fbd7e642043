import type { PasswordChange } from '@astaguide/contracts/account/auth';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { changePasswordMutation } from '../../api/account';
import { ownerQuery } from '../../../api/auth';
import { fieldErrors } from '../../api/failure-text';
import { toastFailure } from '../../api/toast-outcome';
import { FormButtons } from '../../ui/form/form-buttons';
import { TextField } from '../../ui/inputs/text-field';
import { toast } from '../../../lib/toast-store';
import { passwordRules, type PasswordValues } from './password-rules';

const empty: PasswordValues = { currentPassword: '', newPassword: '', repeatedPassword: '' };

export function PasswordForm() {
  const { data: owner } = useQuery(ownerQuery);
  const { mutateAsync: changePassword } = useMutation(changePasswordMutation);
  const { register, handleSubmit, reset, setError, formState } = useForm<
    PasswordValues,
    unknown,
    PasswordChange
  >({ resolver: passwordRules, defaultValues: empty });
  const { errors, isSubmitting } = formState;
  const field = (name: keyof PasswordValues) => ({
    type: 'password',
    required: true,
    error: errors[name]?.message,
    ...register(name),
  });

  const onSubmit = handleSubmit(async (change) => {
    try {
      await changePassword(change);
      reset(empty);
      toast({ title: 'Password changed', description: 'All other browsers have been signed out.' });
    } catch (error) {
      const [first, ...others] = fieldErrors(error);
      if (first) setError(first.path as keyof PasswordValues, first, { shouldFocus: true });
      for (const other of others) setError(other.path as keyof PasswordValues, other);
      toastFailure('Failed to change password', error);
    }
  });

  return (
    <form noValidate className="flex max-w-md flex-col gap-5" onSubmit={(event) => void onSubmit(event)}>
      {/* Identifies the account for password managers. */}
      <input type="text" hidden readOnly autoComplete="username" value={owner?.email ?? ''} />
      <TextField label="Current password" autoComplete="current-password" {...field('currentPassword')} />
      <TextField
        label="New password"
        autoComplete="new-password"
        hint="At least 15 characters. A passphrase works well."
        {...field('newPassword')}
      />
      <TextField label="Confirm new password" autoComplete="new-password" {...field('repeatedPassword')} />
      <FormButtons save="Change password" saving="Changing…" isSending={isSubmitting} />
    </form>
  );
}
