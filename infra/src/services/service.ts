/** A part of the running product. The launcher stops services in the reverse order of their start. */
export interface Service {
  /** Its name in messages. */
  readonly name: string;
  /** Asks it to end and waits until it has. */
  stop(): Promise<void>;
  /** Ends it at once, and with it a `stop` that is waiting. */
  kill(): void;
}

/** Milliseconds. */
const FIRST_DELAY = 200;
const MAX_DELAY = 5000;
/** After this long a process counts as started well. Milliseconds. */
const HEALTHY_AFTER = 30_000;

/** How long to wait before a process that ended is restarted. */
export class RestartBackoff {
  private delay = FIRST_DELAY;

  /**
   * @param ranFor how long the process ran, in milliseconds
   * @returns milliseconds to wait: 200 doubling to 5000, from the beginning again after a healthy run
   */
  next(ranFor: number): number {
    if (ranFor >= HEALTHY_AFTER) this.delay = FIRST_DELAY;
    const delay = this.delay;
    this.delay = Math.min(delay * 2, MAX_DELAY);
    return delay;
  }
}
