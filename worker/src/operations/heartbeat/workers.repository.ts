import type { QueueHealth } from '@astaguide/contracts/operations/queue-health';
import { Inject, Injectable } from '@nestjs/common';
import type { Pool } from 'pg';
import type { ThroughputMinute } from '../../lib/metrics/throughput';
import { POOL } from '../../lib/pools';

/** Stores a sign of life of the worker $1. $2 to $5 are its host, process id, version and start. */
const STORE_BEAT = `
  INSERT INTO workers (id, host, pid, version, started_at) VALUES ($1, $2, $3, $4, $5)
  ON CONFLICT (id) DO UPDATE SET seen_at = now()`;

const DELETE_SILENT_WORKERS = `DELETE FROM workers WHERE seen_at < now() - interval '1 minute'`;

const DELETE_WORKER = 'DELETE FROM workers WHERE id = $1';

/** Stores the minutes $2 of the worker $1, a JSON array of ThroughputMinute, in place of the stored ones. */
const STORE_MINUTES = `
  INSERT INTO worker_stats (worker_id, minute, events, batches, failures, retries, lags)
  SELECT $1, to_timestamp(minute / 1000.0), events, batches, failures, retries, lags
  FROM jsonb_to_recordset($2) AS m (minute double precision, events integer, batches integer,
                                    failures integer, retries integer, lags integer[])
  ON CONFLICT (minute, worker_id) DO UPDATE SET events = EXCLUDED.events, batches = EXCLUDED.batches,
    failures = EXCLUDED.failures, retries = EXCLUDED.retries, lags = EXCLUDED.lags`;

const DELETE_OLD_MINUTES = `DELETE FROM worker_stats WHERE minute < now() - interval '2 hours'`;

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
