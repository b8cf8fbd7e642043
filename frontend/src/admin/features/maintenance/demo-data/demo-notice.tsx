import type { DemoData } from '@astaguide/contracts/maintenance/demo-data';
import type { MaintenanceRun } from '@astaguide/contracts/maintenance/maintenance-run';
import { isUnfinished } from '@astaguide/contracts/maintenance/run-state';
import { useQuery, useQueryClient, mutationOptions } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { runsQuery, addRun } from '../../../api/maintenance';
import { useAction } from '../../../api/use-action';
import { toast, toastError } from '../../../../lib/toast-store';
import { Button } from '../../../../ui/button';
import { useLazyConfirm } from '../../../ui/dialog/use-lazy-confirm';
import { ProgressBar } from '../../../ui/progress-bar';
import { countsText } from './counts-text';
import { sendJson } from '../../../../api/http';
import { freshQuery } from '../../../api/fresh-query';

/** The amount of stored demo data. */
const demoDataQuery = freshQuery<DemoData>('/api/demo-data');

/** Starts the run that removes the demo data. */
const removeDemoDataMutation = mutationOptions({
  mutationFn: () => sendJson<MaintenanceRun>('DELETE', '/api/demo-data'),
  onSuccess: (run, _variables, _result, { client }) => addRun(client, run),
});

/** Polling interval of an active run, in milliseconds. */
const LOOK_INTERVAL = 1000;

const isDemoRun = (run: MaintenanceRun) => /^(load|remove)-demo-data$/.test(run.kind) && isUnfinished(run);

/** A notice that the metrics include demo data, with a button to remove it. Empty without demo data. */
export function DemoNotice() {
  const { data: demo } = useQuery(demoDataQuery);
  const run = useDemoRun();
  const [remove] = useAction(removeDemoDataMutation, { failed: 'Failed to remove demo data' });
  const { ask, dialog } = useLazyConfirm();
  const isRemoving = run?.kind === 'remove-demo-data';
  if (!run && !(demo && demo.events + demo.sales > 0)) return null;
  const onRemove = (counts: DemoData) =>
    ask({
      title: 'Remove demo data?',
      text: (
        <p>
          This deletes {countsText(counts)}. Your own visitors and sales are kept, and so are products and
          articles you edited. The purchase popup then shows real clicks. This can’t be undone.
        </p>
      ),
      action: 'Remove demo data',
      onConfirm: () => remove(),
    });
  return (
    <section
      aria-label="Demo data"
      className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-md border border-warn bg-warn-soft px-4 py-2 text-sm"
    >
      <div role="status" className="min-w-0 flex-1 sm:basis-72">
        <strong className="font-semibold">{titleOf(run?.kind)}.</strong>{' '}
        <span className="text-muted max-sm:sr-only">
          {isRemoving
            ? 'Your own visitors, sales and edits are kept.'
            : 'Generated visitors, clicks and sales show what the dashboard can do.'}
        </span>
      </div>
      {!isRemoving && demo && (
        <Button look="quiet" isCompact onClick={() => onRemove(demo)}>
          Remove demo data
        </Button>
      )}
      {run && (
        <div className="w-full">
          <ProgressBar done={run.done} total={run.total} label={titleOf(run.kind)} />
        </div>
      )}
      {dialog}
    </section>
  );
}

function titleOf(kind: string | undefined): string {
  if (kind === 'remove-demo-data') return 'Removing demo data';
  return kind === undefined ? 'Demo data' : 'Adding demo data';
}

/** The active run that adds or removes demo data. When it ends, all queries are refetched. */
function useDemoRun(): MaintenanceRun | undefined {
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
  toastError('Failed to remove demo data', error ?? 'The run was cancelled. You can remove the rest again.');
}
