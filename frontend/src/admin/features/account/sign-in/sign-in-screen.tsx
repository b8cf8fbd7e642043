import { ApiError } from '../../../../lib/errors';
import type { Credentials } from '@astaguide/contracts/account/auth';
import { signInMessages } from '@astaguide/contracts/account/sign-in-messages';
import { useMutation } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import { DropMark } from '../../../../ui/icons';
import { signInMutation } from '../../../../api/auth';
import { Button } from '../../../../ui/button';
import { TextField } from '../../../ui/inputs/text-field';
import { toast, toastError } from '../../../../lib/toast-store';

export function SignInScreen() {
  return (
    <main className="mx-auto flex min-h-dvh w-full max-w-md flex-col justify-center gap-8 px-4 py-12">
      <header className="text-center">
        <DropMark className="mx-auto size-10 text-accent" />
        <h1 className="mt-4 text-2xl">Admin Access</h1>
        <p className="mt-2 text-sm text-muted">Enter your credentials to access the admin dashboard</p>
      </header>
      <section
        aria-labelledby="sign-in-heading"
        className="rounded-md border border-line bg-surface p-6 sm:p-8"
      >
        <h2 id="sign-in-heading" className="mb-6 text-xl">
          Secure Login
        </h2>
        <SignInForm />
      </section>
      <p className="text-center text-xs text-muted">Protected admin area for authorized personnel only</p>
    </main>
  );
}

type FieldName = keyof Credentials;

/** Validated by the browser: the first visit would otherwise load the libraries of the large forms for two fields. */
function SignInForm() {
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

/** The message for a failed sign-in. */
export function signInFailure(error: unknown): string {
  // The server says how long to wait, and what works without waiting.
  if (error instanceof ApiError && error.status === 429)
    return error.problem?.detail ?? 'Too many attempts. Please try again later.';
  if (error instanceof ApiError && (error.status === 401 || error.status === 422))
    return 'Invalid email or password';
  return 'The server could not check your credentials. Please try again in a moment.';
}
