import type { HistoryImport } from '@astaguide/contracts/analytics/history-import';
import type { MaintenanceRun } from '@astaguide/contracts/maintenance/maintenance-run';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { sendFile, sendJson } from '../../../api/http';
import { addRun } from '../maintenance';
import { deletionFrom, refetch, under } from '../mutations';

const PATH = '/api/owner/reports/imports';
/** Every report may have the days of an import. */
const allReports = under('/api/owner/reports/');

/** Polling interval while days are being stored, in milliseconds. */
const LOOK_INTERVAL = 1000;

/** The imports of history, newest first. */
export const historyImportsQuery = queryOptions<HistoryImport[]>({
  queryKey: [PATH],
  staleTime: 0,
  refetchInterval: ({ state }) =>
    state.data?.some((made) => made.state === 'importing') ? LOOK_INTERVAL : false,
});

export const uploadHistoryMutation = mutationOptions({
  mutationFn: (file: File) => sendFile<HistoryImport>(PATH, 'file', file),
});

/** Starts the run that stores the days of an upload, by its id. */
export const confirmHistoryMutation = mutationOptions({
  mutationFn: (id: number) => sendJson<MaintenanceRun>('POST', `${PATH}/${id}/confirm`),
  onSuccess: (run, _id, _result, { client }) => {
    addRun(client, run);
    return refetch(client, historyImportsQuery);
  },
});

export const removeHistoryMutation = deletionFrom<number>(PATH, allReports);
