import { isSentDimension, unknownName } from '@astaguide/contracts/analytics/folded-names';
import type { EarningsDimension } from '@astaguide/contracts/earnings/earnings-dimension';
import type { ReportFilter } from '@astaguide/contracts/analytics/report/report-filter';
import { AFFILIATE_CLICK_ID, dimensions } from '@astaguide/database/event-store/dimensions';
import { isUnknownNameSql } from '@astaguide/database/event-store/sent-names.sql';
import {
  agentColumns,
  eventColumns,
  filterConditions,
  keyCondition,
  originColumns,
} from '../analytics/report/filtered/filter-conditions.sql';
import type { SqlParameters } from '../analytics/report/filtered/statement';
import type { SessionDays } from '../analytics/report/filtered/session-conditions.sql';
import { MAX_ATTRIBUTION } from './rules/longest-attribution';

/** What a sale has without its click. */
type OwnDimension = 'product' | 'network' | 'day';
const isOwnDimension = (by: EarningsDimension): by is OwnDimension =>
  by === 'product' || by === 'network' || by === 'day';

/** SQL for an amount in the currency of the earnings. Most are in it, and need no rate. */
export const reportedMoney = (amount: string, currency: string, day: string) =>
  `CASE WHEN ${currency} = (SELECT reporting_currency FROM site_settings) THEN ${amount}
    ELSE reported_money(${amount}, ${currency}, ${day}) END`;

/** SQL for the key of a click `e`, null for none. Unknown names are one key, unless a filter is on them. */
function keyOf(by: Exclude<EarningsDimension, OwnDimension>, filters: readonly ReportFilter[]): string {
  if (by === 'rank') return 'e.rank::text';
  const isOfOrigin = by === 'channel' || by === 'source' || by === 'campaign';
  const id = isOfOrigin
    ? `(SELECT ${originColumns[by]} FROM origins WHERE id = e.origin_id)`
    : by === 'device'
      ? `(SELECT ${agentColumns[by]} FROM user_agents WHERE id = e.user_agent_id)`
      : `e.${eventColumns[by]}`;
  const text = `(SELECT nullif(value, '') FROM texts WHERE id = ${id})`;
  if (!isSentDimension(by) || filters.some(({ dimension }) => dimension === by)) return text;
  const isUnknown = isUnknownNameSql(dimensions[by], `origins.${originColumns[by]}`);
  return `CASE WHEN EXISTS (
    SELECT FROM origins WHERE id = e.origin_id AND ${originColumns[by]} <> 0 AND ${isUnknown}
  ) THEN '${unknownName(by)}' ELSE ${text} END`;
}

/** Which sales count, and what they are grouped by. */
export interface SalesQuery {
  by: EarningsDimension;
  /** Applied to the clicks of the sales; those of products to the product that was sold. */
  filters: readonly ReportFilter[];
}

/**
 * CTEs that end with a table `sold`: the current sales and corrections with their days and money, and the key of their
 * product, network or click. A sale without a click in the log has no key, except its own product.
 *
 * `$2` is the last day, `$5` the first day of the calendar, and `$6` has the starts of its days.
 */
export function salesCtes({ by, filters }: SalesQuery, parameters: SqlParameters): string {
  const readsClicks = !isOwnDimension(by) || filters.length > 0;
  const own = { product: 'reported.product_id::text', network: 'reported.retailer_key', day: 'NULL' };
  // The log has no index of ids, so it is scanned back for as many days as a click may precede its sale.
  const clicked = `clicked AS MATERIALIZED (
  SELECT * FROM events
  WHERE type_id = ${AFFILIATE_CLICK_ID} AND id IN (SELECT click_id FROM reported)
    AND occurred_at >= ($6::timestamptz[])[1] - interval '${MAX_ATTRIBUTION + 2} days'
), `;
  return `reported AS (
  SELECT site_day AS day, moment, click_id, product_id, retailer_key, state, is_sale, is_paid, share,
    ${reportedMoney('amount', 'currency', 'site_day')} AS amount,
    ${reportedMoney('commission', 'commission_currency', 'site_day')} AS commission
  FROM (
    SELECT *, coalesce($5::date + width_bucket(moment, $6::timestamptz[]) - 1, day) AS site_day
    FROM ledger_entries WHERE day BETWEEN $5::date - 1 AND $2::date + 1
  ) entry
), ${readsClicks ? clicked : ''}sold AS (
  SELECT reported.*, ${isOwnDimension(by) ? own[by] : keyOf(by, filters)} AS key
  FROM reported ${readsClicks ? 'LEFT JOIN clicked e ON e.id = click_id' : ''}
  WHERE ${passes(filters, parameters)}
)`;
}

/** The days of the clicks that led to sales. */
const DAYS_OF_CLICKS: SessionDays = {
  days: `(
    SELECT day_start(day) AS start, day_start(day + 1) AS until
    FROM (SELECT DISTINCT day_of(occurred_at) AS day FROM clicked) AS of_clicks
  ) AS days`,
  isOfDay: `e.occurred_at >= days.start AND e.occurred_at < days.until AND e.bot_reasons IS NULL`,
};

/** SQL condition for sales whose product, and whose click `e`, pass the filters. */
const passes = (filters: readonly ReportFilter[], parameters: SqlParameters): string =>
  [
    'true',
    ...filterConditions(filters, (filter) => {
      if (filter.dimension !== 'product') return keyCondition(filter, parameters, () => DAYS_OF_CLICKS);
      return filter.key === null
        ? 'reported.product_id IS NULL'
        : `reported.product_id = ${parameters.add(Number(filter.key))}::integer`;
    }),
  ].join(' AND ');
