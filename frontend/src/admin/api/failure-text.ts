import { ApiError } from '../../api/http';

/** The message for a failed request: the server's, if it has one. */
export function failureText(error: unknown): string {
  if (!(error instanceof ApiError)) return 'The server could not be reached. Please try again in a moment.';
  if (error.status === 401) return 'Your session has ended. Sign in again: a form keeps what you typed.';
  return fieldErrors(error)[0]?.message ?? error.problem?.detail ?? error.message;
}

/** What the server says is wrong with single fields; empty for any other failure. */
export const fieldErrors = (error: unknown) => (error instanceof ApiError && error.problem?.errors) || [];
