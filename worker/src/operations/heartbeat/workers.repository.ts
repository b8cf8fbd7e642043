import type { QueueHealth } from '@astaguide/contracts/operations/queue-health';
import { Inject, Injectable } from '@nestjs/common';
import type { Pool } from 'pg';
import type { ThroughputMinute } from '../../lib/metrics/throughput';
import { POOL } from '../../lib/pools';
import {
  DELETE_OLD_MINUTES,
  DELETE_SILENT_WORKERS,
  DELETE_WORKER,
  STORE_BEAT,
  STORE_MINUTES,
} from './workers.sql';

/** A worker as it names itself; its id is made at the start. */
export type WorkerIdentity = Omit<QueueHealth['workers'][number], 'startedAt' | 'seenAt'> & {
  startedAt: Date;
};

/** What the workers say of themselves, for the owner to see. */
@Injectable()
export class WorkersRepository {
  constructor(@Inject(POOL) private readonly pool: Pool) {}

  /** A sign of life. Forgets workers that were silent for a minute. */
  async beat({ id, host, pid, version, startedAt }: WorkerIdentity): Promise<void> {
    await this.pool.query(STORE_BEAT, [id, host, pid, version, startedAt]);
    await this.pool.query(DELETE_SILENT_WORKERS);
  }

  async leave(id: string): Promise<void> {
    await this.pool.query(DELETE_WORKER, [id]);
  }

  /** Stores minutes whole, in place of what was stored of them before, and forgets those of two hours ago. */
  async storeMinutes(id: string, minutes: readonly ThroughputMinute[]): Promise<void> {
    await this.pool.query(STORE_MINUTES, [id, JSON.stringify(minutes)]);
    await this.pool.query(DELETE_OLD_MINUTES);
  }
}
