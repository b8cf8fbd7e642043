import type { Integrity, Storage } from '@astaguide/contracts/operations/data-integrity';
import { liveEventNames } from '@astaguide/contracts/analytics/live-event';
import type { MaintenanceRun, RunRequest } from '@astaguide/contracts/operations/maintenance-run';
import { mutationOptions, queryOptions, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { sendJson } from '../../api/http';

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
export const storageQuery = queryOptions<Storage>({
  queryKey: ['/api/analytics/storage'],
  refetchOnMount: 'always',
});

export const startRunMutation = mutationOptions<MaintenanceRun, Error, RunRequest>({
  mutationFn: async (request) => (await sendJson('POST', '/api/maintenance/runs', request)) as MaintenanceRun,
  onSuccess: (run, _request, _result, { client }) => addRun(client, run),
});

/** Cancels a run by its id. For one that has ended, its final state is shown. */
export const cancelRunMutation = mutationOptions<MaintenanceRun, Error, number>({
  mutationFn: async (id) => (await sendJson('POST', `/api/maintenance/runs/${id}/cancel`)) as MaintenanceRun,
  onSuccess: (run, _id, _result, { client }) => mergeRuns(client, [run]),
  onError: (_error, _id, _result, { client }) => client.invalidateQueries({ queryKey: runsQuery.queryKey }),
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
export function refetchMaintenance(client: QueryClient): void {
  for (const { queryKey } of [integrityQuery, runsQuery]) void client.invalidateQueries({ queryKey });
}

/** Merges runs into the cached list, if there is one: newest first, each once. */
function mergeRuns(client: QueryClient, moved: readonly MaintenanceRun[]): void {
  client.setQueryData(runsQuery.queryKey, (known) => {
    if (!known) return known;
    const byId = new Map([...known, ...moved].map((run) => [run.id, run]));
    return [...byId.values()].sort((one, other) => other.id - one.id);
  });
}
