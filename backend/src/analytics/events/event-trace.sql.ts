import { idOfText } from '@astaguide/database/event-store/event-columns';
import { AFFILIATE_CLICK, PAGE_VIEW } from '@astaguide/contracts/analytics/analytics-event';
import { OFFERS_SEEN } from '@astaguide/contracts/analytics/offers-seen';
import {
  TRACE_PAGE,
  type TraceFilter,
  type TraceQuery,
  readTraceFilter,
} from '@astaguide/contracts/analytics/event-trace';
import {
  AFFILIATE_CLICK_ID,
  UNKNOWN_LINK_PLACEMENT_ID,
  UNKNOWN_PAGE_ID,
  dimensions,
} from '@astaguide/database/event-store/dimensions';
import {
  filterConditions,
  isOfPage,
  keyCondition,
  keyId,
  offerConditions,
  offerFilters,
} from '../report/filtered/filter-conditions.sql';
import { type SqlParameters, type Statement, statementOf } from '../report/filtered/statement';
import type { SessionDays } from '../report/filtered/session-conditions.sql';
import { offersSql } from '@astaguide/database/event-store/attributions.sql';

/** SQL condition for rows `e` of an event type. */
const typeCondition = (type: string, parameters: SqlParameters) =>
  `e.type_id = ${idOfText(`${parameters.add(type)}::text`)}`;

/** SQL condition for rows `e` with an impression of a page, link placement and product, as attributions count them. */
function impressionConditions(
  filters: readonly TraceFilter[],
  parameters: SqlParameters,
  sessionDays: () => SessionDays,
): string {
  const { ofEvent, ofOffer } = offerFilters(filters);
  const offers = offersSql('(SELECT value FROM texts WHERE id = e.offers_id)');
  return [
    'e.bot_reasons IS NULL',
    'e.offers_id IS NOT NULL',
    ...filterConditions(ofEvent, (filter) => keyCondition(filter, parameters, sessionDays)),
    `EXISTS (SELECT FROM (${offers}) AS offer WHERE ${offerConditions(ofOffer, parameters)})`,
  ].join(' AND ');
}

/** The keys under which rollups count texts that the site does not know. */
const unknownIds: Record<string, number> = {
  page: UNKNOWN_PAGE_ID,
  linkPlacement: UNKNOWN_LINK_PLACEMENT_ID,
};

/**
 * SQL conditions for rows of the rollups, one for each dimension with included keys. Rollups exclude bot traffic, and
 * have no rows for events without a key.
 */
function rollupConditions(filters: readonly TraceFilter[], parameters: SqlParameters): string[] {
  const included = filters.filter(({ excluded }) => !excluded);
  return Object.entries(dimensions).flatMap(([name, number]) => {
    const ofDimension = included.filter(({ dimension }) => dimension === name);
    const keys = ofDimension.map(({ key }) => key);
    if (keys.length === 0 || keys.includes(null) || ofDimension.some(({ match }) => match)) return [];
    const ids = keys.map((key) =>
      name === 'product' ? `${parameters.add(Number(key))}::integer` : keyId(name, key!, parameters),
    );
    return `dimension = ${number} AND key_id IN (${[...ids, unknownIds[name] ?? []].flat().join(', ')})`;
  });
}

/** Cursor at the end of a page: the next page starts before it. */
export interface TraceCursor {
  timestamp: string;
  id: string;
}

/** The rollup column that shows which days have events of a metric. */
const columns = {
  events: 'events',
  actions: 'events',
  views: 'page_views',
  clicks: 'clicks',
  // A visitor's first event of a day may be outside the range, or be an event with offers that is not counted under
  // them.
  visitors: 'events',
  impressions: 'events',
} as const;

export const filtersOf = ({ filter }: TraceQuery): TraceFilter[] =>
  (filter === undefined ? [] : [filter].flat()).flatMap((text) => readTraceFilter(text) ?? []);

/** Whether rollups can tell which days to read. They count events by key and exclude bot traffic. */
export function isCounted(query: TraceQuery): boolean {
  return query.metric === 'impressions' || (query.bots === 'without' && query.type === undefined);
}

/** The site's days that a range of moments touches. */
const daysOf = ({ from, to }: Pick<TraceQuery, 'from' | 'to'>, parameters: SqlParameters): SessionDays => ({
  days: `(
    SELECT day_start(day) AS start, day_start(day + 1) AS until
    FROM (SELECT generate_series(${dayOf(parameters.add(from))}, ${dayOf(parameters.add(to))}, interval '1 day')::date AS day) AS touched
  ) AS days`,
  isOfDay: 'e.occurred_at >= days.start AND e.occurred_at < days.until AND e.bot_reasons IS NULL',
});

/** SQL condition for rows `e` of the log, except for their time. @param range the moments that they are of */
function conditionsOf(
  query: TraceQuery,
  parameters: SqlParameters,
  range: Pick<TraceQuery, 'from' | 'to'> = query,
): string {
  const sessionDays = () => daysOf(range, parameters);
  if (query.metric === 'impressions') return impressionConditions(filtersOf(query), parameters, sessionDays);
  const conditions = filterConditions(filtersOf(query), (filter) =>
    keyCondition(filter, parameters, sessionDays),
  );
  if (query.bots) conditions.push(`e.bot_reasons IS ${query.bots === 'only' ? 'NOT NULL' : 'NULL'}`);
  const { metric } = query;
  const isOfViews = metric === 'views' || (metric === 'visitors' && isOfPage(filtersOf(query)));
  const type = query.type ?? (isOfViews ? PAGE_VIEW : metric === 'clicks' ? AFFILIATE_CLICK : undefined);
  if (type !== undefined) conditions.push(typeCondition(type, parameters));
  if (metric === 'actions') conditions.push(`(${typeCondition(OFFERS_SEEN, parameters)}) IS NOT TRUE`);
  return conditions.length === 0 ? 'true' : conditions.join(' AND ');
}

/** SQL conditions for the rollup rows of the query's keys. A day with matching events has rows for all of them. */
function keysOf(query: TraceQuery, parameters: SqlParameters): string[] {
  // Rollups count events with offers by their page only.
  const filters = filtersOf(query).filter(
    ({ dimension }) => query.metric !== 'impressions' || dimension === 'page',
  );
  const keys = rollupConditions(filters, parameters);
  if (keys.length === 0) keys.push('dimension = 0 AND key_id = 0');
  return keys.map((key) => `${key} AND ${columns[query.metric]} > 0`);
}

const dayOf = (moment: string) => `day_of(${moment}::timestamptz)`;
/** SQL condition for events of the day `days.day`. */
const IN_DAY = 'e.occurred_at >= day_start(days.day) AND e.occurred_at < day_start(days.day + 1)';

/** SQL for the days on which all keys of a query have events, newest first, with an upper bound of their visitors. */
function countedDays(query: TraceQuery, cursor: TraceCursor | undefined, parameters: SqlParameters): string {
  const [from, latest] = [parameters.add(query.from), parameters.add(cursor?.timestamp ?? query.to)];
  const [first, ...others] = keysOf(query, parameters);
  return `SELECT day, sum(visitors) AS visitors FROM daily_rollups
    WHERE ${first} AND day BETWEEN ${dayOf(from)} AND ${dayOf(latest)}
      ${others.map((other) => `AND day IN (SELECT day FROM daily_rollups WHERE ${other})`).join(' ')}
    GROUP BY day ORDER BY day DESC`;
}

/** SQL condition for the time of an event: within the range and before the cursor. */
function isWanted(
  { from, to }: Pick<TraceQuery, 'from' | 'to'>,
  cursor: TraceCursor | undefined,
  parameters: SqlParameters,
): string {
  const isInRange = `e.occurred_at >= ${parameters.add(from)}::timestamptz AND e.occurred_at < ${parameters.add(to)}::timestamptz`;
  if (!cursor) return isInRange;
  const [timestamp, id] = [parameters.add(cursor.timestamp), parameters.add(cursor.id)];
  // The row comparison alone cannot use the index; the first condition can.
  return `${isInRange}
    AND e.occurred_at <= ${timestamp}::timestamptz AND (e.occurred_at, e.id) < (${timestamp}::timestamptz, ${id}::uuid)`;
}

/**
 * Finds a page of the events that a metric counts, newest first. The rollups show which days to read, so that a rare
 * key reads only the days with its events.
 */
export const countedEvents = (query: TraceQuery, cursor: TraceCursor | undefined): Statement =>
  statementOf(
    (parameters) => `SELECT e.occurred_at, e.id FROM (${countedDays(query, cursor, parameters)}) AS days
     CROSS JOIN LATERAL (
       SELECT e.occurred_at, e.id FROM events e
       WHERE ${IN_DAY} AND ${conditionsOf(query, parameters)} AND ${isWanted(query, cursor, parameters)}
       ORDER BY e.occurred_at DESC, e.id DESC LIMIT ${TRACE_PAGE + 1}
     ) AS e
     ORDER BY days.day DESC, e.occurred_at DESC, e.id DESC LIMIT ${TRACE_PAGE + 1}`,
  );

/** Finds the days with visitors, newest first, with an upper bound of their number. */
export const visitorDays = (query: TraceQuery, cursor: TraceCursor | undefined): Statement =>
  statementOf(
    (parameters) => `SELECT day::text, visitors::double precision AS visitors
     FROM (${countedDays(query, cursor, parameters)}) AS days ORDER BY day DESC`,
  );

/**
 * Finds a page of each visitor's first event per day, newest first. The first event is searched for in the whole day,
 * even if the range covers only a part of it.
 *
 * @param days 'YYYY-MM-DD', newest first; at least one
 */
export const firstEvents = (
  query: TraceQuery,
  cursor: TraceCursor | undefined,
  days: readonly string[],
): Statement =>
  statementOf(
    (parameters) => `SELECT e.occurred_at, e.id FROM unnest(${parameters.add(days)}::date[]) AS days(day)
     CROSS JOIN LATERAL (
       SELECT DISTINCT ON (visitor) e.occurred_at, e.id
       FROM (SELECT * FROM events e WHERE ${IN_DAY} OFFSET 0) AS e
       WHERE ${conditionsOf(query, parameters)}
       ORDER BY visitor, e.occurred_at, e.id
     ) AS e
     WHERE ${isWanted(query, cursor, parameters)}
     ORDER BY e.occurred_at DESC, e.id DESC LIMIT ${TRACE_PAGE + 1}`,
  );

/** Finds a page of events of any kind within an interval by scanning the log. */
export const eventsBetween = (
  query: TraceQuery,
  cursor: TraceCursor | undefined,
  part: Pick<TraceQuery, 'from' | 'to'>,
): Statement =>
  statementOf(
    (parameters) => `SELECT e.occurred_at, e.id FROM events e
    WHERE ${isWanted(part, cursor, parameters)} AND ${conditionsOf(query, parameters, part)}
    ORDER BY e.occurred_at DESC, e.id DESC LIMIT ${TRACE_PAGE + 1}`,
  );

const textOf = (id: string) => `(SELECT value FROM texts WHERE id = ${id})`;

/**
 * Reads the events with the times $1 and ids $2, which lie between the times $3 and $4, newest first.
 *
 * OFFSET 0 is an optimization fence: with a plain join, PostgreSQL might scan the whole log. The bounds prune
 * partitions. Texts are looked up by scalar subqueries, so that the planner never scans the dictionary for each event.
 * `click` is null for other events.
 */
export const DETAILS = `
  SELECT e.id, e.occurred_at AS timestamp, ${textOf('e.type_id')} AS "eventType", 
    ${textOf('coalesce(e.sent_page_id, e.page_id)')} AS page,
    ${textOf('coalesce(e.sent_link_placement_id, e.link_placement_id)')} AS "linkPlacement",
    CASE WHEN e.product_id IS NOT NULL THEN json_build_object('id', e.product_id, 'name', products.name) END AS product,
    ${textOf('origins.source_id')} AS source, ${textOf('origins.channel_id')} AS channel,
    ${textOf('origins.utm_campaign_id')} AS campaign, ${textOf('e.country_id')} AS country,
    ${textOf('e.language_id')} AS language, agents.device, agents.browser, e.bot_reasons AS "botReasons",
    e.job_id AS "jobId", e.dequeued_at AS "dequeuedAt", e.recorded_at AS "recordedAt",
    CASE WHEN e.type_id = ${AFFILIATE_CLICK_ID} THEN json_build_object('name', e.extra ->> 'productName',
      'price', e.price::text, 'rank', e.rank, 'link', e.extra ->> 'affiliateUrl', 'version', version.seen) END AS click
  FROM unnest($1::timestamptz[], $2::uuid[]) AS wanted(occurred_at, id)
  CROSS JOIN LATERAL (
    SELECT * FROM events e
    WHERE e.occurred_at = wanted.occurred_at AND e.id = wanted.id AND e.occurred_at BETWEEN $3 AND $4 OFFSET 0
  ) AS e
  LEFT JOIN origins ON origins.id = e.origin_id
  LEFT JOIN user_agents agents ON agents.id = e.user_agent_id
  LEFT JOIN products ON products.id = e.product_id
  LEFT JOIN LATERAL (
    SELECT json_build_object('name', product -> 'name', 'price', price::text, 'offers', product -> 'offers', 'links',
      json_build_array(product -> 'affiliate_link', product -> 'affiliate_link_de', product -> 'affiliate_link_es',
        product -> 'affiliate_link_nl', product -> 'affiliate_link_pl')) AS seen
    FROM product_versions WHERE product_id = e.product_id AND changed_at <= e.occurred_at
    ORDER BY product_versions.id DESC LIMIT 1
  ) AS version ON e.type_id = ${AFFILIATE_CLICK_ID}
  ORDER BY e.occurred_at DESC, e.id DESC`;
