import type {
  AnalyticsReport,
  ReportCsvQuery,
  ReportQuery,
} from '@astaguide/contracts/analytics/report/analytics-report';
import type { SavedView, SavedViewInput } from '@astaguide/contracts/analytics/saved-view';
import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import { freshQuery } from '../fresh-query';
import { deletionFrom, refetching, saveJson } from '../mutations';

const VIEWS = '/api/owner/reports/views';

/** The metrics of a period. Never cached, because they change during the period. */
export const analyticsReportQuery = (query: ReportQuery) =>
  freshQuery<AnalyticsReport>(`/api/owner/reports/report?${searchOf(query)}`);

/** Metrics that the server recomputes once a minute. Those of the range before stay until they are loaded. */
export const recomputedQuery = <Data>(path: string) =>
  queryOptions<Data>({
    queryKey: [path],
    staleTime: 0,
    refetchInterval: 60_000,
    placeholderData: keepPreviousData,
  });

/** The address of a table's CSV export. */
export const reportCsvAddress = (query: ReportQuery, table: ReportCsvQuery['table']) =>
  `/api/owner/reports/report.csv?${searchOf(query, { table })}`;

/** The address of a ZIP archive with every table. */
export const reportZipAddress = (query: ReportQuery) => `/api/owner/reports/report.zip?${searchOf(query)}`;

/** The period and filters as address parameters, followed by others. */
export function searchOf(query: ReportQuery, others: Record<string, string> = {}): string {
  const { range, compare, from, to, filter } = query;
  const search = new URLSearchParams({ range, compare, ...(from && { from }), ...(to && { to }) });
  for (const text of [filter ?? []].flat()) search.append('filter', text);
  for (const [name, value] of Object.entries(others)) search.set(name, value);
  return search.toString();
}

/** Saved views of the report, by name. */
export const savedViewsQuery = freshQuery<SavedView[]>(VIEWS);

/** Creates a view, or replaces the one with the given id. */
export const saveViewMutation = mutationOptions({
  mutationFn: ({ id, view }: { id?: number | undefined; view: SavedViewInput }) =>
    saveJson<SavedView>(VIEWS, id, view),
  onSuccess: refetching(savedViewsQuery),
});

export const deleteViewMutation = deletionFrom<number>(VIEWS, savedViewsQuery);
