import { MAX_GOALS, MAX_IGNORED_EVENTS } from '@astaguide/contracts/analytics/goal';
import { sentDimensions, unknownName } from '@astaguide/contracts/analytics/folded-names';
import { dimensions } from '@astaguide/database/event-store/dimensions';
import { sessionDimensions } from '@astaguide/database/event-store/sessions.sql';
import { isUnknownNameSql } from '@astaguide/database/event-store/sent-names.sql';

/** The rollup column of each metric of a key. */
export const keyMetrics = {
  views: 'page_views',
  clicks: 'clicks',
  uniqueClicks: 'unique_clicks',
  visitors: 'visitors',
  events: 'events',
} as const;
export type KeyMetric = keyof typeof keyMetrics;

/** The metrics of a key. */
export type MetricRow = { dimension: number; key_id: number } & Record<KeyMetric, number>;

/** Side 0 is the period, side 1 the comparison. */
export interface Sided {
  side: 0 | 1;
}

/**
 * Sums as double precision: counts are integers far below 2^53, so the sum is exact. PostgreSQL's sum of bigints is a
 * numeric, which is slower.
 */
const sumOf = (column: string) => `sum(${column}::double precision)`;
const sumOfSide = (column: string, side: number) =>
  `coalesce(sum(${column}) FILTER (WHERE side = ${side}), 0)`;

/** The sums over all keys of a dimension, listed or not. */
const keyedSums = ['views', 'clicks', 'viewsBefore', 'clicksBefore'] as const;
type KeyedSum = `keyed${Capitalize<(typeof keyedSums)[number]>}`;
const keyedName = (name: string) => `keyed${name[0]!.toUpperCase()}${name.slice(1)}`;

/** Number of event types that reports may leave out of the other events. */
const KNOWN_TYPES = MAX_GOALS + MAX_IGNORED_EVENTS;

/** Number of keys of a dimension that are read for what changed most. */
const CHANGED = 10;
const deviationsSql = (metric: KeyMetric) =>
  `abs(${metric} - "${metric}Before") / sqrt(greatest(${metric} + "${metric}Before", 1))`;

/** The key of names that are folded, which is the id of no text. */
const FOLDED_ID = 0;
const foldedName = `CASE WHEN key_id = ${FOLDED_ID} THEN CASE dimension
        ${sentDimensions.map((name) => `WHEN ${dimensions[name]} THEN '${unknownName(name)}'`).join(' ')} END END`;

/**
 * Ranks the keys of each dimension: most clicks first (of entry and exit pages, most sessions, their `events`), then most views, most visitors, then by key. Beyond the limit,
 * keys are listed that changed most; see biggest-changes.ts.
 *
 * @param metrics a query of rows (side, dimension, key_id, page_views, clicks, unique_clicks, visitors, events): side 0
 *   is the period, 1 the comparison; a key without events on both sides is not listed
 * @param limit the placeholder for the maximum number of keys of a dimension
 * @param folded the placeholder for the dimensions (smallint[]) whose unknown names are one key
 */
export const rankKeys = (metrics: string, limit: string, folded: string) => `
  WITH keyed AS (
    SELECT dimension, key_id,
      ${Object.entries(keyMetrics)
        .map(
          ([name, column]) =>
            `${sumOfSide(column, 0)} AS "${name}", ${sumOfSide(column, 1)} AS "${name}Before"`,
        )
        .join(', ')}
    FROM (
      SELECT side, dimension, ${Object.values(keyMetrics).join(', ')}, CASE
        WHEN dimension = ANY(${folded}) AND ${isUnknownNameSql('counted.dimension', 'counted.key_id')}
        THEN ${FOLDED_ID} ELSE key_id END AS key_id
      FROM (
        SELECT side, dimension, key_id,
          ${Object.values(keyMetrics)
            .map((column) => `${sumOf(column)} AS ${column}`)
            .join(', ')}
        FROM (${metrics}) AS days GROUP BY side, dimension, key_id
      ) AS counted
    ) AS metrics
    GROUP BY dimension, key_id
    HAVING sum(events) > 0
  ), ranked AS (
    SELECT keyed.*, named.key, count(*) OVER (PARTITION BY dimension)::integer AS keys,
      ${keyedSums.map((name) => `sum("${name}") OVER (PARTITION BY dimension) AS "${keyedName(name)}"`).join(', ')},
      (row_number() OVER (
        PARTITION BY dimension ORDER BY CASE WHEN dimension IN (${Object.values(sessionDimensions).join(', ')})
          THEN events END DESC NULLS LAST, clicks DESC, views DESC, visitors DESC, named.key COLLATE "C"
      ))::integer AS place,
      row_number() OVER (
        PARTITION BY dimension ORDER BY greatest(${deviationsSql('clicks')}, ${deviationsSql('views')}) DESC
      ) AS change_place
    FROM keyed LEFT JOIN texts ON texts.id = key_id AND dimension <> ${dimensions.product}
    CROSS JOIN LATERAL (SELECT coalesce(texts.value, ${foldedName}, key_id::text) AS key) AS named
  )
  SELECT ranked.*, products.name AS name
  FROM ranked LEFT JOIN products ON dimension = ${dimensions.product} AND products.id = key_id
  WHERE place <= ${limit} + CASE WHEN dimension = ${dimensions.type} THEN ${KNOWN_TYPES} ELSE 0 END
    OR change_place <= ${CHANGED}
  ORDER BY dimension, place`;

/** A row of the ranking. Fields with the suffix 'Before' belong to the comparison. */
export type RankedKey = {
  dimension: number;
  key: string;
  keys: number;
  /** Of a product; ReportMetricsService adds the titles of pages. */
  name: string | null;
  /** Place in the ranking, from 1 on; keys beyond the limit are listed for their change. */
  place: number;
} & Record<KeyMetric | `${KeyMetric}Before` | KeyedSum, number>;
