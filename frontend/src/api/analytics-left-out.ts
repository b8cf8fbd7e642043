import type { RangeQuery } from '@astaguide/contracts/analytics-report';
import type { LeftOutReport } from '@astaguide/contracts/left-out-report';
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
