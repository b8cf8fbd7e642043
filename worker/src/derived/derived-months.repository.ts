import { oldestOpenDay } from '@astaguide/contracts/open-days';
import { inTransaction } from '@astaguide/database/transaction';
import type { Pool } from 'pg';
import { packed } from './crossings.sql';
import { tryLock } from './derived-days.repository';

const DAYS = `day >= $1::date AND day < ($1::date + interval '1 month')::date`;

/** Months whose days are final and have all been computed, but for those without a log to compute them from. */
const DUE = `
  SELECT month::text FROM (
    SELECT date_trunc('month', rollups.day::timestamp)::date AS month,
      bool_and(rollups.events IS NOT DISTINCT FROM derived.events) AS computed
    FROM daily_rollups rollups LEFT JOIN derived_days derived ON derived.day = rollups.day
    WHERE rollups.dimension = 0 GROUP BY 1
  ) AS months
  WHERE (month + interval '1 month')::date <= $1::date AND month NOT IN (SELECT month FROM derived_months)
    AND (computed OR month IN (SELECT month FROM compacted_months))
  ORDER BY month DESC`;

const SUMS = [
  'DELETE FROM monthly_attributions WHERE month = $1::date',
  `INSERT INTO monthly_attributions (month, page_key, slot_key, product_id, impressions, clicks)
   SELECT $1::date, page_key, slot_key, product_id, sum(impressions), sum(clicks)
   FROM daily_attributions WHERE ${DAYS} GROUP BY page_key, slot_key, product_id
   ORDER BY page_key, slot_key, product_id`,
  'DELETE FROM crossing_months WHERE month = $1::date',
  `INSERT INTO crossing_months (month, filter_dimension, filter_key, dimensions, key_ids, page_views, clicks, visitors)
   SELECT $1::date, * FROM (
     ${packed(`(
       SELECT filter_dimension, filter_key, dimension, key_id, sum(page_views)::integer AS page_views,
         sum(clicks)::integer AS clicks, sum(visitors)::integer AS visitors
       FROM daily_crossings WHERE ${DAYS} GROUP BY filter_dimension, filter_key, dimension, key_id
     ) AS sums`)}
   ) AS due ORDER BY filter_dimension, filter_key`,
  'INSERT INTO derived_months (month) VALUES ($1) ON CONFLICT (month) DO UPDATE SET summed_at = now()',
];

/** Sums of whole months, for the ranges that hold many days. A month is named by its first day. */
export class DerivedMonthsRepository {
  constructor(private readonly pool: Pool) {}

  /** Sums up every month that can be, and is not yet. */
  async close(now: Date): Promise<void> {
    const { rows } = await this.pool.query<{ month: string }>(DUE, [oldestOpenDay(now)]);
    for (const { month } of rows) {
      await inTransaction(this.pool, 'REPEATABLE READ', async (client) => {
        if (!(await tryLock(client))) return;
        for (const statement of SUMS) await client.query(statement, [month]);
      });
    }
  }
}
