import { METRICS } from './dimensions';

/** A table of months that is summed up from one of days, and where log_months says that a month is. */
export interface MonthlyTable {
  monthly: string;
  daily: string;
  /** Beside the month or day: the primary key. */
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
  keys: 'page_key, slot_key, product_id',
  counts: ['impressions', 'clicks'],
  summedAt: 'attributions_summed_at',
};

/** SQL for the first day of a day's month. */
export const monthOf = (day: string) => `date_trunc('month', ${day}::timestamp)::date`;
