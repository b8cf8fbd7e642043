import type { RunKind, RunResult } from '@astaguide/contracts/operations/maintenance-run';
import type { MaintenanceParameters } from '@astaguide/queues/maintenance-queue';
import type { RunProgress } from './run-progress';

/** Nest's injection token for the handlers of all kinds. */
export const RUN_HANDLERS = Symbol('RUN_HANDLERS');

/**
 * Does the work of one kind of run. It may be called again for the same run after its process was killed: it goes
 * on after the steps that `progress.done` says are done, and a step may be done twice.
 */
export interface RunHandler<Kind extends RunKind = RunKind> {
  readonly kind: Kind;
  /**
   * @returns what is told of the run in the end
   * @throws RunRefused for what no repetition would mend; RunPostponed for what must wait; anything else is tried
   *   again for some minutes
   */
  run(parameters: MaintenanceParameters[Kind], progress: RunProgress): Promise<RunResult>;
}
