import type { Dimension } from '@astaguide/database/event-store/dimensions';
import { oldestOpenDaySql } from '@astaguide/database/event-store/site-days.sql';
import { countDriftSql, isCountedInDaySql } from './day-events.sql';
import {
  ALL_DIMENSIONS,
  anyDimensionSql,
  eventMetricsSql,
  groupedBy,
  clickMark,
  hourOf,
  isVisitSql,
  METRICS,
  spreadOver,
  visitorMark,
} from './dimensions';
import { invalidateMonthSql, MONTHLY_ROLLUPS } from './monthly-tables.sql';

/** Dimensions that change within a visit. The others are counted over visits, which are a quarter of the events. */
const eventDimensions: readonly Dimension[] = ['type', 'product', 'page', 'linkPlacement'];
const visitDimensions = ALL_DIMENSIONS.filter((dimension) => !eventDimensions.includes(dimension));

/** The columns that identify a visit within a day. */
const VISIT = 'visitor, origin_id, user_agent_id, country_id, language_id';
const COLUMNS = METRICS.join(', ');
/** The events of one day that count. $1 is the day. */
const DAY_EVENTS = `
  SELECT ${hourOf('occurred_at', '(SELECT day_start($1::date))')} AS hour, visitor, type_id, product_id, page_id, link_placement_id, origin_id,
    user_agent_id, country_id, language_id, ${eventMetricsSql}
  FROM events e WHERE ${isCountedInDaySql}`;

/** Rows joined with the keys of their origin and user agent. */
const withKeys = (rows: string) => `
  SELECT shadowed.*, origins.source_id, origins.channel_id, nullif(origins.utm_campaign_id, 0) AS campaign_id,
    nullif(origins.utm_medium_id, 0) AS medium_id, nullif(origins.utm_content_id, 0) AS content_id,
    nullif(origins.utm_term_id, 0) AS term_id,
    agents.device_id, agents.browser_id
  FROM (${rows}) AS shadowed
  JOIN origins ON origins.id = shadowed.origin_id
  JOIN user_agents agents ON agents.id = shadowed.user_agent_id`;

/**
 * Settings of the transactions that compute a day: a day's events fit into memory, and days run concurrently. They
 * replace those of a connection that records events, see RECORDING_OPTIONS.
 */
export const SHADOW_SETTINGS = `
  SET LOCAL enable_seqscan = on; SET LOCAL enable_bitmapscan = on; SET LOCAL plan_cache_mode = auto;
  SET LOCAL work_mem = '64MB'; SET LOCAL jit = off; SET LOCAL max_parallel_workers_per_gather = 0;
  SET LOCAL enable_nestloop = off; SET LOCAL client_min_messages = warning;
  CREATE TEMP TABLE IF NOT EXISTS rollup_shadow (
    -- The total of an hour, or of a key for the whole day.
    hour timestamptz(0), dimension smallint, key_id integer,
    ${METRICS.map((metric) => `${metric} bigint NOT NULL`).join(', ')}
  ) ON COMMIT DELETE ROWS;
  -- A transaction may compute several days.
  DELETE FROM rollup_shadow`;

/** PostgreSQL sums 32-bit integers several times faster than 64-bit ones, which a sum of them returns. */
const shortSumsSql = ['page_views', 'clicks', 'events']
  .map((name) => `sum(${name})::integer AS ${name}`)
  .join(', ');

const SUM_ALL = METRICS.map((metric) => `sum(${metric})`).join(', ');

/** Metrics of each visitor under each key of rows `e`. */
function visitorsOf(rows: string, names: readonly Dimension[]): string {
  const { columns, groups } = groupedBy(names, 'e.visitor');
  return `SELECT dimension, key_id, page_views, clicks, events, (${isVisitSql})::integer AS visitors, 0 AS unique_clicks
    FROM (SELECT ${columns}, ${shortSumsSql} FROM ${rows} e GROUP BY ${groups}) AS e`;
}

/** A row for each visitor's clicks on a product, under each key. */
function clicksOnce(): string {
  const { columns, groups } = groupedBy(ALL_DIMENSIONS, 'e.visitor, coalesce(e.product_id, 0)');
  const clicks = withKeys('SELECT * FROM day_events WHERE clicks = 1');
  return `SELECT ${columns}, 0, 0, 0, 0, 1 FROM (${clicks}) e GROUP BY ${groups}`;
}

/** The expected rollups of a day, computed only from the log. */
export const FILL_SHADOW = `
  INSERT INTO rollup_shadow (hour, dimension, key_id, ${COLUMNS})
  WITH day_events AS MATERIALIZED (${DAY_EVENTS}),
  visits AS MATERIALIZED (${withKeys(`SELECT ${VISIT}, ${shortSumsSql} FROM day_events GROUP BY ${VISIT}`)})
  SELECT NULL::timestamptz, dimension, key_id, ${SUM_ALL}
  FROM (
    ${visitorsOf('day_events', eventDimensions)} UNION ALL ${visitorsOf('visits', visitDimensions)} UNION ALL ${clicksOnce()}
  ) AS of_visitors
  WHERE key_id IS NOT NULL
  GROUP BY dimension, key_id
  UNION ALL
  SELECT hour, NULL, NULL, ${SUM_ALL}
  FROM (
    SELECT hour, ${shortSumsSql}, (hour = min(hour) OVER (PARTITION BY visitor))::integer AS visitors, 0 AS unique_clicks
    FROM day_events GROUP BY visitor, hour
    UNION ALL
    SELECT min(hour), 0, 0, 0, 0, 1 FROM day_events WHERE clicks = 1 GROUP BY visitor, product_id
  ) AS of_visitors
  GROUP BY hour`;

const dueDaysSql = `SELECT dimension, key_id, ${COLUMNS} FROM rollup_shadow WHERE hour IS NULL`;
const dueHoursSql = `SELECT hour, ${COLUMNS} FROM rollup_shadow WHERE hour IS NOT NULL`;
const isHourInDaySql = 'hour >= day_start($1::date) AND hour < day_start($1::date + 1)';

const storedHoursSql = `hourly_rollups WHERE ${isHourInDaySql}`;
const storedDaysSql = `daily_rollups WHERE ${anyDimensionSql} AND day = $1::date`;

/** Counts stored rows that differ from the expected ones, or exist on one side only. */
export const COUNT_DRIFT = `
  SELECT (${countDriftSql(dueHoursSql, `SELECT * FROM ${storedHoursSql}`, 'hour', METRICS)})
    + (${countDriftSql(dueDaysSql, `SELECT * FROM ${storedDaysSql}`, 'dimension, key_id', METRICS)}) AS rows`;

/** Replaces the stored rows with the expected ones. Each statement takes the day as $1. */
export const SWAP_IN: readonly string[] = [
  `DELETE FROM ${storedHoursSql}`,
  `DELETE FROM ${storedDaysSql}`,
  `INSERT INTO hourly_rollups (hour, ${COLUMNS})
   SELECT * FROM (${dueHoursSql}) AS due WHERE ${isHourInDaySql} ORDER BY hour`,
  `INSERT INTO daily_rollups (dimension, day, key_id, ${COLUMNS})
   SELECT dimension, $1::date, key_id, ${COLUMNS} FROM (${dueDaysSql}) AS due ORDER BY dimension, key_id`,
  invalidateMonthSql(MONTHLY_ROLLUPS),
];

/** Rows `e` of a day under each of their keys. */
const SPREAD = `
  SELECT d.dimension, d.key_id, e.visitor, e.product_id, e.page_views, e.clicks, CASE WHEN d.dimension = 0 THEN e.hour END AS hour
  FROM (${withKeys(DAY_EVENTS)}) e ${spreadOver(ALL_DIMENSIONS)}
  WHERE d.key_id IS NOT NULL AND $1::date >= ${oldestOpenDaySql('now()')}`;

/** Rebuilds the `visitors_seen` marks of an open day. */
export const REBUILD_MARKS: readonly string[] = [
  `DELETE FROM visitors_seen WHERE day = $1::date`,
  `INSERT INTO visitors_seen (mark, day, hour)
   WITH spread AS MATERIALIZED (${SPREAD})
   SELECT ${visitorMark('e')}, $1::date, min(hour) FROM spread e WHERE ${isVisitSql} GROUP BY 1
   UNION ALL
   SELECT ${clickMark('e')}, $1::date, min(hour) FROM spread e WHERE clicks = 1 GROUP BY 1
   ORDER BY 1`,
];
