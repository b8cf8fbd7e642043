import type { ReportDimension } from '@astaguide/contracts/report-dimension';
import type { ReportFilter } from '@astaguide/contracts/report-filter';
import { AFFILIATE_CLICK_ID, dimensions, PAGE_VIEW_ID } from '@astaguide/database/dimensions';
import type { DayChunk } from './day-chunks';
import { filterConditions, keyCondition, SqlParameters } from './filter-conditions.sql';

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

const METRICS = 'sum(page_views) AS page_views, sum(clicks) AS clicks';

/** The day's matching events added up by visit, whose events have most dimensions in common: far fewer rows to sort. */
const VISITS = `
      visits AS MATERIALIZED (
        SELECT ${VISIT}, ${METRICS} FROM matching GROUP BY ${VISIT}
      ), keyed_visits AS MATERIALIZED (
        SELECT visitor, source_id, channel_id, utm_campaign_id, device_id, browser_id, country_id, language_id,
          page_views, clicks
        FROM visits JOIN origins ON origins.id = origin_id JOIN user_agents agents ON agents.id = user_agent_id
      )`;

/** The day's totals, under the day's place in the chunk. */
const DAY_TOTALS = `
      SELECT ${dimensions.total} AS dimension, days.place::integer AS key_id, ${METRICS},
        count(DISTINCT visitor) AS visitors
      FROM visits HAVING count(*) > 0`;

/** The same by hour, under the hour's place: a visitor counts in the hour of the first event. */
const hourTotals = (starts: string) => `
      SELECT ${dimensions.total} AS dimension, width_bucket(timestamp, ${starts}::timestamptz[]) AS key_id, ${METRICS},
        sum(visitors) AS visitors
      FROM (
        SELECT timestamp, page_views, clicks, 0 AS visitors FROM matching
        UNION ALL SELECT min(timestamp), 0, 0, 1 FROM matching GROUP BY visitor
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
  return `
      SELECT CASE grouping(${columns.join(', ')}) ${numbers.join(' ')} END AS dimension,
        coalesce(${columns.join(', ')}) AS key_id, ${METRICS}, count(DISTINCT visitor) AS visitors
      FROM keyed_visits GROUP BY GROUPING SETS (${columns.map((column) => `(${column})`).join(', ')})`;
}

/** The same by each key that an event has by itself. */
const byEventKey = (name: 'product' | 'page' | 'slot') => `
      SELECT ${dimensions[name]} AS dimension, ${name}_id AS key_id, ${METRICS}, count(DISTINCT visitor) AS visitors
      FROM matching WHERE ${name}_id IS NOT NULL GROUP BY ${name}_id`;

const isOfVisit = (name: ReportDimension): name is keyof typeof visitColumns => name in visitColumns;
const isOfEvent = (name: ReportDimension): name is Exclude<ReportDimension, keyof typeof visitColumns> =>
  !isOfVisit(name);

/**
 * Counts a chunk's matching events, day by day: rows (dimension, key_id, views, clicks, visitors), those of dimension 0
 * with a place in the chunk's `stretches`, from 1 on, for the key. A visitor counts once a day under each key.
 */
export function chunkStatement(
  filters: readonly ReportFilter[],
  asked: readonly ReportDimension[],
  { days, hours }: DayChunk,
): { text: string; values: unknown[] } {
  const parameters = new SqlParameters();
  const moment = (time: number) => new Date(time).toISOString();
  const moments = (times: readonly number[]) => parameters.add(times.map(moment));
  const [starts, untils] = [moments(days.map(({ start }) => start)), moments(days.map(({ end }) => end))];
  const first = parameters.add(moment(days[0]!.start));
  const last = parameters.add(moment(days.at(-1)!.end));
  const ofVisit = asked.filter(isOfVisit);
  const parts = [
    hours ? hourTotals(moments(hours)) : DAY_TOTALS,
    ...(ofVisit.length > 0 ? [byVisitKey(ofVisit)] : []),
    ...asked.filter(isOfEvent).map(byEventKey),
  ];
  const conditions = filterConditions(filters, (filter) => keyCondition(filter, parameters));
  // The chunk's bounds are known when the statement is planned: other partitions are excluded there and then.
  const text = `
    SELECT dimension, key_id, sum(page_views)::double precision AS views, sum(clicks)::double precision AS clicks,
      sum(visitors)::double precision AS visitors
    FROM unnest(${starts}::timestamptz[], ${untils}::timestamptz[]) WITH ORDINALITY AS days(start, until, place)
    CROSS JOIN LATERAL (
      WITH matching AS MATERIALIZED (
        SELECT e.timestamp, ${VISIT}, product_id, page_id, slot_id,
          (type_id = ${PAGE_VIEW_ID})::integer AS page_views, (type_id = ${AFFILIATE_CLICK_ID})::integer AS clicks
        FROM events e
        WHERE e.timestamp >= days.start AND e.timestamp < days.until
          AND e.timestamp >= ${first}::timestamptz AND e.timestamp < ${last}::timestamptz
          AND ${['e.bot_reasons IS NULL', ...conditions].join(' AND ')}
      ), ${VISITS}
      ${parts.join('\n      UNION ALL')}
    ) AS metrics
    WHERE key_id <> 0
    GROUP BY dimension, key_id`;
  return { text, values: parameters.values };
}
