import type { EventTrace, TraceFigure } from '@astaguide/contracts/analytics/event-trace';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { loaderOf } from '../../api/query-client';

/** Which events are opened. */
export interface TraceAsk {
  /** Moments in UTC, the second not included. */
  from: string;
  to: string;
  figure: TraceFigure;
  /** 'page:/comparison'; all must hold. */
  filters: readonly string[];
  bots?: 'only' | 'without';
}

/** The events of a figure, newest first, a page at a time. Read anew whenever they are opened. */
export function eventTraceQuery({ from, to, figure, filters, bots }: TraceAsk) {
  const search = new URLSearchParams({ from, to, figure, ...(bots && { bots }) });
  for (const filter of filters) search.append('filter', filter);
  const address = `/api/analytics/events?${search.toString()}`;
  return infiniteQueryOptions({
    queryKey: [address],
    queryFn: async ({ pageParam, signal, client }) =>
      (await loaderOf(client)(
        pageParam === '' ? address : `${address}&cursor=${encodeURIComponent(pageParam)}`,
        signal,
      )) as EventTrace,
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
    staleTime: 0,
    gcTime: 0,
  });
}
