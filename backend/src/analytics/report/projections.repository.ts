import type { ProjectionState } from '@astaguide/contracts/analytics/report/analytics-report';
import type { Reader } from './reader';
import { coverRange, periodsOf, type ComparedPeriod, type RangeCover } from './cover-range';
import { DAY_VERSION, PROJECTION_STATE } from './projections.sql';
import { findCoverSource } from './report-rollups.repository';

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
