import type { DemoData } from '@astaguide/contracts/operations/demo-data';
import type { MaintenanceRun } from '@astaguide/contracts/operations/maintenance-run';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { addRun } from './maintenance';
import { sendJson } from '../../api/http';

/** The amount of stored demo data. */
export const demoDataQuery = queryOptions<DemoData>({
  queryKey: ['/api/demo-data'],
  refetchOnMount: 'always',
});

/** Starts the run that removes the demo data. */
export const removeDemoDataMutation = mutationOptions<MaintenanceRun>({
  mutationFn: async () => (await sendJson('DELETE', '/api/demo-data')) as MaintenanceRun,
  onSuccess: (run, _variables, _result, { client }) => addRun(client, run),
});
