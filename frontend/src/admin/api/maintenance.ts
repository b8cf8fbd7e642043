import type { Integrity, Storage } from '@astaguide/contracts/operations/data-integrity';
import { liveEventNames } from '@astaguide/contracts/analytics/live-event';
import type { MaintenanceRun, RunRequest } from '@astaguide/contracts/operations/maintenance-run';
import { mutationOptions, queryOptions, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { sendJson } from '../../api/http';
import { freshQuery } from './fresh-query';
import { refetch, refetching } from './mutations';

/** Completeness and drift of the metrics; updated by the live stream. */
export const integrityQuery = queryOptions<Integrity>({
  queryKey: ['/api/analytics/integrity'],
  refetchOnMount: 'always',
});

/** The newest runs; updated by the live stream. */
export const runsQuery = queryOptions<MaintenanceRun[]>({
  queryKey: ['/api/maintenance/runs'],
  refetchOnMount: 'always',
});

/** Storage of events and metrics. Refetched whenever it is opened. */
export const storageQuery = freshQuery<Storage>('/api/analytics/storage');

export const startRunMutation = mutationOptions({
  mutationFn: (request: RunRequest) => sendJson<MaintenanceRun>('POST', '/api/maintenance/runs', request),
  onSuccess: (run, _request, _result, { client }) => addRun(client, run),
});

/** Cancels a run by its id. For one that has ended, its final state is shown. */
export const cancelRunMutation = mutationOptions({
  mutationFn: (id: number) => sendJson<MaintenanceRun>('POST', `/api/maintenance/runs/${id}/cancel`),
  onSuccess: (run, _id, _result, { client }) => mergeRuns(client, [run]),
  onError: refetching(runsQuery),
});

/** Adds a new run to the list. */
export function addRun(client: QueryClient, run: MaintenanceRun): void {
  const known = client.getQueryData(runsQuery.queryKey);
  // The stream may have newer data than this response.
  if (!known?.some(({ id }) => id === run.id)) mergeRuns(client, [run]);
}

/** Writes runs and data integrity from the live stream into the query cache. */
export function maintenanceListeners(client: QueryClient): Record<string, (data: string) => void> {
  return {
    [liveEventNames.runs]: (data) => mergeRuns(client, JSON.parse(data) as MaintenanceRun[]),
    [liveEventNames.integrity]: pushedTo(client, integrityQuery),
  };
}

/** Writes an event of the live stream into the query cache. */
export function pushedTo(client: QueryClient, { queryKey }: { queryKey: QueryKey }) {
  return (data: string): void => {
    // A pending response is older than this push and must not replace it.
    void client.cancelQueries({ queryKey });
    client.setQueryData(queryKey, JSON.parse(data));
  };
}

/** Refetches after a lost connection, because updates may have been missed. */
export const refetchMaintenance = (client: QueryClient) => refetch(client, integrityQuery, runsQuery);

/** Merges runs into the cached list, if there is one: newest first, each once. */
function mergeRuns(client: QueryClient, moved: readonly MaintenanceRun[]): void {
  client.setQueryData(runsQuery.queryKey, (known) => {
    if (!known) return known;
    const byId = new Map([...known, ...moved].map((run) => [run.id, run]));
    return [...byId.values()].sort((one, other) => other.id - one.id);
  });
}
