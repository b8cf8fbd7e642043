import type { ProjectionState } from '@astaguide/contracts/analytics/report/analytics-report';
import type { Reader } from './reader';
import { type ComparedPeriod, type RangeCover, coverRange, periodsOf } from './cover-range';
import { findCoverSource } from './report-rollups.repository';
import { dimensions } from '@astaguide/database/event-store/dimensions';

/**
 * Reads how up to date the projections of the days from $1 to $2 are. A day is missing if it has events but no
 * projections. Unless a day is stale, the projections are up to date as of the server's replay position.
 */
const PROJECTION_STATE = {
  name: 'projection-state',
  text: `
  SELECT missing_days, coalesce(
      (SELECT CASE WHEN changed_at > projected_at THEN projected_at
         ELSE coalesce(pg_last_xact_replay_timestamp(), now()) END
       FROM log_days WHERE day <= $2::date AND projected_at IS NOT NULL ORDER BY day DESC LIMIT 1),
      CASE WHEN missing_days = 0 THEN now() END
    ) AS source_until
  FROM (
    SELECT count(*)::integer AS missing_days FROM log_days
    WHERE day BETWEEN $1::date AND $2::date AND changed_at IS NOT NULL AND projected_at IS NULL
  ) AS missing`,
};

/**
 * Reads a version of the day $1: when it last changed, and its number of events, because of two workers that record at
 * the same time the second may have the earlier time.
 */
const DAY_VERSION = {
  name: 'day-version',
  text: `
  SELECT concat_ws(' ', changed_at, (
      SELECT events FROM daily_rollups WHERE dimension = ${dimensions.total} AND key_id = 0 AND day = $1::date
    )) AS version
  FROM log_days WHERE day = $1::date`,
};

/** How up to date the projections of a period are. */
export async function findProjectionState(
  reader: Reader,
  { period }: ComparedPeriod,
): Promise<ProjectionState> {
  const [row] = await reader.query<[{ source_until: Date | null; missing_days: number }]>(PROJECTION_STATE, [
    period.from,
    period.to,
  ]);
  return {
    asOf: row.source_until?.toISOString() ?? null,
    missingDays: row.missing_days,
  };
}

/** The projections that cover the period (0) and the comparison (1). Attributions alone are also summed by month. */
export async function findProjectionCover(
  reader: Reader,
  range: ComparedPeriod,
  { byMonth }: { byMonth: boolean },
): Promise<RangeCover> {
  const source = await findCoverSource(reader, 'attributions');
  return coverRange(periodsOf(range).entries(), byMonth ? source : { ...source, months: new Set() });
}

/** A text that is another one once a day's events have changed; undefined for a day without events. */
export async function findDayVersion(reader: Reader, day: string): Promise<string | undefined> {
  const [row] = await reader.query<{ version: string }[]>(DAY_VERSION, [day]);
  return row?.version;
}
