import { oldestOpenDay } from '@astaguide/contracts/open-days';
import { inTransaction } from '@astaguide/database/transaction';
import type { Pool } from 'pg';
import { DAY_LOCK, dayNumber } from './dimensions';
import { SUM_ENDS, UNTIL_DAY } from './sum-ends.sql';

const FIGURES = 'page_views, clicks, events, visitors';
const SUMMED = FIGURES.split(', ')
  .map((name) => `sum(${name}) AS ${name}`)
  .join(', ');

/** Events of the total that the days until an end come to, beside those that it was summed up from. */
const DUE = `
  SELECT ends.day::text
  FROM ${SUM_ENDS}
  LEFT JOIN summed_rollup_days summed ON summed.day = ends.day
  LEFT JOIN rollup_sums known
    ON known.until = summed.day AND known.dimension = 0 AND known.key_id = 0
  WHERE ends.day < $1::date AND known.events IS DISTINCT FROM (
    SELECT sum(events) FROM daily_rollups WHERE dimension = 0 AND key_id = 0 AND day BETWEEN month AND ends.day)
  ORDER BY ends.day`;

const SUM_UP = [
  'DELETE FROM rollup_sums WHERE until = $1',
  `INSERT INTO rollup_sums (until, dimension, key_id, ${FIGURES})
   SELECT $1::date, dimension, key_id, ${SUMMED} FROM daily_rollups WHERE ${UNTIL_DAY}
   GROUP BY dimension, key_id ORDER BY dimension, key_id`,
  'INSERT INTO summed_rollup_days (day) VALUES ($1) ON CONFLICT DO NOTHING',
];

const OF_MONTH = (day: string) => `${day} >= $1::date AND ${day} < ($1::date + interval '1 month')::date`;

/** Rows of a month's sums that are not what its days come to, or on one side only. */
const COUNT_DRIFT = `
  WITH ends AS (SELECT day AS until FROM summed_rollup_days WHERE ${OF_MONTH('day')})
  SELECT count(*)::integer AS rows FROM (
    SELECT until, dimension, key_id, ${SUMMED} FROM ends JOIN daily_rollups ON day BETWEEN $1::date AND until
    GROUP BY until, dimension, key_id
  ) AS due
  FULL JOIN (SELECT rollup_sums.* FROM ends JOIN rollup_sums USING (until)) AS stored USING (until, dimension, key_id)
  WHERE (due.page_views, due.clicks, due.events, due.visitors)
    IS DISTINCT FROM (stored.page_views, stored.clicks, stored.events, stored.visitors)`;

/**
 * Figures from the first of a month until one of its days, for the ranges that hold many days. A month is named by its
 * first day.
 */
export class RollupSumsRepository {
  constructor(private readonly pool: Pool) {}

  /**
   * Sums up until every end whose days are all final, and that is not summed up from all of their events.
   *
   * @returns the days until which it is summed up now and was not before
   */
  async close(now: Date): Promise<string[]> {
    const { rows } = await this.pool.query<{ day: string }>(DUE, [oldestOpenDay(now)]);
    for (const { day } of rows) await this.sumUp(day);
    return rows.map(({ day }) => day);
  }

  /** @returns how many rows of a month's sums differ from its days; 0 for one that is not summed up */
  async verify(month: string): Promise<number> {
    const { rows } = await this.pool.query<{ rows: number }>(COUNT_DRIFT, [month]);
    return rows[0]!.rows;
  }

  /** Makes readers add up the days again, until the month is summed up anew. */
  async reopen(month: string): Promise<void> {
    await this.pool.query(`DELETE FROM summed_rollup_days WHERE ${OF_MONTH('day')}`, [month]);
  }

  private async sumUp(until: string): Promise<void> {
    await inTransaction(this.pool, 'READ COMMITTED', async (client) => {
      // No late event may move a day between its being summed up and the sum's being complete.
      await client.query(
        `SELECT pg_advisory_xact_lock(${DAY_LOCK}, ${dayNumber('day::date')})
         FROM generate_series(date_trunc('month', $1::date::timestamp), $1::date::timestamp, '1 day') AS day`,
        [until],
      );
      for (const statement of SUM_UP) await client.query(statement, [until]);
    });
  }
}
