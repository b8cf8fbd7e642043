import type {
  MaintenanceRun,
  RunKind,
  RunResult,
  RunState,
} from '@astaguide/contracts/operations/maintenance-run';

/** A row of maintenance_runs, or the same as JSON. */
export interface RunRow {
  id: number;
  kind: RunKind;
  from: string | null;
  to: string | null;
  state: RunState;
  done: number;
  total: number;
  result: RunResult | null;
  error: string | null;
  scheduled: boolean;
  requested_at: Date | string;
  started_at: Date | string | null;
  finished_at: Date | string | null;
}

/** The visitors of an erasure are never selected. */
export const RUN_COLUMNS = `id, kind, parameters->>'from' AS "from", parameters->>'to' AS "to", state, done, total, result,
  error, schedule_job IS NOT NULL AS scheduled, requested_at, started_at, finished_at`;

export function toRun(row: RunRow): MaintenanceRun {
  const { id, kind, from, to, state, done, total, result, error, scheduled } = row;
  return {
    id,
    kind,
    from,
    to,
    state,
    done,
    total,
    result,
    error,
    scheduled,
    requestedAt: momentOf(row.requested_at),
    startedAt: row.started_at && momentOf(row.started_at),
    finishedAt: row.finished_at && momentOf(row.finished_at),
  };
}

const momentOf = (time: Date | string) => new Date(time).toISOString();
