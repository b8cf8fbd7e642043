import { Inject, Injectable } from '@nestjs/common';
import type { BotRuleCondition } from '@astaguide/contracts/analytics/bot-rule';
import { AFFILIATE_CLICK_ID, PAGE_VIEW_ID } from '@astaguide/database/event-store/dimensions';
import { inTransaction } from '@astaguide/database/transaction';
import type { Pool } from 'pg';
import { isCountedInDaySql } from '../rollups/day-events.sql';
import { ruleMatch } from './match-bot-rule.sql';
import { POOL } from '../pools';

const METRICS = ['', ' AND NOT matches']
  .map(
    (of) => `
      count(*) FILTER (WHERE type_id = ${PAGE_VIEW_ID}${of}), count(*) FILTER (WHERE type_id = ${AFFILIATE_CLICK_ID}${of}),
      count(DISTINCT visitor) FILTER (WHERE true${of})`,
  )
  .join(',');

/** Previews of rules, computed from the log. The metrics of people are read, but never changed. */
@Injectable()
export class BotRulePreviewsRepository {
  constructor(@Inject(POOL) private readonly pool: Pool) {}

  /** Deletes the results of an earlier preview. */
  async begin(rule: number): Promise<void> {
    await inTransaction(this.pool, 'READ COMMITTED', async (client) => {
      await client.query('UPDATE bot_rules SET previewed_at = NULL WHERE id = $1', [rule]);
      await client.query('DELETE FROM bot_rule_previews WHERE rule_id = $1', [rule]);
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
      // A worker that was considered dead may be processing the same day.
      await client.query('SELECT FROM bot_rules WHERE id = $1 FOR NO KEY UPDATE', [rule]);
      await client.query('DELETE FROM bot_rule_previews WHERE rule_id = $1 AND day = $2::date', [rule, day]);
      const { rows } = await client.query<{ excluded: number }>(
        `WITH judged AS MATERIALIZED (
           SELECT e.visitor, e.product_id, e.type_id, ${match} AS matches FROM events e WHERE ${isCountedInDaySql}
         ),
         kept AS (
           INSERT INTO bot_rule_previews (rule_id, day, product_id, views, clicks, visitors, views_after, clicks_after,
             visitors_after)
           SELECT $2::integer, $1::date, coalesce(product_id, 0), ${METRICS}
           FROM judged GROUP BY GROUPING SETS ((), (product_id))
           HAVING grouping(product_id) = 1 OR product_id IS NOT NULL
           RETURNING *
         )
         SELECT views + clicks - views_after - clicks_after AS excluded FROM kept WHERE product_id = 0`,
        values,
      );
      return rows[0]!.excluded;
    });
  }

  /** Marks the preview as complete. */
  async finish(rule: number): Promise<void> {
    await this.pool.query('UPDATE bot_rules SET previewed_at = now() WHERE id = $1', [rule]);
  }
}
