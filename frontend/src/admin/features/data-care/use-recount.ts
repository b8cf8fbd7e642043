import { isUnfinished, type MaintenanceRun } from '@astaguide/contracts/operations/maintenance-run';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { followSummary } from '../../api/analytics';
import { integrityQuery, runsQuery } from '../../api/analytics-data-care';

interface Recount {
  /** Days that still have the counts of the time zone before; 0 when none has, or nobody knows. */
  days: number;
  /** The run that is at it, or the newest that was. */
  run: MaintenanceRun | undefined;
}

/** How far the recount after a change of the time zone is. When it is done, everything that is shown is fetched again. */
export function useRecount(): Recount {
  const client = useQueryClient();
  const { data: integrity } = useQuery(integrityQuery);
  const { data: runs = [] } = useQuery(runsQuery);
  const days = integrity?.daysToRebuild ?? 0;
  const isDue = days > 0;
  const wasDue = useRef(false);
  // Not every view of the dashboard follows the live stream by itself.
  useEffect(() => (isDue ? followSummary(client, () => undefined) : undefined), [client, isDue]);
  useEffect(() => {
    if (wasDue.current && !isDue) void client.invalidateQueries();
    wasDue.current = isDue;
  }, [client, isDue]);
  const ofZone = runs.filter(({ kind }) => kind === 'change-time-zone');
  const run = ofZone.find(({ state }) => state === 'running') ?? ofZone.find(isUnfinished) ?? ofZone[0];
  return { days, run };
}
