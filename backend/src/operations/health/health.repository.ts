import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { FIND_ALIVE } from '../workers.repository';

/** Checks that the database and the workers answer. */
@Injectable()
export class HealthRepository {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  async ping(): Promise<void> {
    await this.dataSource.query('SELECT 1');
  }

  /** The number of workers with a recent heartbeat. */
  async countAlive(): Promise<number> {
    const workers = await this.dataSource.query<unknown[]>(FIND_ALIVE);
    return workers.length;
  }
}
