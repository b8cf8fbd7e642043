import type {
  AnalyticsReport,
  ReportCsvQuery,
  ReportQuery,
} from '@astaguide/contracts/report/analytics-report';
import { queryOptions } from '@tanstack/react-query';

/** The figures of a period. They move while it lasts, so every look is a new one. */
export const analyticsReportQuery = (query: ReportQuery) =>
  queryOptions<AnalyticsReport>({
    queryKey: [`/api/analytics/report?${searchOf(query).toString()}`],
    staleTime: 0,
  });

/** Where a table of a report is to be had as a file. */
export function reportCsvAddress(query: ReportQuery, table: ReportCsvQuery['table']): string {
  const search = searchOf(query);
  search.set('table', table);
  return `/api/analytics/report.csv?${search.toString()}`;
}

/** A choice of days and filters as it stands in an address. */
export function searchOf({ range, compare, from, to, filter }: ReportQuery): URLSearchParams {
  const search = new URLSearchParams({ range, compare, ...(from && { from }), ...(to && { to }) });
  for (const text of [filter ?? []].flat()) search.append('filter', text);
  return search;
}
