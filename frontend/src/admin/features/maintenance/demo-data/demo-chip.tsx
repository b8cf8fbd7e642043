import { formatPlural } from '../../../../lib/format';
import type { DemoData } from '@astaguide/contracts/maintenance/demo-data';
import type { MaintenanceRun } from '@astaguide/contracts/maintenance/maintenance-run';
import { isUnfinished } from '@astaguide/contracts/maintenance/run-state';
import { useQuery, useQueryClient, mutationOptions } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { runsQuery, addRun } from '../../../api/maintenance';
import { useAction } from '../../../api/use-action';
import { toast, toastError } from '../../../../lib/toast-store';
import { useLazyConfirm } from '../../../ui/dialog/use-lazy-confirm';
import { progressText } from '../../../ui/progress-bar';
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

/** Says in the header that the metrics include demo data, with a button to remove it. Empty without demo data. */
export function DemoChip() {
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
          Generated visitors, clicks and sales show what the dashboard can do. This deletes{' '}
          {countsText(counts)}. Your own visitors and sales are kept, and so are products and articles you
          edited. The purchase popup then shows real clicks. This can’t be undone.
        </p>
      ),
      action: 'Remove demo data',
      onConfirm: () => remove(),
    });
  return (
    <section
      aria-label="Demo data"
      className="flex min-h-9 shrink-0 items-center gap-2 rounded-full border border-warn bg-warn-soft px-3 text-xs max-sm:px-1.5"
    >
      <span role="status" className={run ? '' : 'max-sm:sr-only'}>
        {titleOf(run?.kind)}
      </span>
      {run && <Progress done={run.done} total={run.total} label={titleOf(run.kind)} />}
      {!isRemoving && demo && (
        <button
          type="button"
          className="-mr-2 min-h-9 rounded-full px-2 font-semibold max-sm:mr-0 max-sm:px-0 underline underline-offset-4 hover:text-accent"
          onClick={() => onRemove(demo)}
        >
          <span className="max-sm:sr-only">Remove </span>
          <span className="sm:sr-only">demo</span>
          <span className="sr-only"> data</span>
        </button>
      )}
      {dialog}
    </section>
  );
}

/** Progress of a run as a number, and as a bar for screen readers. */
function Progress({ done, total, label }: { done: number; total: number; label: string }) {
  return (
    <span
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={Math.max(total, 1)}
      aria-valuenow={done}
      className="text-muted tabular-nums"
    >
      {progressText({ done, total })}
    </span>
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
  if (kind === 'load-demo-data') {
    if (state === 'failed') toastError('Failed to add sample data', error ?? 'Please try again.');
    return;
  }
  if (kind !== 'remove-demo-data') return;
  if (state === 'succeeded') return toast({ title: 'Demo data removed', description: result?.summary });
  toastError('Failed to remove demo data', error ?? 'The run was cancelled. You can remove the rest again.');
}

const list = new Intl.ListFormat('en');

/** '25,000 events, 143 sales, 14 products and 1 article', without zero counts. */
export function countsText({ events, sales, products, posts }: DemoData): string {
  const parts: [number, string][] = [
    [events, 'event'],
    [sales, 'sale'],
    [products, 'product'],
    [posts, 'article'],
  ];
  return list.format(parts.filter(([count]) => count > 0).map(([count, noun]) => formatPlural(count, noun)));
}
