import {
  RECENT_EVENTS,
  SUMMARY_DAYS,
  type AnalyticsSummary,
} from '@astaguide/contracts/analytics/analytics-summary';
import { OFFERS_SEEN } from '@astaguide/contracts/analytics/offers-seen';
import { isoDates, type DatedRow } from '../../lib/iso-dates';
import type { Reader } from '../report/reader';
import { BY_DATE, RECENT, TOP, TOTAL_CLICKS } from './analytics-summary.sql';

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
