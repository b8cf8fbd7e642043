import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { BACKEND_CONFIG, type BackendConfig } from '../config';
import { clientAddress } from '../http/origin/client-address';
import { Throttle } from '../http/limits/throttle';

/** Questions from one address in the window: faster than anybody reads answers. */
const PER_ADDRESS = 20;
/** Seconds. */
const WINDOW = 60;

/** Keeps one visitor from asking for all. */
@Injectable()
export class ChatThrottle {
  private readonly address: Throttle;

  constructor(
    @InjectDataSource() dataSource: DataSource,
    @Inject(BACKEND_CONFIG) { sessionSecret }: BackendConfig,
  ) {
    this.address = new Throttle(dataSource, sessionSecret, {
      name: 'chat-address',
      tries: PER_ADDRESS,
      window: WINDOW,
    });
  }

  /** @throws TooManyRequestsError when the address has asked too often */
  count(ip: string): Promise<void> {
    return this.address.count(clientAddress(ip));
  }
}
