import {
  RECENT_EVENTS,
  SUMMARY_DAYS,
  type AnalyticsSummary,
} from '@astaguide/contracts/analytics/analytics-summary';
import { OFFERS_SEEN } from '@astaguide/contracts/analytics/offers-seen';
import { isoDates, type DatedRow } from '../../iso-dates';
import { allClicks } from './all-time.sql';
import type { Reader } from '../replicas/reader';

/** Maximum number of products in `topProducts`. */
const TOP_PRODUCTS = 10;

const TOTAL_CLICKS = {
  name: 'summary-clicks',
  text: `SELECT coalesce(sum(clicks), 0)::double precision AS clicks FROM (${allClicks('total')}) AS metrics`,
};

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

const RECENT = {
  name: 'summary-events',
  text: `
  SELECT log.id, log.type AS event_type, products.name AS product_name, log.received_at AS timestamp
  FROM event_log log LEFT JOIN products ON products.id = log.product_id
  WHERE log.bot_reasons IS NULL AND log.type IS DISTINCT FROM $2
  ORDER BY log.received_at DESC, log.id DESC LIMIT $1`,
};

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
