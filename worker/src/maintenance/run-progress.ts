import type { RunResult } from '@astaguide/contracts/operations/maintenance-run';
import { RunEnded, RunPostponed } from './run-outcomes';

/** Milliseconds between two reports at the least: enough for a bar that moves. */
const REPORT_INTERVAL = 300;

/** How far a run is. */
export interface RunStand {
  done: number;
  total: number;
  result: RunResult | null;
}

export interface ProgressTools {
  /** Makes a stand durable and tells it. False when the run has ended meanwhile. */
  report(stand: RunStand): Promise<boolean>;
  /** Whether this process is about to end. */
  isStopping(): boolean;
  /** Milliseconds. */
  now(): number;
}

/** A run's way from step to step: reported a few times a second, and where the next worker goes on. */
export class RunProgress {
  private lastReport = Number.NEGATIVE_INFINITY;

  constructor(
    private stand: RunStand,
    private readonly tools: ProgressTools,
  ) {}

  /** Steps done before; they need not be done again. */
  get done(): number {
    return this.stand.done;
  }

  /** What was found in those steps. */
  get result(): RunResult | null {
    return this.stand.result;
  }

  /** Says how many steps there are. @throws as `advance` does */
  async begin(total: number): Promise<void> {
    this.stand = { ...this.stand, total };
    await this.report();
  }

  /**
   * One more step is done.
   *
   * @param result what was found so far
   * @param options.atOnce this step must not be done a second time, or would find less then
   * @throws RunEnded when the run was cancelled; RunPostponed when this process ends, so that another goes on
   */
  async advance(result: RunResult, options: { atOnce?: boolean } = {}): Promise<void> {
    this.stand = { ...this.stand, done: this.stand.done + 1, result };
    const isDue = this.tools.now() - this.lastReport >= REPORT_INTERVAL;
    const isLast = this.stand.done >= this.stand.total;
    const isStopping = this.tools.isStopping();
    if (isDue || isLast || isStopping || options.atOnce) await this.report();
    if (isStopping && !isLast) throw new RunPostponed('The worker ends, another one goes on');
  }

  private async report(): Promise<void> {
    this.lastReport = this.tools.now();
    if (!(await this.tools.report(this.stand))) throw new RunEnded('The run has ended');
  }
}
