import type { ReportFilter } from '@astaguide/contracts/analytics/report/report-filter';
import { attributionsSql } from '@astaguide/database/event-store/attributions.sql';
import type { DayChunk } from '../report/filtered/day-chunks';
import { daysTable, isOfChunk } from '../report/filtered/days-table.sql';
import {
  filterConditions,
  keyCondition,
  offerConditions,
  offerFilters,
} from '../report/filtered/filter-conditions.sql';
import { statementOf, type Statement } from '../report/filtered/statement';
import type { RankedTable } from '../report/ranked-table.service';

const sumOf = (column: string, side: number) =>
  `coalesce(sum(${column}) FILTER (WHERE side = ${side}), 0)::double precision`;

/**
 * Sums metrics by side (0 period, 1 comparison) and ranks them: at most $1 rows. Key 0 means that the event has no such
 * key. The window functions compute the totals before the limit applies.
 */
const ranked = (metrics: string) => `
  WITH summed AS (
    SELECT page_key, link_placement_key, product_id, ${sumOf('impressions', 0)} AS impressions, ${sumOf('clicks', 0)} AS clicks,
      ${sumOf('impressions', 1)} AS impressions_before, ${sumOf('clicks', 1)} AS clicks_before
    FROM (${metrics}) AS metrics
    GROUP BY page_key, link_placement_key, product_id
  ), named AS (
    SELECT summed.*, pages.value AS page, link_placements.value AS link_placement, nullif(product_id, 0) AS product,
      count(*) OVER ()::integer AS count,
      sum(impressions) OVER () AS all_impressions, sum(clicks) OVER () AS all_clicks
    FROM summed
    LEFT JOIN texts pages ON pages.id = page_key
    LEFT JOIN texts link_placements ON link_placements.id = link_placement_key
    WHERE impressions + clicks + impressions_before + clicks_before > 0
  )
  SELECT named.*, products.name AS product_name
  FROM named LEFT JOIN products ON products.id = product
  ORDER BY clicks DESC, impressions DESC, page COLLATE "C" NULLS LAST, link_placement COLLATE "C" NULLS LAST, product
  LIMIT $1`;

const COUNTED_ROWS = `
      SELECT * FROM json_to_recordset($2::json)
        AS counted(side integer, page_key integer, link_placement_key integer, product_id integer, impressions integer, clicks integer)`;

const PROJECTED = {
  name: 'attributions',
  text: ranked(`${COUNTED_ROWS}
      UNION ALL
      SELECT of AS side, page_key, link_placement_key, product_id, impressions, clicks
      FROM unnest($3::integer[], $4::date[]) AS bucket(of, month)
      CROSS JOIN LATERAL (SELECT * FROM monthly_attributions WHERE month = bucket.month OFFSET 0) AS attribution
      UNION ALL
      SELECT of, page_key, link_placement_key, product_id, impressions, clicks
      FROM unnest($5::integer[], $6::date[]) AS bucket(of, day)
      CROSS JOIN LATERAL (SELECT * FROM daily_attributions WHERE day = bucket.day OFFSET 0) AS attribution`),
};

/** Counts the clicks and impressions of a chunk that pass the filters. */
const attributionStatement = (filters: readonly ReportFilter[], { days }: DayChunk): Statement =>
  statementOf((parameters) => {
    const { ofEvent, ofOffer } = offerFilters(filters);
    const conditionsOf = (some: readonly ReportFilter[]) =>
      filterConditions(some, (filter) => keyCondition(filter, parameters, () => daysTable(days, parameters)));
    return attributionsSql({
      events: [isOfChunk(days, parameters), ...conditionsOf(ofEvent)].join(' AND '),
      clicks: ['true', ...conditionsOf(ofOffer)].join(' AND '),
      offers: offerConditions(ofOffer, parameters),
    });
  });

/** Metrics of one combination of page, link placement and product. Without a comparison its metrics are 0. */
export interface AttributedClicks {
  page: string | null;
  link_placement: string | null;
  product: number | null;
  product_name: string | null;
  impressions: number;
  clicks: number;
  impressions_before: number;
  clicks_before: number;
  /** The number of all rows before the limit, and their totals. */
  count: number;
  all_impressions: number;
  all_clicks: number;
}

/** Impressions and clicks of buy links: most clicks first, then most impressions. */
export const attributions: RankedTable = {
  projected: PROJECTED,
  valuesOf: ({ months, days }) => [...months, ...days],
  byMonth: true,
  countChunk: attributionStatement,
  counted: ranked(COUNTED_ROWS),
};
