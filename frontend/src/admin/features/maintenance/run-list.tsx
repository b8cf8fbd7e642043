import { isUnfinished, type MaintenanceRun } from '@astaguide/contracts/operations/maintenance-run';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { runsQuery } from '../../api/maintenance';
import { useOwnerTimeZone } from '../../api/owner-settings';
import { formatCount } from '../../../lib/format';
import { buttonStyle } from '../../../ui/button-style';
import { EmptyState } from '../../ui/empty-state';
import { QueryPanel } from '../../ui/query-panel';
import { runTitle, stateNames } from './run-labels';
import { RunRow } from './run-row';

/** Number of runs shown at first. */
const FIRST = 8;

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
  const timeZone = useOwnerTimeZone();
  const [showsAll, setShowsAll] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const shown = showsAll ? runs : runs.filter((run, index) => index < FIRST || isUnfinished(run));
  const [newest] = runs;
  return (
    <>
      {/* Announces only the state of the newest run, because announcing every step would be too much. */}
      <p role="status" className="sr-only">
        {newest &&
          `${runTitle(newest)}: ${stateNames[newest.state]}. ${newest.finishedAt ? (newest.result?.summary ?? newest.error ?? '') : ''}`}
      </p>
      <ul ref={list} tabIndex={-1} aria-label="Runs" className="divide-y divide-line rounded-sm">
        {shown.map((run) => (
          <RunRow key={run.id} run={run} timeZone={timeZone} onCancelled={() => list.current?.focus()} />
        ))}
      </ul>
      {runs.length > shown.length && (
        <button
          type="button"
          onClick={() => setShowsAll(true)}
          className={buttonStyle('quiet', 'mt-4', 'compact')}
        >
          Show all {formatCount(runs.length)}
        </button>
      )}
    </>
  );
}
