import { Injectable } from '@nestjs/common';
import { clientAddress } from '../http/origin/client-address';
import { Throttles, type Throttle } from '../http/limits/throttle';

/** Window in which failures are counted. Seconds. */
const WINDOW = 15 * 60;
/** Failures allowed per window for one account, from all unknown devices together. */
const PER_ACCOUNT = 10;
/** Failures allowed per window from one address, for any account. */
const PER_ADDRESS = 30;
/** Failures allowed per window in one browser that has signed in before. */
const PER_DEVICE = 10;
/** Failures allowed per window in one session. */
const PER_SESSION = 10;

/** The source of a password: an unknown device, a browser that has signed in before, or a session. */
export type PasswordSource = { email: string; ip: string } | { device: string } | { session: string };

/**
 * Slows down password guessing. Unknown devices share the attempts of the account and of their address. A known device
 * and a session have their own attempts, so that strangers cannot lock the owner out.
 */
@Injectable()
export class LoginThrottle {
  private readonly account: Throttle;
  private readonly address: Throttle;
  private readonly device: Throttle;
  private readonly session: Throttle;

  constructor(throttles: Throttles) {
    const throttle = (name: string, tries: number) => throttles.of({ name, tries, window: WINDOW });
    this.account = throttle('login-account', PER_ACCOUNT);
    this.address = throttle('login-address', PER_ADDRESS);
    this.device = throttle('login-device', PER_DEVICE);
    this.session = throttle('password-session', PER_SESSION);
  }

  /**
   * Counts an attempt before the password is verified, so that concurrent attempts are all counted.
   *
   * @throws TooManyRequestsError when no attempt is left
   */
  async count(source: PasswordSource): Promise<void> {
    if ('device' in source) return this.device.count(source.device);
    if ('session' in source) return this.session.count(source.session);
    await this.address.countAddress(source.ip);
    await this.account.count(source.email.toLowerCase());
  }

  /** Resets the counters after a successful attempt. The address only gets this one attempt back. */
  async forget(source: PasswordSource): Promise<void> {
    if ('device' in source) return this.device.forget(source.device);
    if ('session' in source) return this.session.forget(source.session);
    await this.account.forget(source.email.toLowerCase());
    await this.address.giveBack(clientAddress(source.ip));
  }
}
