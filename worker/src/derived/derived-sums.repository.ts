import { oldestOpenDay } from '@astaguide/contracts/open-days';
import { inTransaction } from '@astaguide/database/transaction';
import type { Pool } from 'pg';
import { SUM_ENDS, UNTIL_DAY } from '../rollups/sum-ends.sql';
import { packed } from './crossings.sql';
import { tryLock } from './derived-days.repository';

/**
 * Days to sum up until: all of their month until then is final and has been computed, but for months without a log to
 * compute them from.
 */
const DUE = `
  SELECT ends.day::text
  FROM ${SUM_ENDS}
  WHERE ends.day < $1::date AND ends.day NOT IN (SELECT day FROM summed_days)
    AND (month IN (SELECT month FROM compacted_months) OR NOT EXISTS (
      SELECT FROM daily_rollups rollups LEFT JOIN derived_days derived ON derived.day = rollups.day
      WHERE rollups.dimension = 0 AND rollups.key_id = 0 AND rollups.day BETWEEN month AND ends.day
        AND rollups.events IS DISTINCT FROM derived.events))
  ORDER BY ends.day DESC`;

const SUM_UP = [
  'DELETE FROM attribution_sums WHERE until = $1::date',
  `INSERT INTO attribution_sums (until, page_key, slot_key, product_id, impressions, clicks)
   SELECT $1::date, page_key, slot_key, product_id, sum(impressions), sum(clicks)
   FROM daily_attributions WHERE ${UNTIL_DAY}
   GROUP BY page_key, slot_key, product_id ORDER BY page_key, slot_key, product_id`,
  'DELETE FROM crossing_sums WHERE until = $1::date',
  `INSERT INTO crossing_sums (until, filter_dimension, filter_key, dimensions, key_ids, page_views, clicks, visitors)
   SELECT $1::date, * FROM (
     ${packed(`(
       SELECT filter_dimension, filter_key, dimension, key_id, sum(page_views)::integer AS page_views,
         sum(clicks)::integer AS clicks, sum(visitors)::integer AS visitors
       FROM daily_crossings WHERE ${UNTIL_DAY} GROUP BY filter_dimension, filter_key, dimension, key_id
     ) AS sums`)}
   ) AS due ORDER BY filter_dimension, filter_key`,
  'INSERT INTO summed_days (day) VALUES ($1) ON CONFLICT DO NOTHING',
];

/**
 * Attributions and crossings from the first of a month until one of its days: what the ranges that hold many days are
 * made of.
 */
export class DerivedSumsRepository {
  constructor(private readonly pool: Pool) {}

  /** Sums up until every day that is due, and is not summed up yet. */
  async close(now: Date): Promise<void> {
    const { rows } = await this.pool.query<{ day: string }>(DUE, [oldestOpenDay(now)]);
    for (const { day } of rows) {
      await inTransaction(this.pool, 'REPEATABLE READ', async (client) => {
        if (!(await tryLock(client))) return;
        for (const statement of SUM_UP) await client.query(statement, [day]);
      });
    }
  }
}
