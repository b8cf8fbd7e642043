import type { ProjectionState } from '@astaguide/contracts/analytics/report/analytics-report';
import type { ReportPeriod } from '@astaguide/contracts/lib/report-period';
import type { Reader } from './reader';
import { type ComparedPeriod, type RangeCover, coverRange, numbered } from './cover-range';
import { findCoverSource } from './report-rollups.repository';
import { dimensions } from '@astaguide/database/event-store/dimensions';

/**
 * Reads how up to date the projections of the days from $1 to $2 are. A day is missing if it has events but no
 * projections. A day whose events were dropped keeps its projections: an event that arrives for it later is not in them.
 * Unless a day is stale, the projections are up to date as of the server's replay position.
 */
const PROJECTION_STATE = {
  name: 'projection-state',
  text: `
  SELECT missing_days, coalesce(
      (SELECT CASE WHEN changed_at > projected_at AND dropped_at IS NULL THEN projected_at
         ELSE coalesce(pg_last_xact_replay_timestamp(), now()) END
       FROM log_days WHERE day <= $2::date AND projected_at IS NOT NULL ORDER BY day DESC LIMIT 1),
      CASE WHEN missing_days = 0 THEN now() END
    ) AS source_until
  FROM (
    SELECT count(*)::integer AS missing_days FROM log_days
    WHERE day BETWEEN $1::date AND $2::date AND changed_at IS NOT NULL AND projected_at IS NULL AND dropped_at IS NULL
  ) AS missing`,
};

/**
 * Reads a version of each of the days $1: when it last changed, and its number of events, because of two workers that
 * record at the same time the second may have the earlier time.
 */
const DAY_VERSIONS = {
  name: 'day-versions',
  text: `
  SELECT day::text, concat_ws(' ', changed_at, (
      SELECT events FROM daily_rollups
      WHERE dimension = ${dimensions.total} AND key_id = 0 AND daily_rollups.day = log_days.day
    )) AS version
  FROM log_days WHERE day = ANY ($1::date[])`,
};

/** Whether the raw events of a day from $1 to $2 were dropped. */
const HAS_DROPPED = {
  name: 'has-dropped-day',
  text: `
  SELECT EXISTS (
    SELECT FROM log_days WHERE day BETWEEN $1::date AND $2::date AND dropped_at IS NOT NULL
  ) AS "hasDropped"`,
};

/** Whether the raw events of a day of a period were dropped. */
export async function hasDroppedDay(reader: Reader, { from, to }: ReportPeriod): Promise<boolean> {
  const [row] = await reader.query<[{ hasDropped: boolean }]>(HAS_DROPPED, [from, to]);
  return row.hasDropped;
}

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

/** The projections that cover each side's days. Attributions alone are also summed by month. */
export async function findProjectionCover(
  reader: Reader,
  sides: readonly (ReportPeriod | null)[],
  { byMonth }: { byMonth: boolean },
): Promise<RangeCover> {
  const source = await findCoverSource(reader, 'attributions');
  return coverRange(numbered(sides), byMonth ? source : { ...source, months: new Set() });
}

/** By day, a text that is another one once the day's events have changed; days without events are missing. */
export async function findDayVersions(reader: Reader, days: readonly string[]): Promise<Map<string, string>> {
  const rows = await reader.query<{ day: string; version: string }[]>(DAY_VERSIONS, [days]);
  return new Map(rows.map(({ day, version }) => [day, version]));
}
