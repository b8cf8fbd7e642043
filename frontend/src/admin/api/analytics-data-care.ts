import { integritySchema, type Integrity, type Storage } from '@astaguide/contracts/operations/data-care';
import { liveEventNames } from '@astaguide/contracts/analytics/live-event';
import {
  maintenanceRunsSchema,
  type MaintenanceRun,
  type RunRequest,
} from '@astaguide/contracts/operations/maintenance-run';
import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import { sendJson } from '../../api/http';

/** Up to when the figures are complete, and whether they agree with the log; the live stream keeps it current. */
export const integrityQuery = queryOptions<Integrity>({
  queryKey: ['/api/analytics/integrity'],
  refetchOnMount: 'always',
});

/** The newest runs; the live stream keeps them current. */
export const runsQuery = queryOptions<MaintenanceRun[]>({
  queryKey: ['/api/analytics/runs'],
  refetchOnMount: 'always',
});

/** What events and figures take. Asked for anew at each look. */
export const storageQuery = queryOptions<Storage>({
  queryKey: ['/api/analytics/storage'],
  refetchOnMount: 'always',
});

export const startRunMutation = mutationOptions<MaintenanceRun, Error, RunRequest>({
  mutationFn: async (request) => (await sendJson('POST', '/api/analytics/runs', request)) as MaintenanceRun,
  onSuccess: (run, _request, _result, { client }) => addRun(client, run),
});

/** Cancels a run by its id. One that has ended meanwhile is told as it stands. */
export const cancelRunMutation = mutationOptions<MaintenanceRun, Error, number>({
  mutationFn: async (id) => (await sendJson('POST', `/api/analytics/runs/${id}/cancel`)) as MaintenanceRun,
  onSuccess: (run, _id, _result, { client }) => mergeRuns(client, [run]),
  onError: (_error, _id, _result, { client }) => client.invalidateQueries({ queryKey: runsQuery.queryKey }),
});

/** Puts a run that was just asked for into the list. */
export function addRun(client: QueryClient, run: MaintenanceRun): void {
  const known = client.getQueryData(runsQuery.queryKey);
  // The stream may have told more of it than this answer knows.
  if (!known?.some(({ id }) => id === run.id)) mergeRuns(client, [run]);
}

/** What the live stream says of runs and integrity, into the cache. */
export function dataCareListeners(client: QueryClient): Record<string, (data: string) => void> {
  return {
    [liveEventNames.runs]: (data) => {
      const runs = maintenanceRunsSchema.safeParse(JSON.parse(data));
      if (!runs.success) return console.error('Pushed runs have an unknown shape', runs.error);
      mergeRuns(client, runs.data);
    },
    [liveEventNames.integrity]: (data) => {
      const integrity = integritySchema.safeParse(JSON.parse(data));
      if (!integrity.success)
        return console.error('A pushed integrity has an unknown shape', integrity.error);
      void client.cancelQueries({ queryKey: integrityQuery.queryKey });
      client.setQueryData(integrityQuery.queryKey, integrity.data);
    },
  };
}

/** After a connection that was lost: what happened meanwhile went unheard. */
export function refetchDataCare(client: QueryClient): void {
  for (const { queryKey } of [integrityQuery, runsQuery]) void client.invalidateQueries({ queryKey });
}

/** Puts runs into the list that is shown, if one is: newest first, each once. */
function mergeRuns(client: QueryClient, moved: readonly MaintenanceRun[]): void {
  client.setQueryData(runsQuery.queryKey, (known) => {
    if (!known) return known;
    const byId = new Map([...known, ...moved].map((run) => [run.id, run]));
    return [...byId.values()].sort((one, other) => other.id - one.id);
  });
}
