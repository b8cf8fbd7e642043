import type { AnalyticsReport, ReportQuery } from '@astaguide/contracts/report/analytics-report';
import { keepPreviousData, useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { analyticsSummaryQuery } from '../../../api/analytics';
import { analyticsReportQuery } from '../../../api/analytics-report';
import { repeatAtMost } from './range/repeat-at-most';
import { useZonedToday } from './range/zoned-today';

/** Milliseconds between two readings of an open report, at the least. */
const REFETCH_PAUSE = 1000;

/**
 * A report, read again whenever the live summary moves, as long as today is in it. The one before it stays until
 * another is there.
 */
export function useLiveReport(query: ReportQuery): UseQueryResult<AnalyticsReport> {
  const client = useQueryClient();
  const { data: summary } = useQuery(analyticsSummaryQuery);
  const options = analyticsReportQuery(query);
  const [address] = options.queryKey;
  const refetching = useRef<ReturnType<typeof repeatAtMost>>(undefined);
  const seen = useRef(summary);
  const today = useZonedToday();

  useEffect(() => {
    const refetch = () => client.refetchQueries({ queryKey: [address], exact: true });
    const current = repeatAtMost(refetch, REFETCH_PAUSE);
    refetching.current = current;
    return () => current.stop();
  }, [client, address]);

  // An equal summary keeps its identity: another one has figures that moved.
  useEffect(() => {
    const hasMoved = seen.current !== undefined && seen.current !== summary;
    seen.current = summary;
    const hasToday = query.range !== 'custom' || query.to! >= today;
    if (hasMoved && hasToday) refetching.current?.ask();
  }, [summary, query, today]);

  return useQuery({ ...options, placeholderData: keepPreviousData });
}
