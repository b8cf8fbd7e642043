import {
  mutationOptions,
  type MutationFunctionContext,
  type QueryClient,
  type QueryFilters,
  type QueryKey,
} from '@tanstack/react-query';
import { orNull, sendJson } from '../../api/http';

/** Adds an entity to those at a path, or replaces the one with an id. */
export const saveJson = <Answer>(path: string, id: number | string | undefined, input: unknown) =>
  id === undefined ? sendJson<Answer>('POST', path, input) : sendJson<Answer>('PUT', `${path}/${id}`, input);

/** The queries whose path begins with another. */
export const under = (path: string) => ({
  predicate: ({ queryKey }: { queryKey: QueryKey }) => String(queryKey[0]).startsWith(path),
});

/** Refetches what is shown of these queries, and marks the rest as out of date. */
export const refetch = (client: QueryClient, ...queries: QueryFilters[]) =>
  Promise.all(queries.map((query) => client.invalidateQueries(query)));

/** The same as `onSuccess` or `onSettled` of a mutation, which is pending until the queries are up to date. */
export const refetching =
  (...queries: QueryFilters[]) =>
  // The context is the last parameter of both.
  (...parameters: unknown[]) =>
    refetch((parameters.at(-1) as MutationFunctionContext).client, ...queries);

/** Deletes an entity of those at a path, by its key; one that is already gone is no error. Then refetches queries. */
export const deletionFrom = <Key extends string | number>(path: string, ...queries: QueryFilters[]) =>
  mutationOptions({
    mutationFn: (key: Key) => orNull(sendJson('DELETE', `${path}/${encodeURIComponent(key)}`)),
    onSettled: refetching(...queries),
  });
