import { ChatModelUsage } from '@astaguide/database/entities/chat/chat-model-usage.entity';
import { ChatQuestion } from '@astaguide/database/entities/chat/chat-question.entity';
import { SearchMiss } from '@astaguide/database/entities/site/search-miss.entity';
import { ConversionImport } from '@astaguide/database/entities/earnings/conversion-import.entity';
import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { Pool } from 'pg';
import { DataSource, IsNull, LessThan, LessThanOrEqual } from 'typeorm';
import { POOL } from '../../lib/pools';
import { DELETE_EXPIRED } from './retention.sql';

/** Milliseconds. */
const HOUR = 3_600_000;

/** Deletes data with a limited lifetime. */
@Injectable()
export class RetentionRepository {
  constructor(
    @Inject(POOL) private readonly pool: Pool,
    @InjectDataSource() private readonly dataSource: DataSource,
  ) {}

  /**
   * Forgets event ids after 48 hours, destroys salts 48 hours after their day began, drops final days' marks,
   * and forgets after 90 days what the assistant was asked, what was searched in vain and what it used of a language
   * model, and after an hour retailers' reports that were uploaded and not imported. Of sign-ins and of failed attempts it keeps
   * the last 100 of 90 days.
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
    await manager.delete(ConversionImport, { confirmedAt: IsNull(), uploadedAt: LessThanOrEqual(hourAgo) });
  }
}
