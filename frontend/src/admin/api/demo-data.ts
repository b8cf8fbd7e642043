import type { DemoData } from '@astaguide/contracts/maintenance/demo-data';
import type { MaintenanceRun } from '@astaguide/contracts/maintenance/maintenance-run';
import { mutationOptions } from '@tanstack/react-query';
import { sendJson } from '../../api/http';
import { addRun } from './maintenance';
import { freshQuery } from './fresh-query';

/** The amount of stored demo data. */
export const demoDataQuery = freshQuery<DemoData>('/api/demo-data');

/** Starts the run that removes the demo data. */
export const removeDemoDataMutation = mutationOptions({
  mutationFn: () => sendJson<MaintenanceRun>('DELETE', '/api/demo-data'),
  onSuccess: (run, _variables, _result, { client }) => addRun(client, run),
});
