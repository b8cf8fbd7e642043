import type { Credentials, SignedIn } from '@astaguide/contracts/account/auth';
import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import { readStored, removeStored, writeStored } from '../lib/storage';
import { ApiError, loadJson, sendJson } from './http';

/** Kept by name from SPEC.md; only a hint which screen to paint first. */
const HINT_KEY = 'adminAuthenticated';

/** Queries below these paths hold what only the owner may see. */
const ownerPaths = ['/api/analytics/', '/api/newsletter', '/api/images', '/api/auth/sessions'];

/** Drafts and all; the lists that are asked for with a query, and the articles below it, are everybody's. */
const OWNER_POSTS_PATH = '/api/blog';

/** Whether this browser was signed in when it last looked. The server's answer to `ownerQuery` decides. */
export function wasSignedIn(): boolean {
  return readStored(HINT_KEY) === 'true';
}

/** Who is signed in; null when nobody is. */
export const ownerQuery = queryOptions<SignedIn | null>({
  queryKey: ['/api/auth/me'],
  queryFn: async ({ signal, client }) => {
    try {
      const owner = (await loadJson('/api/auth/me', signal)) as SignedIn;
      writeStored(HINT_KEY, 'true');
      return owner;
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 401) throw error;
      dropOwnerData(client);
      return null;
    }
  },
  meta: { expects401: true },
});

/** Signs in. A wrong pair is an ApiError of status 401, too many tries one of 429. */
export const signInMutation = mutationOptions<SignedIn, Error, Credentials>({
  mutationFn: async (credentials) => (await sendJson('POST', '/api/auth/login', credentials)) as SignedIn,
  onSuccess: (owner, _credentials, _result, { client }) => {
    writeStored(HINT_KEY, 'true');
    client.setQueryData(ownerQuery.queryKey, owner);
  },
  meta: { expects401: true },
});

/** Ends the session on the server. */
export const signOutMutation = mutationOptions({
  mutationFn: async () => {
    try {
      await sendJson('POST', '/api/auth/logout');
    } catch (error) {
      // A session that is already over is what signing out asks for.
      if (!(error instanceof ApiError) || error.status !== 401) throw error;
    }
  },
  onSuccess: (_answer, _variables, _result, { client }) => forgetOwner(client),
});

/** Returns this browser to the state of a visitor: no hint, nobody signed in, none of the owner's data. */
export function forgetOwner(client: QueryClient): void {
  dropOwnerData(client);
  client.setQueryData(ownerQuery.queryKey, null);
}

function dropOwnerData(client: QueryClient): void {
  removeStored(HINT_KEY);
  client.removeQueries({
    predicate: ({ queryKey }) =>
      queryKey[0] === OWNER_POSTS_PATH || ownerPaths.some((path) => String(queryKey[0]).startsWith(path)),
  });
}
