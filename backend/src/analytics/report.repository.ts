import type { ReportDimension, ReportFigures } from '@astaguide/contracts/analytics-report';
import { dimensions as dimensionNumbers } from '@astaguide/database/dimensions';
import type { ReportPeriod } from '@astaguide/contracts/report-period';
import { Injectable } from '@nestjs/common';
import { ReadReplicas } from '../replicas/read-replicas.service';

/** Figures of a stretch of time that begins at a moment: ISO 8601, UTC. */
export interface FiguresAt extends ReportFigures {
  start: string;
}

/** Figures of one key in the period and in the comparison, which is 0 without one. */
export interface FiguresOfKey {
  dimension: ReportDimension;
  key: string;
  /** The name of the product whose id the key is. */
  productName: string | null;
  /** How many keys the dimension has. */
  keys: number;
  now: ReportFigures;
  before: ReportFigures;
}

export interface StoredFigures {
  /** Days of the period and the comparison on which something happened. */
  days: FiguresAt[];
  /** The same for hours, where they are asked for. */
  hours: FiguresAt[];
  /** Most clicks first within a dimension, then most views, most visitors, then by key. */
  keys: FiguresOfKey[];
}

interface StoredQuery {
  period: ReportPeriod;
  comparison: ReportPeriod | null;
  withHours: boolean;
  dimensions: readonly ReportDimension[];
  /** Keys of each dimension at the most. */
  limit: number;
}

const ISO = `'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'`;
const FIGURES = `'views', page_views, 'clicks', clicks, 'visitors', visitors`;

/** The hour of a quarter, as the report's buckets begin. */
const HOUR = `date_trunc('hour', quarter, 'UTC')`;

/** $1 to $2 is the period, $3 to $4 the comparison: null without one, and then nothing lies in it. */
const IN_PERIOD = 'day BETWEEN $1::date AND $2::date';
const IN_COMPARISON = 'day BETWEEN $3::date AND $4::date';
const quartersOf = (from: string, to: string) =>
  `(quarter >= ${from}::date::timestamp AT TIME ZONE 'UTC' AND quarter < (${to}::date + 1)::timestamp AT TIME ZONE 'UTC')`;

const sumsOf = (when: string) => `json_build_object(
    'views', coalesce(sum(page_views) FILTER (WHERE ${when}), 0),
    'clicks', coalesce(sum(clicks) FILTER (WHERE ${when}), 0),
    'visitors', coalesce(sum(visitors) FILTER (WHERE ${when}), 0)
  )`;

/** One statement, so that all figures are of one moment, whatever is being recorded. */
const REPORT = `
WITH named AS (
  SELECT rollups.*, CASE dimension WHEN ${dimensionNumbers.product} THEN key_id::text ELSE texts.value END AS key
  FROM daily_rollups rollups LEFT JOIN event_texts texts ON texts.id = key_id
  WHERE dimension = ANY($6::smallint[]) AND (${IN_PERIOD} OR ${IN_COMPARISON})
),
of_key AS (
  SELECT dimension, key_id, key, ${sumsOf(IN_PERIOD)} AS now, ${sumsOf(IN_COMPARISON)} AS before,
    count(*) OVER (PARTITION BY dimension) AS keys,
    row_number() OVER (PARTITION BY dimension ORDER BY
      coalesce(sum(clicks) FILTER (WHERE ${IN_PERIOD}), 0) DESC,
      coalesce(sum(page_views) FILTER (WHERE ${IN_PERIOD}), 0) DESC,
      coalesce(sum(visitors) FILTER (WHERE ${IN_PERIOD}), 0) DESC, key COLLATE "C") AS place
  FROM named
  GROUP BY dimension, key_id, key
)
SELECT
  (SELECT coalesce(json_agg(json_build_object('start', to_char(day, ${ISO}), ${FIGURES})), '[]')
   FROM daily_rollups WHERE dimension = ${dimensionNumbers.total} AND (${IN_PERIOD} OR ${IN_COMPARISON})) AS days,
  (SELECT coalesce(json_agg(json_build_object('start', to_char(hour AT TIME ZONE 'UTC', ${ISO}), ${FIGURES})), '[]')
   FROM (
     SELECT ${HOUR} AS hour, sum(page_views) AS page_views, sum(clicks) AS clicks, sum(visitors) AS visitors
     FROM quarter_rollups
     WHERE $5 AND dimension = ${dimensionNumbers.total} AND (${quartersOf('$1', '$2')} OR ${quartersOf('$3', '$4')})
     GROUP BY 1
   ) AS by_hour) AS hours,
  (SELECT coalesce(json_agg(json_build_object(
      'dimension', dimension, 'key', key, 'keys', keys, 'now', now, 'before', before,
      'productName', products.name
    ) ORDER BY dimension, place), '[]')
   FROM of_key LEFT JOIN products ON dimension = ${dimensionNumbers.product} AND products.id = key_id
   WHERE place <= $7) AS keys`;

interface StoredRow extends Omit<StoredFigures, 'keys'> {
  keys: (Omit<FiguresOfKey, 'dimension'> & { dimension: (typeof dimensionNumbers)[ReportDimension] })[];
}

/** What a report is made of: rollups alone. All SQL of the reports stands here. */
@Injectable()
export class ReportRepository {
  constructor(private readonly replicas: ReadReplicas) {}

  /** Reads a report's figures in one round trip. */
  async find({ period, comparison, withHours, dimensions, limit }: StoredQuery): Promise<StoredFigures> {
    const [row] = await this.replicas.query<[StoredRow]>(REPORT, [
      period.from,
      period.to,
      comparison?.from ?? null,
      comparison?.to ?? null,
      withHours,
      dimensions.map((dimension) => dimensionNumbers[dimension]),
      limit,
    ]);
    const nameOf = new Map(dimensions.map((dimension) => [dimensionNumbers[dimension], dimension]));
    const keys = row.keys.map(({ dimension, ...figures }) => ({
      ...figures,
      dimension: nameOf.get(dimension)!,
    }));
    return { ...row, keys };
  }
}
