import type { QueueHealth } from '@astaguide/contracts/operations/queue-health';
import { Inject, Injectable } from '@nestjs/common';
import type { Pool } from 'pg';
import type { ThroughputMinute } from '../metrics/throughput';
import { POOL } from '../pools';

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
    await this.pool.query(
      `INSERT INTO workers (id, host, pid, version, started_at) VALUES ($1, $2, $3, $4, $5)
       ON CONFLICT (id) DO UPDATE SET seen_at = now()`,
      [id, host, pid, version, startedAt],
    );
    await this.pool.query(`DELETE FROM workers WHERE seen_at < now() - interval '1 minute'`);
  }

  async leave(id: string): Promise<void> {
    await this.pool.query('DELETE FROM workers WHERE id = $1', [id]);
  }

  /** Stores minutes whole, in place of what was stored of them before, and forgets those of two hours ago. */
  async storeMinutes(id: string, minutes: readonly ThroughputMinute[]): Promise<void> {
    await this.pool.query(
      `INSERT INTO worker_stats (worker_id, minute, events, batches, failures, retries, lags)
       SELECT $1, to_timestamp(minute / 1000.0), events, batches, failures, retries, lags
       FROM jsonb_to_recordset($2) AS m (minute double precision, events integer, batches integer,
                                         failures integer, retries integer, lags integer[])
       ON CONFLICT (minute, worker_id) DO UPDATE SET events = EXCLUDED.events, batches = EXCLUDED.batches,
         failures = EXCLUDED.failures, retries = EXCLUDED.retries, lags = EXCLUDED.lags`,
      [id, JSON.stringify(minutes)],
    );
    await this.pool.query(`DELETE FROM worker_stats WHERE minute < now() - interval '2 hours'`);
  }
}
