import type { Credentials, SignedIn } from '@astaguide/contracts/account/auth';
import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import { readStored, removeStored, writeStored } from '../lib/storage';
import { loadJson, orNull, sendJson } from './http';

/** Key from SPEC.md; only a hint for the first paint. */
const HINT_KEY = 'adminAuthenticated';

/** Path prefixes of queries with owner data. */
const ownerPaths = ['/api/owner/reports/', '/api/newsletter', '/api/images', '/api/auth/sessions'];

/** Articles with drafts, by their list or id, and what is typed. The published ones are public. */
const OWNER_POSTS = /^\/api\/blog(?!\?published|\/(slug|preview)\/)/;

/** Whether this browser was signed in at the last check. The response to `ownerQuery` decides. */
export function wasSignedIn(): boolean {
  return readStored(HINT_KEY) === 'true';
}

/** The signed-in owner, or null. */
export const ownerQuery = queryOptions<SignedIn | null>({
  queryKey: ['/api/auth/me'],
  queryFn: async ({ signal, client }) => {
    const owner = (await orNull(loadJson('/api/auth/me', signal), 401)) as SignedIn | null;
    if (owner) writeStored(HINT_KEY, 'true');
    else dropOwnerData(client);
    return owner;
  },
  meta: { expects401: true },
});

/** Signs in. Throws an ApiError: status 401 for wrong credentials, 429 for too many attempts. */
export const signInMutation = mutationOptions<SignedIn, Error, Credentials>({
  mutationFn: (credentials) => sendJson('POST', '/api/auth/login', credentials),
  onSuccess: (owner, _credentials, _result, { client }) => {
    writeStored(HINT_KEY, 'true');
    client.setQueryData(ownerQuery.queryKey, owner);
  },
  meta: { expects401: true },
});

/** Ends the session on the server. */
export const signOutMutation = mutationOptions({
  // A session that has already ended is no error.
  mutationFn: () => orNull(sendJson('POST', '/api/auth/logout'), 401),
  onSuccess: (_answer, _variables, _result, { client }) => forgetOwner(client),
});

/** Resets this browser to the state of a visitor: removes the hint, the signed-in owner, and all owner data. */
export function forgetOwner(client: QueryClient): void {
  dropOwnerData(client);
  client.setQueryData(ownerQuery.queryKey, null);
}

function dropOwnerData(client: QueryClient): void {
  removeStored(HINT_KEY);
  client.removeQueries({
    predicate: ({ queryKey: [path] }) =>
      OWNER_POSTS.test(String(path)) || ownerPaths.some((start) => String(path).startsWith(start)),
  });
}
