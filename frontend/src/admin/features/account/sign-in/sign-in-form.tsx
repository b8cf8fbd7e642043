import type { Credentials } from '@astaguide/contracts/account/auth';
import { signInMessages } from '@astaguide/contracts/account/sign-in-messages';
import { useMutation } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import { signInMutation } from '../../../../api/auth';
import { Button } from '../../../../ui/button';
import { TextField } from '../../../ui/inputs/text-field';
import { toast, toastError } from '../../../../lib/toast-store';
import { signInFailure } from './sign-in-failure';

type FieldName = keyof Credentials;

/** Validated by the browser: the first visit would otherwise load the libraries of the large forms for two fields. */
export function SignInForm() {
  const { mutateAsync: signIn, isPending } = useMutation(signInMutation);
  const [invalid, setInvalid] = useState<readonly FieldName[]>([]);
  const field = (name: FieldName) => ({
    name,
    required: true,
    error: invalid.includes(name) ? signInMessages[name] : undefined,
  });

  const onSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const inputs = invalidInputs(form);
    setInvalid(inputs.map(nameOf));
    inputs[0]?.focus();
    if (inputs.length > 0) return;
    try {
      await signIn(Object.fromEntries(new FormData(form)) as Record<FieldName, string>);
      toast({ title: 'Login successful', description: 'Welcome to the admin dashboard' });
    } catch (error) {
      toastError('Authentication failed', signInFailure(error));
    }
  };
  /** An error disappears as soon as its field is valid. */
  const onChange = ({ currentTarget }: { currentTarget: HTMLFormElement }) => {
    const names = invalidInputs(currentTarget).map(nameOf);
    setInvalid((shown) => shown.filter((name) => names.includes(name)));
  };
  return (
    <form
      noValidate
      className="flex flex-col gap-5"
      onChange={onChange}
      onSubmit={(event) => void onSubmit(event)}
    >
      <TextField label="Email" type="email" autoComplete="username" {...field('email')} />
      <TextField label="Password" type="password" autoComplete="current-password" {...field('password')} />
      <Button look="primary" className="mt-1 w-full" type="submit" disabled={isPending}>
        {isPending ? 'Signing in...' : 'Sign In'}
      </Button>
    </form>
  );
}

const invalidInputs = (form: HTMLFormElement) =>
  [...form.querySelectorAll('input')].filter(({ validity }) => !validity.valid);

const nameOf = ({ name }: HTMLInputElement) => name as FieldName;
