import type { ProjectionState } from '@astaguide/contracts/report/analytics-report';
import type { ReportPeriod } from '@astaguide/contracts/report/report-period';
import { Injectable } from '@nestjs/common';
import type { Reader } from '../replicas/reader';
import { coverRange, type RangeCover } from './cover-range';
import { findCoverSource } from './cover-source.sql';

/** Days of a report. */
export interface ProjectionRange {
  period: ReportPeriod;
  comparison: ReportPeriod | null;
}

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

/** The state of the projections. */
@Injectable()
export class ProjectionsRepository {
  /** How up to date the projections of a period are. */
  async findState(reader: Reader, { period }: ProjectionRange): Promise<ProjectionState> {
    const [row] = await reader.query<[{ source_until: Date | null; missing_days: number }]>(STATE, [
      period.from,
      period.to,
    ]);
    return {
      asOf: row.source_until?.toISOString() ?? null,
      missingDays: row.missing_days,
    };
  }

  /** The rollups that cover the period (0) and the comparison (1). */
  async findCover(
    reader: Reader,
    { period, comparison }: ProjectionRange,
    { byMonth = false } = {},
  ): Promise<RangeCover> {
    const source = await findCoverSource(reader, 'attributions');
    return coverRange(
      comparison ? [period, comparison] : [period],
      byMonth ? source : { ...source, months: new Set() },
    );
  }
}
