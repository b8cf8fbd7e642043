import { METRICS } from './dimensions';

/** A monthly table, the daily table it is summed from, and the column of log_months that marks a summed month. */
export interface MonthlyTable {
  monthly: string;
  daily: string;
  /** The primary key, without the month or day. */
  keys: string;
  counts: readonly string[];
  summedAt: 'rollups_summed_at' | 'attributions_summed_at';
}

export const MONTHLY_ROLLUPS: MonthlyTable = {
  monthly: 'monthly_rollups',
  daily: 'daily_rollups',
  keys: 'dimension, key_id',
  counts: METRICS,
  summedAt: 'rollups_summed_at',
};

export const MONTHLY_ATTRIBUTIONS: MonthlyTable = {
  monthly: 'monthly_attributions',
  daily: 'daily_attributions',
  keys: 'page_key, link_placement_key, product_id',
  counts: ['impressions', 'clicks'],
  summedAt: 'attributions_summed_at',
};

/** SQL for the first day of a day's month. */
export const monthOf = (day: string) => `date_trunc('month', ${day}::timestamp)::date`;
