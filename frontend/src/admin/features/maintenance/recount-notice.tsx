import { isUnfinished } from '@astaguide/contracts/maintenance/run-state';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { followSummary } from '../../api/analytics/live-summary';
import { integrityQuery, runsQuery } from '../../api/maintenance';
import { useOwnerTimeZone } from '../../api/owner-settings';
import { formatPlural } from '../../../lib/format';
import { ProgressBar } from '../../ui/progress-bar';

/** A notice that some days still have the counts of the old time zone, with the progress of their recount. */
export function RecountNotice() {
  const { data: integrity } = useQuery(integrityQuery);
  const { data: runs = [] } = useQuery(runsQuery);
  const timeZone = useOwnerTimeZone();
  const days = integrity?.daysToRebuild ?? 0;
  useRefetchAfterRecount(days > 0);
  if (days === 0) return null;
  const ofZone = runs.filter(({ kind }) => kind === 'change-time-zone');
  const run = ofZone.find(({ state }) => state === 'running') ?? ofZone.find(isUnfinished) ?? ofZone[0];
  const hasFailed = run?.state === 'failed';
  return (
    <section
      aria-label="Time zone"
      className="flex flex-col gap-1 rounded-md border border-edge bg-sunken p-4 text-sm"
    >
      <div role="status">
        <p className="font-semibold">
          {hasFailed ? `Recalculating days in ${timeZone} failed.` : `Recalculating days in ${timeZone}.`}
        </p>
        {/* Not announced, because an announcement for every day would be too much. */}
        <p aria-live="off" className="mt-1 text-muted">
          {formatPlural(days, 'day')} still {days === 1 ? 'uses' : 'use'} the old time zone.
          {hasFailed && ' Rebuild them under Settings › System.'}
        </p>
      </div>
      {run && isUnfinished(run) && (
        <ProgressBar done={run.done} total={run.total} label="Recalculating days in the new time zone" />
      )}
    </section>
  );
}

/** Follows a recount; when it is done, all queries are refetched. */
function useRefetchAfterRecount(isDue: boolean): void {
  const client = useQueryClient();
  const wasDue = useRef(false);
  useEffect(() => {
    if (wasDue.current && !isDue) void client.invalidateQueries();
    wasDue.current = isDue;
    // Some views of the dashboard do not follow the live stream.
    return isDue ? followSummary(client, () => undefined) : undefined;
  }, [client, isDue]);
}
