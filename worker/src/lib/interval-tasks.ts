import { Injectable, type BeforeApplicationShutdown } from '@nestjs/common';
import { PinoLogger } from 'nestjs-pino';
import { setMaxListeners } from 'node:events';
import { WorkerMetrics } from './metrics/worker-metrics';
import { repeat } from './repeat';

/** A task that stops at a consistent point when the signal is aborted. */
type Step = (signal: AbortSignal) => Promise<unknown>;

/** Runs tasks periodically: each one again after a pause, until the process shuts down. */
@Injectable()
export class IntervalTasks implements BeforeApplicationShutdown {
  private readonly running: Promise<void>[] = [];
  private readonly stopping = new AbortController();

  constructor(
    private readonly metrics: WorkerMetrics,
    private readonly logger: PinoLogger,
  ) {
    // Every task listens; Node takes more than ten listeners for a leak.
    setMaxListeners(0, this.stopping.signal);
  }

  /**
   * Runs a task now and after each pause. A failure is logged, and the task runs again after the pause.
   *
   * @param pause milliseconds after the task has ended
   * @param name what the task does, in metrics and logs: 'drain the inbox'
   */
  every(pause: number, name: string, step: Step): void {
    const { signal } = this.stopping;
    const run = async () => {
      try {
        await step(signal);
        this.metrics.countMaintenance(name, 'done');
      } catch (error) {
        this.metrics.countMaintenance(name, 'failed');
        this.logger.warn({ err: error }, `Could not ${name}`);
      }
    };
    this.running.push(repeat(pause, signal, run));
  }

  /** Starts no further task, and waits for the running ones, before the queues and connections they use are closed. */
  async beforeApplicationShutdown(): Promise<void> {
    this.stopping.abort();
    await Promise.all(this.running);
  }
}
