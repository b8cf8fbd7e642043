import { oldestOpenDay } from '@astaguide/contracts/open-days';
import { inTransaction } from '@astaguide/database/transaction';
import type { Pool } from 'pg';
import type { SumsToDate } from '../rollups/sums-to-date';
import {
  countDrift,
  forgetPast,
  lastClosing,
  ofClosing,
  reopenYear,
  yearOf,
  YEARS_ENDS,
  type FiguresToDate,
} from '../rollups/to-date.sql';
import { ATTRIBUTIONS, DERIVED_CLOSINGS, derivedSums, FUNNELS } from './derived-sums';
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
const sumUp = ({ daily, toDate, keys, figures }: FiguresToDate) => `
  SELECT $1::date, ${keys}, ${figures.map((name) => `sum(${name})::integer AS ${name}`).join(', ')}
  FROM (SELECT ${lastClosing(DERIVED_CLOSINGS)} AS day) AS closed
  CROSS JOIN LATERAL (
    SELECT ${keys}, ${figures.join(', ')} FROM ${toDate} WHERE ${ofClosing('closed.day')}
    UNION ALL
    SELECT ${keys}, ${figures.join(', ')} FROM ${daily} WHERE day > closed.day AND day <= $1::date
  ) AS figures
  GROUP BY ${keys}`;

/** Puts them in place of what is there. */
const swapIn = (table: FiguresToDate) => [
  `DELETE FROM ${table.toDate} WHERE until = $1::date`,
  `INSERT INTO ${table.toDate} (until, ${table.keys}, ${table.figures.join(', ')})
   ${sumUp(table)} ORDER BY ${table.keys}`,
];

const SUM_UP = [
  ...swapIn(ATTRIBUTIONS),
  ...swapIn(FUNNELS),
  `INSERT INTO derived_closings (day, events) SELECT $1::date, ${eventsUntil(yearOf('$1::date'), '$1::date')}
   ON CONFLICT (day) DO UPDATE SET events = excluded.events`,
];

const COUNT_DRIFT = derivedSums.map(countDrift);
const REOPEN_YEAR = reopenYear(DERIVED_CLOSINGS);

const FORGET_PAST = forgetPast(DERIVED_CLOSINGS, ['attributions_to_date', 'funnels_to_date']);

/** Attributions and funnels from the first of a year until one of its days: what ranges of many days are made of. */
export class DerivedToDateRepository implements SumsToDate {
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

  /** @returns how many rows until the day differ from what the year's days until then come to; 0 where it is no closing */
  async verify(day: string): Promise<number> {
    return inTransaction(this.pool, 'REPEATABLE READ', async (client) => {
      let drift = 0;
      for (const statement of COUNT_DRIFT) {
        const { rows } = await client.query<{ rows: number }>(statement, [day]);
        drift += rows[0]!.rows;
      }
      return drift;
    });
  }

  async reopenYear(day: string): Promise<void> {
    await this.pool.query(REOPEN_YEAR, [day]);
  }
}
