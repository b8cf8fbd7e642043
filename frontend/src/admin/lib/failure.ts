import { ApiError } from '../../lib/errors';
import { toast, toastError } from '../../lib/toast-store';

/** An error page of a proxy whose server is gone. */
const HTML_PAGE = /^\d+: *</;

/** The message for a failed request: the server's, if it has one. */
export function failureText(error: unknown): string {
  if (!(error instanceof ApiError) || HTML_PAGE.test(error.message))
    return 'The server could not be reached. Please try again in a moment.';
  if (error.status === 401) return 'Your session has ended. Sign in again: a form keeps what you typed.';
  return fieldErrors(error)[0]?.message ?? error.problem?.detail ?? error.message;
}

/** What the server says is wrong with single fields; empty for any other failure. */
export const fieldErrors = (error: unknown) => (error instanceof ApiError && error.problem?.errors) || [];

/** The current version of the entity, if a save was rejected because of a conflicting edit. */
export function otherEdit<Entity>(error: unknown): Entity | undefined {
  if (!(error instanceof ApiError) || error.status !== 409) return undefined;
  return error.problem?.current as Entity | undefined;
}

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
