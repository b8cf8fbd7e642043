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
  YEARS_ENDS,
  type FiguresToDate,
} from '../rollups/to-date.sql';
import { packed } from './crossings.sql';
import { ATTRIBUTIONS, CROSSINGS, DERIVED_CLOSINGS, derivedSums, FUNNELS } from './derived-sums';
import { IS_STALE, tryLock } from './derived-days.repository';

/** Days to sum up until: all of their year until then is final, and has its projections. */
const DUE = `
  SELECT ends.day::text
  FROM ${YEARS_ENDS}
  WHERE NOT EXISTS (SELECT FROM derived_closings closed WHERE closed.day = ends.day)
    AND NOT EXISTS (SELECT FROM log_days WHERE log_days.day BETWEEN year AND ends.day AND ${IS_STALE})
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
  'DELETE FROM packed_crossings_to_date WHERE until = $1::date',
  `INSERT INTO packed_crossings_to_date
     (until, filter_dimension, filter_key, dimensions, key_ids, page_views, clicks, visitors)
   SELECT $1::date, * FROM (${packed(`(${sumUp(CROSSINGS)}) AS sums`)}) AS due ORDER BY filter_dimension, filter_key`,
  'INSERT INTO derived_closings (day) VALUES ($1) ON CONFLICT DO NOTHING',
];

const COUNT_DRIFT = derivedSums.map(countDrift);
const REOPEN_YEAR = reopenYear(DERIVED_CLOSINGS);

const FORGET_PAST = forgetPast(DERIVED_CLOSINGS, [
  'attributions_to_date',
  'funnels_to_date',
  'packed_crossings_to_date',
]);

/**
 * Attributions, funnels and crossings from the first of a year until one of its days: what the ranges that hold many
 * days are made of.
 */
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
