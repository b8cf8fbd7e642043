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

/** Queries of the days in which all keys were counted, newest first, and of the quarter-hours of a row of those. */
function countedIn(query: TraceQuery, range: string, parameters: SqlParameters) {
  const keys = filtersOf(query)
    // Offers seen are told of by their page alone.
    .filter(({ dimension, key }) => key !== null && (query.figure !== 'impressions' || dimension === 'page'))
    .map((filter) => rollupKey(filter, parameters));
  if (keys.length === 0) keys.push(['0', '0']);
  const counted = keys.map(
    ([dimension, id]) => `dimension = ${dimension} AND key_id = ${id} AND ${columns[query.figure]} > 0`,
  );
  const [first, ...others] = counted.map((condition) => `SELECT day FROM daily_rollups WHERE ${condition}`);
  const ofDay = `day = days.day AND quarter >= days.day::timestamp AT TIME ZONE 'UTC'
           AND quarter < (days.day + 1)::timestamp AT TIME ZONE 'UTC'`;
  return {
    days: `${first} AND day BETWEEN ${range}${others.map((other) => ` AND day IN (${other})`).join('')} ORDER BY day DESC`,
    // What came late for a day may stand beside its other figures: each quarter is told once.
    quarters: counted
      .map((condition) => `SELECT DISTINCT quarter FROM quarter_figures WHERE ${condition} AND ${ofDay}`)
      .join(' INTERSECT '),
  };
}

/**
 * Finds a page of what a figure counts, newest first: the rollups say in which days and quarter-hours it lies, so
 * that a rare key of a year costs no more than a frequent one of a day.
 */
export function countedEvents(query: TraceQuery, cursor: TraceCursor | undefined): TraceStatement {
  const parameters = new SqlParameters();
  const [from, to] = [parameters.add(query.from), parameters.add(query.to)];
  const isWanted = `e.timestamp >= ${from}::timestamptz AND e.timestamp < ${to}::timestamptz${beforeCursor(cursor, parameters)}`;
  const latest = cursor ? parameters.add(cursor.timestamp) : to;
  const dayOf = (moment: string) => `(${moment}::timestamptz AT TIME ZONE 'UTC')::date`;
  const { days, quarters } = countedIn(query, `${dayOf(from)} AND ${dayOf(latest)}`, parameters);
  const inQuarter = `e.timestamp >= quarter AND e.timestamp < quarter + interval '15 minutes' AND ${conditionsOf(query, parameters)}`;
  const ofDay =
    query.figure === 'visitors'
      ? // Visitors' first events are searched among all of the day, though the range may be a part of it.
        `SELECT * FROM (
           SELECT DISTINCT ON (e.visitor) e.timestamp, e.id FROM (${quarters}) AS quarters
           JOIN analytics_events e ON ${inQuarter}
           ORDER BY e.visitor, e.timestamp, e.id
         ) AS e
         WHERE ${isWanted}`
      : `SELECT e.timestamp, e.id
         FROM (
           SELECT quarter FROM (${quarters}) AS quarters
           WHERE quarter >= date_bin('15 minutes', ${from}::timestamptz, '2000-01-01Z')
             AND quarter <= ${latest}::timestamptz
           ORDER BY quarter DESC
         ) AS quarters
         CROSS JOIN LATERAL (
           SELECT e.timestamp, e.id FROM analytics_events e WHERE ${inQuarter} AND ${isWanted}
         ) AS e
         ORDER BY quarter DESC, e.timestamp DESC, e.id DESC LIMIT ${TRACE_PAGE + 1}`;
  const sql = `SELECT e.timestamp, e.id FROM (${days}) AS days CROSS JOIN LATERAL (${ofDay}) AS e
     ORDER BY days.day DESC, e.timestamp DESC, e.id DESC LIMIT ${TRACE_PAGE + 1}`;
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
