import { Inject, Injectable, Optional } from '@nestjs/common';
import { hash } from 'node:crypto';
import type { Pool } from 'pg';
import { WorkerMetrics } from '../../lib/metrics/worker-metrics';
import { POOL } from '../../lib/pools';
import { ADD_FAILED_EVENTS } from './failed-events.sql';

/** In characters. */
const LONGEST_REASON = 1000;

/** An event that cannot be recorded; `event` is what was on the queue. */
export interface FailedEntry {
  event: unknown;
  reason: string;
  jobId: string | null;
}

/** Stores events that cannot be recorded. */
@Injectable()
export class FailedEventsRepository {
  constructor(
    @Inject(POOL) private readonly pool: Pool,
    @Optional() private readonly metrics?: WorkerMetrics,
  ) {}

  /** Stores failed events, each once however often its job runs, and at most FAILED_EVENTS_KEPT. */
  async keep(entries: FailedEntry[]): Promise<void> {
    if (entries.length === 0) return;
    const rows = entries.map(({ event, reason, jobId }) => {
      // Escaping non-ASCII characters preserves those that PostgreSQL cannot store.
      const text = JSON.stringify(event ?? null).replace(
        /[^ -~]/g,
        (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
      );
      return {
        fingerprint: hash('sha256', text),
        event: text,
        reason: reason.slice(0, LONGEST_REASON),
        jobId,
      };
    });
    const { rowCount } = await this.pool.query(ADD_FAILED_EVENTS, [JSON.stringify(rows)]);
    if (rowCount) this.metrics?.countFailedEvents(rowCount);
  }
}
