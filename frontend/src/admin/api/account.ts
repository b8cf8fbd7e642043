import type { PasswordChange, SignedInSession, SignInRecord } from '@astaguide/contracts/account/auth';
import { mutationOptions } from '@tanstack/react-query';
import { orNull, sendJson } from '../../api/http';
import { freshQuery } from './fresh-query';
import { refetching } from './mutations';

/** Active sessions. Refetched whenever the list is opened. */
export const sessionsQuery = freshQuery<SignedInSession[]>('/api/auth/sessions');

/** Recent sign-ins and failed attempts, newest first. Refetched whenever the list is opened. */
export const signInsQuery = freshQuery<SignInRecord[]>('/api/auth/sign-ins');

/** Changes the password and ends every other session. A wrong current password is one of the problem's `errors`. */
export const changePasswordMutation = mutationOptions({
  mutationFn: (change: PasswordChange) => sendJson('POST', '/api/auth/password', change),
  onSuccess: refetching(sessionsQuery),
});

/** Ends sessions by their ids. One that has already ended is no error. */
export const endSessionsMutation = mutationOptions({
  mutationFn: (ids: string[]) =>
    Promise.all(ids.map((id) => orNull(sendJson('DELETE', `/api/auth/sessions/${encodeURIComponent(id)}`)))),
  onSettled: refetching(sessionsQuery),
});
