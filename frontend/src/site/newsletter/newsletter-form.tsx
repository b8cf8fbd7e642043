import { ApiError } from '../../lib/errors';
import { newsletter } from '@astaguide/content/home';
import { useMutation } from '@tanstack/react-query';
import { useId, useRef, type FormEvent } from 'react';
import { subscribeMutation } from '../../api/newsletter';
import { Button } from '../../ui/button';
import { toast } from '../../lib/toast-store';
import { trackGoal } from '../../lib/tracker/tracker';
import { preloadToasts } from '../../ui/toaster';

const subscribed = {
  title: 'Successfully subscribed!',
  description: "You'll receive our first newsletter within 24 hours.",
};
const toConfirm = {
  title: 'Check your inbox',
  description: 'Confirm by email; it may be in your spam folder.',
};

export function NewsletterForm() {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const { mutate: subscribe, isPending } = useMutation(subscribeMutation);

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isPending) return;
    const form = event.currentTarget;
    const { email, website } = Object.fromEntries(new FormData(form)) as Record<'email' | 'website', string>;
    if (!email.includes('@')) {
      toast({
        title: 'Invalid email',
        description: 'Please enter a valid email address.',
        variant: 'destructive',
      });
      input.current?.focus();
      return;
    }
    subscribe(
      { email, isActive: true, ...(website && { website }) },
      {
        onSuccess: ({ isActive }) => {
          form.reset();
          trackGoal('newsletter_signup');
          toast(isActive === false ? toConfirm : subscribed);
        },
        onError: (error) =>
          toast({
            title: 'Subscription failed',
            description: subscriptionFailure(error),
            variant: 'destructive',
          }),
      },
    );
  };

  return (
    // Before hydration, method 'dialog' prevents the browser from submitting the address in a URL.
    <form noValidate method="dialog" onSubmit={onSubmit} className="flex flex-col gap-1.5">
      <label htmlFor={id} className="text-sm font-semibold">
        {newsletter.label}
      </label>
      <div className="flex flex-col gap-3 sm:flex-row">
        <input
          ref={input}
          id={id}
          type="email"
          name="email"
          required
          autoComplete="email"
          placeholder={newsletter.placeholder}
          onFocus={preloadToasts}
          className="min-h-11 w-full min-w-0 rounded-sm border border-edge bg-surface px-3 text-base placeholder:text-muted user-invalid:border-bad"
        />
        <Button look="primary" className="shrink-0 sm:min-w-36" type="submit" disabled={isPending}>
          {isPending ? 'Subscribing…' : newsletter.button}
        </Button>
      </div>
      <div aria-hidden="true" className="absolute -left-[999rem] h-px w-px overflow-hidden">
        <input name="website" tabIndex={-1} autoComplete="off" />
      </div>
    </form>
  );
}

/** The message for a failed sign-up: the server's, if it has one. */
export function subscriptionFailure(error: unknown): string {
  if (!(error instanceof ApiError)) return 'Couldn’t reach the server. Please try again in a moment.';
  return error.problem?.errors?.[0]?.message ?? error.problem?.detail ?? error.message;
}
