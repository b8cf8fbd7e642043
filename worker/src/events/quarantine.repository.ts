import { Inject, Injectable, Optional } from '@nestjs/common';
import { createHash } from 'node:crypto';
import type { Pool } from 'pg';
import { WorkerMetrics } from '../metrics/worker-metrics';
import { POOL } from '../pools';

/** Where events go that cannot be recorded as they are. */
@Injectable()
export class QuarantineRepository {
  constructor(
    @Inject(POOL) private readonly pool: Pool,
    @Optional() private readonly metrics?: WorkerMetrics,
  ) {}

  /** Keeps an event, once however often its job runs. */
  async keep(entry: { event: unknown; reason: string; jobId: string | null }): Promise<void> {
    // Escaping what lies outside ASCII keeps characters that PostgreSQL could not store.
    const event = JSON.stringify(entry.event ?? null).replace(
      /[^ -~]/g,
      (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
    );
    const { rowCount } = await this.pool.query(
      `INSERT INTO failed_events (fingerprint, event, reason, job_id) VALUES ($1, $2, $3, $4)
       ON CONFLICT (fingerprint) DO NOTHING`,
      [createHash('sha256').update(event).digest('hex'), event, entry.reason, entry.jobId],
    );
    if (rowCount) this.metrics?.countQuarantined();
  }
}
