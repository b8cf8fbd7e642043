import { Injectable } from '@nestjs/common';
import { Throttles, type Throttle } from '../http/limits/throttle';

/** Maximum number of requests with one token per minute. */
const CALLS = 120;
/** Maximum number of attempts with unknown tokens from one address per 15 minutes. */
const WRONG_TRIES = 30;

/** Limits the requests of a token, and attempts to guess tokens. */
@Injectable()
export class ApiTokenThrottle {
  private readonly calls: Throttle;
  private readonly wrongTries: Throttle;

  constructor(throttles: Throttles) {
    this.calls = throttles.of({ name: 'token-calls', tries: CALLS, window: 60 });
    this.wrongTries = throttles.of({ name: 'token-tries', tries: WRONG_TRIES, window: 15 * 60 });
  }

  /** @throws TooManyRequestsError when the token is used too often */
  countCall(tokenId: number): Promise<void> {
    return this.calls.count(String(tokenId));
  }

  /** @throws TooManyRequestsError when the address has tried too many unknown tokens */
  countWrongTry(ip: string): Promise<void> {
    return this.wrongTries.countAddress(ip);
  }
}
