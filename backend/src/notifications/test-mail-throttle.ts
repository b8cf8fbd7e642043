import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { BACKEND_CONFIG, type BackendConfig } from '../config';
import { Throttle } from '../http/limits/throttle';

/** Keeps the owner's mail server from being flooded with test mails: five in an hour. */
@Injectable()
export class TestMailThrottle extends Throttle {
  constructor(
    @InjectDataSource() dataSource: DataSource,
    @Inject(BACKEND_CONFIG) { sessionSecret }: BackendConfig,
  ) {
    super(dataSource, sessionSecret, { name: 'test-mails', tries: 5, window: 3600 });
  }
}
