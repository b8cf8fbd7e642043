import { ApiError } from '../../../api/http';
import { signInFailure } from './sign-in-failure';

describe('signInFailure', () => {
  it.each([
    [new ApiError(401, '{"title":"Unauthorized"}'), 'Invalid email or password'],
    [new ApiError(429, '', 1), 'Too many attempts. Please try again in 1 second.'],
    [new ApiError(429, '', 42), 'Too many attempts. Please try again in 42 seconds.'],
    [new ApiError(429, '', 880), 'Too many attempts. Please try again in 15 minutes.'],
    [new ApiError(429, ''), 'Too many attempts. Please try again later.'],
    [
      new TypeError('Failed to fetch'),
      'The server could not check your credentials. Please try again in a moment.',
    ],
  ])('returns for %s: %s', (error, text) => expect(signInFailure(error)).toBe(text));
});
