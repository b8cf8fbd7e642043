import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { BACKEND_CONFIG, type BackendConfig } from '../config';
import { clientAddress } from '../http/origin/client-address';
import { Throttle } from '../http/limits/throttle';

/** Maximum number of requests with one token per minute. */
const CALLS = 120;
/** Maximum number of attempts with unknown tokens from one address per 15 minutes. */
const WRONG_TRIES = 30;

/** Limits the requests of a token, and attempts to guess tokens. */
@Injectable()
export class ApiTokenThrottle {
  private readonly calls: Throttle;
  private readonly wrongTries: Throttle;

  constructor(
    @InjectDataSource() dataSource: DataSource,
    @Inject(BACKEND_CONFIG) { sessionSecret }: BackendConfig,
  ) {
    const throttle = (name: string, tries: number, window: number) =>
      new Throttle(dataSource, sessionSecret, { name, tries, window });
    this.calls = throttle('token-calls', CALLS, 60);
    this.wrongTries = throttle('token-tries', WRONG_TRIES, 15 * 60);
  }

  /** @throws TooManyRequestsError when the token is used too often */
  countCall(tokenId: number): Promise<void> {
    return this.calls.count(String(tokenId));
  }

  /** @throws TooManyRequestsError when the address has tried too many unknown tokens */
  countWrongTry(ip: string): Promise<void> {
    return this.wrongTries.count(clientAddress(ip));
  }
}
