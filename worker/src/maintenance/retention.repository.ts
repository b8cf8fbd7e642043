import { ChatModelUsage } from '@astaguide/database/entities/chat/chat-model-usage.entity';
import { ChatQuestion } from '@astaguide/database/entities/chat/chat-question.entity';
import { HistoryImport } from '@astaguide/database/entities/analytics/history-import.entity';
import { ConversionImport } from '@astaguide/database/entities/earnings/conversion-import.entity';
import { SearchMiss } from '@astaguide/database/entities/site/search-miss.entity';
import { BIN_DAYS } from '@astaguide/contracts/publishing/blog-post';
import { oldestOpenDaySql } from '@astaguide/database/event-store/site-days.sql';
import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { Pool } from 'pg';
import { DataSource, IsNull, LessThan, LessThanOrEqual } from 'typeorm';
import { POOL } from '../lib/pools';

/** Milliseconds. */
const HOUR = 3_600_000;
/** Rows of `sign_ins` that are kept, of sign-ins and of failed attempts each: neither can push the other out. */
const KEPT_SIGN_INS = 100;

/** Deletes what has expired at the moment $1. */
const DELETE_EXPIRED: readonly string[] = [
  `DELETE FROM event_ids WHERE recorded_at < $1::timestamptz - interval '48 hours'`,
  `DELETE FROM visitor_salts WHERE destroy_at <= $1`,
  `DELETE FROM visitors_seen WHERE day < ${oldestOpenDaySql('$1::timestamptz')}`,
  `DELETE FROM blog_posts WHERE deleted_at <= $1::timestamptz - interval '${BIN_DAYS} days'`,
  `DELETE FROM address_misses WHERE day < ($1::timestamptz AT TIME ZONE 'UTC')::date - 90`,
  `DELETE FROM sessions WHERE expire < $1::timestamptz`,
  `DELETE FROM sign_ins WHERE at <= $1::timestamptz - interval '90 days' OR id IN (
    SELECT id FROM (
      SELECT id, row_number() OVER (PARTITION BY outcome = 'signed-in' ORDER BY at DESC, id DESC) AS place FROM sign_ins
    ) AS ranked WHERE place > ${KEPT_SIGN_INS})`,
];

/** Deletes data with a limited lifetime. */
@Injectable()
export class RetentionRepository {
  constructor(
    @Inject(POOL) private readonly pool: Pool,
    @InjectDataSource() private readonly dataSource: DataSource,
  ) {}

  /**
   * Deletes event ids after 48 hours, salts 48 hours after their day began, the visitors seen on final days, expired
   * sessions, and retailers' reports and exports of other tools an hour after their upload if they were not imported. Questions to the assistant,
   * searches without a result, addresses without a page and the use of the language model are kept for 90 days, articles
   * in the bin for 30, and the last 100 sign-ins and failed attempts of 90 days.
   */
  async prune(now: Date): Promise<void> {
    for (const statement of DELETE_EXPIRED) await this.pool.query(statement, [now]);
    const { manager } = this.dataSource;
    const hourAgo = new Date(now.getTime() - HOUR);
    const days90Ago = new Date(now.getTime() - 90 * 24 * HOUR);
    const day = LessThan(days90Ago.toISOString().slice(0, 10));
    await manager.delete(ChatQuestion, { askedAt: LessThanOrEqual(days90Ago) });
    await manager.delete(SearchMiss, { day });
    await manager.delete(ChatModelUsage, { day });
    const upload = { confirmedAt: IsNull(), uploadedAt: LessThanOrEqual(hourAgo) };
    await manager.delete(ConversionImport, upload);
    await manager.delete(HistoryImport, upload);
  }
}
