import type { EarningsMetrics } from '@astaguide/contracts/earnings/earnings';
import type { EarningsDimension } from '@astaguide/contracts/earnings/earnings-dimension';
import type { ReportPeriod } from '@astaguide/contracts/report/report-period';
import type { ReportFilter } from '@astaguide/contracts/report/report-filter';
import { AFFILIATE_CLICK } from '@astaguide/contracts/analytics/analytics-event';
import { AFFILIATE_CLICK_ID } from '@astaguide/database/event-store/dimensions';
import { Injectable } from '@nestjs/common';
import type { DayChunk } from '../analytics/report/filtered/day-chunks';
import { isOfChunk, type Statement } from '../analytics/report/filtered/days-table.sql';
import {
  filterConditions,
  keyCondition,
  SqlParameters,
} from '../analytics/report/filtered/filter-conditions.sql';
import { MAX_ATTRIBUTION } from './rules/longest-attribution';
import type { Reader } from '../analytics/replicas/reader';

/** Clicks in the period and in the comparison. Without a comparison the latter are 0. */
interface ComparedClicks {
  clicks: number;
  comparedClicks: number;
}

/** An interval of whole days in the site's time zone, with that of the comparison. `until` is exclusive. */
export interface EarningsBucket extends ComparedClicks {
  from: string;
  until: string;
  comparedFrom: string | null;
  comparedUntil: string | null;
}

export interface EarningsReadQuery {
  period: ReportPeriod;
  comparison: ReportPeriod | null;
  /** Applied to the clicks of the sales. */
  filters: readonly ReportFilter[];
  /** The start of each day in the site's time zone, from the first day to the end of the last one. */
  calendar: { first: string; starts: readonly string[] };
  buckets: readonly EarningsBucket[];
  /** The dimension of the rows; by day there are none, because the series has them. */
  by: EarningsDimension;
  keyClicks: readonly ({ key: string | null } & ComparedClicks)[];
}

interface Sides {
  now: EarningsMetrics;
  /** All 0 without a comparison. */
  before: EarningsMetrics;
}

export interface EarningsRows {
  totals: Sides;
  withoutCommission: number;
  withoutExchangeRate: number;
  unmatched: number;
  hasBegun: boolean;
  /** In the order of the buckets. */
  series: Sides[];
  /** The name is that of a product. */
  rows: (Sides & { key: string | null; name: string | null })[];
}

const metricsOf = (side: 'now' | 'before') => {
  const sum = (column: string, when = 'true') =>
    `coalesce(sum(${column}) FILTER (WHERE side = '${side}' AND ${when}), 0)`;
  const clicks = sum('clicks');
  const perClick = (column: string) => `round(${sum(column)} / nullif(${clicks}, 0), 2)::text`;
  return `json_build_object(
    'clicks', ${clicks}::int,
    'pending', ${sum('sales', `state = 'pending'`)}::int,
    'confirmed', ${sum('sales', `state = 'confirmed'`)}::int,
    'reversed', ${sum('sales', `state = 'reversed'`)}::int,
    'sales', round(${sum('amount')}, 2)::text,
    'commission', round(${sum('confirmed_commission')}, 2)::text,
    'expected', round(${sum('commission')}, 2)::text,
    'conversionRate', ${sum('sales', `state <> 'reversed'`)}::float8 / nullif(${clicks}, 0),
    'earningsPerClick', ${perClick('confirmed_commission')},
    'expectedPerClick', ${perClick('commission')})`;
};
const SIDES = `'now', ${metricsOf('now')}, 'before', ${metricsOf('before')}`;

/**
 * $1 to $2 is the period, $3 to $4 the comparison, which is null if there is none. The two may overlap. $6 has the
 * start times of the days from $5 on, in the site's time zone; a sale's stored day differs by at most one. $7 has the
 * clicks by bucket, $8 by key. Money stays numeric until the last rounding.
 */
const earningsSql = (by: EarningsDimension, dated: string) => `
WITH span AS (
  SELECT 'now' AS side, $1::date AS first, $2::date AS last UNION ALL SELECT 'before', $3::date, $4::date
), told AS (
  SELECT coalesce($5::date + width_bucket(moment, $6::timestamptz[]) - 1, day) AS day,
    click_id, product_id, state, usd(amount, currency, day) AS amount, usd(commission, currency, day) AS commission
  FROM conversions WHERE is_current AND day BETWEEN $5::date - 1 AND $2::date + 1
), ${dated}, sale AS (
  SELECT side, c.day, c.product_id, c.key, c.state, c.amount, coalesce(c.commission, CASE valid.kind
      WHEN 'rate' THEN c.amount * valid.value / 100 WHEN 'fixed' THEN valid.value END) AS commission
  FROM span JOIN dated c ON c.day BETWEEN span.first AND span.last
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
  SELECT 'sale' AS kind, side, day, key, state, 1 AS sales, 0 AS clicks,
    CASE WHEN state <> 'reversed' THEN amount END AS amount,
    CASE WHEN state <> 'reversed' THEN commission END AS commission,
    CASE WHEN state = 'confirmed' THEN commission END AS confirmed_commission
  FROM sale
  UNION ALL
  SELECT 'click', 'now', "from", NULL, NULL, 0, counted, NULL, NULL, NULL FROM bucket
  UNION ALL
  SELECT 'click', 'before', "comparedFrom", NULL, NULL, 0, "countedBefore", NULL, NULL, NULL FROM bucket
  UNION ALL
  SELECT 'key click', 'now', NULL, key, NULL, 0, clicks, NULL, NULL, NULL FROM key_clicks
  UNION ALL
  SELECT 'key click', 'before', NULL, key, NULL, 0, "comparedClicks", NULL, NULL, NULL FROM key_clicks
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
  (SELECT count(*)::int FROM sale WHERE side = 'now' AND state <> 'reversed' AND commission IS NULL AND amount IS NOT NULL)
    AS "withoutCommission",
  (SELECT count(*)::int FROM sale WHERE side = 'now' AND state <> 'reversed' AND amount IS NULL) AS "withoutExchangeRate",
  (SELECT count(*)::int FROM sale WHERE side = 'now' AND product_id IS NULL) AS unmatched,
  EXISTS (SELECT FROM commissions) OR EXISTS (SELECT FROM conversion_imports WHERE confirmed_at IS NOT NULL)
    AS "hasBegun",
  (SELECT coalesce(json_agg(metrics ORDER BY place), '[]') FROM in_bucket) AS series,
  (SELECT coalesce(json_agg(metrics::jsonb || jsonb_build_object('name', products.name)
      ORDER BY key IS NULL, expected DESC, amount DESC, clicks DESC, length(key), key COLLATE "C"), '[]')
   FROM of_key LEFT JOIN products ON ${by === 'product'} AND products.id::text = key) AS rows`;

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

/**
 * The log has no index of ids, so it is scanned back for as many days as a click may precede its sale. A sale without a
 * click in the log has no key, except its own product.
 */
const isClickOfSale = `id IN (SELECT click_id FROM told)
    AND received_at >= ($6::timestamptz[])[1] - interval '${MAX_ATTRIBUTION + 2} days'`;

/** Counts only sales whose click passes the filters, by the key of their product or click. */
function earningsStatement(
  by: EarningsDimension,
  filters: readonly ReportFilter[],
  values: readonly unknown[],
): Statement {
  const parameters = new SqlParameters();
  parameters.values.push(...values);
  const byClick = by === 'product' || by === 'day' ? undefined : keyColumns[by];
  const conditions = filterConditions(filters, (filter) =>
    filter.dimension === 'product'
      ? `told.product_id = ${parameters.add(Number(filter.key))}::integer`
      : keyCondition(filter, parameters),
  );
  const ctes = [
    byClick &&
      `keyed AS MATERIALIZED (
  SELECT id, nullif(${byClick}::text, '') AS key FROM event_log
  WHERE type = '${AFFILIATE_CLICK}' AND ${isClickOfSale}
)`,
    filters.length > 0 &&
      `clicked AS MATERIALIZED (
  SELECT * FROM events WHERE type_id = ${AFFILIATE_CLICK_ID} AND ${isClickOfSale}
)`,
    `dated AS (
  SELECT told.*, ${byClick ? 'keyed.key' : by === 'product' ? 'told.product_id::text' : 'NULL'} AS key FROM told
  ${byClick ? 'LEFT JOIN keyed ON keyed.id = told.click_id' : ''}
  ${filters.length > 0 ? `LEFT JOIN clicked e ON e.id = told.click_id WHERE ${conditions.join(' AND ')}` : ''}
)`,
  ];
  return { text: earningsSql(by, ctes.filter(Boolean).join(', ')), values: parameters.values };
}

/** A chunk's clicks by rank, for which there is no rollup. Returns rows of RankClicks. */
export function rankStatement(filters: readonly ReportFilter[], { days }: DayChunk): Statement {
  const parameters = new SqlParameters();
  const conditions = filterConditions(filters, (filter) => keyCondition(filter, parameters));
  const text = `SELECT e.rank::text AS key, count(*)::integer AS clicks FROM events e
    WHERE ${[isOfChunk(days, parameters), `e.type_id = ${AFFILIATE_CLICK_ID}`, 'e.rank IS NOT NULL', ...conditions].join(' AND ')}
    GROUP BY e.rank`;
  return { text, values: parameters.values };
}

export interface RankClicks {
  key: string;
  clicks: number;
}

/** Reads earnings: sales, commissions and clicks. */
@Injectable()
export class EarningsRepository {
  async find(
    reader: Reader,
    { period, comparison, filters, calendar, buckets, by, keyClicks }: EarningsReadQuery,
  ): Promise<EarningsRows> {
    const asked = [
      period.from,
      period.to,
      comparison?.from ?? null,
      comparison?.to ?? null,
      calendar.first,
      calendar.starts,
      JSON.stringify(buckets),
      JSON.stringify(keyClicks),
    ];
    const { text, values } = earningsStatement(by, filters, asked);
    const [row] = await reader.query<[EarningsRows]>(text, values);
    return row;
  }
}
