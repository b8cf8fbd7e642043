import type { AnalyticsReport, ReportQuery } from '@astaguide/contracts/analytics/report/analytics-report';
import type { ReportRange } from '@astaguide/contracts/lib/report-period';
import { keepPreviousData, useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { analyticsSummaryQuery } from '../../../api/analytics/live-summary';
import { analyticsReportQuery } from '../../../api/analytics/report';
import { useZonedToday } from '../../../api/owner-settings';

/** Ranges without today. */
const past: readonly ReportRange[] = ['yesterday', 'last-month'];

/** Minimum milliseconds between two refetches of an open report. */
const REFETCH_PAUSE = 1000;

/**
 * A report, refetched whenever the live summary changes, as long as today is in it. The previous report stays until
 * the next one is loaded.
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

  // Structural sharing keeps the identity of an equal summary, so a new identity means that metrics changed.
  useEffect(() => {
    const hasMoved = seen.current !== undefined && seen.current !== summary;
    seen.current = summary;
    const hasToday = query.range === 'custom' ? query.to! >= today : !past.includes(query.range);
    if (hasMoved && hasToday) refetching.current?.ask();
  }, [summary, query, today]);

  return useQuery({ ...options, placeholderData: keepPreviousData });
}

/**
 * Throttles an async task: one run at a time, with a minimum time between starts. Calls during that time are combined
 * into one more run.
 *
 * @param pause minimum milliseconds between two starts
 */
export function repeatAtMost(
  task: () => Promise<unknown>,
  pause: number,
): { ask: () => void; stop: () => void } {
  let isAsked = false;
  let isRunning = false;
  let isStopped = false;
  const run = async () => {
    isRunning = true;
    while (isAsked && !isStopped) {
      isAsked = false;
      await Promise.all([task(), new Promise((resolve) => setTimeout(resolve, pause))]);
    }
    isRunning = false;
  };
  return {
    ask: () => {
      isAsked = true;
      if (!isRunning) void run();
    },
    stop: () => {
      isStopped = true;
    },
  };
}
