import { screen, waitFor } from '@testing-library/react';
import { answerApi, heldAnswer, refusal } from '../../testing/api-answers';
import { renderPage } from '../../testing/render-page';
import { isTold } from '../../testing/toasts';
import { SignInScreen } from './sign-in-screen';

test('asks for both fields, waits for the answer, and tells a refusal', async () => {
  const { answer, give } = heldAnswer();
  const calls = answerApi({ 'POST /api/auth/login': answer });
  const { user } = renderPage(<SignInScreen />);
  expect(screen.getByText('Enter your credentials to access the admin dashboard')).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Secure Login' })).toBeTruthy();
  expect(screen.getByText('Protected admin area for authorized personnel only')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Sign In' }));
  expect(await screen.findByText('Enter your password')).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Email')));
  expect(calls).toEqual([]);

  await user.type(screen.getByLabelText('Email'), 'owner@example.com');
  await user.type(screen.getByLabelText('Password'), 'wrong{Enter}');
  const waiting = await screen.findByRole<HTMLButtonElement>('button', { name: 'Signing in...' });
  expect(waiting.disabled).toBe(true);
  expect(calls.map(({ body }) => body)).toEqual([{ email: 'owner@example.com', password: 'wrong' }]);
  give(refusal(401, 'Unauthorized'));
  await isTold('Authentication failedInvalid email or password');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Sign In' }).disabled).toBe(false);
});
