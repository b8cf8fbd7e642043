import { AFFILIATE_CLICK, PAGE_VIEW } from '@astaguide/contracts/analytics-event';
import {
  readTraceFilter,
  TRACE_PAGE,
  type TraceFilter,
  type TraceQuery,
} from '@astaguide/contracts/event-trace';
import { filterConditions, keyCondition, SqlParameters } from './filtered/filter-conditions.sql';
import { impressionConditions, rollupConditions, typeCondition } from './trace-conditions.sql';

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
  const conditions = filterConditions(filtersOf(query), (filter) => keyCondition(filter, parameters));
  if (query.bots) conditions.push(`e.bot_reasons IS ${query.bots === 'only' ? 'NOT NULL' : 'NULL'}`);
  const { figure } = query;
  const type =
    query.type ?? (figure === 'views' ? PAGE_VIEW : figure === 'clicks' ? AFFILIATE_CLICK : undefined);
  if (type !== undefined) conditions.push(typeCondition(type, parameters));
  return conditions.length === 0 ? 'true' : conditions.join(' AND ');
}

/** Conditions for rows of the rollups that count the query's keys: in each day with such events, all have some. */
function keysOf(query: TraceQuery, parameters: SqlParameters): string[] {
  // Offers seen are told of by their page alone.
  const filters = filtersOf(query).filter(
    ({ dimension }) => query.figure !== 'impressions' || dimension === 'page',
  );
  const keys = rollupConditions(filters, parameters);
  if (keys.length === 0) keys.push('dimension = 0 AND key_id = 0');
  return keys.map((key) => `${key} AND ${columns[query.figure]} > 0`);
}

const DAYS_QUARTERS = `day = days.day AND quarter >= days.day::timestamp AT TIME ZONE 'UTC'
  AND quarter < (days.day + 1)::timestamp AT TIME ZONE 'UTC'`;

/** What came late for a day may stand beside its other figures: each quarter is told once. */
const quartersIn = (keys: readonly string[]) =>
  keys
    .map((key) => `SELECT DISTINCT quarter FROM quarter_figures WHERE ${key} AND ${DAYS_QUARTERS}`)
    .join(' INTERSECT ');

const IN_QUARTER = "e.timestamp >= quarter AND e.timestamp < quarter + interval '15 minutes'";
const dayOf = (moment: string) => `(${moment}::timestamptz AT TIME ZONE 'UTC')::date`;

/** The days in which all keys were counted, newest first, with how many visitors there were at the most. */
function daysIn(keys: readonly string[], from: string, latest: string): string {
  const [first, ...others] = keys;
  return `SELECT day, sum(visitors) AS visitors FROM daily_rollups
    WHERE ${first} AND day BETWEEN ${dayOf(from)} AND ${dayOf(latest)}
      ${others.map((other) => `AND day IN (SELECT day FROM daily_rollups WHERE ${other})`).join(' ')}
    GROUP BY day ORDER BY day DESC`;
}

/** What must hold for an event's time. */
const isWanted = (query: TraceQuery, cursor: TraceCursor | undefined, parameters: SqlParameters) =>
  `e.timestamp >= ${parameters.add(query.from)}::timestamptz AND e.timestamp < ${parameters.add(query.to)}::timestamptz
    ${beforeCursor(cursor, parameters)}`;

/**
 * Finds a page of what a figure counts, newest first: the rollups say in which days and quarter-hours it lies, so
 * that a rare key of a year costs no more than a frequent one of a day.
 */
export function countedEvents(query: TraceQuery, cursor: TraceCursor | undefined): TraceStatement {
  const parameters = new SqlParameters();
  const [from, latest] = [parameters.add(query.from), parameters.add(cursor?.timestamp ?? query.to)];
  const keys = keysOf(query, parameters);
  const sql = `SELECT e.timestamp, e.id FROM (${daysIn(keys, from, latest)}) AS days
     CROSS JOIN LATERAL (
       SELECT e.timestamp, e.id
       FROM (
         SELECT quarter FROM (${quartersIn(keys)}) AS quarters
         WHERE quarter >= date_bin('15 minutes', ${from}::timestamptz, '2000-01-01Z')
           AND quarter <= ${latest}::timestamptz
         ORDER BY quarter DESC
       ) AS quarters
       CROSS JOIN LATERAL (
         SELECT e.timestamp, e.id FROM analytics_events e
         WHERE ${IN_QUARTER} AND ${conditionsOf(query, parameters)} AND ${isWanted(query, cursor, parameters)}
       ) AS e
       ORDER BY quarter DESC, e.timestamp DESC, e.id DESC LIMIT ${TRACE_PAGE + 1}
     ) AS e
     ORDER BY days.day DESC, e.timestamp DESC, e.id DESC LIMIT ${TRACE_PAGE + 1}`;
  return { sql, values: parameters.values };
}

/** Finds the days in which visitors were counted, newest first, and how many in each at the most. */
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
  const keys = keysOf(query, parameters);
  const [first, last] = [parameters.add(days.at(-1)), parameters.add(days[0])];
  // Leaves out partitions.
  const inDays = `e.timestamp >= ${first}::date::timestamp AT TIME ZONE 'UTC'
    AND e.timestamp < (${last}::date + 1)::timestamp AT TIME ZONE 'UTC'`;
  const sql = `SELECT e.timestamp, e.id FROM unnest(${parameters.add(days)}::date[]) AS days(day)
     CROSS JOIN LATERAL (
       SELECT DISTINCT ON (visitor) e.timestamp, e.id
       FROM (
         SELECT e.* FROM (${quartersIn(keys)}) AS quarters
         CROSS JOIN LATERAL (SELECT * FROM analytics_events e WHERE ${inDays} AND ${IN_QUARTER} OFFSET 0) AS e
         OFFSET 0
       ) AS e
       WHERE ${conditionsOf(query, parameters)}
       ORDER BY visitor, e.timestamp, e.id
     ) AS e
     WHERE ${isWanted(query, cursor, parameters)}
     ORDER BY e.timestamp DESC, e.id DESC LIMIT ${TRACE_PAGE + 1}`;
  return { sql, values: parameters.values };
}

/** The latest quarter-hours of a day that a page of first events lies in. */
export interface LateQuarters {
  start: Date;
  end: Date;
  /** Visitors whose first event of the day lies there. */
  visitors: number;
}

/** Whether the rollups tell how many came for the first time: of several keys at once, or of none, they do not. */
export function tellsFirsts(query: TraceQuery): boolean {
  const filters = filtersOf(query);
  return filters.length <= 1 && filters.every(({ key, excluded }) => key !== null && !excluded);
}

/**
 * Finds a day's LateQuarters, as one row: the rollups count each visitor in the quarter-hour of the first event. Of a
 * quarter-hour that ends after the latest moment, none may be of use.
 */
export function lateQuarters(
  query: TraceQuery,
  cursor: TraceCursor | undefined,
  day: string,
): TraceStatement {
  const parameters = new SqlParameters();
  const [key] = keysOf(query, parameters);
  const latest = `${parameters.add(cursor?.timestamp ?? query.to)}::timestamptz`;
  const sql = `SELECT min(quarter) AS start, max(quarter) + interval '15 minutes' AS end,
      sum(visitors)::double precision AS visitors
     FROM (SELECT ${parameters.add(day)}::date AS day) AS days
     CROSS JOIN LATERAL (
       SELECT quarter, sum(visitors) AS visitors,
         sum(sum(visitors) FILTER (WHERE quarter + interval '15 minutes' <= ${latest}))
           OVER (ORDER BY quarter DESC ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING) AS later
       FROM quarter_figures WHERE ${key} AND ${DAYS_QUARTERS} AND quarter <= ${latest}
       GROUP BY quarter
     ) AS quarters
     WHERE coalesce(later, 0) <= ${TRACE_PAGE}
     GROUP BY days.day`;
  return { sql, values: parameters.values };
}

/**
 * Finds a page of first events among a day's late quarters, newest first. Each row says of how many visitors (`found`)
 * nothing was read before: once these are no more than the rollups counted, each of them did come for the first time.
 *
 * @param readFrom from where on events are read
 */
export function lateFirstEvents(
  query: TraceQuery,
  cursor: TraceCursor | undefined,
  { start, end }: LateQuarters,
  readFrom: Date,
): TraceStatement {
  const parameters = new SqlParameters();
  const moment = (time: Date) => `${parameters.add(time.toISOString())}::timestamptz`;
  const sql = `SELECT e.timestamp, e.id, e.found FROM (
       SELECT e.timestamp, e.id, count(*) OVER ()::double precision AS found FROM (
         SELECT DISTINCT ON (visitor) e.timestamp, e.id FROM analytics_events e
         WHERE e.timestamp >= ${moment(readFrom)} AND e.timestamp < ${moment(end)} AND ${conditionsOf(query, parameters)}
         ORDER BY visitor, e.timestamp, e.id
       ) AS e
       WHERE e.timestamp >= ${moment(start)}
     ) AS e
     WHERE ${isWanted(query, cursor, parameters)}
     ORDER BY e.timestamp DESC, e.id DESC LIMIT ${TRACE_PAGE + 1}`;
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
