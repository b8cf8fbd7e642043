import { ApiError } from '../../api/http';

/** What to tell the owner about a call that failed: the server's own words, where it had any. */
export function failureText(error: unknown): string {
  if (!(error instanceof ApiError)) return 'The server could not be reached. Please try again in a moment.';
  if (error.status === 401) return 'Your session has ended. Sign in again: a form keeps what you typed.';
  return error.problem?.errors?.[0]?.message ?? error.problem?.detail ?? error.message;
}
