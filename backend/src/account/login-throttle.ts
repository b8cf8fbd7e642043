import { Injectable } from '@nestjs/common';
import { TooManyRequestsError } from '../http/errors';
import { Throttles, waitText, type Throttle } from '../http/limits/throttle';
import { networkOf } from '../http/origin/network';

/** Window in which failures are counted, and that of a network. Seconds. */
const WINDOW = 15 * 60;
const NETWORK_WINDOW = 24 * 60 * 60;
/** Failures of one network per day that do not depend on other networks. */
const PER_NETWORK = 5;
/** Failures per window of all networks together, beyond those of their own. */
const SHARED = 10;
/** Failures per minute of all unknown devices. */
const PER_MINUTE = 60;
/** Failures allowed per window in one browser that has signed in before. */
const PER_DEVICE = 10;
/** Failures allowed per window in one session. */
const PER_SESSION = 10;
/** Key of the counters that have one subject. */
const SITE = 'site';

/** The source of a password: an unknown device, a browser that has signed in before, or a session. */
export type PasswordSource = { ip: string } | { device: string } | { session: string };

/** Resets what an attempt has used up; for attempts with the right password. */
type Forget = () => Promise<void>;

/**
 * Slows down password guessing without locking the owner out. Each network (/24, /48) has a few attempts a day that no
 * other network can use up, and then shares a few with all others. The rate of all unknown devices is limited, which
 * also bounds the time that verification costs. A known device and a session have their own attempts.
 *
 * The site has one account, so the address that was entered does not matter: counting by it would give an attacker new
 * attempts for each invented address.
 */
@Injectable()
export class LoginThrottle {
  private readonly network: Throttle;
  private readonly shared: Throttle;
  private readonly rate: Throttle;
  private readonly device: Throttle;
  private readonly session: Throttle;

  constructor(throttles: Throttles) {
    this.network = throttles.of({ name: 'login-network', tries: PER_NETWORK, window: NETWORK_WINDOW });
    this.shared = throttles.of({ name: 'login-shared', tries: SHARED, window: WINDOW });
    this.rate = throttles.of({ name: 'login-rate', tries: PER_MINUTE, window: 60 });
    this.device = throttles.of({ name: 'login-device', tries: PER_DEVICE, window: WINDOW });
    this.session = throttles.of({ name: 'password-session', tries: PER_SESSION, window: WINDOW });
  }

  /**
   * Counts an attempt before the password is verified, so that concurrent attempts are all counted.
   *
   * @throws TooManyRequestsError when no attempt is left
   */
  async count(source: PasswordSource): Promise<Forget> {
    if ('device' in source) return countOwn(this.device, source.device);
    if ('session' in source) return countOwn(this.session, source.session);
    const network = networkOf(source.ip) ?? source.ip;
    const giveBack = await this.countNetwork(network);
    try {
      await this.rate.count(SITE);
    } catch (error) {
      await giveBack();
      throw error;
    }
    return async () => {
      await giveBack();
      await this.network.forget(network);
      await this.rate.giveBack(SITE);
    };
  }

  private async countNetwork(network: string): Promise<Forget> {
    try {
      await this.network.count(network);
      return () => this.network.giveBack(network);
    } catch (error) {
      if (!(error instanceof TooManyRequestsError)) throw error;
    }
    try {
      await this.shared.count(SITE);
      return () => this.shared.giveBack(SITE);
    } catch (error) {
      if (!(error instanceof TooManyRequestsError)) throw error;
      const { retryAfter } = error;
      throw new TooManyRequestsError(
        `Too many attempts from your network. Try again in ${waitText(retryAfter)}, or now from another network or in a browser that has signed in before.`,
        retryAfter,
      );
    }
  }
}

async function countOwn(throttle: Throttle, subject: string): Promise<Forget> {
  await throttle.count(subject);
  return () => throttle.forget(subject);
}
