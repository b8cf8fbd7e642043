import type {
  AnalyticsReport,
  ReportCsvQuery,
  ReportQuery,
} from '@astaguide/contracts/report/analytics-report';
import { queryOptions } from '@tanstack/react-query';

/** The metrics of a period. Never cached, because they change during the period. */
export const analyticsReportQuery = (query: ReportQuery) =>
  queryOptions<AnalyticsReport>({
    queryKey: [`/api/analytics/report?${searchOf(query).toString()}`],
    staleTime: 0,
  });

/** The address of a table's CSV export. */
export function reportCsvAddress(query: ReportQuery, table: ReportCsvQuery['table']): string {
  const search = searchOf(query);
  search.set('table', table);
  return `/api/analytics/report.csv?${search.toString()}`;
}

/** The period and filters in an address. */
export function searchOf({ range, compare, from, to, filter }: ReportQuery): URLSearchParams {
  const search = new URLSearchParams({ range, compare, ...(from && { from }), ...(to && { to }) });
  for (const text of [filter ?? []].flat()) search.append('filter', text);
  return search;
}
