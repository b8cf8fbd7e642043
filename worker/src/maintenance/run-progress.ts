import type { RunResult } from '@astaguide/contracts/maintenance/maintenance-run';
import { JobCancelledError, RetryLaterError } from '../lib/queue-processor';

/** Minimum time between two reports, for a progress bar. Milliseconds. */
const REPORT_INTERVAL = 300;
/** Maximum number of notes in a result. */
const MAX_NOTES = 100;

/** The progress of a run. */
export interface JobProgress {
  done: number;
  total: number;
  result: RunResult | null;
}

export interface ProgressTools {
  /** Stores the progress and notifies the dashboard. False when the run has ended. */
  report(progress: JobProgress): Promise<boolean>;
  /** Whether this process is shutting down. */
  isStopping(): boolean;
  /** Milliseconds. */
  now(): number;
}

/**
 * The progress of a run from step to step: reported a few times a second, and where another worker resumes. Its result
 * so far has counts by name and notes.
 */
export class RunProgress {
  private lastReport = Number.NEGATIVE_INFINITY;
  private readonly notes: string[];
  private readonly metrics: Record<string, number>;

  /** @param progress that of earlier steps of the same run */
  constructor(
    private progress: JobProgress,
    private readonly tools: ProgressTools,
  ) {
    this.notes = [...(progress.result?.notes ?? [])];
    this.metrics = { ...progress.result?.metrics };
  }

  /** Completed steps; they need not be repeated. */
  get done(): number {
    return this.progress.done;
  }

  add(metric: string, amount: number): void {
    this.metrics[metric] = this.of(metric) + amount;
  }

  of(metric: string): number {
    return this.metrics[metric] ?? 0;
  }

  /** Adds a note, once. */
  note(text: string): void {
    if (this.notes.length < MAX_NOTES && !this.notes.includes(text)) this.notes.push(text);
  }

  /** @param summary one sentence */
  result(summary: string): RunResult {
    return { summary, notes: [...this.notes], metrics: { ...this.metrics } };
  }

  /** Sets the number of steps. @throws as `advance` does */
  async begin(total: number): Promise<void> {
    this.progress = { ...this.progress, total };
    await this.report();
  }

  /**
   * Completes a step.
   *
   * @param summary of the run so far
   * @param options.atOnce stores the progress immediately, for a step that must not be repeated
   * @throws JobCancelledError when the run was cancelled; RetryLaterError when this process shuts down, so that another
   *   worker resumes it
   */
  async advance(summary: string, options: { atOnce?: boolean } = {}): Promise<void> {
    this.progress = { ...this.progress, done: this.progress.done + 1, result: this.result(summary) };
    const isDue = this.tools.now() - this.lastReport >= REPORT_INTERVAL;
    const isLast = this.progress.done >= this.progress.total;
    const isStopping = this.tools.isStopping();
    if (isDue || isLast || isStopping || options.atOnce) await this.report();
    if (isStopping && !isLast) throw new RetryLaterError('The worker ends, another one goes on');
  }

  private async report(): Promise<void> {
    this.lastReport = this.tools.now();
    if (!(await this.tools.report(this.progress))) throw new JobCancelledError('The run has ended');
  }
}
