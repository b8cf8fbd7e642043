import { ApiError } from '../../../../lib/errors';

/** The message for a failed sign-in. */
export function signInFailure(error: unknown): string {
  // The server says how long to wait, and what works without waiting.
  if (error instanceof ApiError && error.status === 429)
    return error.problem?.detail ?? 'Too many attempts. Please try again later.';
  if (error instanceof ApiError && (error.status === 401 || error.status === 422))
    return 'Invalid email or password';
  return 'The server could not check your credentials. Please try again in a moment.';
}
