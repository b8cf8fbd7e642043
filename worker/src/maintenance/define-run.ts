import type { RunKind, RunResult } from '@astaguide/contracts/maintenance/maintenance-run';
import type { MaintenanceParameters } from '@astaguide/queues/maintenance-queue';
import type { FactoryProvider, InjectionToken } from '@nestjs/common';
import type { RunProgress } from './run-progress';

/**
 * Handles one kind of run. After its process was killed it is called again for the same run and continues after the
 * `progress.done` completed steps; a step may be repeated.
 *
 * @returns the result of the run
 * @throws PermanentJobError if a retry cannot succeed; RetryLaterError if the run must wait; any other error is retried
 *   for some minutes
 */
type RunHandler<Kind extends RunKind, Dependencies extends unknown[]> = (
  parameters: MaintenanceParameters[Kind],
  progress: RunProgress,
  ...dependencies: Dependencies
) => Promise<RunResult>;

/** A kind of run, with its handler's dependencies injected. */
export interface DefinedRun<Kind extends RunKind = RunKind> {
  kind: Kind;
  run: RunHandler<Kind, []>;
}

/** Nest's injection token for all kinds of runs. */
export const DEFINED_RUNS = Symbol('DEFINED_RUNS');

/**
 * Nest's provider of a kind of run.
 *
 * @param inject Nest's tokens for the dependencies of the handler
 */
export const defineRun = <Kind extends RunKind, Dependencies extends unknown[]>(
  kind: Kind,
  handler: RunHandler<Kind, Dependencies>,
  inject: { readonly [Place in keyof Dependencies]: InjectionToken<Dependencies[Place]> },
): FactoryProvider<DefinedRun<Kind>> => ({
  provide: Symbol(`run ${kind}`),
  inject: [...(inject as readonly InjectionToken[])],
  useFactory: (...dependencies: Dependencies) => ({
    kind,
    run: (parameters, progress) => handler(parameters, progress, ...dependencies),
  }),
});
