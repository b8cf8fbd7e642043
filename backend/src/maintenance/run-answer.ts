import type { MaintenanceRun as RunAnswer } from '@astaguide/contracts/maintenance/maintenance-run';
import type { MaintenanceRun } from '@astaguide/database/entities/maintenance/maintenance-run.entity';

/** A run as it is answered. The visitors of an erasure never are. */
export function toRun({ parameters, scheduleJob, ...run }: MaintenanceRun): RunAnswer {
  const { from = null, to = null } = parameters as { from?: string; to?: string };
  const { id, kind, state, done, total, requestedAt } = run;
  return {
    id,
    kind,
    from,
    to,
    state,
    done,
    total,
    // A run that was stored just now lacks what is null.
    result: run.result ?? null,
    error: run.error ?? null,
    scheduled: Boolean(scheduleJob),
    requestedAt: requestedAt.toISOString(),
    startedAt: run.startedAt?.toISOString() ?? null,
    finishedAt: run.finishedAt?.toISOString() ?? null,
  };
}
