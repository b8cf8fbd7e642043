import { ApiError } from '../../../../lib/errors';
import { signInFailure } from './sign-in-failure';

describe('signInFailure', () => {
  it.each([
    [new ApiError(401, '{"title":"Unauthorized"}'), 'Invalid email or password'],
    [
      new ApiError(
        429,
        '{"type":"about:blank","title":"Too Many Requests","status":429,"detail":"Try again in 42 seconds."}',
      ),
      'Try again in 42 seconds.',
    ],
    [new ApiError(429, ''), 'Too many attempts. Please try again later.'],
    [
      new TypeError('Failed to fetch'),
      'The server could not check your credentials. Please try again in a moment.',
    ],
  ])('returns for %s: %s', (error, text) => expect(signInFailure(error)).toBe(text));
});
