import { idOfText } from '@astaguide/database/event-store/event-columns';
import { OFFERS_SEEN } from '@astaguide/contracts/analytics/offers-seen';
import type { ReportDimension } from '@astaguide/contracts/analytics/report/report-dimension';
import type { ReportFilter } from '@astaguide/contracts/analytics/report/report-filter';
import {
  AFFILIATE_CLICK_ID,
  dimensionNumbers,
  dimensions,
  PAGE_VIEW_ID,
} from '@astaguide/database/event-store/dimensions';
import {
  ofVisitorsSql,
  PAGE_BITS,
  SESSION_COUNTS,
  SESSION_GAP,
  SESSION_METRICS,
  sessionDimensions,
  sessionRowsSql,
  sessionSumsSql,
} from '@astaguide/database/event-store/sessions.sql';
import { keyMetrics, type MetricRow } from '../key-ranking.sql';
import type { DayChunk } from './day-chunks';
import { daysTable, momentsOf } from './days-table.sql';
import {
  agentColumns,
  eventColumns,
  filterConditions,
  isOfPage,
  keyCondition,
  originColumns,
  shownKey,
} from './filter-conditions.sql';
import { statementOf, type Statement } from './statement';

/**
 * PostgreSQL settings for the transaction of a chunk. A day's events are sorted in memory. Chunks already run
 * concurrently, so parallel workers would only compete.
 */
export const CHUNK_SETTINGS = `
  SELECT set_config('work_mem', '64MB', true), set_config('max_parallel_workers_per_gather', '0', true)`;

/** Columns that all events of a visit share. */
const visitColumns = {
  ...originColumns,
  country: eventColumns.country,
  ...agentColumns,
  language: eventColumns.language,
  screen: eventColumns.screen,
};
const VISIT = 'visitor, origin_id, user_agent_id, country_id, language_id, screen_id';

const isPageViewSql = `type_id = ${PAGE_VIEW_ID}`;
const isClickSql = `type_id = ${AFFILIATE_CLICK_ID}`;
/** Counts of events. Cast to integer, because PostgreSQL's sum of bigints is a slow numeric. */
const EVENTS = `(count(*) FILTER (WHERE ${isPageViewSql}))::integer AS page_views,
        (count(*) FILTER (WHERE ${isClickSql}))::integer AS clicks, count(*)::integer AS events`;
/** Visitor and product as one integer, because PostgreSQL sorts pairs several times slower. */
const VISITOR_PRODUCT = 'hashint8extended(visitor, coalesce(product_id, 0))';

/**
 * The day's events that pass and, for sessions, all others of their visitors, with `passes`. A viewed page is behind the
 * millisecond of the day: the least is the first, unless two pages were viewed at once.
 */
const dayEvents = (
  filters: readonly ReportFilter[],
  { isOfDay, passing, hasSessions }: { isOfDay: string; passing: string | null; hasSessions: boolean },
) => `
      day_events AS MATERIALIZED (
        SELECT ${VISIT}, e.occurred_at, e.id, type_id, product_id, e.page_id, ${shownKey('page', filters)} AS shown_page_id,
          ${shownKey('linkPlacement', filters)} AS shown_link_placement_id, ${(hasSessions && passing) || 'true'} AS passes,
          CASE WHEN ${isPageViewSql}
            THEN (date_part('epoch', e.occurred_at - days.start) * 1000)::bigint << 32 | e.page_id END AS viewed
        FROM events e WHERE ${hasSessions ? ofVisitorsSql(isOfDay, passing) : `${isOfDay} AND ${passing ?? 'true'}`}
      )`;

/** SQL for the number of different products in an array of clicked ones. Most visits have at most one click. */
const distinctOf = (clicks: string, products: string) =>
  `CASE WHEN ${clicks} < 2 THEN ${clicks} ELSE (SELECT count(DISTINCT product) FROM unnest(${products}) AS product) END`;

/**
 * The day's visits, which are far fewer rows than its events. The visit of most visitors is the only one of the day and
 * a single session, without pages viewed at once: such visits are added up. `others` are all other visitors: what is
 * unique is counted by visitor, and their events are sorted by session.
 */
const visitsOf = (hasSessions: boolean) => `
      visits AS MATERIALIZED (
        SELECT ${VISIT}, (count(*) FILTER (WHERE passes AND ${isPageViewSql}))::integer AS passing_page_views,
          (count(*) FILTER (WHERE passes AND ${isClickSql}))::integer AS passing_clicks,
          (count(*) FILTER (WHERE passes))::integer AS passing_events,
          array_agg(coalesce(product_id, 0)) FILTER (WHERE passes AND ${isClickSql}) AS passing_clicked, ${
            hasSessions
              ? `
          max(occurred_at) - min(occurred_at) < interval '${SESSION_GAP}'
            AND min(viewed) IS NOT DISTINCT FROM min(viewed # ${PAGE_BITS}) # ${PAGE_BITS}
            AND max(viewed) IS NOT DISTINCT FROM max(viewed # ${PAGE_BITS}) # ${PAGE_BITS} AS is_session,
          (min(viewed) & ${PAGE_BITS})::integer AS entry_id, (max(viewed) & ${PAGE_BITS})::integer AS exit_id,
          ${SESSION_COUNTS}`
              : 'true AS is_session'
          }
        FROM day_events GROUP BY ${VISIT}
      ), others AS MATERIALIZED (
        SELECT visitor FROM visits GROUP BY visitor HAVING count(*) > 1 OR NOT bool_and(is_session)
      )`;
const isOther = 'visitor IN (SELECT visitor FROM others)';

/**
 * The day's metrics by key of several dimensions of a visit.
 *
 * @param hasTotal also counts all of them, keyed by the day's place in the chunk
 * @param ofViews whether only those count as visitors who viewed the page
 */
function byVisitKey(
  names: readonly (keyof typeof visitColumns)[],
  { hasTotal, ofViews }: { hasTotal: boolean; ofViews: boolean },
): string {
  const columns = names.map((name) => visitColumns[name]);
  const list = columns.join(', ');
  // GROUPING sets one bit per column, 0 for the grouped column. The last column has the lowest bit.
  const all = 2 ** names.length - 1;
  const numbers = names.map(
    (name, place) => `WHEN ${all - 2 ** (names.length - 1 - place)} THEN ${dimensionNumbers[name]}`,
  );
  const keys =
    names.length === 0
      ? `${dimensions.total} AS dimension, days.place::integer AS key_id`
      : `CASE grouping(${list}) ${numbers.join(' ')} ELSE ${dimensions.total} END AS dimension,
        CASE grouping(${list}) WHEN ${all} THEN days.place::integer ELSE coalesce(${list}) END AS key_id`;
  const groups = [...(hasTotal ? ['()'] : []), ...columns.map((column) => `(${column})`)].join(', ');
  const sums = (visitors: string, uniqueClicks: string, visits: string) => `
      SELECT ${keys}, sum(page_views) AS page_views, sum(clicks) AS clicks, sum(events) AS events,
        ${visitors} FILTER (WHERE is_visitor) AS visitors, ${uniqueClicks} AS unique_clicks
      FROM (${visits}) AS visits
      JOIN origins ON origins.id = origin_id JOIN user_agents agents ON agents.id = user_agent_id
      GROUP BY GROUPING SETS (${groups}) HAVING count(*) > 0`;
  const visits = `
        SELECT ${VISIT}, passing_page_views AS page_views, passing_clicks AS clicks, passing_events AS events,
          ${ofViews ? 'passing_page_views > 0' : 'true'} AS is_visitor,`;
  return `${sums(
    'count(*)',
    'sum(unique_clicks)',
    `${visits} ${distinctOf('passing_clicks', 'passing_clicked')} AS unique_clicks
        FROM visits WHERE passing_events > 0 AND NOT ${isOther}`,
  )} UNION ALL ${sums(
    'count(DISTINCT visitor)',
    'count(DISTINCT visitor_product)',
    `${visits} NULL::bigint AS visitor_product
        FROM visits WHERE passing_events > 0 AND ${isOther}
        UNION ALL SELECT ${VISIT}, 0, 0, 0, false, ${VISITOR_PRODUCT}
        FROM day_events WHERE passes AND ${isClickSql} AND ${isOther} GROUP BY ${VISIT}, product_id`,
  )}`;
}

/** Totals by hour. A visitor counts in the hour of their first event. */
const hourTotals = (starts: string, ofViews: boolean) => `
      SELECT ${dimensions.total} AS dimension, width_bucket(occurred_at, ${starts}) AS key_id, ${EVENTS},
        0 AS visitors, 0 AS unique_clicks
      FROM day_events WHERE passes GROUP BY 2
      UNION ALL SELECT ${dimensions.total}, width_bucket(first, ${starts}), 0, 0, 0, count(*), 0
      FROM (
        SELECT min(occurred_at) AS first FROM day_events WHERE passes${ofViews ? ` AND ${isPageViewSql}` : ''} GROUP BY visitor
      ) AS visitors GROUP BY 2
      UNION ALL SELECT ${dimensions.total}, width_bucket(first, ${starts}), 0, 0, 0, 0, count(*)
      FROM (
        SELECT min(occurred_at) AS first FROM day_events WHERE passes AND ${isClickSql} GROUP BY visitor, product_id
      ) AS unique_clicks GROUP BY 2`;

/** The day's metrics by key of a dimension that is stored with the event. @param ofViews as of byVisitKey */
function byEventKey(name: 'product' | 'page' | 'linkPlacement', ofViews: boolean): string {
  const column = name === 'product' ? eventColumns[name] : `shown_${eventColumns[name]}`;
  return `
      SELECT ${dimensions[name]} AS dimension, ${column} AS key_id, ${EVENTS},
        count(DISTINCT visitor)${ofViews || name === 'page' ? ` FILTER (WHERE ${isPageViewSql})` : ''} AS visitors,
        count(DISTINCT CASE WHEN ${isClickSql} THEN ${VISITOR_PRODUCT} END) AS unique_clicks
      FROM day_events WHERE passes AND ${column} IS NOT NULL GROUP BY ${column}`;
}

/** Events by type, for the types that are goals. */
const goals = (offersSeen: string) => `
      SELECT ${dimensions.type} AS dimension, type_id AS key_id, ${EVENTS}, count(DISTINCT visitor) AS visitors,
        0 AS unique_clicks
      FROM day_events
      WHERE passes AND type_id NOT IN (${PAGE_VIEW_ID}, ${AFFILIATE_CLICK_ID})
        AND type_id IS DISTINCT FROM ${idOfText(`${offersSeen}::text`)} GROUP BY type_id`;

/** The sums of the day's sessions with an event that passes, as of sessionSumsSql. */
const sessions = `
      SELECT CASE grouping(entry_id, exit_id) WHEN 1 THEN ${sessionDimensions.entryPage} WHEN 2 THEN ${sessionDimensions.exitPage}
        ELSE ${dimensions.total} END AS dimension, CASE grouping(entry_id, exit_id) WHEN 3 THEN 0 ELSE coalesce(entry_id, exit_id) END AS key_id,
        count(*) AS sessions, sum(bounces) AS bounces, sum(milliseconds) AS milliseconds, sum(page_views) AS page_views,
        sum(clicks) AS clicks, sum(${distinctOf('clicks', 'clicked')}) AS unique_clicks, count(*) AS visitors
      FROM visits WHERE NOT ${isOther}
      GROUP BY GROUPING SETS ((), (entry_id), (exit_id)) HAVING count(*) > 0
      UNION ALL SELECT dimension, key_id, ${SESSION_METRICS.join(', ')} FROM (${sessionSumsSql(
        sessionRowsSql(`
        SELECT visitor, occurred_at, id, type_id, page_id, product_id, passes FROM day_events WHERE ${isOther}`),
      )}) AS of_others`;

type QueriedDimension = ReportDimension | 'type';
const isOfVisit = (name: QueriedDimension): name is keyof typeof visitColumns => name in visitColumns;
const isOfEvent = (name: QueriedDimension): name is 'product' | 'page' | 'linkPlacement' =>
  !isOfVisit(name) && name !== 'type';

/** What sessions have besides the metrics of a key. */
const sessionSums = ['sessions', 'bounces', 'milliseconds'] as const;
const METRICS = [...Object.entries(keyMetrics), ...sessionSums.map((metric) => [metric, metric] as const)];

/** What a chunk has of a key: metrics, or of sessions those and their sums. */
export type CountedRow = MetricRow & Record<(typeof sessionSums)[number], number>;

/** Whether a row is the sum of sessions: of all with dimension 0, or of those with an entry or exit page. */
export const isOfSessions = ({ sessions }: CountedRow) => sessions > 0;

/** What a chunk is counted for. */
export interface CountedMetrics {
  dimensions: readonly QueriedDimension[];
  hasSessions: boolean;
}

/**
 * Counts a chunk's matching events and their sessions by day: one CountedRow per key. For dimension 0, the key is a place
 * in the chunk's `intervals`, from 1 on. A visitor counts once a day under each key.
 */
export const chunkStatement = (
  filters: readonly ReportFilter[],
  { dimensions: asked, hasSessions }: CountedMetrics,
  { days, hours }: DayChunk,
): Statement =>
  statementOf((parameters) => {
    const chunkDays = daysTable(days, parameters);
    const ofVisit = asked.filter(isOfVisit);
    const ofViews = isOfPage(filters);
    const parts = [
      ...(hours ? [hourTotals(momentsOf(hours, parameters), ofViews)] : []),
      ...(hours && ofVisit.length === 0 ? [] : [byVisitKey(ofVisit, { hasTotal: hours === null, ofViews })]),
      ...asked.filter(isOfEvent).map((name) => byEventKey(name, ofViews)),
      ...(asked.includes('type') ? [goals(parameters.add(OFFERS_SEEN))] : []),
    ];
    const conditions = filterConditions(filters, (filter) =>
      keyCondition(filter, parameters, () => daysTable(days, parameters)),
    );
    const passing = conditions.length === 0 ? null : conditions.join(' AND ');
    const columns = Object.values(keyMetrics).join(', ');
    return `
    SELECT dimension, key_id, ${METRICS.map(([metric, column]) => `sum(${column}::double precision) AS "${metric}"`).join(', ')}
    FROM ${chunkDays.days}
    CROSS JOIN LATERAL (
      WITH ${dayEvents(filters, { ...chunkDays, passing, hasSessions })}, ${visitsOf(hasSessions)}
      SELECT dimension, key_id, ${columns}, ${sessionSums.map((metric) => `0 AS ${metric}`).join(', ')}
      FROM (${parts.join('\n      UNION ALL')}
      ) AS metrics
      ${hasSessions ? `UNION ALL SELECT dimension, key_id, ${columns}, ${sessionSums.join(', ')} FROM (SELECT *, 0 AS events FROM (${sessions}) AS visited) AS sessions` : ''}
    ) AS counted
    WHERE key_id <> 0 OR (dimension = ${dimensions.total} AND sessions > 0)
    GROUP BY dimension, key_id`;
  });
