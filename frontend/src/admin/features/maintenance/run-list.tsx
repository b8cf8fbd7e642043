import {
  type MaintenanceRun,
  canCancel,
  type RunKind,
} from '@astaguide/contracts/maintenance/maintenance-run';
import { isUnfinished, type RunState } from '@astaguide/contracts/maintenance/run-state';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { runsQuery, cancelRunMutation } from '../../api/maintenance';
import { EmptyState } from '../../ui/empty-state';
import { FirstItems } from '../../ui/first-rows';
import { QueryPanel } from '../../ui/query-panel';
import { useOwnerTimeZone } from '../../api/owner-settings';
import { useAction } from '../../api/use-action';
import { zonedMinute } from '../../lib/zoned-time';
import { Button } from '../../../ui/button';
import { Badge } from '../../ui/badge';
import { ProgressBar } from '../../ui/progress-bar';

export function RunList() {
  return (
    <QueryPanel
      query={useQuery(runsQuery)}
      name="runs"
      skeleton={['h-32']}
      errorHint="Runs in progress are not affected."
      empty={<EmptyState title="No runs yet">Checks run nightly at 02:15.</EmptyState>}
    >
      {(runs) => <Runs runs={runs} />}
    </QueryPanel>
  );
}

function Runs({ runs }: { runs: readonly MaintenanceRun[] }) {
  const list = useRef<HTMLUListElement>(null);
  const [newest] = runs;
  const text = newestRunText(runs);
  return (
    <>
      {/* Announces only the state of the newest run, because announcing every step would be too much. */}
      <p role="status" className="sr-only">
        {newest && `${text}. ${newest.finishedAt ? (newest.result?.summary ?? newest.error ?? '') : ''}`}
      </p>
      <FirstItems
        rows={runs}
        first={5}
        isKept={isUnfinished}
        ref={list}
        tabIndex={-1}
        aria-label="Runs"
        className="divide-y divide-line rounded-sm"
      >
        {(run) => <RunRow key={run.id} run={run} onCancelled={() => list.current?.focus()} />}
      </FirstItems>
    </>
  );
}

interface RunRowProps {
  run: MaintenanceRun;
  /** Called after cancelling, when the button that had the focus is gone. */
  onCancelled: () => void;
}

function RunRow({ run, onCancelled }: RunRowProps) {
  const timeZone = useOwnerTimeZone();
  const [cancel, isPending] = useAction(cancelRunMutation, { failed: 'Couldn’t cancel the run' });
  const { state, result, error, requestedAt, finishedAt, scheduled } = run;
  const title = runTitle(run);
  const onCancel = async () => {
    if (await cancel(run.id)) onCancelled();
  };
  return (
    <li className="grid gap-x-6 gap-y-2 py-4 text-sm first:pt-0 last:pb-0 sm:grid-cols-[1fr_auto]">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <strong className="font-semibold">{title}</strong>
          <Badge tone={state === 'failed' ? 'bad' : 'plain'}>{stateNames[state]}</Badge>
        </p>
        <p className="mt-1 text-xs text-muted tabular-nums">
          {scheduled ? 'Scheduled' : 'Manual'},{' '}
          <time dateTime={requestedAt}>{zonedMinute(requestedAt, timeZone)}</time>
          {finishedAt && (
            <>
              , finished <time dateTime={finishedAt}>{zonedMinute(finishedAt, timeZone)}</time>
            </>
          )}
        </p>
        {isUnfinished(run) && <ProgressBar done={run.done} total={run.total} label={title} />}
        {result && <p className="mt-2">{result.summary}</p>}
        {error && <p className="mt-2 text-bad">{error}</p>}
        {result && result.notes.length > 0 && (
          <details className="mt-2">
            <summary className="cursor-pointer text-xs font-semibold">
              Details ({result.notes.length})
            </summary>
            <ul className="mt-1 list-disc pl-5 text-xs tabular-nums">
              {result.notes.map((note) => (
                <li key={note}>{note}</li>
              ))}
            </ul>
          </details>
        )}
      </div>
      {canCancel(run) && (
        <div>
          <Button look="quiet" isCompact disabled={isPending} onClick={() => void onCancel()}>
            Cancel<span className="sr-only">: {title}</span>
          </Button>
        </div>
      )}
    </li>
  );
}

const kinds: Record<RunKind, string> = {
  verify: 'Verify',
  rebuild: 'Rebuild',
  compact: 'Compaction',
  'erase-visitor': 'Erase a visitor',
  'preview-bot-rule': 'Bot rule previewed:',
  'apply-bot-rule': 'Bot rule applied:',
  'remove-bot-rule': 'Bot rule removed:',
  'change-time-zone': 'Rebuild for the new time zone',
  'import-history': 'Import history',
  'load-demo-data': 'Add demo data',
  'remove-demo-data': 'Remove demo data',
  'import-posts': 'Import posts',
};

const stateNames: Record<RunState, string> = {
  queued: 'Queued',
  running: 'Running',
  succeeded: 'Done',
  failed: 'Failed',
  cancelled: 'Cancelled',
};

/** The newest run and its state, 'Rebuild 2026-11-01: Running'; undefined if there is none. */
export function newestRunText(runs: readonly MaintenanceRun[] | undefined): string | undefined {
  const [newest] = runs ?? [];
  return newest && `${runTitle(newest)}: ${stateNames[newest.state]}`;
}

/** 'Verify 2026-11-01 to 2026-11-30'. */
export function runTitle({ kind, from, to }: Pick<MaintenanceRun, 'kind' | 'from' | 'to'>): string {
  if (from === null || to === null) return kinds[kind];
  return `${kinds[kind]} ${from === to ? from : `${from} to ${to}`}`;
}
