import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { BACKEND_CONFIG, type BackendConfig } from '../config';
import { clientAddress } from '../http/origin/client-address';
import { Throttle } from '../http/limits/throttle';

/** Maximum number of erasures per address and window, because each may rebuild two days. */
const PER_ADDRESS = 5;
/** Seconds. */
const WINDOW = 60 * 60;

/** Rate limit of erasures, so that they cannot be used to overload the worker. */
@Injectable()
export class ErasureThrottle {
  private readonly address: Throttle;

  constructor(
    @InjectDataSource() dataSource: DataSource,
    @Inject(BACKEND_CONFIG) { sessionSecret }: BackendConfig,
  ) {
    this.address = new Throttle(dataSource, sessionSecret, {
      name: 'erasure-address',
      tries: PER_ADDRESS,
      window: WINDOW,
    });
  }

  /** @throws TooManyRequestsError when the address has sent too many requests */
  count(ip: string): Promise<void> {
    return this.address.count(clientAddress(ip));
  }
}
