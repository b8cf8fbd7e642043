import type { Dimension } from '@astaguide/database/dimensions';
import {
  ALL_DIMENSIONS,
  ANY_DIMENSION,
  beginningOf,
  FIGURES_OF_EVENT,
  groupedBy,
  OF_DAY,
  quarterOf,
  spreadOver,
  SUMS,
  visitorMark,
} from './dimensions';
import { packRows } from './packed-quarters.sql';
import { monthOf } from './monthly-sums';

/** What seldom changes while a visitor reads on: counted over visits, which are a quarter of the events. */
const OF_VISIT: readonly Dimension[] = [
  'total',
  'source',
  'channel',
  'campaign',
  'country',
  'device',
  'browser',
  'language',
];
const OF_EVENT = ALL_DIMENSIONS.filter((dimension) => !OF_VISIT.includes(dimension));

/** What a visit is told apart by within a quarter-hour. */
const VISIT = 'quarter, visitor, origin_id, user_agent_id, country_id, language_id';
const FIGURES = 'page_views, clicks, events, visitors';
const BEGIN = `$1::date::timestamp AT TIME ZONE 'UTC'`;
const END = `($1::date + 1)::timestamp AT TIME ZONE 'UTC'`;
/** The events of one day that count. $1 is the day. */
const DAY_EVENTS = `
  SELECT ${quarterOf('timestamp')} AS quarter, visitor, type_id, product_id, page_id, slot_id, origin_id, user_agent_id,
    country_id, language_id, ${FIGURES_OF_EVENT}
  FROM analytics_events e
  WHERE timestamp >= ${BEGIN} AND timestamp < ${END} AND bot_reasons IS NULL`;

/** Rows with the keys that their origin and their user agent stand for. */
const withKeys = (rows: string) => `
  SELECT told.*, origins.source_id, origins.channel_id, nullif(origins.utm_campaign_id, 0) AS campaign_id,
    agents.device_id, agents.browser_id
  FROM (${rows}) AS told
  JOIN event_origins origins ON origins.id = told.origin_id
  JOIN user_agents agents ON agents.id = told.user_agent_id`;

/** Settings of the transactions that compute a day: a day's events fit into memory, and days run side by side. */
export const SHADOW_SETTINGS = `
  SET LOCAL work_mem = '64MB'; SET LOCAL jit = off; SET LOCAL max_parallel_workers_per_gather = 0;
  SET LOCAL enable_nestloop = off; SET LOCAL client_min_messages = warning;
  CREATE TEMP TABLE IF NOT EXISTS rollup_shadow (
    dimension smallint NOT NULL, key_id integer NOT NULL, quarter smallint NOT NULL, page_views bigint NOT NULL,
    clicks bigint NOT NULL, events bigint NOT NULL, visitors bigint NOT NULL
  ) ON COMMIT DELETE ROWS`;

/** PostgreSQL adds up 32-bit numbers several times faster than the 64-bit ones that a sum of them is. */
const SHORT_SUMS = ['page_views', 'clicks', 'events']
  .map((name) => `sum(${name})::integer AS ${name}`)
  .join(', ');

/** Figures of each key in each quarter of rows `e`. */
function quartersOf(rows: string, names: readonly Dimension[]): string {
  const { columns, groups } = groupedBy(names, 'e.quarter');
  return `SELECT ${columns}, e.quarter, ${SHORT_SUMS}, 0 AS visitors FROM ${rows} e GROUP BY ${groups}`;
}

/** The quarter of rows `e` in which each key's visitors came. */
function firstsOf(rows: string, names: readonly Dimension[]): string {
  const { columns, groups } = groupedBy(names, 'e.visitor');
  return `SELECT ${columns}, min(e.quarter) AS quarter FROM ${rows} e GROUP BY ${groups}`;
}

/** What the quarters of a day should be, computed from the log alone. */
export const FILL_SHADOW = `
  INSERT INTO rollup_shadow (dimension, key_id, quarter, ${FIGURES})
  WITH day_events AS MATERIALIZED (${DAY_EVENTS}),
  visits AS MATERIALIZED (${withKeys(`SELECT ${VISIT}, ${SHORT_SUMS} FROM day_events GROUP BY ${VISIT}`)}),
  firsts AS (${firstsOf('day_events', OF_EVENT)} UNION ALL ${firstsOf('visits', OF_VISIT)})
  SELECT dimension, key_id, quarter, ${SUMS}, sum(visitors) AS visitors
  FROM (
    ${quartersOf('day_events', OF_EVENT)}
    UNION ALL
    ${quartersOf('visits', OF_VISIT)}
    UNION ALL
    SELECT dimension, key_id, quarter, 0, 0, 0, count(*)::integer FROM firsts GROUP BY dimension, key_id, quarter
  ) AS parts
  WHERE key_id IS NOT NULL
  GROUP BY dimension, key_id, quarter`;

const SHADOW_DAYS = `
  SELECT dimension, key_id, ${SUMS}, sum(visitors) AS visitors FROM rollup_shadow GROUP BY dimension, key_id`;

/** Rows that are not what they should be, or on one side only. */
export const COUNT_DRIFT = `
  SELECT (
    SELECT count(*) FROM (SELECT dimension, key_id, ${beginningOf('$1::date', 'quarter')} AS quarter, ${FIGURES}
      FROM rollup_shadow) AS due
    FULL JOIN (
      SELECT dimension, key_id, quarter, ${SUMS}, sum(visitors) AS visitors FROM quarter_figures
      WHERE ${ANY_DIMENSION} AND day = $1::date AND ${OF_DAY} GROUP BY dimension, key_id, quarter
    ) AS stored USING (dimension, key_id, quarter)
    WHERE (due.page_views, due.clicks, due.events, due.visitors)
      IS DISTINCT FROM (stored.page_views, stored.clicks, stored.events, stored.visitors)
  )::integer + (
    SELECT count(*) FROM (${SHADOW_DAYS}) AS due
    FULL JOIN (SELECT * FROM daily_rollups WHERE ${ANY_DIMENSION} AND day = $1::date) AS stored
      USING (dimension, key_id)
    WHERE (due.page_views, due.clicks, due.events, due.visitors)
      IS DISTINCT FROM (stored.page_views, stored.clicks, stored.events, stored.visitors)
  )::integer AS rows`;

/** Puts what should be in place of what is, packed. Each takes the day as $1. */
export const SWAP_IN: readonly string[] = [
  `DELETE FROM quarter_rollups WHERE ${ANY_DIMENSION} AND ${OF_DAY}`,
  `DELETE FROM packed_quarters WHERE ${ANY_DIMENSION} AND day = $1::date`,
  `DELETE FROM daily_rollups WHERE ${ANY_DIMENSION} AND day = $1::date`,
  packRows('rollup_shadow'),
  `INSERT INTO daily_rollups (dimension, day, key_id, ${FIGURES})
   SELECT dimension, $1::date, key_id, page_views, clicks, events, visitors
   FROM (${SHADOW_DAYS}) AS due ORDER BY dimension, key_id`,
  `UPDATE log_months SET rollups_summed_at = NULL WHERE month = ${monthOf('$1::date')}`,
];

/** The marks of an open day, anew. */
export const REBUILD_MARKS = [
  `DELETE FROM visitor_marks WHERE day = $1::date`,
  `INSERT INTO visitor_marks (mark, day, quarter)
   SELECT ${visitorMark('spread')}, $1::date, min(quarter)
   FROM (SELECT d.dimension, d.key_id, e.visitor, e.quarter FROM (${withKeys(DAY_EVENTS)}) e ${spreadOver(ALL_DIMENSIONS)}
     WHERE d.key_id IS NOT NULL) AS spread
   GROUP BY 1 ORDER BY 1`,
];
