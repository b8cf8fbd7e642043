import { reportMetrics } from '@astaguide/contracts/analytics/report/analytics-report';
import { dimensions } from '@astaguide/database/event-store/dimensions';
import type { NamedStatement } from './reader';
import { keyMetrics, rankKeys } from './key-ranking.sql';

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

/** Sums the metrics of key $2 of dimension $1 in each interval, from its months ($3, $4) and days ($5, $6). */
export const SERIES = {
  name: 'report-series',
  text: `
  SELECT of, ${sumsOf((column) => `sum(${column}::double precision)`)}
  FROM (${metricsOf('dimension = $1::smallint AND key_id = $2::integer')}
  ) AS metrics
  GROUP BY of`,
};

/** Sums the total metrics of each interval ($1), from the hours that begin in it: from $2 on, before $3. */
export const HOURS = {
  name: 'report-hours',
  text: `
  SELECT of, ${sumsOf((column) => `sum(${column})::double precision`)}
  FROM unnest($1::integer[], $2::timestamptz[], $3::timestamptz[]) AS bucket(of, first, until)
  ${rowsOf('hourly_rollups', 'hour >= bucket.first AND hour < bucket.until')}
  GROUP BY of`,
};

/**
 * Ranks every key of the dimensions $1, at most $2 of each, by their months ($3, $4) and days ($5, $6), and by rows
 * ($7, JSON) that were counted from the log. Unknown names of the dimensions $8 are folded.
 */
export const KEYS = {
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
    '$8::smallint[]',
  ),
};

const sourceStatement = (column: 'rollups_summed_at' | 'attributions_summed_at'): NamedStatement => ({
  name: `cover-${column}`,
  text: `
  SELECT ARRAY(SELECT month::text FROM log_months WHERE ${column} IS NOT NULL) AS months,
    (SELECT min(day)::text FROM daily_rollups WHERE dimension = ${dimensions.total} AND key_id = 0) AS first_day`,
});

/** Reads which months are summed in the rollups or the attributions, and the first day with events. */
export const SOURCES = {
  rollups: sourceStatement('rollups_summed_at'),
  attributions: sourceStatement('attributions_summed_at'),
};
