import { AFFILIATE_CLICK_ID, PAGE_VIEW_ID } from '@astaguide/database/event-store/dimensions';
import { isCountedInDaySql } from '../rollups/day-events.sql';

/** Marks the preview of the rule $1 as incomplete, in the transaction that deletes its results. */
export const REOPEN_PREVIEW = 'UPDATE bot_rules SET previewed_at = NULL WHERE id = $1';

/** Deletes the results of the rule $1. */
export const DELETE_PREVIEW = 'DELETE FROM bot_rule_previews WHERE rule_id = $1';

/** Locks the rule $1: a worker that was considered dead may be processing the same day. */
export const LOCK_RULE = 'SELECT FROM bot_rules WHERE id = $1 FOR NO KEY UPDATE';

/** Deletes the results of the rule $1 on the day $2. */
export const DELETE_PREVIEW_OF_DAY = 'DELETE FROM bot_rule_previews WHERE rule_id = $1 AND day = $2::date';

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
export const storePreviewSql = (match: string) => `
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
