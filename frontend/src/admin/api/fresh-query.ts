import { queryOptions } from '@tanstack/react-query';

/** The query of a path, which is refetched whenever it is shown, because its data changes elsewhere. */
export const freshQuery = <Data>(path: string) => queryOptions<Data>({ queryKey: [path], staleTime: 0 });
