import { SPREAD_DAYS } from '@astaguide/contracts/earnings/earnings';
import type { EarningsDimension } from '@astaguide/contracts/earnings/earnings-dimension';
import type { ReportFilter } from '@astaguide/contracts/report/report-filter';
import { AFFILIATE_CLICK_ID } from '@astaguide/database/event-store/dimensions';
import {
  agentColumns,
  eventColumns,
  filterConditions,
  keyCondition,
  originColumns,
  type SqlParameters,
} from '../analytics/report/filtered/filter-conditions.sql';
import { MAX_ATTRIBUTION } from './rules/longest-attribution';

type ClickDimension = Exclude<EarningsDimension, 'product' | 'day'>;

/** SQL for the id of the key of a click `e`; that of a rank is the rank itself. */
function keyIdOf(by: ClickDimension): string {
  if (by === 'rank') return 'e.rank';
  if (by === 'device') return `(SELECT ${agentColumns[by]} FROM user_agents WHERE id = e.user_agent_id)`;
  return by === 'channel' || by === 'source' || by === 'campaign'
    ? `(SELECT ${originColumns[by]} FROM origins WHERE id = e.origin_id)`
    : `e.${eventColumns[by]}`;
}

/** SQL for the text of a key's id, null for none. */
const keyOf = (by: ClickDimension, id: string) =>
  by === 'rank' ? `${id}::text` : `(SELECT nullif(value, '') FROM texts WHERE id = ${id})`;

/** Which sales count, and what they are told apart by. */
export interface SalesQuery {
  by: EarningsDimension;
  /** Applied to the clicks of the sales; those of products to the product that was sold. */
  filters: readonly ReportFilter[];
  /** Whether sales without a click in the log are spread over the clicks before them. */
  spreadSales: boolean;
}

/**
 * CTEs that end with a table `sold`: the current sales with their days and dollars, and the key of their product or
 * click. A sale without a click in the log has no key, except its own product. Where such sales are spread, each has a
 * row for every key of the clicks before it, with its share as `weight`, and `is_spread`.
 *
 * `$2` is the last day, `$5` the first day of the calendar, and `$6` has the starts of its days.
 */
export function salesCtes({ by, filters, spreadSales }: SalesQuery, parameters: SqlParameters): string {
  const byClick = by === 'product' || by === 'day' ? undefined : by;
  const readsClicks = byClick !== undefined || filters.length > 0;
  const spreads = spreadSales && readsClicks;
  const key = (clickKey: string) =>
    byClick ? keyOf(byClick, clickKey) : by === 'product' ? 'told.product_id::text' : 'NULL';
  // The log has no index of ids, so it is scanned back for as many days as a click may precede its sale.
  const isRead = `received_at >= ($6::timestamptz[])[1] - interval '${MAX_ATTRIBUTION + 2} days'
    AND (id IN (SELECT click_id FROM told) ${spreads ? `OR ${IS_SPREAD_OVER}` : ''})`;
  const ctes = [
    `told AS (
  SELECT id, coalesce($5::date + width_bucket(moment, $6::timestamptz[]) - 1, day) AS day,
    $5::date + width_bucket(clicked_at, $6::timestamptz[]) - 1 AS clicked_on, clicked_at, click_id, product_id, state,
    usd(amount, currency, day) AS amount, usd(commission, currency, day) AS commission
  FROM conversions
  WHERE is_current AND (day BETWEEN $5::date - 1 AND $2::date + 1 OR clicked_at >= ($6::timestamptz[])[1])
)`,
    readsClicks &&
      `clicked AS MATERIALIZED (
  SELECT *, ${byClick ? keyIdOf(byClick) : 'NULL::integer'} AS key_id FROM events e
  WHERE type_id = ${AFFILIATE_CLICK_ID} AND ${isRead}
)`,
    spreads && spreadCtes(passes(filters, 'e', parameters)),
    `sold AS (
  SELECT told.*, ${key('e.key_id')} AS key, 1 AS weight, false AS is_spread FROM told
  ${readsClicks ? 'LEFT JOIN clicked e ON e.id = told.click_id' : ''}
  WHERE ${passes(filters, 'told', parameters)} ${spreads ? 'AND told.id NOT IN (SELECT sale FROM spread)' : ''}
  ${spreads ? `UNION ALL SELECT told.*, ${key('spread.key_id')}, weight, true FROM told JOIN spread ON sale = told.id WHERE weight > 0` : ''}
)`,
  ];
  return ctes.filter(Boolean).join(', ');
}

/** SQL condition for clicks that sales without a click may be spread over. */
const IS_SPREAD_OVER = `received_at >= ($6::timestamptz[])[1] AND bot_reasons IS NULL
      AND product_id IN (SELECT product_id FROM told WHERE clicked_at IS NULL)`;

/** CTEs that end with the shares of each sale that is spread: equal ones for the clicks on its product before it. */
const spreadCtes = (passes: string) => `unclicked AS (
  SELECT id, product_id, day FROM told
  WHERE product_id IS NOT NULL AND clicked_at IS NULL
    AND NOT EXISTS (SELECT FROM clicked WHERE clicked.id = told.click_id)
), click_days AS MATERIALIZED (
  SELECT product_id, $5::date + width_bucket(received_at, $6::timestamptz[]) - 1 AS day, key_id,
    count(*) AS clicks, count(*) FILTER (WHERE ${passes}) AS passing
  FROM clicked e WHERE ${IS_SPREAD_OVER} GROUP BY 1, 2, 3
), share AS (
  SELECT asked.product_id, asked.day, key_id,
    sum(passing) / sum(sum(clicks)) OVER (PARTITION BY asked.product_id, asked.day) AS weight
  FROM (SELECT DISTINCT product_id, day FROM unclicked) AS asked
  JOIN click_days ON click_days.product_id = asked.product_id
    AND click_days.day BETWEEN asked.day - ${SPREAD_DAYS - 1} AND asked.day
  GROUP BY 1, 2, 3
), spread AS MATERIALIZED (
  SELECT unclicked.id AS sale, key_id, weight FROM unclicked JOIN share USING (product_id, day)
)`;

/** SQL condition for sales whose product, and whose click `e`, pass the filters. */
const passes = (filters: readonly ReportFilter[], table: string, parameters: SqlParameters): string =>
  [
    'true',
    ...filterConditions(filters, (filter) => {
      if (filter.dimension !== 'product') return keyCondition(filter, parameters);
      return filter.key === null
        ? `${table}.product_id IS NULL`
        : `${table}.product_id = ${parameters.add(Number(filter.key))}::integer`;
    }),
  ].join(' AND ');
