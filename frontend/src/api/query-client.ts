import { MutationCache, QueryCache, QueryClient, type QueryFunctionContext } from '@tanstack/react-query';
import { forgetOwner } from './auth';
import { ApiError } from '../lib/errors';
import { type ApiLoader } from './http';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: CallMeta;
    mutationMeta: CallMeta;
  }
}

interface CallMeta extends Record<string, unknown> {
  /** A 401 is an expected result of this call, and does not end the session. */
  expects401?: boolean;
}

const loaders = new WeakMap<QueryClient, ApiLoader>();

/** The API loader for custom query functions: over the network in a browser, in-process on the server. */
export function loaderOf(client: QueryClient): ApiLoader {
  const load = loaders.get(client);
  if (!load) throw new Error('This client was not made by createQueryClient');
  return load;
}

/** The answer to a query's path, for query functions that change it. */
export async function answerTo<Answer>({ client, queryKey, signal }: QueryFunctionContext): Promise<Answer> {
  return (await loaderOf(client)(String(queryKey[0]), signal)) as Answer;
}

/**
 * A client whose queries load the path in their key, never become stale, and are not retried. A 401 response to any
 * call ends the owner's session in this client as well.
 */
export function createQueryClient(load: ApiLoader): QueryClient {
  const onError = (error: unknown, meta: CallMeta | undefined) => {
    if (error instanceof ApiError && error.status === 401 && !meta?.expects401) forgetOwner(client);
  };
  const client: QueryClient = new QueryClient({
    queryCache: new QueryCache({ onError: (error, query) => onError(error, query.meta) }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _result, mutation) => onError(error, mutation.meta),
    }),
    defaultOptions: {
      queries: {
        queryFn: answerTo,
        staleTime: Infinity,
        refetchOnWindowFocus: false,
        retry: false,
      },
    },
  });
  loaders.set(client, load);
  return client;
}
