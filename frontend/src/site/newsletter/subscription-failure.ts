import { ApiError } from '../../api/http';

/** What to tell a visitor whose sign-up failed: the server's own words, where it had any. */
export function subscriptionFailure(error: unknown): string {
  if (!(error instanceof ApiError)) return 'The server could not be reached. Please try again in a moment.';
  return error.problem?.errors?.[0]?.message ?? error.problem?.detail ?? error.message;
}
