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
    toast({ title: failed, description: failureText(error), variant: 'destructive' });
    return false;
  }
  if (done !== undefined) toast({ title: done, description: detail });
  return true;
}
