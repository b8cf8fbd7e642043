import { oldestOpenDay } from '@astaguide/contracts/open-days';
import { inTransaction } from '@astaguide/database/transaction';
import type { Pool } from 'pg';
import { forgetPast, lastClosing, ofClosing, yearOf, YEARS_ENDS } from '../rollups/to-date.sql';
import { packed } from './crossings.sql';
import { tryLock } from './derived-days.repository';

/** What the days of a year until one of them were computed of: other events are a reason to sum up anew. */
const eventsUntil = (year: string, day: string) =>
  `(SELECT coalesce(sum(events + left_out), 0) FROM derived_days WHERE derived_days.day BETWEEN ${year} AND ${day})`;

/**
 * Days to sum up until: all of their year until then is final and has been computed, but for months without a log to
 * compute them from.
 */
const DUE = `
  SELECT ends.day::text
  FROM ${YEARS_ENDS}
  LEFT JOIN derived_closings closed ON closed.day = ends.day
  WHERE closed.events IS DISTINCT FROM ${eventsUntil('year', 'ends.day')}
    AND NOT EXISTS (
      SELECT FROM daily_rollups rollups LEFT JOIN derived_days derived ON derived.day = rollups.day
      WHERE rollups.dimension = 0 AND rollups.key_id = 0 AND rollups.day BETWEEN year AND ends.day
        AND rollups.events IS DISTINCT FROM derived.events
        AND NOT EXISTS (SELECT FROM compacted_months dropped
          WHERE dropped.month = date_trunc('month', rollups.day::timestamp)::date))
  ORDER BY year DESC, ends.day`;

/** Sums of the closing before, and of the days since. */
const sumUp = (daily: string, toDate: string, keys: string, figures: readonly string[]) => `
  SELECT $1::date, ${keys}, ${figures.map((name) => `sum(${name})::integer AS ${name}`).join(', ')}
  FROM (SELECT ${lastClosing('derived_closings')} AS day) AS closed
  CROSS JOIN LATERAL (
    SELECT ${keys}, ${figures.join(', ')} FROM ${toDate} WHERE ${ofClosing('closed.day')}
    UNION ALL
    SELECT ${keys}, ${figures.join(', ')} FROM ${daily} WHERE day > closed.day AND day <= $1::date
  ) AS figures
  GROUP BY ${keys}`;

const ATTRIBUTION_KEYS = 'page_key, slot_key, product_id';
const CROSSING_KEYS = 'filter_dimension, filter_key, dimension, key_id';

const SUM_UP = [
  'DELETE FROM attributions_to_date WHERE until = $1::date',
  `INSERT INTO attributions_to_date (until, ${ATTRIBUTION_KEYS}, impressions, clicks)
   ${sumUp('daily_attributions', 'attributions_to_date', ATTRIBUTION_KEYS, ['impressions', 'clicks'])}
   ORDER BY ${ATTRIBUTION_KEYS}`,
  'DELETE FROM funnels_to_date WHERE until = $1::date',
  `INSERT INTO funnels_to_date (until, dimension, key_id, sessions, engaged, clicked)
   ${sumUp('daily_funnels', 'funnels_to_date', 'dimension, key_id', ['sessions', 'engaged', 'clicked'])}
   ORDER BY dimension, key_id`,
  'DELETE FROM packed_crossings_to_date WHERE until = $1::date',
  `INSERT INTO packed_crossings_to_date
     (until, filter_dimension, filter_key, dimensions, key_ids, page_views, clicks, visitors)
   SELECT $1::date, * FROM (
     ${packed(`(${sumUp('daily_crossings', 'crossings_to_date', CROSSING_KEYS, ['page_views', 'clicks', 'visitors'])}) AS sums`)}
   ) AS due ORDER BY filter_dimension, filter_key`,
  `INSERT INTO derived_closings (day, events) SELECT $1::date, ${eventsUntil(yearOf('$1::date'), '$1::date')}
   ON CONFLICT (day) DO UPDATE SET events = excluded.events`,
];

const FORGET_PAST = forgetPast('derived_closings', [
  'attributions_to_date',
  'funnels_to_date',
  'packed_crossings_to_date',
]);

/**
 * Attributions, funnels and crossings from the first of a year until one of its days: what the ranges that hold many
 * days are made of.
 */
export class DerivedToDateRepository {
  constructor(private readonly pool: Pool) {}

  /**
   * Sums up until every day that is due, and is not summed up yet: the newest year first. What was summed up until an
   * earlier latest day is forgotten then.
   */
  async close(now: Date): Promise<void> {
    const oldest = oldestOpenDay(now);
    const { rows } = await this.pool.query<{ day: string }>(DUE, [oldest]);
    for (const { day } of rows) {
      await inTransaction(this.pool, 'REPEATABLE READ', async (client) => {
        if (!(await tryLock(client))) return;
        for (const statement of SUM_UP) await client.query(statement, [day]);
      });
    }
    if (rows.length > 0) await this.pool.query(FORGET_PAST, [oldest]);
  }
}
