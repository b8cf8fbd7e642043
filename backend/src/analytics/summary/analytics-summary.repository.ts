import {
  type AnalyticsSummary,
  RECENT_EVENTS,
  SUMMARY_DAYS,
} from '@astaguide/contracts/analytics/analytics-summary';
import { OFFERS_SEEN } from '@astaguide/contracts/analytics/offers-seen';
import { type DatedRow, isoDates } from '../../lib/iso-dates';
import type { Reader } from '../report/reader';
import { type Dimension, dimensions } from '@astaguide/database/event-store/dimensions';

const DAYS_OF_ALL = `daily_rollups WHERE dimension = ${dimensions.total} AND key_id = 0`;

/** The months from the first event to the last, and whether each is summed. */
const MONTHS = `
  SELECT months.month::date, rollups_summed_at IS NOT NULL AS is_summed
  FROM generate_series(
    date_trunc('month', (SELECT min(day) FROM ${DAYS_OF_ALL})::timestamp), (SELECT max(day) FROM ${DAYS_OF_ALL})::timestamp,
    '1 month'
  ) AS months(month)
  LEFT JOIN log_months ON log_months.month = months.month::date`;

/**
 * Clicks since the first event as rows (key_id, clicks), to be summed by key: months, or the days of months that are
 * not summed.
 */
export const allClicks = (dimension: Dimension) => `
  SELECT counted.key_id, counted.clicks
  FROM (${MONTHS}) AS months
  CROSS JOIN LATERAL (
    SELECT key_id, clicks FROM monthly_rollups
    WHERE months.is_summed AND dimension = ${dimensions[dimension]} AND month = months.month
    UNION ALL
    SELECT key_id, clicks FROM daily_rollups
    WHERE NOT months.is_summed AND dimension = ${dimensions[dimension]}
      AND day >= months.month AND day < (months.month + interval '1 month')::date
  ) AS counted`;

/** Sums the clicks since the first event. */
const TOTAL_CLICKS = {
  name: 'summary-clicks',
  text: `SELECT coalesce(sum(clicks), 0)::double precision AS clicks FROM (${allClicks('total')}) AS metrics`,
};

/** Finds the $1 products with the most clicks since the first event. */
const TOP = {
  name: 'summary-products',
  text: `
  SELECT products.id AS "productId", products.name AS "productName", ranked.clicks
  FROM (
    SELECT key_id, sum(clicks)::double precision AS clicks FROM (${allClicks('product')}
    ) AS metrics GROUP BY key_id
  ) AS ranked
  JOIN products ON products.id = ranked.key_id
  WHERE ranked.clicks > 0
  ORDER BY ranked.clicks DESC, products.id LIMIT $1`,
};

/** Finds the $1 newest events, without bot traffic and events of the type $2. */
const RECENT = {
  name: 'summary-events',
  text: `
  SELECT log.id, log.type AS event_type, products.name AS product_name, log.occurred_at AS timestamp
  FROM event_log log LEFT JOIN products ON products.id = log.product_id
  WHERE log.bot_reasons IS NULL AND log.type IS DISTINCT FROM $2
  ORDER BY log.occurred_at DESC, log.id DESC LIMIT $1`,
};

/** Finds the clicks of each of the $2 days up to the day of the time $1, oldest first. */
const BY_DATE = {
  name: 'summary-days',
  text: `
  SELECT to_char(days.day, 'YYYY-MM-DD') AS date, coalesce(
      (SELECT clicks FROM daily_clicks WHERE daily_clicks.day = days.day::date), 0
    )::double precision AS clicks
  FROM generate_series(
    day_of($1::timestamptz) - ($2::integer - 1), day_of($1::timestamptz), interval '1 day'
  ) AS days(day)
  ORDER BY days.day`,
};

/** Maximum number of products in `topProducts`. */
const TOP_PRODUCTS = 10;

/** Clicks since the first event. */
export async function countClicks(reader: Reader): Promise<number> {
  const [row] = await reader.query<[{ clicks: number }]>(TOTAL_CLICKS, []);
  return row.clicks;
}

/** The products with the most clicks since the first event; deleted products are excluded. */
export const findTopProducts = (reader: Reader): Promise<AnalyticsSummary['topProducts']> =>
  reader.query(TOP, [TOP_PRODUCTS]);

/** The newest events, without bot traffic and impressions. */
export async function findRecentEvents(reader: Reader): Promise<AnalyticsSummary['recentEvents']> {
  const rows = await reader.query<DatedRow<AnalyticsSummary['recentEvents'][number], 'timestamp'>[]>(RECENT, [
    RECENT_EVENTS,
    OFFERS_SEEN,
  ]);
  return rows.map(isoDates);
}

/** Clicks of each of the last days including today, oldest first. Days without clicks are 0. */
export const findClicksByDate = (reader: Reader, now: Date): Promise<AnalyticsSummary['clicksByDate']> =>
  reader.query(BY_DATE, [now, SUMMARY_DAYS]);
