import { ApiError } from '../../lib/errors';

/** The message for a failed sign-up: the server's, if it has one. */
export function subscriptionFailure(error: unknown): string {
  if (!(error instanceof ApiError)) return 'Couldn’t reach the server. Please try again in a moment.';
  return error.problem?.errors?.[0]?.message ?? error.problem?.detail ?? error.message;
}
