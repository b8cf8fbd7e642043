import type { PinoLogger } from 'nestjs-pino';
import type { UnavailableError } from './errors';

/** Milliseconds that a line waits for more of its like. */
const PAUSE = 1000;

/** Logs rejections, at most one line per second: under load a line for each would be expensive. */
export class RefusalLog {
  /** How often each reason was given since the last line. */
  private refusals: Record<string, number> = {};
  /** What was behind the first of them that had a cause. */
  private cause: unknown;
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly logger: Pick<PinoLogger, 'error'>) {}

  /** @param refusal its message is the text of the response, one of a few */
  count({ message, cause }: UnavailableError): void {
    this.refusals[message] = (this.refusals[message] ?? 0) + 1;
    this.cause ??= cause;
    // A process that ends meanwhile need not wait for a line.
    this.timer ??= setTimeout(() => this.tell(), PAUSE).unref();
  }

  private tell(): void {
    const { refusals, cause } = this;
    this.logger.error({ refusals, ...(cause !== undefined && { err: cause }) }, 'Calls were refused for now');
    this.refusals = {};
    this.cause = undefined;
    this.timer = undefined;
  }
}
