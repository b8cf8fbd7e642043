import { Injectable } from '@nestjs/common';
import { PinoLogger } from 'nestjs-pino';
import { WorkerMetrics } from './metrics/worker-metrics';

/** A task that stops at a consistent point when the signal is aborted. */
type Step = (signal: AbortSignal) => Promise<unknown>;

/** Runs tasks periodically: each one again after a pause. */
@Injectable()
export class IntervalTasks {
  private readonly timers = new Set<NodeJS.Timeout>();
  private readonly running = new Set<Promise<void>>();
  private readonly stopping = new AbortController();

  constructor(
    private readonly metrics: WorkerMetrics,
    private readonly logger: PinoLogger,
  ) {}

  /**
   * Runs a task now and after each pause. A failure is logged, and the task runs again after the pause.
   *
   * @param pause milliseconds after the task has ended
   * @param name what the task does, in metrics and logs: 'drain the inbox'
   */
  every(pause: number, name: string, step: Step): void {
    const { signal } = this.stopping;
    if (signal.aborted) return;
    const run = step(signal)
      .then(() => this.metrics.countMaintenance(name, 'done'))
      .catch((error: unknown) => {
        this.metrics.countMaintenance(name, 'failed');
        this.logger.warn({ err: error }, `Could not ${name}`);
      })
      .finally(() => {
        this.running.delete(run);
        if (signal.aborted) return;
        const timer = setTimeout(() => {
          this.timers.delete(timer);
          this.every(pause, name, step);
        }, pause);
        this.timers.add(timer);
      });
    this.running.add(run);
  }

  /** Starts no further task, and waits for the running ones. May be called more than once. */
  async stop(): Promise<void> {
    this.stopping.abort();
    for (const timer of this.timers) clearTimeout(timer);
    await Promise.all(this.running);
  }
}
