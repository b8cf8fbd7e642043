import type { DerivedState } from '@astaguide/contracts/report/analytics-report';
import type { ReportPeriod } from '@astaguide/contracts/report/report-period';
import { Injectable } from '@nestjs/common';
import type { Reader } from '../replicas/reader';
import { coverRange, type RangeCover } from './cover-range';
import { findCoverSource } from './cover-source.sql';

/** Days of the owner's choice. */
export interface DerivedRange {
  period: ReportPeriod;
  comparison: ReportPeriod | null;
}

/**
 * A day counts as missing while it has events and no projections. Those of the latest day are as current as what this
 * server has replayed of the primary, until an event comes that they lack.
 */
const STATE = {
  name: 'derived-state',
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

/** Figures that a worker computes from the log by day. */
@Injectable()
export class DerivedFiguresRepository {
  /** How current the figures of a period are. */
  async findState(reader: Reader, { period }: DerivedRange): Promise<DerivedState> {
    const [row] = await reader.query<[{ source_until: Date | null; missing_days: number }]>(STATE, [
      period.from,
      period.to,
    ]);
    return {
      asOf: row.source_until?.toISOString() ?? null,
      missingDays: row.missing_days,
    };
  }

  /** What covers the days of the period (0), and of the comparison (1). */
  async findCover(
    reader: Reader,
    { period, comparison }: DerivedRange,
    { byMonth = false } = {},
  ): Promise<RangeCover> {
    const source = await findCoverSource(reader, 'attributions');
    return coverRange(
      comparison ? [period, comparison] : [period],
      byMonth ? source : { ...source, months: new Set() },
    );
  }
}
