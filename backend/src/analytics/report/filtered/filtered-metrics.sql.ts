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
import { SESSION_METRICS, sessionsSql } from '@astaguide/database/event-store/sessions.sql';
import { keyMetrics } from '../key-ranking.sql';
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
/** Counts of the rows of `matching`. Cast to integer, because PostgreSQL's sum of bigints is a slow numeric. */
const EVENTS = `(count(*) FILTER (WHERE ${isPageViewSql}))::integer AS page_views,
        (count(*) FILTER (WHERE ${isClickSql}))::integer AS clicks, count(*)::integer AS events`;
const metricSumsSql = 'sum(page_views) AS page_views, sum(clicks) AS clicks, sum(events) AS events';
/** @param isViewed whether only those count who viewed the page */
const visitorsSql = (isViewed: string | null) =>
  `count(DISTINCT visitor)${isViewed === null ? '' : ` FILTER (WHERE ${isViewed})`} AS visitors, 0 AS unique_clicks`;
/** Unique clicks of the rows of `clicked`, with the same columns as EVENTS. */
const UNIQUE_CLICKS = `0 AS page_views, 0 AS clicks, 0 AS events, 0 AS visitors,
        count(DISTINCT visitor_product) AS unique_clicks`;

/** Columns of rows, joined with their origin and user agent. */
const withKeys = (columns: string, rows: string) => `
        SELECT ${Object.values(visitColumns).join(', ')}, ${columns}
        FROM (${rows}) AS rows
        JOIN origins ON origins.id = origin_id JOIN user_agents agents ON agents.id = user_agent_id`;

/**
 * Groups the day's matching events by visit, which leaves far fewer rows to sort, and selects the clicks for unique
 * clicks. Visitor and product are hashed to one integer, because PostgreSQL sorts pairs several times slower.
 */
const VISITS = `
      visits AS MATERIALIZED (${withKeys(
        'visitor, page_views, clicks, events',
        `SELECT ${VISIT}, ${EVENTS} FROM matching GROUP BY ${VISIT}`,
      )}
      ), clicked AS MATERIALIZED (${withKeys(
        'hashint8extended(visitor, coalesce(product_id, 0)) AS visitor_product, occurred_at, product_id, page_id, link_placement_id',
        `SELECT * FROM matching WHERE ${isClickSql}`,
      )}
      )`;

/** Totals of the day, keyed by the day's place in the chunk. */
const dayTotals = (ofViews: boolean) => `
      SELECT ${dimensions.total} AS dimension, days.place::integer AS key_id, ${metricSumsSql},
        ${visitorsSql(ofViews ? 'page_views > 0' : null)}
      FROM visits HAVING count(*) > 0
      UNION ALL SELECT ${dimensions.total}, days.place::integer, ${UNIQUE_CLICKS}
      FROM clicked HAVING count(*) > 0`;

/** Totals by hour. A visitor counts in the hour of their first event. */
const hourTotals = (starts: string, ofViews: boolean) => `
      SELECT ${dimensions.total} AS dimension, width_bucket(occurred_at, ${starts}) AS key_id, ${EVENTS},
        0 AS visitors, 0 AS unique_clicks
      FROM matching GROUP BY 2
      UNION ALL SELECT ${dimensions.total}, width_bucket(first, ${starts}), 0, 0, 0, count(*), 0
      FROM (SELECT min(occurred_at) AS first FROM matching${ofViews ? ` WHERE ${isPageViewSql}` : ''} GROUP BY visitor) AS visitors GROUP BY 2
      UNION ALL SELECT ${dimensions.total}, width_bucket(first, ${starts}), 0, 0, 0, 0, count(*)
      FROM (SELECT min(occurred_at) AS first FROM clicked GROUP BY visitor_product) AS unique_clicks GROUP BY 2`;

/** The day's metrics by key of several dimensions of a visit. */
function byVisitKey(names: readonly (keyof typeof visitColumns)[], ofViews: boolean): string {
  const columns = names.map((name) => visitColumns[name]);
  // GROUPING sets one bit per column, 0 for the grouped column. The last column has the lowest bit.
  const all = 2 ** names.length - 1;
  const numbers = names.map(
    (name, place) => `WHEN ${all - 2 ** (names.length - 1 - place)} THEN ${dimensionNumbers[name]}`,
  );
  const keys = `CASE grouping(${columns.join(', ')}) ${numbers.join(' ')} END AS dimension,
        coalesce(${columns.join(', ')}) AS key_id`;
  const groups = `GROUPING SETS (${columns.map((column) => `(${column})`).join(', ')})`;
  return `
      SELECT ${keys}, ${metricSumsSql}, ${visitorsSql(ofViews ? 'page_views > 0' : null)}
      FROM visits GROUP BY ${groups}
      UNION ALL SELECT ${keys}, ${UNIQUE_CLICKS} FROM clicked GROUP BY ${groups}`;
}

/** The day's metrics by key of a dimension that is stored with the event. */
const byEventKey = (name: 'product' | 'page' | 'linkPlacement', ofViews: boolean) => `
      SELECT ${dimensions[name]} AS dimension, ${eventColumns[name]} AS key_id, ${EVENTS},
        ${visitorsSql(ofViews || name === 'page' ? isPageViewSql : null)}
      FROM matching WHERE ${eventColumns[name]} IS NOT NULL GROUP BY ${eventColumns[name]}
      UNION ALL SELECT ${dimensions[name]}, ${eventColumns[name]}, ${UNIQUE_CLICKS}
      FROM clicked WHERE ${eventColumns[name]} IS NOT NULL GROUP BY ${eventColumns[name]}`;

/** Events by type, for the types that are goals. */
const goals = (offersSeen: string) => `
      SELECT ${dimensions.type} AS dimension, type_id AS key_id, ${EVENTS}, ${visitorsSql(null)}
      FROM matching
      WHERE type_id NOT IN (${PAGE_VIEW_ID}, ${AFFILIATE_CLICK_ID}, coalesce(${idOfText(`${offersSeen}::text`)}, 0)) GROUP BY type_id`;

type QueriedDimension = ReportDimension | 'type';
const isOfVisit = (name: QueriedDimension): name is keyof typeof visitColumns => name in visitColumns;
const isOfEvent = (name: QueriedDimension): name is 'product' | 'page' | 'linkPlacement' =>
  !isOfVisit(name) && name !== 'type';

const METRICS = Object.entries(keyMetrics);

/**
 * Counts a chunk's matching events by day: one MetricRow per key. For dimension 0, the key is a place in the chunk's
 * `intervals`, from 1 on. A visitor counts once a day under each key.
 */
export const chunkStatement = (
  filters: readonly ReportFilter[],
  asked: readonly QueriedDimension[],
  { days, hours }: DayChunk,
): Statement =>
  statementOf((parameters) => {
    const chunkDays = daysTable(days, parameters);
    const ofVisit = asked.filter(isOfVisit);
    const ofViews = isOfPage(filters);
    const parts = [
      hours ? hourTotals(momentsOf(hours, parameters), ofViews) : dayTotals(ofViews),
      ...(ofVisit.length > 0 ? [byVisitKey(ofVisit, ofViews)] : []),
      ...asked.filter(isOfEvent).map((name) => byEventKey(name, ofViews)),
      ...(asked.includes('type') ? [goals(parameters.add(OFFERS_SEEN))] : []),
    ];
    const conditions = filterConditions(filters, (filter) =>
      keyCondition(filter, parameters, () => daysTable(days, parameters)),
    );
    return `
    SELECT dimension, key_id, ${METRICS.map(([metric, column]) => `sum(${column})::double precision AS "${metric}"`).join(', ')}
    FROM ${chunkDays.days}
    CROSS JOIN LATERAL (
      WITH matching AS MATERIALIZED (
        SELECT e.occurred_at, ${VISIT}, type_id, product_id, ${shownKey('page', filters)},
          ${shownKey('linkPlacement', filters)}
        FROM events e
        WHERE ${[chunkDays.isOfDay, ...conditions].join(' AND ')}
      ), ${VISITS}
      ${parts.join('\n      UNION ALL')}
    ) AS metrics
    WHERE key_id <> 0
    GROUP BY dimension, key_id`;
  });

/** The sums of a chunk's sessions under a key; dimension 0 is the total. */
export type SessionRow = { dimension: number; key_id: number } & Record<
  (typeof SESSION_METRICS)[number],
  number
>;

/** Counts the sessions of a chunk that have an event passing the filters: one SessionRow per key. */
export const sessionsStatement = (filters: readonly ReportFilter[], { days }: DayChunk): Statement =>
  statementOf((parameters) => {
    const chunkDays = daysTable(days, parameters);
    const passing = filterConditions(filters, (filter) =>
      keyCondition(filter, parameters, () => daysTable(days, parameters)),
    ).join(' AND ');
    return `
    SELECT dimension, key_id, ${SESSION_METRICS.map((metric) => `sum(${metric})::double precision AS ${metric}`).join(', ')}
    FROM ${chunkDays.days} CROSS JOIN LATERAL (${sessionsSql(chunkDays.isOfDay, passing || null)}) AS counted
    GROUP BY dimension, key_id`;
  });
