import { OFFERS_SEEN } from '@astaguide/contracts/analytics/offers-seen';
import type { ReportDimension } from '@astaguide/contracts/report/report-dimension';
import type { ReportFilter } from '@astaguide/contracts/report/report-filter';
import { AFFILIATE_CLICK_ID, dimensions, PAGE_VIEW_ID } from '@astaguide/database/event-store/dimensions';
import { keyMetrics } from '../key-ranking.sql';
import type { DayChunk } from './day-chunks';
import { daysTable, momentsOf, type Statement } from './days-table.sql';
import { filterConditions, keyCondition, SqlParameters, textId } from './filter-conditions.sql';

/** What a visitor's events of a visit have in common, by the columns that hold it. */
const visitColumns = {
  source: 'source_id',
  channel: 'channel_id',
  campaign: 'utm_campaign_id',
  country: 'country_id',
  device: 'device_id',
  browser: 'browser_id',
  language: 'language_id',
} as const;
const VISIT = 'visitor, origin_id, user_agent_id, country_id, language_id';

const IS_VIEW = `type_id = ${PAGE_VIEW_ID}`;
const IS_CLICK = `type_id = ${AFFILIATE_CLICK_ID}`;
/** What events of `matching` are counted by. Integers, because PostgreSQL's sum of bigints is a numeric. */
const EVENTS = `(count(*) FILTER (WHERE ${IS_VIEW}))::integer AS page_views,
        (count(*) FILTER (WHERE ${IS_CLICK}))::integer AS clicks, count(*)::integer AS events`;
const SUMS = 'sum(page_views) AS page_views, sum(clicks) AS clicks, sum(events) AS events';
const VISITORS = 'count(DISTINCT visitor) AS visitors, 0 AS unique_clicks';
/** The same columns for rows of `clicked`. */
const UNIQUE_CLICKS = `0 AS page_views, 0 AS clicks, 0 AS events, 0 AS visitors,
        count(DISTINCT visitor_product) AS unique_clicks`;

/** Some columns of rows, with the keys that their origin and their user agent stand for. */
const withKeys = (columns: string, rows: string) => `
        SELECT ${Object.values(visitColumns).join(', ')}, ${columns}
        FROM (${rows}) AS rows
        JOIN origins ON origins.id = origin_id JOIN user_agents agents ON agents.id = user_agent_id`;

/**
 * The day's matching events added up by visit, whose events have most dimensions in common: far fewer rows to sort. And
 * the clicks, of which a visitor's on a product count once: the two are hashed to one integer, because PostgreSQL takes
 * several times as long to sort pairs.
 */
const VISITS = `
      visits AS MATERIALIZED (${withKeys(
        'visitor, page_views, clicks, events',
        `SELECT ${VISIT}, ${EVENTS} FROM matching GROUP BY ${VISIT}`,
      )}
      ), clicked AS MATERIALIZED (${withKeys(
        'hashint8extended(visitor, coalesce(product_id, 0)) AS visitor_product, product_id, page_id, slot_id',
        `SELECT * FROM matching WHERE ${IS_CLICK}`,
      )}
      )`;

/** The day's totals, under the day's place in the chunk. */
const DAY_TOTALS = `
      SELECT ${dimensions.total} AS dimension, days.place::integer AS key_id, ${SUMS}, ${VISITORS}
      FROM visits HAVING count(*) > 0
      UNION ALL SELECT ${dimensions.total}, days.place::integer, ${UNIQUE_CLICKS}
      FROM clicked HAVING count(*) > 0`;

/** The same by hour, under the hour's place: a visitor counts in the hour of the first event. */
const hourTotals = (starts: string) => `
      SELECT ${dimensions.total} AS dimension, width_bucket(received_at, ${starts}) AS key_id, ${SUMS},
        sum(visitors) AS visitors, sum(unique_clicks) AS unique_clicks
      FROM (
        SELECT received_at, (${IS_VIEW})::integer AS page_views, (${IS_CLICK})::integer AS clicks, 1 AS events,
          0 AS visitors, 0 AS unique_clicks FROM matching
        UNION ALL SELECT min(received_at), 0, 0, 0, 1, 0 FROM matching GROUP BY visitor
        UNION ALL SELECT min(received_at), 0, 0, 0, 0, 1 FROM matching WHERE ${IS_CLICK} GROUP BY visitor, product_id
      ) AS counted
      GROUP BY 2`;

/** The day's metrics by each key of several dimensions of a visit. */
function byVisitKey(names: readonly (keyof typeof visitColumns)[]): string {
  const columns = names.map((name) => visitColumns[name]);
  // GROUPING has a bit for each column, 0 for the one that is grouped by; the last column's is the lowest.
  const all = 2 ** names.length - 1;
  const numbers = names.map(
    (name, place) => `WHEN ${all - 2 ** (names.length - 1 - place)} THEN ${dimensions[name]}`,
  );
  const keys = `CASE grouping(${columns.join(', ')}) ${numbers.join(' ')} END AS dimension,
        coalesce(${columns.join(', ')}) AS key_id`;
  const groups = `GROUPING SETS (${columns.map((column) => `(${column})`).join(', ')})`;
  return `
      SELECT ${keys}, ${SUMS}, ${VISITORS} FROM visits GROUP BY ${groups}
      UNION ALL SELECT ${keys}, ${UNIQUE_CLICKS} FROM clicked GROUP BY ${groups}`;
}

/** The same by each key that an event has by itself. */
const byEventKey = (name: 'product' | 'page' | 'slot') => `
      SELECT ${dimensions[name]} AS dimension, ${name}_id AS key_id, ${EVENTS}, ${VISITORS}
      FROM matching WHERE ${name}_id IS NOT NULL GROUP BY ${name}_id
      UNION ALL SELECT ${dimensions[name]}, ${name}_id, ${UNIQUE_CLICKS}
      FROM clicked WHERE ${name}_id IS NOT NULL GROUP BY ${name}_id`;

/** The events of each type that is a goal. */
const goals = (offersSeen: string) => `
      SELECT ${dimensions.type} AS dimension, type_id AS key_id, ${EVENTS}, ${VISITORS}
      FROM matching
      WHERE type_id NOT IN (${PAGE_VIEW_ID}, ${AFFILIATE_CLICK_ID}, coalesce(${textId(offersSeen)}, 0)) GROUP BY type_id`;

type AskedDimension = ReportDimension | 'type';
const isOfVisit = (name: AskedDimension): name is keyof typeof visitColumns => name in visitColumns;
const isOfEvent = (name: AskedDimension): name is 'product' | 'page' | 'slot' =>
  !isOfVisit(name) && name !== 'type';

/**
 * Counts a chunk's matching events, day by day: a FigureRow a key, those of dimension 0
 * with a place in the chunk's `stretches`, from 1 on, for the key. A visitor counts once a day under each key.
 */
export function chunkStatement(
  filters: readonly ReportFilter[],
  asked: readonly AskedDimension[],
  { days, hours }: DayChunk,
): Statement {
  const parameters = new SqlParameters();
  const chunkDays = daysTable(days, parameters);
  const ofVisit = asked.filter(isOfVisit);
  const parts = [
    hours ? hourTotals(momentsOf(hours, parameters)) : DAY_TOTALS,
    ...(ofVisit.length > 0 ? [byVisitKey(ofVisit)] : []),
    ...asked.filter(isOfEvent).map(byEventKey),
    ...(asked.includes('type') ? [goals(parameters.add(OFFERS_SEEN))] : []),
  ];
  const conditions = filterConditions(filters, (filter) => keyCondition(filter, parameters));
  const text = `
    SELECT dimension, key_id, ${Object.entries(keyMetrics)
      .map(([metric, column]) => `sum(${column})::double precision AS "${metric}"`)
      .join(', ')}
    FROM ${chunkDays.days}
    CROSS JOIN LATERAL (
      WITH matching AS MATERIALIZED (
        SELECT e.received_at, ${VISIT}, type_id, product_id, page_id, slot_id
        FROM events e
        WHERE ${[chunkDays.isOfDay, ...conditions].join(' AND ')}
      ), ${VISITS}
      ${parts.join('\n      UNION ALL')}
    ) AS metrics
    WHERE key_id <> 0
    GROUP BY dimension, key_id`;
  return { text, values: parameters.values };
}
