import { Injectable } from '@nestjs/common';
import { PinoLogger } from 'nestjs-pino';
import { WorkerMetrics } from './metrics/worker-metrics';

/** Work that ends early, with nothing half done, once the signal is aborted. */
type Step = (signal: AbortSignal) => Promise<unknown>;

/** Steps that come round by themselves, each again a pause after it has ended. */
@Injectable()
export class Rounds {
  private readonly timers = new Set<NodeJS.Timeout>();
  private readonly running = new Set<Promise<void>>();
  private readonly stopping = new AbortController();

  constructor(
    private readonly metrics: WorkerMetrics,
    private readonly logger: PinoLogger,
  ) {}

  /**
   * Runs a step now and again after each pause; one that fails is logged and tried at the next turn.
   *
   * @param pause milliseconds
   * @param name what the step does, as metrics and log say it: 'drain the inbox'
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

  /** Begins no step any more, and waits for those under way; may be called by each that added some. */
  async stop(): Promise<void> {
    this.stopping.abort();
    for (const timer of this.timers) clearTimeout(timer);
    await Promise.all(this.running);
  }
}
