import { toast } from '../../lib/toast-store';
import { failureText } from './failure-text';

interface Outcome {
  /** The toast for success, if any. */
  done?: string;
  detail?: string;
  failed: string;
}

/** Waits for a request and shows its outcome in a toast. @returns whether it succeeded */
export async function toastOutcome(
  work: Promise<unknown>,
  { done, detail, failed }: Outcome,
): Promise<boolean> {
  try {
    await work;
  } catch (error) {
    toastFailure(failed, error);
    return false;
  }
  if (done !== undefined) toast({ title: done, description: detail });
  return true;
}

/** Shows in a toast why a request failed. */
export const toastFailure = (title: string, error: unknown) =>
  toast({ title, description: failureText(error), variant: 'destructive' });
