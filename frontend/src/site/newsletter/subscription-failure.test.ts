import { ApiError } from '../../lib/errors';
import { subscriptionFailure } from './newsletter-form';

const problem = (status: number, more: object) =>
  new ApiError(status, JSON.stringify({ type: 'about:blank', title: 'Error', status, detail: '', ...more }));

describe('what a visitor reads when a sign-up failed', () => {
  it('is what the server found wrong with the address', () => {
    const errors = [{ path: 'email', message: 'Please enter a valid email address.' }];
    expect(subscriptionFailure(problem(422, { detail: 'The input is not valid.', errors }))).toBe(
      'Please enter a valid email address.',
    );
  });

  it('is the problem’s detail where no field is named', () => {
    const detail = 'Too many tries. Try again in 9 minutes.';
    expect(subscriptionFailure(problem(429, { detail }))).toBe(detail);
  });

  it('is status and text where the answer was no problem', () => {
    expect(subscriptionFailure(new ApiError(502, 'Bad Gateway'))).toBe('502: Bad Gateway');
  });

  it('is plain words where there was no answer', () => {
    expect(subscriptionFailure(new TypeError('Failed to fetch'))).toBe(
      'Couldn’t reach the server. Please try again in a moment.',
    );
  });
});
