import { Inject, Injectable } from '@nestjs/common';
import { oldestOpenDaySql } from '@astaguide/database/event-store/site-days.sql';
import type { Pool } from 'pg';
import { POOL } from '../pools';

/** What has expired at the moment $1. */
const EXPIRED = [
  `event_ids WHERE recorded_at < $1::timestamptz - interval '48 hours'`,
  `visitor_salts WHERE destroy_at <= $1`,
  `visitors_seen WHERE day < ${oldestOpenDaySql('$1::timestamptz')}`,
  `chat_questions WHERE asked_at <= $1::timestamptz - interval '90 days'`,
  `search_misses WHERE day < ($1::timestamptz AT TIME ZONE 'UTC')::date - 90`,
  `chat_model_usage WHERE day < ($1::timestamptz AT TIME ZONE 'UTC')::date - 90`,
  `conversion_imports WHERE confirmed_at IS NULL AND uploaded_at <= $1::timestamptz - interval '1 hour'`,
];

/** Deletes data with a limited lifetime. */
@Injectable()
export class RetentionRepository {
  constructor(@Inject(POOL) private readonly pool: Pool) {}

  /**
   * Forgets event ids after 48 hours, destroys salts 48 hours after their day began, drops final days' marks,
   * and forgets after 90 days what the assistant was asked, what was searched in vain and what it used of a language
   * model, and after an hour retailers' reports that were uploaded and not imported.
   */
  async prune(now: Date): Promise<void> {
    for (const rows of EXPIRED) await this.pool.query(`DELETE FROM ${rows}`, [now]);
  }
}
