/** A service of the running product. The launcher stops services in reverse order of their start. */
export interface Service {
  /** Its name in messages. */
  readonly name: string;
  /** Asks it to end and waits until it has. */
  stop(): Promise<void>;
  /** Ends it at once, which also completes a pending `stop`. */
  kill(): void;
}

/** Milliseconds. */
const FIRST_DELAY = 200;
const MAX_DELAY = 5000;
/** Time after which a process counts as healthy, in milliseconds. */
const HEALTHY_AFTER = 30_000;

/** Exponential backoff for restarting a process that ended. */
export class RestartBackoff {
  private delay = FIRST_DELAY;

  /**
   * @param ranFor how long the process ran, in milliseconds
   * @returns milliseconds to wait: 200, doubling up to 5000, and reset after a healthy run
   */
  next(ranFor: number): number {
    if (ranFor >= HEALTHY_AFTER) this.delay = FIRST_DELAY;
    const delay = this.delay;
    this.delay = Math.min(delay * 2, MAX_DELAY);
    return delay;
  }
}
