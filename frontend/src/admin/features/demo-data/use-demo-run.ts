import { isUnfinished, type MaintenanceRun } from '@astaguide/contracts/operations/maintenance-run';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { runsQuery } from '../../api/analytics-data-care';
import { toast } from '../../../lib/toast-store';

/** Milliseconds between two looks at a run under way. */
const LOOK_INTERVAL = 1000;

const isDemoRun = (run: MaintenanceRun) => /^(load|remove)-demo-data$/.test(run.kind) && isUnfinished(run);

/** The run that adds or removes demo data, while one does. When it ends, everything that is shown is fetched again. */
export function useDemoRun(): MaintenanceRun | undefined {
  const client = useQueryClient();
  const { data: runs } = useQuery({
    ...runsQuery,
    refetchInterval: ({ state }) => (state.data?.some(isDemoRun) ? LOOK_INTERVAL : false),
  });
  // The newest one: a removal ends an addition under way.
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
    description: error ?? 'The run was cancelled. What is left can be removed again.',
    variant: 'destructive',
  });
}
