import { Inject, Injectable } from '@nestjs/common';
import type { BotRuleCondition } from '@astaguide/contracts/analytics/bot-rule';
import { inTransaction } from '@astaguide/database/transaction';
import type { Pool } from 'pg';
import { POOL } from '../../lib/pools';
import {
  DELETE_PREVIEW,
  DELETE_PREVIEW_OF_DAY,
  LOCK_RULE,
  REOPEN_PREVIEW,
  storePreviewSql,
} from './bot-rule-previews.sql';
import { ruleMatch } from './match-bot-rule.sql';

/** Previews of rules, computed from the log. The metrics of people are read, but never changed. */
@Injectable()
export class BotRulePreviewsRepository {
  constructor(@Inject(POOL) private readonly pool: Pool) {}

  /** Deletes the results of an earlier preview. */
  async begin(rule: number): Promise<void> {
    await inTransaction(this.pool, 'READ COMMITTED', async (client) => {
      await client.query(REOPEN_PREVIEW, [rule]);
      await client.query(DELETE_PREVIEW, [rule]);
    });
  }

  /**
   * Stores a day's metrics with and without the rule. Calling it again has the same result.
   *
   * @param day 'YYYY-MM-DD'
   * @returns the number of views and clicks that the rule would exclude
   */
  async previewDay(rule: number, condition: BotRuleCondition, day: string): Promise<number> {
    const values: unknown[] = [day, rule];
    const match = ruleMatch(condition, (value) => `$${values.push(value)}`);
    return inTransaction(this.pool, 'READ COMMITTED', async (client) => {
      await client.query(LOCK_RULE, [rule]);
      await client.query(DELETE_PREVIEW_OF_DAY, [rule, day]);
      const { rows } = await client.query<{ excluded: number }>(storePreviewSql(match), values);
      return rows[0]!.excluded;
    });
  }
}
