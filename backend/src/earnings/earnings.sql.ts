import type { EarningsDimension } from '@astaguide/contracts/earnings/earnings-dimension';
import type { ReportFilter } from '@astaguide/contracts/analytics/report/report-filter';
import { AFFILIATE_CLICK_ID } from '@astaguide/database/event-store/dimensions';
import type { DayChunk } from '../analytics/report/filtered/day-chunks';
import { daysTable, isOfChunk } from '../analytics/report/filtered/days-table.sql';
import { filterConditions, keyCondition } from '../analytics/report/filtered/filter-conditions.sql';
import { statementOf, type Statement } from '../analytics/report/filtered/statement';
import { reportedMoney, salesCtes, type SalesQuery } from './sales.sql';

const metricsOf = (side: 'now' | 'before') => {
  const sum = (column: string) => `coalesce(sum(${column}) FILTER (WHERE side = '${side}'), 0)`;
  const orders = (when: string) => `count(*) FILTER (WHERE side = '${side}' AND is_sale AND ${when})`;
  const money = (column: string) => `round(${sum(column)}, 2)::text`;
  const clicks = sum('clicks');
  const perClick = (column: string) => `round(${sum(column)} / nullif(${clicks}, 0), 2)::text`;
  return `json_build_object(
    'clicks', ${clicks}::int,
    'pending', ${orders(`state = 'pending'`)},
    'confirmed', ${orders(`state = 'confirmed'`)},
    'reversed', ${orders(`state = 'reversed'`)},
    'sales', ${money('amount')},
    'commission', ${money('confirmed_commission')},
    'expected', ${money('commission')},
    'reversedCommission', ${money('reversed_commission')},
    'reversalRate', (${sum('reversed_commission')} / nullif(greatest(${sum('commission')} + ${sum('reversed_commission')}, 0), 0))::float8,
    'conversionRate', ${orders(`state <> 'reversed'`)}::float8 / nullif(${clicks}, 0),
    'earningsPerClick', ${perClick('confirmed_commission')},
    'expectedPerClick', ${perClick('commission')})`;
};
/** Number of sales and their commission, with refunds. */
const owed = (when: string) =>
  `json_build_object('sales', count(*) FILTER (WHERE is_sale AND ${when}),
    'commission', round(coalesce(sum(commission) FILTER (WHERE ${when}), 0), 2)::text)`;
/** As a report of the network writes it. */
const NETWORK_NAME = `(SELECT report.retailer FROM conversions c JOIN conversion_imports report ON report.id = c.import_id
      WHERE c.is_current AND c.retailer_key = key LIMIT 1)`;
const SIDES = `'now', ${metricsOf('now')}, 'before', ${metricsOf('before')}`;

/**
 * $1 to $2 is the period, $3 to $4 the comparison, which is null if there is none. The two may overlap. $6 has the
 * start times of the days from $5 on, in the site's time zone; a sale's stored day differs by at most one. $7 has the
 * clicks by bucket, $8 by key. The comparison ends at $9, except for sales of which the day alone is known. Money stays numeric until the last rounding, in the currency of the
 * earnings.
 */
const earningsSql = (by: EarningsDimension, sales: string) => `
WITH span AS (
  SELECT 'now' AS side, $1::date AS first, $2::date AS last UNION ALL SELECT 'before', $3::date, $4::date
), ${sales}, sale AS (
  SELECT side, c.day, c.product_id, c.key, c.state, c.is_sale, c.is_paid, c.amount,
    coalesce(c.commission, CASE valid.kind WHEN 'rate' THEN c.amount * valid.value / 100
      WHEN 'fixed' THEN ${reportedMoney('valid.value * c.share', `'USD'`, 'c.day')} END) AS commission
  FROM span JOIN sold c ON c.day BETWEEN span.first AND span.last
    AND (side = 'now' OR c.moment IS NULL OR $9::timestamptz IS NULL OR c.moment < $9::timestamptz)
  LEFT JOIN LATERAL (
    SELECT kind, value FROM commissions WHERE product_id = c.product_id AND valid_from <= c.day
    ORDER BY valid_from DESC LIMIT 1
  ) valid ON true
), bucket AS (
  SELECT place, "from", until, "comparedFrom", "comparedUntil", counted, "countedBefore"
  FROM ROWS FROM (json_to_recordset($7::json) AS ("from" date, until date, "comparedFrom" date,
      "comparedUntil" date, clicks integer, "comparedClicks" integer)) WITH ORDINALITY
    AS listed ("from", until, "comparedFrom", "comparedUntil", counted, "countedBefore", place)
), key_clicks AS (
  SELECT * FROM json_to_recordset($8::json) AS (key text, clicks integer, "comparedClicks" integer)
), fact AS (
  SELECT 'sale' AS kind, side, day, key, state, is_sale, 0 AS clicks,
    CASE WHEN state <> 'reversed' THEN amount END AS amount,
    CASE WHEN state <> 'reversed' THEN commission END AS commission,
    CASE WHEN state = 'confirmed' THEN commission END AS confirmed_commission,
    CASE WHEN state <> 'reversed' THEN -least(commission, 0) WHEN is_sale THEN commission END AS reversed_commission
  FROM sale
  UNION ALL
  SELECT 'click', 'now', "from", NULL, NULL, NULL, counted, NULL, NULL, NULL, NULL FROM bucket
  UNION ALL
  SELECT 'click', 'before', "comparedFrom", NULL, NULL, NULL, "countedBefore", NULL, NULL, NULL, NULL FROM bucket
  UNION ALL
  SELECT 'key click', 'now', NULL, key, NULL, NULL, clicks, NULL, NULL, NULL, NULL FROM key_clicks
  UNION ALL
  SELECT 'key click', 'before', NULL, key, NULL, NULL, "comparedClicks", NULL, NULL, NULL, NULL FROM key_clicks
), in_bucket AS (
  SELECT place, json_build_object(${SIDES}) AS metrics
  FROM bucket LEFT JOIN fact ON fact.kind <> 'key click' AND (
    (side = 'now' AND day >= "from" AND day < until)
    OR (side = 'before' AND day >= "comparedFrom" AND day < "comparedUntil"))
  GROUP BY place
), of_key AS (
  SELECT key, json_build_object(${SIDES}, 'key', key) AS metrics,
    coalesce(sum(commission) FILTER (WHERE side = 'now'), 0) AS expected,
    coalesce(sum(amount) FILTER (WHERE side = 'now'), 0) AS amount,
    coalesce(sum(clicks) FILTER (WHERE side = 'now'), 0) AS clicks
  FROM fact WHERE kind <> 'click' GROUP BY key
)
SELECT
  (SELECT json_build_object(${SIDES}) FROM fact WHERE kind <> 'key click') AS totals,
  (SELECT reporting_currency FROM site_settings) AS currency,
  (SELECT json_build_object('paid', ${owed(`state = 'confirmed' AND is_paid`)}, 'approved', ${owed(`state = 'confirmed' AND NOT is_paid`)},
      'pending', ${owed(`state = 'pending'`)}) FROM sale WHERE side = 'now') AS payment,
  (SELECT json_agg(json_build_object('fromDays', from_days, 'toDays', to_days, 'approved', approved, 'pending', pending)
      ORDER BY from_days) FROM (
    SELECT from_days, to_days, ${owed(`state = 'confirmed' AND NOT is_paid`)} AS approved, ${owed(`state = 'pending'`)} AS pending
    FROM (VALUES (0, 30), (31, 60), (61, 90), (91, NULL)) age (from_days, to_days)
    LEFT JOIN sale ON side = 'now' AND greatest((SELECT day_of(now())) - day, 0) BETWEEN from_days AND coalesce(to_days, 1000000)
    GROUP BY from_days, to_days) aged) AS "unpaidByAge",
  (SELECT count(*)::int FROM sale WHERE side = 'now' AND is_sale AND state <> 'reversed' AND commission IS NULL AND amount IS NOT NULL)
    AS "withoutCommission",
  (SELECT count(*)::int FROM sale WHERE side = 'now' AND state <> 'reversed' AND amount IS NULL) AS "withoutExchangeRate",
  (SELECT count(*)::int FROM sale WHERE side = 'now' AND product_id IS NULL) AS unmatched,
  EXISTS (SELECT FROM commissions) OR EXISTS (SELECT FROM conversion_imports WHERE confirmed_at IS NOT NULL)
    AS "hasBegun",
  (SELECT coalesce(json_agg(metrics ORDER BY place), '[]') FROM in_bucket) AS series,
  (SELECT coalesce(json_agg(metrics::jsonb || jsonb_build_object('name', ${by === 'network' ? NETWORK_NAME : 'products.name'})
      ORDER BY key IS NULL, expected DESC, amount DESC, clicks DESC, length(key), key COLLATE "C"), '[]')
   FROM of_key LEFT JOIN products ON ${by === 'product'} AND products.id::text = key) AS rows`;

/** Counts the sales that pass the filters, by the key of their product or click. `values` are those of $1 to $9. */
export const earningsStatement = (query: SalesQuery, values: readonly unknown[]): Statement =>
  statementOf((parameters) => {
    parameters.values.push(...values);
    return earningsSql(query.by, salesCtes(query, parameters));
  });

/** A chunk's clicks by rank, for which there is no rollup. Returns rows of RankClicks. */
export const rankStatement = (filters: readonly ReportFilter[], { days }: DayChunk): Statement =>
  statementOf((parameters) => {
    const conditions = filterConditions(filters, (filter) =>
      keyCondition(filter, parameters, () => daysTable(days, parameters)),
    );
    return `SELECT e.rank::text AS key, count(*)::integer AS clicks FROM events e
    WHERE ${[isOfChunk(days, parameters), `e.type_id = ${AFFILIATE_CLICK_ID}`, 'e.rank IS NOT NULL', ...conditions].join(' AND ')}
    GROUP BY e.rank`;
  });

export interface RankClicks {
  key: string;
  clicks: number;
}
