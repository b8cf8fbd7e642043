import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { createHmac } from 'node:crypto';
import type { Pool } from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { DataSource } from 'typeorm';
import { BACKEND_CONFIG, type BackendConfig } from '../config';
import { TooManyRequestsError } from '../http/errors';

/** Seconds in which failures are counted. */
const WINDOW = 15 * 60;
/** Failures allowed in the window for one account, from wherever they come. */
const PER_ACCOUNT = 10;
/** Failures allowed in the window from one address, for whichever account. */
const PER_ADDRESS = 30;

/**
 * Slows down guessing, by account and by address, across all API processes. Keys are hashed: no address and
 * no account name is stored.
 */
@Injectable()
export class LoginThrottle {
  private readonly account: RateLimiterPostgres;
  private readonly address: RateLimiterPostgres;

  constructor(
    @InjectDataSource() dataSource: DataSource,
    @Inject(BACKEND_CONFIG) private readonly config: BackendConfig,
  ) {
    const storeClient = (dataSource.driver as unknown as { master: Pool }).master;
    const shared = {
      storeClient,
      storeType: 'pool',
      tableName: 'rate_limits',
      tableCreated: true,
      duration: WINDOW,
    };
    this.account = new RateLimiterPostgres({ ...shared, keyPrefix: 'login-account', points: PER_ACCOUNT });
    this.address = new RateLimiterPostgres({ ...shared, keyPrefix: 'login-address', points: PER_ADDRESS });
  }

  /**
   * Counts a try before the password is looked at, so that tries made at once are all counted.
   *
   * @throws TooManyRequestsError when the account or the address has none left
   */
  async count(email: string, ip: string): Promise<void> {
    try {
      await this.address.consume(this.hash(ip));
      await this.account.consume(this.hash(email.toLowerCase()));
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      const seconds = Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
      throw new TooManyRequestsError(
        `Too many tries. Try again in ${Math.ceil(seconds / 60)} minutes.`,
        seconds,
      );
    }
  }

  /** Forgets the tries that led to a success. */
  async forget(email: string, ip: string): Promise<void> {
    await this.account.delete(this.hash(email.toLowerCase()));
    await this.address.reward(this.hash(ip));
  }

  private hash(text: string): string {
    return createHmac('sha256', this.config.sessionSecret).update(text).digest('base64url');
  }
}
