import { ApiError } from '../../../../lib/errors';
import { screen, waitFor } from '@testing-library/react';
import { answerApi, heldAnswer, refusal } from '../../../../testing/api-answers';
import { descriptionOf } from '../../../../testing/description';
import { renderPage } from '../../../../testing/render-page';
import { SignInScreen, signInFailure } from './sign-in-screen';

const email = () => screen.getByLabelText('Email');
const password = () => screen.getByLabelText('Password');

test('shows its headings and hints', () => {
  renderPage(<SignInScreen />);
  screen.getByRole('heading', { level: 1, name: 'Admin Access' });
  screen.getByText('Enter your credentials to access the admin dashboard');
  screen.getByRole('heading', { level: 2, name: 'Secure Login' });
  screen.getByText('Protected admin area for authorized personnel only');
});

test('requires both fields before sending', async () => {
  const calls = answerApi({});
  const { user } = renderPage(<SignInScreen />);
  await user.click(screen.getByRole('button', { name: 'Sign In' }));
  await waitFor(() => expect(descriptionOf(password())).toBe('Enter your password'));
  expect(descriptionOf(email())).toBe('Enter an email address');
  expect(document.activeElement).toBe(email());
  expect(calls).toEqual([]);
});

test('disables the button while signing in, and shows an error for wrong credentials', async () => {
  const { answer, give } = heldAnswer();
  const calls = answerApi({ 'POST /api/auth/login': answer });
  const { user } = renderPage(<SignInScreen />);
  await user.type(email(), 'owner@site.example');
  await user.type(password(), 'wrong{Enter}');
  expect(await screen.findByRole('button', { name: 'Signing in...' })).toHaveProperty('disabled', true);
  give(refusal(401, 'Unauthorized'));
  await screen.findByText('Authentication failed');
  screen.getByText('Invalid email or password');
  expect(screen.getByRole('button', { name: 'Sign In' })).toHaveProperty('disabled', false);
  expect(calls.map(({ body }) => body)).toEqual([{ email: 'owner@site.example', password: 'wrong' }]);
});

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
