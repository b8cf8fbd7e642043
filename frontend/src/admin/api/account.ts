import type { PasswordChange, SignedInSession } from '@astaguide/contracts/account/auth';
import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import { orNull, sendJson } from '../../api/http';

/** Active sessions. Refetched whenever the list is opened. */
export const sessionsQuery = queryOptions<SignedInSession[]>({
  queryKey: ['/api/auth/sessions'],
  refetchOnMount: 'always',
});

/** Changes the password and ends every other session. A wrong current password is one of the problem's `errors`. */
export const changePasswordMutation = mutationOptions<unknown, Error, PasswordChange>({
  mutationFn: (change) => sendJson('POST', '/api/auth/password', change),
  onSuccess: (_answer, _change, _result, { client }) => refetchSessions(client),
});

/** Ends sessions by their ids. One that has already ended is no error. */
export const endSessionsMutation = mutationOptions<unknown, Error, string[]>({
  mutationFn: (ids) =>
    Promise.all(ids.map((id) => orNull(sendJson('DELETE', `/api/auth/sessions/${encodeURIComponent(id)}`)))),
  onSettled: (_answer, _error, _ids, _result, { client }) => refetchSessions(client),
});

const refetchSessions = (client: QueryClient) =>
  client.invalidateQueries({ queryKey: sessionsQuery.queryKey });
