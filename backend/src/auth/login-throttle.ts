import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { BACKEND_CONFIG, type BackendConfig } from '../config';
import { clientAddress } from '../http/client-address';
import { Throttle } from '../http/throttle';

/** Seconds in which failures are counted. */
const WINDOW = 15 * 60;
/** Failures allowed in the window for one account, from wherever they come. */
const PER_ACCOUNT = 10;
/** Failures allowed in the window from one address, for whichever account. */
const PER_ADDRESS = 30;

/** Slows down guessing, by account and by address. */
@Injectable()
export class LoginThrottle {
  private readonly account: Throttle;
  private readonly address: Throttle;

  constructor(
    @InjectDataSource() dataSource: DataSource,
    @Inject(BACKEND_CONFIG) { sessionSecret }: BackendConfig,
  ) {
    const rule = (name: string, tries: number) => ({ name, tries, window: WINDOW });
    this.account = new Throttle(dataSource, sessionSecret, rule('login-account', PER_ACCOUNT));
    this.address = new Throttle(dataSource, sessionSecret, rule('login-address', PER_ADDRESS));
  }

  /**
   * Counts a try before the password is looked at, so that tries made at once are all counted.
   *
   * @throws TooManyRequestsError when the account or the address has none left
   */
  async count(email: string, ip: string): Promise<void> {
    await this.address.count(clientAddress(ip));
    await this.account.count(email.toLowerCase());
  }

  /** Forgets the tries that led to a success. */
  async forget(email: string, ip: string): Promise<void> {
    await this.account.forget(email.toLowerCase());
    await this.address.giveBack(clientAddress(ip));
  }
}
