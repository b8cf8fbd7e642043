import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { BACKEND_CONFIG, type BackendConfig } from '../config';
import { clientAddress } from '../http/origin/client-address';
import { Throttle } from '../http/limits/throttle';

/** Sign-ups allowed from one address in the window: enough for an office behind one connection. */
const PER_ADDRESS = 20;
/** Seconds. */
const WINDOW = 15 * 60;

/** Slows down robots that sign up addresses which are not theirs. */
@Injectable()
export class NewsletterThrottle {
  private readonly address: Throttle;

  constructor(
    @InjectDataSource() dataSource: DataSource,
    @Inject(BACKEND_CONFIG) { sessionSecret }: BackendConfig,
  ) {
    this.address = new Throttle(dataSource, sessionSecret, {
      name: 'newsletter-address',
      tries: PER_ADDRESS,
      window: WINDOW,
    });
  }

  /** @throws TooManyRequestsError when the address has signed up too often */
  count(ip: string): Promise<void> {
    return this.address.count(clientAddress(ip));
  }
}
