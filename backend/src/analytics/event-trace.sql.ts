import { AFFILIATE_CLICK, PAGE_VIEW } from '@astaguide/contracts/analytics-event';
import {
  readTraceFilter,
  TRACE_PAGE,
  type TraceFilter,
  type TraceQuery,
} from '@astaguide/contracts/event-trace';
import {
  impressionConditions,
  keyCondition,
  rollupKey,
  SqlParameters,
  typeCondition,
} from './trace-conditions.sql';

/** Where a page of events ends: the next one has what lies before. */
export interface TraceCursor {
  timestamp: string;
  id: string;
}

export interface TraceStatement {
  sql: string;
  values: unknown[];
}

/** The figures' columns in the rollups. */
const columns = {
  events: 'events',
  views: 'page_views',
  clicks: 'clicks',
  // The first event of a day need not be of the range, nor one that tells of offers be counted under them.
  visitors: 'events',
  impressions: 'events',
} as const;

export const filtersOf = ({ filter }: TraceQuery): TraceFilter[] =>
  (filter === undefined ? [] : [filter].flat()).flatMap((text) => readTraceFilter(text) ?? []);

/** Whether the rollups tell where the events lie: they count persons' events under keys. */
export function isCounted(query: TraceQuery): boolean {
  return query.figure === 'impressions' || (query.bots === 'without' && query.type === undefined);
}

/** What must hold for a row `e` of the log, but for its time. */
function conditionsOf(query: TraceQuery, parameters: SqlParameters): string {
  if (query.figure === 'impressions') return impressionConditions(filtersOf(query), parameters);
  const conditions = filtersOf(query).map((filter) => keyCondition(filter, parameters));
  if (query.bots) conditions.push(`e.bot_reasons IS ${query.bots === 'only' ? 'NOT NULL' : 'NULL'}`);
  const { figure } = query;
  const type =
    query.type ?? (figure === 'views' ? PAGE_VIEW : figure === 'clicks' ? AFFILIATE_CLICK : undefined);
  if (type !== undefined) conditions.push(typeCondition(type, parameters));
  return conditions.length === 0 ? 'true' : conditions.join(' AND ');
}

/** A query of the quarter-hours in which all keys were counted. */
function quartersOf(query: TraceQuery, column: string, parameters: SqlParameters): string {
  const keys = filtersOf(query)
    // Offers seen are told of by their page alone.
    .filter(({ dimension, key }) => key !== null && (query.figure !== 'impressions' || dimension === 'page'))
    .map((filter) => rollupKey(filter, parameters));
  if (keys.length === 0) keys.push(['0', '0']);
  const tables = keys.map((_key, place) => `quarter_rollups q${place}`);
  const conditions = keys.flatMap(([dimension, id], place) => [
    `q${place}.dimension = ${dimension} AND q${place}.key_id = ${id} AND q${place}.${column} > 0`,
    ...(place === 0 ? [] : [`q${place}.quarter = q0.quarter`]),
  ]);
  return `SELECT q0.quarter FROM ${tables.join(', ')} WHERE ${conditions.join(' AND ')}`;
}

/**
 * Finds a page of what a figure counts, newest first: the rollups say in which quarter-hours it lies, so that a
 * rare key of a year costs no more than a frequent one of a day.
 */
export function countedEvents(query: TraceQuery, cursor: TraceCursor | undefined): TraceStatement {
  const parameters = new SqlParameters();
  const [from, to] = [parameters.add(query.from), parameters.add(query.to)];
  const isWanted = `e.timestamp >= ${from}::timestamptz AND e.timestamp < ${to}::timestamptz${beforeCursor(cursor, parameters)}`;
  const latest = cursor ? parameters.add(cursor.timestamp) : to;
  // Visitors' first events are searched among all of the day, though the range may be a part of it.
  const isVisitors = query.figure === 'visitors';
  const quarters = `(${quartersOf(query, columns[query.figure], parameters)}) AS quarters`;
  const inQuarter = `e.timestamp >= quarter AND e.timestamp < quarter + interval '15 minutes' AND ${conditionsOf(query, parameters)}`;
  const sql = isVisitors
    ? `SELECT e.timestamp, e.id
       FROM (
         SELECT DISTINCT date_trunc('day', quarter, 'UTC') AS day FROM ${quarters}
         WHERE quarter >= date_trunc('day', ${from}::timestamptz, 'UTC') AND quarter <= ${latest}::timestamptz
         ORDER BY day DESC
       ) AS days
       CROSS JOIN LATERAL (
         SELECT DISTINCT ON (e.visitor) e.timestamp, e.id FROM ${quarters}
         JOIN analytics_events e ON ${inQuarter}
         WHERE quarter >= day AND quarter < day + interval '24 hours'
         ORDER BY e.visitor, e.timestamp, e.id
       ) AS e
       WHERE ${isWanted}
       ORDER BY day DESC, e.timestamp DESC, e.id DESC LIMIT ${TRACE_PAGE + 1}`
    : `SELECT e.timestamp, e.id
       FROM (
         SELECT quarter FROM ${quarters}
         WHERE quarter >= date_bin('15 minutes', ${from}::timestamptz, '2000-01-01Z')
           AND quarter <= ${latest}::timestamptz
         ORDER BY quarter DESC
       ) AS quarters
       CROSS JOIN LATERAL (
         SELECT e.timestamp, e.id FROM analytics_events e WHERE ${inQuarter} AND ${isWanted}
       ) AS e
       ORDER BY quarter DESC, e.timestamp DESC, e.id DESC LIMIT ${TRACE_PAGE + 1}`;
  return { sql, values: parameters.values };
}

/** Finds a page of events of whatever kind within a stretch of time, by reading the log itself. */
export function eventsBetween(
  query: TraceQuery,
  cursor: TraceCursor | undefined,
  { from, to }: { from: string; to: string },
): TraceStatement {
  const parameters = new SqlParameters();
  const sql = `SELECT e.timestamp, e.id FROM analytics_events e
    WHERE e.timestamp >= ${parameters.add(from)}::timestamptz AND e.timestamp < ${parameters.add(to)}::timestamptz
      ${beforeCursor(cursor, parameters)} AND ${conditionsOf(query, parameters)}
    ORDER BY e.timestamp DESC, e.id DESC LIMIT ${TRACE_PAGE + 1}`;
  return { sql, values: parameters.values };
}

function beforeCursor(cursor: TraceCursor | undefined, parameters: SqlParameters): string {
  if (!cursor) return '';
  const [timestamp, id] = [parameters.add(cursor.timestamp), parameters.add(cursor.id)];
  // The first condition alone lets the index be used.
  return ` AND e.timestamp <= ${timestamp}::timestamptz AND (e.timestamp, e.id) < (${timestamp}::timestamptz, ${id}::uuid)`;
}
