import type { RangeQuery } from '@astaguide/contracts/report/analytics-report';
import type { LeftOutCsvQuery, LeftOutReport } from '@astaguide/contracts/analytics/left-out-report';
import { queryOptions } from '@tanstack/react-query';
import { searchOf } from './analytics-report';

/** Computed once a minute: more often there is nothing new. */
const FRESH = 60_000;

/** What was judged to be bots', and so left out of the figures. */
export const leftOutQuery = (query: RangeQuery) =>
  queryOptions<LeftOutReport>({
    queryKey: [`/api/analytics/left-out?${searchOf(query).toString()}`],
    staleTime: 0,
    refetchInterval: FRESH,
  });

/** Where a table of it is to be had as a file. */
export function leftOutCsvAddress(query: RangeQuery, table: LeftOutCsvQuery['table']): string {
  const search = searchOf(query);
  search.set('table', table);
  return `/api/analytics/left-out.csv?${search.toString()}`;
}
