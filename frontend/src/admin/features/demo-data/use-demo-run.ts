import type { MaintenanceRun } from '@astaguide/contracts/operations/maintenance-run';
import { isUnfinished } from '@astaguide/contracts/operations/run-state';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { runsQuery } from '../../api/maintenance';
import { toast } from '../../../lib/toast-store';

/** Polling interval of an active run, in milliseconds. */
const LOOK_INTERVAL = 1000;

const isDemoRun = (run: MaintenanceRun) => /^(load|remove)-demo-data$/.test(run.kind) && isUnfinished(run);

/** The active run that adds or removes demo data. When it ends, all queries are refetched. */
export function useDemoRun(): MaintenanceRun | undefined {
  const client = useQueryClient();
  const { data: runs } = useQuery({
    ...runsQuery,
    refetchInterval: ({ state }) => (state.data?.some(isDemoRun) ? LOOK_INTERVAL : false),
  });
  // The newest run: a removal cancels an active addition.
  const run = runs?.find(isDemoRun);
  const followed = useRef<number>(undefined);
  useEffect(() => {
    const ended = runs?.find(({ id }) => id === followed.current && id !== run?.id);
    followed.current = run?.id;
    if (!ended) return;
    tellEnd(ended);
    void client.invalidateQueries();
  }, [runs, run?.id, client]);
  return run;
}

function tellEnd({ kind, state, result, error }: MaintenanceRun): void {
  if (kind !== 'remove-demo-data') return;
  if (state === 'succeeded') return toast({ title: 'Demo data removed', description: result?.summary });
  toast({
    title: 'Failed to remove demo data',
    description: error ?? 'The run was cancelled. You can remove the rest again.',
    variant: 'destructive',
  });
}
