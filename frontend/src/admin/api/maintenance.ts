import type { Integrity, Storage } from '@astaguide/contracts/analytics/data-integrity';
import type { MaintenanceRun, RunRequest } from '@astaguide/contracts/maintenance/maintenance-run';
import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { sendJson } from '../../api/http';
import { freshOnMountQuery, freshQuery } from './fresh-query';
import { refetching } from './mutations';

/** Completeness and drift of the metrics; updated by the live stream. */
export const integrityQuery = freshOnMountQuery<Integrity>('/api/owner/reports/integrity');

/** The newest runs; updated by the live stream. */
export const runsQuery = freshOnMountQuery<MaintenanceRun[]>('/api/maintenance/runs');

/** Storage of events and metrics. Refetched whenever it is opened. */
export const storageQuery = freshQuery<Storage>('/api/owner/reports/storage');

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

/** Merges runs into the cached list, if there is one: newest first, each once. */
export function mergeRuns(client: QueryClient, moved: readonly MaintenanceRun[]): void {
  client.setQueryData(runsQuery.queryKey, (known) => {
    if (!known) return known;
    const byId = new Map([...known, ...moved].map((run) => [run.id, run]));
    return [...byId.values()].sort((one, other) => other.id - one.id);
  });
}
