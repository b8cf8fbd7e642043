import { useQuery } from '@tanstack/react-query';
import { historyImportsQuery } from '../api/analytics/history-imports';
import { analyticsSummaryQuery } from '../api/analytics/live-summary';

/** Whether nothing was ever counted or imported. */
export function useIsEmpty(): boolean {
  const { data: summary } = useQuery(analyticsSummaryQuery);
  const isUnvisited = summary?.totalClicks === 0 && summary.recentEvents.length === 0;
  const { data: imports } = useQuery({ ...historyImportsQuery, enabled: isUnvisited });
  return isUnvisited && imports?.length === 0;
}
