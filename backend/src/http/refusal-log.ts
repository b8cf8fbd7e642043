import type { PinoLogger } from 'nestjs-pino';

/** Milliseconds that a line waits for more of its like. */
const PAUSE = 1000;

/** Tells of refusals that are meant, in one line a second at the most: in a flood a line for each is dear. */
export class RefusalLog {
  /** How often each reason was given since the last line. */
  private refusals: Record<string, number> = {};
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly logger: Pick<PinoLogger, 'error'>) {}

  /** @param reason what the caller was told: one of a few texts */
  count(reason: string): void {
    this.refusals[reason] = (this.refusals[reason] ?? 0) + 1;
    // A process that ends meanwhile need not wait for a line.
    this.timer ??= setTimeout(() => this.tell(), PAUSE).unref();
  }

  private tell(): void {
    this.logger.error({ refusals: this.refusals }, 'Calls were refused for now');
    this.refusals = {};
    this.timer = undefined;
  }
}
