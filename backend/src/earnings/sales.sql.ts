import { AFFILIATE_CLICK } from '@astaguide/contracts/analytics/analytics-event';
import { SPREAD_DAYS } from '@astaguide/contracts/earnings/earnings';
import type { EarningsDimension } from '@astaguide/contracts/earnings/earnings-dimension';
import type { ReportFilter } from '@astaguide/contracts/report/report-filter';
import { AFFILIATE_CLICK_ID } from '@astaguide/database/event-store/dimensions';
import {
  filterConditions,
  keyCondition,
  type SqlParameters,
} from '../analytics/report/filtered/filter-conditions.sql';
import { MAX_ATTRIBUTION } from './rules/longest-attribution';

/** The column of the view event_log that has a click's key. */
const keyColumns = {
  page: 'page',
  linkPlacement: 'link_placement',
  rank: 'rank',
  channel: 'channel',
  source: 'source',
  campaign: 'utm_campaign',
  country: 'country',
  device: 'device',
} as const satisfies Partial<Record<EarningsDimension, string>>;

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
  const keyColumn = by === 'product' || by === 'day' ? undefined : keyColumns[by];
  const readsClicks = keyColumn !== undefined || filters.length > 0;
  const spreads = spreadSales && readsClicks;
  const key = (clickKey: string) =>
    keyColumn ? clickKey : by === 'product' ? 'told.product_id::text' : 'NULL';
  // The log has no index of ids, so it is scanned back for as many days as a click may precede its sale.
  const isRead = `received_at >= ($6::timestamptz[])[1] - interval '${MAX_ATTRIBUTION + 2} days'
    AND (id IN (SELECT click_id FROM told)
      ${spreads ? 'OR bot_reasons IS NULL AND product_id IN (SELECT product_id FROM told WHERE clicked_at IS NULL)' : ''})`;
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
  SELECT * FROM events WHERE type_id = ${AFFILIATE_CLICK_ID} AND ${isRead}
)`,
    keyColumn &&
      `keyed AS MATERIALIZED (
  SELECT id, nullif(${keyColumn}::text, '') AS key FROM event_log WHERE type = '${AFFILIATE_CLICK}' AND ${isRead}
)`,
    spreads && spreadCtes(keyColumn !== undefined, passes(filters, 'e', parameters)),
    `sold AS (
  SELECT told.*, ${key('keyed.key')} AS key, 1 AS weight, false AS is_spread FROM told
  ${readsClicks ? 'LEFT JOIN clicked e ON e.id = told.click_id' : ''}
  ${keyColumn ? 'LEFT JOIN keyed ON keyed.id = told.click_id' : ''}
  WHERE ${passes(filters, 'told', parameters)} ${spreads ? 'AND told.id NOT IN (SELECT sale FROM spread)' : ''}
  ${spreads ? `UNION ALL SELECT told.*, ${key('spread.key')}, weight, true FROM told JOIN spread ON sale = told.id WHERE weight > 0` : ''}
)`,
  ];
  return ctes.filter(Boolean).join(', ');
}

/** CTEs that end with the shares of each sale that is spread: equal ones for the clicks on its product before it. */
const spreadCtes = (hasKeys: boolean, passes: string) => `unclicked AS (
  SELECT id, product_id, day FROM told
  WHERE product_id IS NOT NULL AND clicked_at IS NULL
    AND NOT EXISTS (SELECT FROM clicked WHERE clicked.id = told.click_id)
), click_days AS MATERIALIZED (
  SELECT e.product_id, $5::date + width_bucket(e.received_at, $6::timestamptz[]) - 1 AS day,
    ${hasKeys ? 'keyed.key' : 'NULL'} AS key, count(*) AS clicks, count(*) FILTER (WHERE ${passes}) AS passing
  FROM clicked e ${hasKeys ? 'JOIN keyed ON keyed.id = e.id' : ''}
  WHERE e.bot_reasons IS NULL GROUP BY 1, 2, 3
), share AS (
  SELECT asked.product_id, asked.day, key,
    sum(passing) / sum(sum(clicks)) OVER (PARTITION BY asked.product_id, asked.day) AS weight
  FROM (SELECT DISTINCT product_id, day FROM unclicked) AS asked
  JOIN click_days ON click_days.product_id = asked.product_id
    AND click_days.day BETWEEN asked.day - ${SPREAD_DAYS - 1} AND asked.day
  GROUP BY 1, 2, 3
), spread AS MATERIALIZED (
  SELECT unclicked.id AS sale, key, weight FROM unclicked JOIN share USING (product_id, day)
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
