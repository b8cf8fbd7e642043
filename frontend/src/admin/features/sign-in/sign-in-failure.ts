import { ApiError } from '../../../api/http';
import { formatPlural } from '../../../lib/format';

/** The message for a failed sign-in. */
export function signInFailure(error: unknown): string {
  if (error instanceof ApiError && error.status === 429) {
    return `Too many attempts. Please try again ${waitText(error.retryAfterSeconds)}.`;
  }
  if (error instanceof ApiError && (error.status === 401 || error.status === 422))
    return 'Invalid email or password';
  return 'The server could not check your credentials. Please try again in a moment.';
}

function waitText(seconds: number | undefined): string {
  if (seconds === undefined) return 'later';
  return seconds < 120
    ? `in ${formatPlural(Math.max(1, seconds), 'second')}`
    : `in ${formatPlural(Math.ceil(seconds / 60), 'minute')}`;
}
