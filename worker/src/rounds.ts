import type { PinoLogger } from 'nestjs-pino';

/** Steps that come round by themselves, each again a pause after it has ended. */
export class Rounds {
  private readonly timers = new Set<NodeJS.Timeout>();
  private readonly running = new Set<Promise<void>>();
  private stopped = false;

  constructor(private readonly logger: PinoLogger) {}

  /**
   * Runs a step now and again after each pause; one that fails is logged and tried at the next turn.
   *
   * @param pause milliseconds
   */
  every(pause: number, name: string, step: () => Promise<void>): void {
    if (this.stopped) return;
    const run = step()
      .catch((error: unknown) => this.logger.warn({ err: error }, `Could not ${name}`))
      .finally(() => {
        this.running.delete(run);
        if (this.stopped) return;
        const timer = setTimeout(() => {
          this.timers.delete(timer);
          this.every(pause, name, step);
        }, pause);
        this.timers.add(timer);
      });
    this.running.add(run);
  }

  /** Begins no step any more, and waits for those under way. */
  async stop(): Promise<void> {
    this.stopped = true;
    for (const timer of this.timers) clearTimeout(timer);
    await Promise.all(this.running);
  }
}
