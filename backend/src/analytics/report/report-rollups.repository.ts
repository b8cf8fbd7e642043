import { type ReportMetrics, reportMetrics } from '@astaguide/contracts/analytics/report/analytics-report';
import type { SentDimension } from '@astaguide/contracts/analytics/folded-names';
import type { ReportDimension } from '@astaguide/contracts/analytics/report/report-dimension';
import { dimensionNumbers, dimensions } from '@astaguide/database/event-store/dimensions';
import { isSummedSql } from '@astaguide/database/event-store/summed-months.sql';
import type { NamedStatement, Reader } from './reader';
import type { CoverSource, RangeCover } from './cover-range';
import { type MetricRow, type RankedKey, type Sided, keyMetrics, rankKeys } from './key-ranking.sql';
import type { SeriesInterval } from './report-series';
import type { ReportPeriod } from '@astaguide/contracts/lib/report-period';

/** Finds the months with a dropped day in one of the periods, oldest first: from an element of $1 to that of $2. */
const DROPPED_MONTHS = `
  SELECT DISTINCT to_char(day, 'YYYY-MM') AS month FROM log_days
  WHERE dropped_at IS NOT NULL AND EXISTS (
    SELECT FROM unnest($1::date[], $2::date[]) AS periods(first, last) WHERE day BETWEEN first AND last
  )
  ORDER BY month`;

/**
 * Months whose raw events were dropped after the retention period.
 *
 * @returns the months ('2026-03') that overlap one of the periods, oldest first
 */
export async function findDroppedMonths(reader: Reader, periods: readonly ReportPeriod[]): Promise<string[]> {
  const rows = await reader.query<{ month: string }[]>(DROPPED_MONTHS, [
    periods.map(({ from }) => from),
    periods.map(({ to }) => to),
  ]);
  return rows.map(({ month }) => month);
}

const MONTHS = 'unnest($3::integer[], $4::date[]) AS bucket(of, month)';
const DAYS = 'unnest($5::integer[], $6::date[]) AS bucket(of, day)';
const IMPORTED = 'unnest($7::integer[], $8::date[], $9::date[]) AS bucket(of, first, last)';
const IMPORTED_MONTHS = 'unnest($10::integer[], $11::date[]) AS bucket(of, month)';
const METRICS = Object.values(keyMetrics).join(', ');
/** Imported days have no clicks. */
const IMPORTED_METRICS = METRICS.replace('unique_clicks', '0::bigint').replace(/\bclicks\b/, '0::bigint');
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
    FROM ${DAYS} ${rowsOf('daily_rollups', `${keys} AND day = bucket.day`)}
    UNION ALL
    SELECT of, dimension, key_id, ${IMPORTED_METRICS}
    FROM ${IMPORTED} ${rowsOf('imported_metrics', `${keys} AND day BETWEEN bucket.first AND bucket.last`)}
    UNION ALL
    SELECT of, dimension, key_id, ${IMPORTED_METRICS}
    FROM ${IMPORTED_MONTHS} ${rowsOf('imported_months', `${keys} AND month = bucket.month`)}`;

/**
 * Sums the metrics of key $2 of dimension $1 in each interval, from its months ($3, $4), days ($5, $6) and imported days
 * ($7 to $9) and months ($10, $11).
 */
const SERIES = {
  name: 'report-series',
  text: `
  SELECT of, ${sumsOf((column) => `sum(${column}::double precision)`)}
  FROM (${metricsOf('dimension = $1::smallint AND key_id = $2::integer')}
  ) AS metrics
  GROUP BY of`,
};

/** Sums the total metrics of each interval ($1), from the hours that begin in it: from $2 on, before $3. */
const HOURS = {
  name: 'report-hours',
  text: `
  SELECT of, ${sumsOf((column) => `sum(${column})::double precision`)}
  FROM unnest($1::integer[], $2::timestamptz[], $3::timestamptz[]) AS bucket(of, first, until)
  ${rowsOf('hourly_rollups', 'hour >= bucket.first AND hour < bucket.until')}
  GROUP BY of`,
};

/**
 * Ranks every key of the dimensions $1, at most $2 of each, by their months ($3, $4), days ($5, $6) and imported days ($7
 * to $9) and months ($10, $11), and by rows ($12, JSON) that were counted from the log. Unknown names of the dimensions $13
 * are folded. The audience has months ($14, $15) and days ($16, $17) of its own.
 */
const KEYS = {
  name: 'report-keys',
  text: rankKeys(
    `SELECT of AS side, dimension, key_id, ${METRICS}
    FROM (${metricsOf('dimension = ANY($1::smallint[])')}
    ) AS buckets
    UNION ALL
    SELECT of, dimension, key_id, ${METRICS}
    FROM unnest($14::integer[], $15::date[]) AS bucket(of, month)
    ${rowsOf('monthly_audience', 'dimension = ANY($1::smallint[]) AND month = bucket.month')}
    UNION ALL
    SELECT of, dimension, key_id, ${METRICS}
    FROM unnest($16::integer[], $17::date[]) AS bucket(of, day)
    ${rowsOf('daily_audience', 'dimension = ANY($1::smallint[]) AND day = bucket.day')}
    UNION ALL
    SELECT side, dimension, key_id, ${Object.keys(keyMetrics).map(quoted).join(', ')}
    FROM json_to_recordset($12::json) AS counted (side integer, dimension integer, key_id integer,
      ${Object.keys(keyMetrics)
        .map((metric) => `${quoted(metric)} float8`)
        .join(', ')})`,
    '$2',
    '$13::smallint[]',
  ),
};

const sourceStatement = (table: keyof typeof isSummedSql): NamedStatement => ({
  name: `cover-${table}`,
  text: `
  SELECT ARRAY(SELECT month::text FROM log_months WHERE ${isSummedSql[table]}) AS months,
    (SELECT min(day)::text FROM daily_rollups WHERE dimension = ${dimensions.total} AND key_id = 0) AS first_day,
    (SELECT coalesce(json_agg(json_build_object('from', first, 'to', last) ORDER BY first), '[]') FROM (
      SELECT min(day) AS first, max(day) AS last FROM (
        SELECT day, day - row_number() OVER (ORDER BY day)::integer AS run FROM imported_metrics
        WHERE dimension = ${dimensions.total} AND key_id = 0 AND NOT EXISTS (
          SELECT FROM daily_rollups AS own WHERE own.dimension = ${dimensions.total} AND own.key_id = 0
            AND own.day = imported_metrics.day AND own.events > 0)
      ) AS numbered GROUP BY run
    ) AS runs) AS imported,
    ARRAY(SELECT month::text FROM imported_months WHERE dimension = ${dimensions.total} AND key_id = 0 AND NOT EXISTS (
      SELECT FROM daily_rollups AS own JOIN imported_metrics USING (dimension, key_id, day)
      WHERE own.dimension = ${dimensions.total} AND own.key_id = 0 AND own.events > 0
        AND own.day >= month AND own.day < month + interval '1 month'
    )) AS imported_months`,
});

const SOURCES = {
  rollups: sourceStatement('rollups'),
  attributions: sourceStatement('attributions'),
  sessions: sourceStatement('sessions'),
};

/**
 * Which months are summed, the first day with events, and imported days. A day with events of the site's own, also one
 * that came later, is never an imported one.
 *
 * @param table 'sessions' includes the audience
 */
export async function findCoverSource(reader: Reader, table: keyof typeof SOURCES): Promise<CoverSource> {
  const [row] = await reader.query<
    [{ months: string[]; first_day: string | null; imported: ReportPeriod[]; imported_months: string[] }]
  >(SOURCES[table], []);
  return {
    months: new Set(row.months),
    firstDay: row.first_day,
    imported: row.imported,
    importedMonths: new Set(row.imported_months),
  };
}

/** @returns the total of each interval by its key; intervals without events are missing */
export async function findMetrics(reader: Reader, cover: RangeCover): Promise<Map<number, ReportMetrics>> {
  return byKey(await reader.query(SERIES, [dimensions.total, 0, ...valuesOf(cover)]));
}

/** @param spans whole hours of a day. @returns the total of each interval by its key */
export async function findHours(
  reader: Reader,
  spans: readonly SeriesInterval[],
): Promise<Map<number, ReportMetrics>> {
  return byKey(
    await reader.query(HOURS, [
      spans.map(({ of }) => of),
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
 * @param audience covers the same for the dimensions of the audience
 * @param counted the metrics of keys that were counted from the log
 * @param folded dimensions whose unknown names are one key
 */
export function findKeys(
  reader: Reader,
  asked: readonly (ReportDimension | 'type')[],
  limit: number,
  cover: RangeCover,
  audience: Pick<RangeCover, 'months' | 'days'>,
  counted: readonly (MetricRow & Sided)[],
  folded: readonly SentDimension[],
): Promise<RankedKey[]> {
  const keys = asked.map((dimension) => dimensionNumbers[dimension]);
  const foldedKeys = folded.map((dimension) => dimensions[dimension]);
  return reader.query(KEYS, [
    keys,
    limit,
    ...valuesOf(cover),
    JSON.stringify(counted),
    foldedKeys,
    ...audience.months,
    ...audience.days,
  ]);
}

const valuesOf = ({ months, days, imported, importedMonths }: RangeCover) => [
  ...months,
  ...days,
  ...imported,
  ...importedMonths,
];

const byKey = (rows: (ReportMetrics & { of: number })[]) =>
  new Map(rows.map(({ of, ...metrics }) => [of, metrics]));
