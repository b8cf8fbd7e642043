import type { MaintenanceRun } from '@astaguide/contracts/operations/maintenance-run';
import { isUnfinished } from '@astaguide/contracts/operations/run-state';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { followSummary } from '../../api/analytics/live-summary';
import { integrityQuery, runsQuery } from '../../api/maintenance';

interface Recount {
  /** Number of days with counts of the old time zone; 0 if there are none or it is unknown. */
  days: number;
  /** The active run, or the newest one. */
  run: MaintenanceRun | undefined;
}

/** The progress of the recount after a change of the time zone. When it is done, all queries are refetched. */
export function useRecount(): Recount {
  const client = useQueryClient();
  const { data: integrity } = useQuery(integrityQuery);
  const { data: runs = [] } = useQuery(runsQuery);
  const days = integrity?.daysToRebuild ?? 0;
  const isDue = days > 0;
  const wasDue = useRef(false);
  // Some views of the dashboard do not follow the live stream.
  useEffect(() => (isDue ? followSummary(client, () => undefined) : undefined), [client, isDue]);
  useEffect(() => {
    if (wasDue.current && !isDue) void client.invalidateQueries();
    wasDue.current = isDue;
  }, [client, isDue]);
  const ofZone = runs.filter(({ kind }) => kind === 'change-time-zone');
  const run = ofZone.find(({ state }) => state === 'running') ?? ofZone.find(isUnfinished) ?? ofZone[0];
  return { days, run };
}
