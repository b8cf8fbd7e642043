import { toast } from '../../lib/toast-store';
import { failureText } from './failure-text';

interface Outcome {
  /** What is told of success, if anything. */
  done?: string;
  detail?: string;
  failed: string;
}

/**
 * Waits for what the owner asked of the server, and tells in a toast how it ended.
 *
 * @returns whether it succeeded
 */
export async function tellOutcome(
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
