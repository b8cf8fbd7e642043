import { oldestOpenDay } from '@astaguide/contracts/open-days';
import { inTransaction } from '@astaguide/database/transaction';
import type { Pool } from 'pg';
import { DAY_LOCK, dayNumber } from './dimensions';
import {
  countDrift,
  forgetPast,
  lastClosing,
  ofClosing,
  reopenYear,
  YEARS_ENDS,
  type FiguresToDate,
} from './to-date.sql';
import type { SumsToDate } from './sums-to-date';

const FIGURES = 'page_views, clicks, events, visitors';
const SUMMED = FIGURES.split(', ')
  .map((name) => `sum(${name}) AS ${name}`)
  .join(', ');

/** Events of the total that the days until an end come to, beside those that it was summed up from. */
const DUE = `
  SELECT ends.day::text
  FROM ${YEARS_ENDS}
  LEFT JOIN rollup_closings closed ON closed.day = ends.day
  LEFT JOIN rollups_to_date known ON known.until = closed.day AND known.dimension = 0 AND known.key_id = 0
  WHERE closed.day IS NULL OR known.events IS DISTINCT FROM (
    SELECT sum(events) FROM daily_rollups WHERE dimension = 0 AND key_id = 0 AND day BETWEEN year AND ends.day)
  ORDER BY ends.day`;

const SUM_UP = [
  'DELETE FROM rollups_to_date WHERE until = $1',
  `INSERT INTO rollups_to_date (until, dimension, key_id, ${FIGURES})
   SELECT $1::date, dimension, key_id, ${SUMMED}
   FROM (SELECT ${lastClosing('rollup_closings')} AS day) AS closed
   CROSS JOIN LATERAL (
     SELECT dimension, key_id, ${FIGURES} FROM rollups_to_date WHERE ${ofClosing('closed.day')}
     UNION ALL
     SELECT dimension, key_id, ${FIGURES} FROM daily_rollups WHERE day > closed.day AND day <= $1::date
   ) AS figures
   GROUP BY dimension, key_id ORDER BY dimension, key_id`,
  'INSERT INTO rollup_closings (day) VALUES ($1) ON CONFLICT DO NOTHING',
];

const FORGET_PAST = forgetPast('rollup_closings', ['rollups_to_date']);

export const ROLLUPS_TO_DATE: FiguresToDate = {
  ...{ daily: 'daily_rollups', toDate: 'rollups_to_date', closings: 'rollup_closings' },
  ...{ keys: 'dimension, key_id', figures: FIGURES.split(', ') },
};
const COUNT_DRIFT = countDrift(ROLLUPS_TO_DATE);
const REOPEN_YEAR = reopenYear(ROLLUPS_TO_DATE.closings);

/**
 * Figures from the first of a year until one of its days, for the ranges that hold many days: such a range is the
 * difference of two. Days are UTC, as 'YYYY-MM-DD'.
 */
export class RollupsToDateRepository implements SumsToDate {
  constructor(private readonly pool: Pool) {}

  /**
   * Sums up until every end whose days are all final, and that is not summed up from all of their events. What was
   * summed up until an earlier latest day is forgotten then.
   *
   * @returns the days until which it is summed up now and was not before
   */
  async close(now: Date): Promise<string[]> {
    const oldest = oldestOpenDay(now);
    const { rows } = await this.pool.query<{ day: string }>(DUE, [oldest]);
    for (const { day } of rows) await this.sumUp(day);
    if (rows.length > 0) await this.pool.query(FORGET_PAST, [oldest]);
    return rows.map(({ day }) => day);
  }

  /** @returns how many rows until the day differ from what the year's days until then come to; 0 where it is no closing */
  async verify(day: string): Promise<number> {
    const { rows } = await this.pool.query<{ rows: number }>(COUNT_DRIFT, [day]);
    return rows[0]!.rows;
  }

  async reopenYear(day: string): Promise<void> {
    await this.pool.query(REOPEN_YEAR, [day]);
  }

  private async sumUp(until: string): Promise<void> {
    await inTransaction(this.pool, 'READ COMMITTED', async (client) => {
      // No late event may move a day between its being summed up and the sum's being complete.
      await client.query(
        `SELECT pg_advisory_xact_lock(${DAY_LOCK}, ${dayNumber('day::date')})
         FROM generate_series(date_trunc('year', $1::date::timestamp), $1::date::timestamp, '1 day') AS day`,
        [until],
      );
      for (const statement of SUM_UP) await client.query(statement, [until]);
    });
  }
}
