import { Inject, Injectable, Optional } from '@nestjs/common';
import { hash } from 'node:crypto';
import type { Pool } from 'pg';
import { WorkerMetrics } from '../../lib/metrics/worker-metrics';
import { POOL } from '../../lib/pools';
import { FAILED_EVENTS_KEPT } from '@astaguide/contracts/analytics/failed-event';

const { ofReason, all } = FAILED_EVENTS_KEPT;

/**
 * Stores failed events, unless they are stored already or enough are. $1 is a JSON array of `fingerprint`, `event`,
 * `reason` and `jobId`.
 */
const ADD_FAILED_EVENTS = `
  INSERT INTO failed_events (fingerprint, event, reason, job_id)
  SELECT fingerprint, event, reason, "jobId" FROM (
    SELECT *, row_number() OVER () AS place, row_number() OVER (PARTITION BY reason) AS place_of_reason
    FROM json_to_recordset($1::json) AS sent(fingerprint text, event text, reason text, "jobId" text)
    WHERE NOT EXISTS (SELECT FROM failed_events known WHERE known.fingerprint = sent.fingerprint)
  ) AS new
  WHERE place <= ${all} - (SELECT count(*) FROM failed_events)
    AND place_of_reason <= ${ofReason} - (SELECT count(*) FROM failed_events known WHERE known.reason = new.reason)
  ON CONFLICT (fingerprint) DO NOTHING`;

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
