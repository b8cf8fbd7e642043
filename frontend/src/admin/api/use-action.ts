import { useMutation, type UseMutateAsyncFunction, type UseMutationOptions } from '@tanstack/react-query';
import { toastOutcome, type Outcome } from '../lib/failure';

/**
 * An action of the owner, whose outcome is shown in a toast.
 *
 * @returns the action, which returns whether it succeeded, and whether it is running
 */
export function useAction<Answer, Variables, Result>(
  mutation: UseMutationOptions<Answer, Error, Variables, Result>,
  outcome: Outcome<Answer>,
) {
  const { mutateAsync, isPending } = useMutation(mutation);
  const act = (...variables: Parameters<UseMutateAsyncFunction<Answer, Error, Variables, Result>>) =>
    toastOutcome(mutateAsync(...variables), outcome);
  return [act, isPending] as const;
}
