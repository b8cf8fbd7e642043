import type { EventTrace, TraceMetric } from '@astaguide/contracts/analytics/event-trace';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { loaderOf } from '../../../api/query-client';

/** The events to list. */
export interface TraceAsk {
  /** Moments in UTC; `to` is exclusive. */
  from: string;
  to: string;
  metric: TraceMetric;
  /** 'page:/comparison'; an event must match all of them. */
  filters: readonly string[];
  bots?: 'only' | 'without';
}

/** The events of a metric, newest first, by page. Refetched whenever they are opened. */
export function eventTraceQuery({ from, to, metric, filters, bots }: TraceAsk) {
  const search = new URLSearchParams({ from, to, metric, ...(bots && { bots }) });
  for (const filter of filters) search.append('filter', filter);
  const address = `/api/owner/reports/events?${search.toString()}`;
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
