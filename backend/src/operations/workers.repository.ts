import type { QueueHealth } from '@astaguide/contracts/operations/queue-health';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { isoDates, type DatedRow } from '../iso-dates';

type Worker = QueueHealth['workers'][number];

/** A worker without a heartbeat for this long is gone. */
const SILENCE = '1 minute';

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
    const rows = await this.dataSource.query<DatedRow<Worker, 'startedAt' | 'seenAt'>[]>(
      `SELECT id, host, pid, version, started_at AS "startedAt", seen_at AS "seenAt" FROM workers
       WHERE seen_at > now() - interval '${SILENCE}' ORDER BY started_at, id`,
    );
    return rows.map(isoDates);
  }

  /** The last 60 minutes, the oldest first, also those in which nothing came. */
  lastHour(): Promise<ThroughputMinute[]> {
    return this.dataSource.query<ThroughputMinute[]>(
      `SELECT m.minute, coalesce(sum(w.events), 0)::integer AS events,
              coalesce(sum(w.batches), 0)::integer AS batches,
              coalesce(sum(w.failures), 0)::integer AS failures,
              coalesce(sum(w.retries), 0)::integer AS retries
       FROM generate_series(date_trunc('minute', now()) - interval '59 minutes',
                            date_trunc('minute', now()), interval '1 minute') AS m (minute)
       LEFT JOIN worker_stats w ON w.minute = m.minute
       GROUP BY m.minute ORDER BY m.minute`,
    );
  }

  /** Events of the last five minutes by the place of `lagBounds` that their waiting time falls in. */
  async recentLags(): Promise<number[]> {
    const rows = await this.dataSource.query<{ place: number; events: number }[]>(
      `SELECT place::integer, sum(counted)::integer AS events
       FROM worker_stats, unnest(lags) WITH ORDINALITY AS l (counted, place)
       WHERE minute > now() - interval '5 minutes' GROUP BY place ORDER BY place`,
    );
    return rows.map(({ events }) => events);
  }
}
