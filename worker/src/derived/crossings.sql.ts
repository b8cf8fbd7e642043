import {
  AFFILIATE_CLICK_ID,
  dimensions,
  filterDimensions,
  PAGE_VIEW_ID,
  type Dimension,
} from '@astaguide/database/dimensions';
import { IS_OF_DAY } from './day-events.sql';

/** What a filter's figures are broken down by. */
const BROKEN_DOWN_BY = (Object.keys(dimensions) as Dimension[]).filter((name) => name !== 'type');
const FILTERS: readonly Dimension[] = filterDimensions;

/** What an event has by itself; everything else is its visit's. */
const OF_EVENT: readonly Dimension[] = ['product', 'page', 'slot'];

const keyOf = (name: Dimension) => (name === 'total' ? '0' : `${name}_id`);
const VISIT_KEYS = BROKEN_DOWN_BY.filter((name) => name !== 'total' && !OF_EVENT.includes(name))
  .map(keyOf)
  .join(', ');

/**
 * Pairs that are counted. The others follow: a pair the other way round has the same figures, and a dimension by
 * itself those of the filter.
 */
const PAIRS = FILTERS.flatMap((filter, place) =>
  BROKEN_DOWN_BY.filter((name) => !FILTERS.includes(name) || FILTERS.indexOf(name) > place).map(
    (name) => [filter, name] as const,
  ),
);

/** A row for each pair, of rows that have been grouped by no more than the pairs need. */
function spread(from: string, wanted: (pair: readonly [Dimension, Dimension]) => boolean): string {
  const values = PAIRS.filter(wanted).map(
    ([filter, name]) =>
      `(${dimensions[filter]}::smallint, ${keyOf(filter)}, ${dimensions[name]}::smallint, ${keyOf(name)})`,
  );
  return `
    SELECT pair.*, visitor, page_views, clicks FROM ${from}
    CROSS JOIN LATERAL (VALUES ${values.join(', ')}) AS pair(filter_dimension, filter_key, dimension, key_id)
    WHERE filter_key IS NOT NULL AND key_id IS NOT NULL`;
}

const has = (pair: readonly [Dimension, Dimension], ...names: Dimension[]) =>
  pair.some((name) => names.includes(name));

const FIGURES = 'sum(page_views)::integer AS page_views, sum(clicks)::integer AS clicks';

/**
 * Each filter's figures of a day by every other key, packed. Visitors are the day's distinct ones, of events of
 * any type, as in the rollups.
 */
export const CROSSINGS_DUE = `
  WITH day_events AS MATERIALIZED (
    SELECT e.visitor, e.product_id, e.page_id, e.slot_id, origins.source_id, origins.channel_id,
      nullif(origins.utm_campaign_id, 0) AS campaign_id, e.country_id, agents.device_id, agents.browser_id,
      e.language_id, count(*) FILTER (WHERE e.type_id = ${PAGE_VIEW_ID})::integer AS page_views,
      count(*) FILTER (WHERE e.type_id = ${AFFILIATE_CLICK_ID})::integer AS clicks
    FROM analytics_events e
    JOIN event_origins origins ON origins.id = e.origin_id
    JOIN user_agents agents ON agents.id = e.user_agent_id
    WHERE ${IS_OF_DAY} GROUP BY 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11
  ),
  views AS MATERIALIZED (
    SELECT visitor, page_id, ${VISIT_KEYS}, ${FIGURES} FROM day_events GROUP BY visitor, page_id, ${VISIT_KEYS}
  ),
  visits AS MATERIALIZED (
    SELECT visitor, ${VISIT_KEYS}, ${FIGURES} FROM views GROUP BY visitor, ${VISIT_KEYS}
  ),
  offers AS (SELECT * FROM day_events WHERE product_id IS NOT NULL OR slot_id IS NOT NULL),
  pairs AS (
    ${spread('visits', (pair) => !has(pair, ...OF_EVENT))}
    UNION ALL ${spread('views', (pair) => has(pair, 'page') && !has(pair, 'product', 'slot'))}
    UNION ALL ${spread('offers', (pair) => has(pair, 'product', 'slot'))}
  ),
  counted AS MATERIALIZED (
    SELECT filter_dimension, filter_key, dimension, key_id, ${FIGURES}, count(*)::integer AS visitors
    FROM (
      SELECT filter_dimension, filter_key, dimension, key_id, ${FIGURES}
      FROM pairs GROUP BY filter_dimension, filter_key, dimension, key_id, visitor
    ) AS by_visitor
    GROUP BY filter_dimension, filter_key, dimension, key_id
  ),
  crossings AS (
    SELECT * FROM counted
    UNION ALL
    SELECT dimension, key_id, filter_dimension, filter_key, page_views, clicks, visitors FROM counted
    WHERE dimension IN (${FILTERS.map((name) => dimensions[name]).join()})
    UNION ALL
    SELECT filter_dimension, filter_key, filter_dimension, filter_key, page_views, clicks, visitors FROM counted
    WHERE dimension = ${dimensions.total}
  )
  ${packed('crossings')}`;

/** Rows by key, packed into one row a filter. */
export function packed(rows: string): string {
  const lists = [
    ['dimension', 'dimensions'],
    ['key_id', 'key_ids'],
    ['page_views', 'page_views'],
    ['clicks', 'clicks'],
    ['visitors', 'visitors'],
  ].map(([column, list]) => `array_agg(${column} ORDER BY dimension, key_id) AS ${list}`);
  return `SELECT filter_dimension, filter_key, ${lists.join(', ')} FROM ${rows} GROUP BY filter_dimension, filter_key`;
}
