import type { RunKind, RunResult } from '@astaguide/contracts/operations/maintenance-run';
import type { MaintenanceParameters } from '@astaguide/queues/maintenance-queue';
import type { RunProgress } from './run-progress';

/** Nest's injection token for the handlers of all kinds of runs. */
export const RUN_HANDLERS = Symbol('RUN_HANDLERS');

/**
 * Handles one kind of run. After its process was killed it is called again for the same run and continues after the
 * `progress.done` completed steps; a step may be repeated.
 */
export interface RunHandler<Kind extends RunKind = RunKind> {
  readonly kind: Kind;
  /**
   * @returns the result of the run
   * @throws PermanentJobError if a retry cannot succeed; RetryLaterError if the run must wait; any other error is
   *   retried for some minutes
   */
  run(parameters: MaintenanceParameters[Kind], progress: RunProgress): Promise<RunResult>;
}
