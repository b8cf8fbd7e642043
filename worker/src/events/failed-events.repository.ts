import { Inject, Injectable, Optional } from '@nestjs/common';
import { createHash } from 'node:crypto';
import type { Pool } from 'pg';
import { WorkerMetrics } from '../metrics/worker-metrics';
import { POOL } from '../pools';
import { ADD_FAILED_EVENT } from './failed-events.sql';

/** Stores events that cannot be recorded. */
@Injectable()
export class FailedEventsRepository {
  constructor(
    @Inject(POOL) private readonly pool: Pool,
    @Optional() private readonly metrics?: WorkerMetrics,
  ) {}

  /** Stores a failed event, once however often its job runs. */
  async keep(entry: { event: unknown; reason: string; jobId: string | null }): Promise<void> {
    // Escaping non-ASCII characters preserves those that PostgreSQL cannot store.
    const event = JSON.stringify(entry.event ?? null).replace(
      /[^ -~]/g,
      (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
    );
    const { rowCount } = await this.pool.query(ADD_FAILED_EVENT, [
      createHash('sha256').update(event).digest('hex'),
      event,
      entry.reason,
      entry.jobId,
    ]);
    if (rowCount) this.metrics?.countFailedEvents();
  }
}
