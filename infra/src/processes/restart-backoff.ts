/** Milliseconds. */
const FIRST_DELAY = 200;
const LONGEST_DELAY = 5000;
/** A process that ran this long had nothing wrong with its start. Milliseconds. */
const HEALTHY_AFTER = 30_000;

/** How long to wait before a process that died is started again. */
export class RestartBackoff {
  private delay = FIRST_DELAY;

  /**
   * @param ranFor how long the process ran, in milliseconds
   * @returns milliseconds to wait: 200 doubling to 5000, from the beginning again after a healthy run
   */
  next(ranFor: number): number {
    if (ranFor >= HEALTHY_AFTER) this.delay = FIRST_DELAY;
    const delay = this.delay;
    this.delay = Math.min(delay * 2, LONGEST_DELAY);
    return delay;
  }
}
