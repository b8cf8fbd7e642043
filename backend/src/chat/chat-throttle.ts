import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { BACKEND_CONFIG, type BackendConfig } from '../config';
import { clientAddress } from '../http/origin/client-address';
import { Throttle } from '../http/limits/throttle';

/** Maximum number of questions per address and window, more than anyone can read answers to. */
const PER_ADDRESS = 20;
/** Seconds. */
const WINDOW = 60;

/** Rate limit of questions by address. */
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

  /** @throws TooManyRequestsError when the address has sent too many questions */
  count(ip: string): Promise<void> {
    return this.address.count(clientAddress(ip));
  }
}
