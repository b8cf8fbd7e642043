import type { ProjectionState } from '@astaguide/contracts/report/analytics-report';
import { dimensions } from '@astaguide/database/event-store/dimensions';
import type { NamedStatement, Reader } from '../replicas/reader';
import { coverRange, periodsOf, type ComparedPeriod, type CoverSource, type RangeCover } from './cover-range';

/**
 * A day is missing if it has events but no projections. Unless a day is stale, the projections are up to date as of the
 * server's replay position.
 */
const STATE = {
  name: 'projection-state',
  text: `
  SELECT missing_days, coalesce(
      (SELECT CASE WHEN changed_at > projected_at THEN projected_at ELSE coalesce(pg_last_xact_replay_timestamp(), now()) END
       FROM log_days WHERE day <= $2::date AND projected_at IS NOT NULL ORDER BY day DESC LIMIT 1),
      CASE WHEN missing_days = 0 THEN now() END
    ) AS source_until
  FROM (
    SELECT count(*)::integer AS missing_days FROM log_days
    WHERE day BETWEEN $1::date AND $2::date AND changed_at IS NOT NULL AND projected_at IS NULL
  ) AS missing`,
};

/** How up to date the projections of a period are. */
export async function findProjectionState(
  reader: Reader,
  { period }: ComparedPeriod,
): Promise<ProjectionState> {
  const [row] = await reader.query<[{ source_until: Date | null; missing_days: number }]>(STATE, [
    period.from,
    period.to,
  ]);
  return {
    asOf: row.source_until?.toISOString() ?? null,
    missingDays: row.missing_days,
  };
}

const sourceStatement = (column: 'rollups_summed_at' | 'attributions_summed_at'): NamedStatement => ({
  name: `cover-${column}`,
  text: `
  SELECT ARRAY(SELECT month::text FROM log_months WHERE ${column} IS NOT NULL) AS months,
    (SELECT min(day)::text FROM daily_rollups WHERE dimension = ${dimensions.total} AND key_id = 0) AS first_day`,
});

const SOURCES = {
  rollups: sourceStatement('rollups_summed_at'),
  attributions: sourceStatement('attributions_summed_at'),
};

/** The summed months of the rollups or the attributions, and the first day with events. */
export async function findCoverSource(reader: Reader, table: keyof typeof SOURCES): Promise<CoverSource> {
  const [row] = await reader.query<[{ months: string[]; first_day: string | null }]>(SOURCES[table], []);
  return { months: new Set(row.months), firstDay: row.first_day };
}

/** The projections that cover the period (0) and the comparison (1). Attributions alone are also summed by month. */
export async function findProjectionCover(
  reader: Reader,
  range: ComparedPeriod,
  { byMonth }: { byMonth: boolean },
): Promise<RangeCover> {
  const source = await findCoverSource(reader, 'attributions');
  return coverRange(periodsOf(range), byMonth ? source : { ...source, months: new Set() });
}
