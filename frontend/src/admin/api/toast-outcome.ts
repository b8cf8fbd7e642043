import { toast, toastError } from '../../lib/toast-store';
import { failureText } from './failure-text';

export interface Outcome<Answer> {
  /** The toast for success, if any: its title, or what it says of the answer. */
  done?: string | ((answer: Answer) => Parameters<typeof toast>[0]);
  detail?: string;
  failed: string;
}

/** Waits for a request and shows its outcome in a toast. @returns whether it succeeded */
export async function toastOutcome<Answer>(
  work: Promise<Answer>,
  { done, detail, failed }: Outcome<Answer>,
): Promise<boolean> {
  let answer: Answer;
  try {
    answer = await work;
  } catch (error) {
    toastFailure(failed, error);
    return false;
  }
  if (done !== undefined)
    toast(typeof done === 'string' ? { title: done, description: detail } : done(answer));
  return true;
}

/** Shows in a toast why a request failed. */
export const toastFailure = (title: string, error: unknown) => toastError(title, failureText(error));
