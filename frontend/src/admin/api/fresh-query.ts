import { queryOptions } from '@tanstack/react-query';

/**
 * The query of a path, which is refetched whenever it is shown, because its data changes elsewhere.
 *
 * @param refetchInterval milliseconds after which it is polled while it is shown
 */
export const freshQuery = <Data>(path: string, refetchInterval: number | false = false) =>
  queryOptions<Data>({ queryKey: [path], staleTime: 0, refetchInterval });

/** The same for data that is pushed, or that a form starts from: a connection that is back does not refetch it. */
export const freshOnMountQuery = <Data>(path: string) =>
  queryOptions<Data>({ queryKey: [path], refetchOnMount: 'always' });
