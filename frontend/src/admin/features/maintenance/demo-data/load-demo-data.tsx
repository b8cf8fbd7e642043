import type { MaintenanceRun } from '@astaguide/contracts/maintenance/maintenance-run';
import { mutationOptions } from '@tanstack/react-query';
import { sendJson } from '../../../../api/http';
import { Button } from '../../../../ui/button';
import { refetching } from '../../../api/mutations';
import { runsQuery } from '../../../api/maintenance';
import { useAction } from '../../../api/use-action';

const loadDemoDataMutation = mutationOptions({
  mutationFn: () => sendJson<MaintenanceRun>('POST', '/api/demo-data'),
  onSuccess: refetching(runsQuery),
});

/** Fills a site with demo data, to try the dashboard. */
export function LoadDemoData() {
  const [load, isPending] = useAction(loadDemoDataMutation, {
    done: 'Adding sample data',
    detail: 'You can remove it in one step at any time.',
    failed: 'Failed to add sample data',
  });
  return (
    <Button look="quiet" disabled={isPending} onClick={() => void load()}>
      Load sample data
    </Button>
  );
}
