import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { plural } from '@astaguide/contracts/lib/plural';
import { createHmac } from 'node:crypto';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { DataSource } from 'typeorm';
import { BACKEND_CONFIG, type BackendConfig } from '../../lib/config';
import { poolOf } from '../../lib/pool-of';
import { TooManyRequestsError } from '../errors';
import { clientAddress } from '../origin/client-address';
import { isLoopback, networkOf } from '../origin/network';

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
      storeClient: poolOf(dataSource),
      storeType: 'pool',
      tableName: 'rate_limits',
      tableCreated: true,
      keyPrefix: rule.name,
      points: rule.tries,
      duration: rule.window,
    });
  }

  /**
   * @param tries how many this attempt counts as
   * @throws TooManyRequestsError when the subject has no try left in its window
   */
  async count(subject: string, tries = 1): Promise<void> {
    try {
      await this.limiter.consume(this.hash(subject), tries);
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      const seconds = Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
      throw new TooManyRequestsError(`Too many tries. Try again in ${waitText(seconds)}.`, seconds);
    }
  }

  /** The same for an address; those that belong to one connection are one subject. */
  countAddress(ip: string): Promise<void> {
    return this.count(clientAddress(ip));
  }

  /**
   * Counts an attempt of a network (/24, /48). A proxy on this machine that is not trusted hides whose requests they are, so
   * loopback is exempt.
   *
   * @param of a part of the subject beside the network
   * @returns false when the subject has no try left in its window
   */
  async allowsNetwork(ip: string, { of = '', tries = 1 } = {}): Promise<boolean> {
    if (isLoopback(ip)) return true;
    try {
      await this.count(`${networkOf(ip) ?? ip} ${of}`.trim(), tries);
      return true;
    } catch (error) {
      if (!(error instanceof TooManyRequestsError)) throw error;
      return false;
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

/** Makes throttles on the product's own database. */
@Injectable()
export class Throttles {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    @Inject(BACKEND_CONFIG) private readonly config: BackendConfig,
  ) {}

  of(rule: ThrottleRule): Throttle {
    return new Throttle(this.dataSource, this.config.sessionSecret, rule);
  }
}

/** 1 → '1 second', 42 → '42 seconds', 880 → '15 minutes'. */
export function waitText(seconds: number): string {
  return seconds < 120 ? plural(seconds, 'second') : plural(Math.ceil(seconds / 60), 'minute');
}
