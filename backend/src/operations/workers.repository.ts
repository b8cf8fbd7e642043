import type { QueueHealth } from '@astaguide/contracts/operations/queue-health';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { type DatedRow, isoDates } from '../lib/iso-dates';

/** A worker without a heartbeat for this long is gone or hangs; it sends one every five seconds. */
const SILENCE = '20 seconds';

/** Finds the workers that run, the longest running first. */
const FIND_ALIVE = `
  SELECT id, host, pid, version, started_at AS "startedAt", seen_at AS "seenAt" FROM workers
  WHERE seen_at > now() - interval '${SILENCE}' ORDER BY started_at, id`;

/** Sums what the workers did in each of the last 60 minutes, oldest first. Minutes without events have zeros. */
const LAST_HOUR = `
  SELECT m.minute, coalesce(sum(w.events), 0)::integer AS events,
    coalesce(sum(w.batches), 0)::integer AS batches,
    coalesce(sum(w.failures), 0)::integer AS failures,
    coalesce(sum(w.retries), 0)::integer AS retries
  FROM generate_series(date_trunc('minute', now()) - interval '59 minutes',
    date_trunc('minute', now()), interval '1 minute') AS m (minute)
  LEFT JOIN worker_stats w ON w.minute = m.minute
  GROUP BY m.minute ORDER BY m.minute`;

/** Sums the events of the last $1 minutes by the place of their lag in `lags`, from 1 on. */
const RECENT_LAGS = `
  SELECT place::integer, sum(counted)::integer AS events
  FROM worker_stats, unnest(lags) WITH ORDINALITY AS l (counted, place)
  WHERE minute > now() - $1 * interval '1 minute' GROUP BY place ORDER BY place`;

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

  /** Rejects if the database does not answer. */
  async ping(): Promise<void> {
    await this.dataSource.query('SELECT 1');
  }

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
