import type {
  BeforeApplicationShutdown,
  FactoryProvider,
  OnApplicationBootstrap,
  Type,
} from '@nestjs/common';
import { PinoLogger } from 'nestjs-pino';
import { WorkerMetrics } from './metrics/worker-metrics';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Runs a step now, and again after each pause, until the signal is aborted.
 *
 * @param pause milliseconds after the step has ended
 * @param step handles its own errors
 * @returns resolves when the signal is aborted and the running step has ended
 */
export async function repeat(pause: number, signal: AbortSignal, step: () => Promise<void>): Promise<void> {
  while (!signal.aborted) {
    await step();
    await sleep(pause, undefined, { signal }).catch(() => undefined);
  }
}

type PeriodicJob = OnApplicationBootstrap & BeforeApplicationShutdown;

/**
 * Nest's provider of a periodic job: it runs at the start and after each pause, until the process shuts down. A failure
 * is logged, and the job runs again after the pause.
 *
 * @param pause milliseconds after the job has ended
 * @param name what the job does, in metrics and logs: 'drain the inbox'
 * @param inject Nest's tokens for the dependencies of the job
 * @param run gets the dependencies, and a signal at which it stops in a consistent state
 */
export const every = <Dependencies extends object[]>(
  pause: number,
  name: string,
  inject: readonly [...{ [Place in keyof Dependencies]: Type<Dependencies[Place]> }],
  run: (...parameters: [...dependencies: Dependencies, signal: AbortSignal]) => Promise<unknown>,
): FactoryProvider<PeriodicJob> => ({
  provide: Symbol(`periodic job: ${name}`),
  inject: [WorkerMetrics, PinoLogger, ...inject],
  useFactory: (metrics: WorkerMetrics, logger: PinoLogger, ...dependencies: Dependencies) => {
    const stopping = new AbortController();
    let running: Promise<void> | undefined;
    const runOnce = async () => {
      try {
        await run(...dependencies, stopping.signal);
        metrics.countMaintenance(name, 'done');
      } catch (error) {
        metrics.countMaintenance(name, 'failed');
        logger.warn({ err: error }, `Could not ${name}`);
      }
    };
    return {
      onApplicationBootstrap() {
        running = repeat(pause, stopping.signal, runOnce);
      },
      // Before the queues and connections that it uses are closed.
      async beforeApplicationShutdown() {
        stopping.abort();
        await running;
      },
    };
  },
});
