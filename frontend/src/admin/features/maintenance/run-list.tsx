import type { MaintenanceRun } from '@astaguide/contracts/maintenance/maintenance-run';
import { isUnfinished } from '@astaguide/contracts/maintenance/run-state';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { runsQuery } from '../../api/maintenance';
import { EmptyState } from '../../ui/empty-state';
import { FirstItems } from '../../ui/first-rows';
import { QueryPanel } from '../../ui/query-panel';
import { runTitle, stateNames } from './run-labels';
import { RunRow } from './run-row';

export function RunList() {
  return (
    <QueryPanel
      query={useQuery(runsQuery)}
      name="runs"
      skeleton={['h-32']}
      errorHint="Runs in progress are not affected."
      empty={<EmptyState title="No runs yet">Runs nightly at 02:15 UTC.</EmptyState>}
    >
      {(runs) => <Runs runs={runs} />}
    </QueryPanel>
  );
}

function Runs({ runs }: { runs: readonly MaintenanceRun[] }) {
  const list = useRef<HTMLUListElement>(null);
  const [newest] = runs;
  return (
    <>
      {/* Announces only the state of the newest run, because announcing every step would be too much. */}
      <p role="status" className="sr-only">
        {newest &&
          `${runTitle(newest)}: ${stateNames[newest.state]}. ${newest.finishedAt ? (newest.result?.summary ?? newest.error ?? '') : ''}`}
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
