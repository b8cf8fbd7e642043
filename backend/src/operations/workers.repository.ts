import type { QueueHealth } from '@astaguide/contracts/operations/queue-health';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { isoDates, type DatedRow } from '../lib/iso-dates';
import { FIND_ALIVE, LAST_HOUR, RECENT_LAGS } from './workers.sql';

type Worker = QueueHealth['workers'][number];

/** What the workers did in a minute, all together. */
export interface ThroughputMinute {
  minute: Date;
  events: number;
  batches: number;
  failures: number;
  retries: number;
}

/** What the workers say of themselves. */
@Injectable()
export class WorkersRepository {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** The workers that run, the longest running first. */
  async findAlive(): Promise<Worker[]> {
    const rows = await this.dataSource.query<DatedRow<Worker, 'startedAt' | 'seenAt'>[]>(FIND_ALIVE);
    return rows.map(isoDates);
  }

  /** The last 60 minutes, the oldest first, also those in which nothing came. */
  lastHour(): Promise<ThroughputMinute[]> {
    return this.dataSource.query<ThroughputMinute[]>(LAST_HOUR);
  }

  /** Events of the last minutes by the place of `lagBounds` that their waiting time falls in; empty without any. */
  async recentLags(minutes: number): Promise<number[]> {
    const rows = await this.dataSource.query<{ place: number; events: number }[]>(RECENT_LAGS, [minutes]);
    return rows.map(({ events }) => events);
  }
}
