import { AFFILIATE_CLICK, PAGE_VIEW } from '@astaguide/contracts/analytics/analytics-event';
import {
  readTraceFilter,
  TRACE_PAGE,
  type TraceFilter,
  type TraceQuery,
} from '@astaguide/contracts/analytics/event-trace';
import { filterConditions, keyCondition, SqlParameters } from '../report/filtered/filter-conditions.sql';
import { impressionConditions, rollupConditions, typeCondition } from './trace-conditions.sql';

/** Cursor at the end of a page: the next page starts before it. */
export interface TraceCursor {
  timestamp: string;
  id: string;
}

export interface TraceStatement {
  sql: string;
  values: unknown[];
}

/** The metrics' columns in the rollups. */
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

/** Whether the rollups know the days of the events: they count events without bot traffic, by key. */
export function isCounted(query: TraceQuery): boolean {
  return query.metric === 'impressions' || (query.bots === 'without' && query.type === undefined);
}

/** SQL condition for rows `e` of the log, without their time. */
function conditionsOf(query: TraceQuery, parameters: SqlParameters): string {
  if (query.metric === 'impressions') return impressionConditions(filtersOf(query), parameters);
  const conditions = filterConditions(filtersOf(query), (filter) => keyCondition(filter, parameters));
  if (query.bots) conditions.push(`e.bot_reasons IS ${query.bots === 'only' ? 'NOT NULL' : 'NULL'}`);
  const { metric } = query;
  const type =
    query.type ?? (metric === 'views' ? PAGE_VIEW : metric === 'clicks' ? AFFILIATE_CLICK : undefined);
  if (type !== undefined) conditions.push(typeCondition(type, parameters));
  return conditions.length === 0 ? 'true' : conditions.join(' AND ');
}

/** SQL conditions for the rollup rows of the query's keys: a day with matching events has rows for all of them. */
function keysOf(query: TraceQuery, parameters: SqlParameters): string[] {
  // Offers seen are told of by their page alone.
  const filters = filtersOf(query).filter(
    ({ dimension }) => query.metric !== 'impressions' || dimension === 'page',
  );
  const keys = rollupConditions(filters, parameters);
  if (keys.length === 0) keys.push('dimension = 0 AND key_id = 0');
  return keys.map((key) => `${key} AND ${columns[query.metric]} > 0`);
}

const dayOf = (moment: string) => `day_of(${moment}::timestamptz)`;
/** SQL condition for events of the day `days.day`. */
const IN_DAY = 'e.received_at >= day_start(days.day) AND e.received_at < day_start(days.day + 1)';

/** The days in which all keys were counted, newest first, with an upper bound of their visitors. */
function daysIn(keys: readonly string[], from: string, latest: string): string {
  const [first, ...others] = keys;
  return `SELECT day, sum(visitors) AS visitors FROM daily_rollups
    WHERE ${first} AND day BETWEEN ${dayOf(from)} AND ${dayOf(latest)}
      ${others.map((other) => `AND day IN (SELECT day FROM daily_rollups WHERE ${other})`).join(' ')}
    GROUP BY day ORDER BY day DESC`;
}

/** SQL condition for an event's time. */
const isWanted = (query: TraceQuery, cursor: TraceCursor | undefined, parameters: SqlParameters) =>
  `e.received_at >= ${parameters.add(query.from)}::timestamptz AND e.received_at < ${parameters.add(query.to)}::timestamptz
    ${beforeCursor(cursor, parameters)}`;

/**
 * Finds a page of the events that a metric counts, newest first. The rollups tell the days, so that for a rare key only
 * the days with its events are read.
 */
export function countedEvents(query: TraceQuery, cursor: TraceCursor | undefined): TraceStatement {
  const parameters = new SqlParameters();
  const [from, latest] = [parameters.add(query.from), parameters.add(cursor?.timestamp ?? query.to)];
  const keys = keysOf(query, parameters);
  const sql = `SELECT e.received_at, e.id FROM (${daysIn(keys, from, latest)}) AS days
     CROSS JOIN LATERAL (
       SELECT e.received_at, e.id FROM events e
       WHERE ${IN_DAY} AND ${conditionsOf(query, parameters)} AND ${isWanted(query, cursor, parameters)}
       ORDER BY e.received_at DESC, e.id DESC LIMIT ${TRACE_PAGE + 1}
     ) AS e
     ORDER BY days.day DESC, e.received_at DESC, e.id DESC LIMIT ${TRACE_PAGE + 1}`;
  return { sql, values: parameters.values };
}

/** Finds the days in which visitors were counted, newest first, with an upper bound of their number. */
export function visitorDays(query: TraceQuery, cursor: TraceCursor | undefined): TraceStatement {
  const parameters = new SqlParameters();
  const [from, latest] = [parameters.add(query.from), parameters.add(cursor?.timestamp ?? query.to)];
  const days = daysIn(keysOf(query, parameters), from, latest);
  const sql = `SELECT day::text, visitors::double precision AS visitors FROM (${days}) AS days ORDER BY day DESC`;
  return { sql, values: parameters.values };
}

/**
 * Finds a page of visitors' first events of each day, newest first. They are searched among all of a day, though
 * the range may be a part of it.
 *
 * @param days 'YYYY-MM-DD', newest first: at least one
 */
export function firstEvents(
  query: TraceQuery,
  cursor: TraceCursor | undefined,
  days: readonly string[],
): TraceStatement {
  const parameters = new SqlParameters();
  const sql = `SELECT e.received_at, e.id FROM unnest(${parameters.add(days)}::date[]) AS days(day)
     CROSS JOIN LATERAL (
       SELECT DISTINCT ON (visitor) e.received_at, e.id
       FROM (SELECT * FROM events e WHERE ${IN_DAY} OFFSET 0) AS e
       WHERE ${conditionsOf(query, parameters)}
       ORDER BY visitor, e.received_at, e.id
     ) AS e
     WHERE ${isWanted(query, cursor, parameters)}
     ORDER BY e.received_at DESC, e.id DESC LIMIT ${TRACE_PAGE + 1}`;
  return { sql, values: parameters.values };
}

/** Finds a page of events of any kind within an interval of time, by reading the log. */
export function eventsBetween(
  query: TraceQuery,
  cursor: TraceCursor | undefined,
  { from, to }: { from: string; to: string },
): TraceStatement {
  const parameters = new SqlParameters();
  const sql = `SELECT e.received_at, e.id FROM events e
    WHERE e.received_at >= ${parameters.add(from)}::timestamptz AND e.received_at < ${parameters.add(to)}::timestamptz
      ${beforeCursor(cursor, parameters)} AND ${conditionsOf(query, parameters)}
    ORDER BY e.received_at DESC, e.id DESC LIMIT ${TRACE_PAGE + 1}`;
  return { sql, values: parameters.values };
}

function beforeCursor(cursor: TraceCursor | undefined, parameters: SqlParameters): string {
  if (!cursor) return '';
  const [timestamp, id] = [parameters.add(cursor.timestamp), parameters.add(cursor.id)];
  // The first condition alone lets the index be used.
  return ` AND e.received_at <= ${timestamp}::timestamptz AND (e.received_at, e.id) < (${timestamp}::timestamptz, ${id}::uuid)`;
}
