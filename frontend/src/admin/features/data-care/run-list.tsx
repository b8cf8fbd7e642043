import { isUnfinished } from '@astaguide/contracts/operations/maintenance-run';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { runsQuery } from '../../api/analytics-data-care';
import { useOwnerTimeZone } from '../../api/owner-settings';
import { formatCount } from '../../../lib/format';
import { buttonStyle } from '../../../ui/button-style';
import { NothingYet } from '../../ui/nothing-yet';
import { Notice } from '../../../ui/notice';
import { Skeleton } from '../../../ui/skeleton';
import { runTitle, stateNames } from './run-labels';
import { RunRow } from './run-row';

/** Runs that stand there before all are asked for. */
const FIRST = 8;

export function RunList() {
  const { data: runs, isError, refetch } = useQuery(runsQuery);
  const timeZone = useOwnerTimeZone();
  const [showsAll, setShowsAll] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  if (!runs && isError) {
    return (
      <Notice title="The runs could not be loaded" onRetry={() => void refetch()}>
        Those under way go on.
      </Notice>
    );
  }
  if (!runs) {
    return (
      <div>
        <p role="status" className="sr-only">
          Loading runs…
        </p>
        <Skeleton className="h-32 w-full" />
      </div>
    );
  }
  if (runs.length === 0) {
    return <NothingYet title="No runs yet">Verify some days above, or wait for the night.</NothingYet>;
  }
  const shown = showsAll ? runs : runs.filter((run, index) => index < FIRST || isUnfinished(run));
  const [newest] = runs;
  return (
    <>
      {/* Each step would be too much to listen to: a screen reader hears how the newest one stands. */}
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
