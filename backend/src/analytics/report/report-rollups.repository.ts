import { reportMetrics, type ReportMetrics } from '@astaguide/contracts/report/analytics-report';
import type { Span } from '@astaguide/contracts/report/report-buckets';
import type { ReportDimension } from '@astaguide/contracts/report/report-dimension';
import { dimensions } from '@astaguide/database/event-store/dimensions';
import type { Reader } from '../replicas/reader';
import type { RangeCover } from './cover-range';
import type { Sided } from './filtered/filtered-log.repository';
import type { MetricRow } from './filtered/filtered-metrics.sql';
import { keyMetrics, rankKeys, type RankedKey } from './key-ranking.sql';

const MONTHS = 'unnest($3::integer[], $4::date[]) AS bucket(of, month)';
const DAYS = 'unnest($5::integer[], $6::date[]) AS bucket(of, day)';
const METRICS = Object.values(keyMetrics).join(', ');
const quoted = (metric: string) => `"${metric}"`;

/** @param sum SQL for the sum of a column */
const sumsOf = (sum: (column: string) => string) =>
  reportMetrics.map((metric) => `${sum(keyMetrics[metric])} AS "${metric}"`).join(', ');

/**
 * SQL that joins the rows of a bucket. OFFSET 0 is an optimization fence, so that they are found by the primary key;
 * with a plain join, PostgreSQL might read all days.
 */
const rowsOf = (table: string, condition: string) =>
  `CROSS JOIN LATERAL (SELECT * FROM ${table} WHERE ${condition} OFFSET 0) AS rollup`;

/** The metrics of every bucket and key, to be summed by interval (`of`). */
const metricsOf = (keys: string) => `
    SELECT of, dimension, key_id, ${METRICS}
    FROM ${MONTHS} ${rowsOf('monthly_rollups', `${keys} AND month = bucket.month`)}
    UNION ALL
    SELECT of, dimension, key_id, ${METRICS}
    FROM ${DAYS} ${rowsOf('daily_rollups', `${keys} AND day = bucket.day`)}`;

/** The metrics of key $2 of dimension $1 in each interval. */
const SERIES = {
  name: 'report-series',
  text: `
  SELECT of, ${sumsOf((column) => `sum(${column}::double precision)`)}
  FROM (${metricsOf('dimension = $1::smallint AND key_id = $2::integer')}
  ) AS metrics
  GROUP BY of`,
};

/** The total metrics of each interval, from the hours that begin in it. */
const HOURS = {
  name: 'report-hours',
  text: `
  SELECT of, ${sumsOf((column) => `sum(${column})::double precision`)}
  FROM unnest($1::integer[], $2::timestamptz[], $3::timestamptz[]) AS bucket(of, first, until)
  ${rowsOf('hourly_rollups', 'hour >= bucket.first AND hour < bucket.until')}
  GROUP BY of`,
};

/** The metrics of every key of the dimensions $1, and of rows ($7, JSON) that were counted from the log. */
const KEYS = {
  name: 'report-keys',
  text: rankKeys(
    `SELECT of AS side, dimension, key_id, ${METRICS}
    FROM (${metricsOf('dimension = ANY($1::smallint[])')}
    ) AS buckets
    UNION ALL
    SELECT side, dimension, key_id, ${Object.keys(keyMetrics).map(quoted).join(', ')}
    FROM json_to_recordset($7::json) AS counted (side integer, dimension integer, key_id integer,
      ${Object.keys(keyMetrics)
        .map((metric) => `${quoted(metric)} float8`)
        .join(', ')})`,
    '$2',
  ),
};

/** @returns the total of each interval by its index; intervals without events are missing */
export async function findMetrics(reader: Reader, cover: RangeCover): Promise<Map<number, ReportMetrics>> {
  return byPlace(await reader.query(SERIES, [dimensions.total, 0, ...cover.months, ...cover.days]));
}

/** @param spans whole hours of a day. @returns the total of each interval by its index */
export async function findHours(reader: Reader, spans: readonly Span[]): Promise<Map<number, ReportMetrics>> {
  return byPlace(
    await reader.query(HOURS, [
      [...spans.keys()],
      spans.map(({ start }) => new Date(start)),
      spans.map(({ end }) => new Date(end)),
    ]),
  );
}

/**
 * Ranks the keys of dimensions.
 *
 * @param cover index 0 is the period, 1 the comparison
 * @param limit maximum number of keys of each dimension
 * @param counted the metrics of keys that were counted from the log
 */
export function findKeys(
  reader: Reader,
  asked: readonly (ReportDimension | 'type')[],
  limit: number,
  { months, days }: RangeCover,
  counted: readonly (MetricRow & Sided)[],
): Promise<RankedKey[]> {
  const keys = asked.map((dimension) => dimensions[dimension]);
  return reader.query(KEYS, [keys, limit, ...months, ...days, JSON.stringify(counted)]);
}

const byPlace = (rows: (ReportMetrics & { of: number })[]) =>
  new Map(rows.map(({ of, ...metrics }) => [of, metrics]));
