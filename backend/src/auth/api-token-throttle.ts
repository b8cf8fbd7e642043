import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { BACKEND_CONFIG, type BackendConfig } from '../config';
import { clientAddress } from '../http/origin/client-address';
import { Throttle } from '../http/limits/throttle';

/** Calls with one token in a minute. */
const CALLS = 120;
/** Tries with tokens that do not exist, from one address in 15 minutes. */
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

  /** @throws TooManyRequestsError when too many were tried from the address */
  countWrongTry(ip: string): Promise<void> {
    return this.wrongTries.count(clientAddress(ip));
  }
}
