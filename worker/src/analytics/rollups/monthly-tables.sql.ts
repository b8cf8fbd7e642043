import { AUDIENCE_METRICS } from '@astaguide/database/event-store/audience.sql';
import { SESSION_METRICS } from '@astaguide/database/event-store/sessions.sql';
import { isSummedSql } from '@astaguide/database/event-store/summed-months.sql';
import { METRICS } from './dimensions';

/** A monthly table, and the daily table it is summed from. */
export interface MonthlyTable {
  monthly: string;
  daily: string;
  /** The primary key, without the month or day. */
  keys: string;
  counts: readonly string[];
}

/** Tables whose months are summed together. */
export interface MonthlySums {
  tables: readonly MonthlyTable[];
  /** The columns of log_months that mark a summed month. */
  marks: readonly string[];
  /** SQL condition for its row: the month is summed. */
  isSummed: string;
}

export const MONTHLY_ROLLUPS: MonthlySums = {
  tables: [
    { monthly: 'monthly_rollups', daily: 'daily_rollups', keys: 'dimension, key_id', counts: METRICS },
  ],
  marks: ['rollups_summed_at'],
  isSummed: isSummedSql.rollups,
};

export const MONTHLY_PROJECTIONS: MonthlySums = {
  tables: [
    {
      monthly: 'monthly_attributions',
      daily: 'daily_attributions',
      keys: 'page_key, link_placement_key, product_id',
      counts: ['impressions', 'clicks'],
    },
    {
      monthly: 'monthly_sessions',
      daily: 'daily_sessions',
      keys: 'dimension, key_id',
      counts: SESSION_METRICS,
    },
    {
      monthly: 'monthly_audience',
      daily: 'daily_audience',
      keys: 'dimension, key_id',
      counts: AUDIENCE_METRICS,
    },
  ],
  marks: ['attributions_summed_at', 'sessions_summed_at'],
  isSummed: isSummedSql.sessions,
};

/** SQL for the first day of a day's month. */
export const monthOf = (day: string) => `date_trunc('month', ${day}::timestamp)::date`;

/** SQL that invalidates the month of the day $1: readers use its days until it is summed again. */
export const invalidateMonthSql = ({ marks }: MonthlySums) =>
  `UPDATE log_months SET ${marks.map((mark) => `${mark} = NULL`).join(', ')} WHERE month = ${monthOf('$1::date')}`;
