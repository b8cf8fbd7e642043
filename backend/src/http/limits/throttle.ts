import { createHmac } from 'node:crypto';
import type { Pool } from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { DataSource } from 'typeorm';
import { TooManyRequestsError } from '../errors';

export interface ThrottleRule {
  /** Separates its counters from those of other throttles. */
  name: string;
  /** Attempts per subject within the window. */
  tries: number;
  /** The window in seconds; it starts with the first attempt. */
  window: number;
}

/**
 * Counts attempts by subject (an address or an account) across all API processes. Subjects are stored as keyed hashes.
 */
export class Throttle {
  private readonly limiter: RateLimiterPostgres;

  constructor(
    dataSource: DataSource,
    private readonly secret: string,
    rule: ThrottleRule,
  ) {
    this.limiter = new RateLimiterPostgres({
      storeClient: (dataSource.driver as unknown as { master: Pool }).master,
      storeType: 'pool',
      tableName: 'rate_limits',
      tableCreated: true,
      keyPrefix: rule.name,
      points: rule.tries,
      duration: rule.window,
    });
  }

  /** @throws TooManyRequestsError when the subject has no try left in its window */
  async count(subject: string): Promise<void> {
    try {
      await this.limiter.consume(this.hash(subject));
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      const seconds = Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
      throw new TooManyRequestsError(`Too many tries. Try again in ${waitText(seconds)}.`, seconds);
    }
  }

  /** Gives the subject one attempt back. */
  async giveBack(subject: string): Promise<void> {
    await this.limiter.reward(this.hash(subject));
  }

  /** Resets the subject's attempts. */
  async forget(subject: string): Promise<void> {
    await this.limiter.delete(this.hash(subject));
  }

  private hash(subject: string): string {
    return createHmac('sha256', this.secret).update(subject).digest('base64url');
  }
}

function waitText(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  return minutes === 1 ? '1 minute' : `${minutes} minutes`;
}
