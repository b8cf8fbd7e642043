import type {
  AnalyticsReport,
  ReportCsvQuery,
  ReportQuery,
} from '@astaguide/contracts/report/analytics-report';
import type { SavedView, SavedViewInput } from '@astaguide/contracts/report/saved-view';
import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import { orNull, sendJson } from '../../../api/http';
import { saveJson } from '../save-json';

const VIEWS = '/api/analytics/views';

/** The metrics of a period. Never cached, because they change during the period. */
export const analyticsReportQuery = (query: ReportQuery) =>
  queryOptions<AnalyticsReport>({
    queryKey: [`/api/analytics/report?${searchOf(query)}`],
    staleTime: 0,
  });

/** Options of metrics that the server recomputes once a minute. Those of the range before stay until they are loaded. */
export const recomputed = { staleTime: 0, refetchInterval: 60_000, placeholderData: keepPreviousData };

/** The address of a table's CSV export. */
export const reportCsvAddress = (query: ReportQuery, table: ReportCsvQuery['table']) =>
  `/api/analytics/report.csv?${searchOf(query, { table })}`;

/** The period and filters as address parameters, followed by others. */
export function searchOf(query: ReportQuery, others: Record<string, string> = {}): string {
  const { range, compare, from, to, filter } = query;
  const search = new URLSearchParams({ range, compare, ...(from && { from }), ...(to && { to }) });
  for (const text of [filter ?? []].flat()) search.append('filter', text);
  for (const [name, value] of Object.entries(others)) search.set(name, value);
  return search.toString();
}

/** Saved views of the report, by name. */
export const savedViewsQuery = queryOptions<SavedView[]>({ queryKey: [VIEWS], refetchOnMount: 'always' });

/** Creates a view, or replaces the one with the given id. */
export const saveViewMutation = mutationOptions<
  SavedView,
  Error,
  { id?: number | undefined; view: SavedViewInput }
>({
  mutationFn: async ({ id, view }) => (await saveJson(VIEWS, id, view)) as SavedView,
  onSuccess: (_answer, _view, _result, { client }) =>
    client.invalidateQueries({ queryKey: savedViewsQuery.queryKey }),
});

/** Deletes a view. One that is already gone is no error. */
export const deleteViewMutation = mutationOptions<unknown, Error, number>({
  mutationFn: (id) => orNull(sendJson('DELETE', `${VIEWS}/${id}`)),
  onSettled: (_answer, _error, _id, _result, { client }) =>
    client.invalidateQueries({ queryKey: savedViewsQuery.queryKey }),
});
