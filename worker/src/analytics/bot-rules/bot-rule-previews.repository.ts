import { Inject, Injectable } from '@nestjs/common';
import type { BotRuleCondition } from '@astaguide/contracts/analytics/bot-rule';
import { inTransaction } from '@astaguide/database/transaction';
import type { Pool } from 'pg';
import { POOL } from '../../lib/pools';
import { ruleMatch } from './match-bot-rule.sql';
import { AFFILIATE_CLICK_ID, PAGE_VIEW_ID } from '@astaguide/database/event-store/dimensions';
import { isCountedInDaySql } from '../rollups/day-events.sql';

/** Marks the preview of the rule $1 as incomplete, in the transaction that deletes its results. */
const REOPEN_PREVIEW = 'UPDATE bot_rules SET previewed_at = NULL WHERE id = $1';

/** Deletes the results of the rule $1. */
const DELETE_PREVIEW = 'DELETE FROM bot_rule_previews WHERE rule_id = $1';

/** Locks the rule $1: a worker that was considered dead may be processing the same day. */
const LOCK_RULE = 'SELECT FROM bot_rules WHERE id = $1 FOR NO KEY UPDATE';

/** Deletes the results of the rule $1 on the day $2. */
const DELETE_PREVIEW_OF_DAY = 'DELETE FROM bot_rule_previews WHERE rule_id = $1 AND day = $2::date';

const METRICS = ['', ' AND NOT matches']
  .map(
    (of) => `
      count(*) FILTER (WHERE type_id = ${PAGE_VIEW_ID}${of}),
      count(*) FILTER (WHERE type_id = ${AFFILIATE_CLICK_ID}${of}),
      count(DISTINCT visitor) FILTER (WHERE true${of})`,
  )
  .join(',');

/**
 * Stores the metrics of the day $1 with and without the rule $2, for the site and for each product. Its row has
 * `excluded`, the number of views and clicks that the rule would exclude.
 *
 * @param match SQL that is true for the events `e` that match the rule, with its values from $3 on
 */
const storePreviewSql = (match: string) => `
  WITH judged AS MATERIALIZED (
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
  SELECT views + clicks - views_after - clicks_after AS excluded FROM kept WHERE product_id = 0`;

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
