import type { DerivedState } from '@astaguide/contracts/analytics-report';
import { spanOf } from '@astaguide/contracts/report-buckets';
import type { ReportPeriod } from '@astaguide/contracts/report-period';
import { dimensions } from '@astaguide/database/dimensions';
import { Injectable } from '@nestjs/common';
import type { Reader } from './replicas/reader';
import { closingsIn } from './closings.sql';
import { dayPieces, type DayPieces } from './day-pieces';

/** Days of the owner's choice, read as UTC days. */
export interface DerivedRange {
  period: ReportPeriod;
  comparison: ReportPeriod | null;
}

/**
 * A day counts as missing once it has events. Where none was computed and none is missing there is nothing to compute:
 * the figures are those of this moment.
 */
const STATE = {
  name: 'derived-state',
  text: `
  SELECT missing_days, coalesce(
      (SELECT source_until FROM derived_days WHERE day <= $2::date ORDER BY day DESC LIMIT 1),
      CASE WHEN missing_days = 0 THEN now() END
    ) AS source_until
  FROM (
    SELECT count(*)::integer AS missing_days FROM daily_rollups daily
    WHERE dimension = ${dimensions.total} AND key_id = 0 AND day BETWEEN $1::date AND $2::date AND events > 0
      AND NOT EXISTS (SELECT FROM derived_days derived WHERE derived.day = daily.day)
  ) AS missing`,
};

const CLOSINGS = closingsIn('derived_closings');

/** Figures that a worker computes from the log by UTC day. */
@Injectable()
export class DerivedFiguresRepository {
  /** How current the figures of a period are. */
  async findState(reader: Reader, { period }: DerivedRange): Promise<DerivedState> {
    const [row] = await reader.query<[{ source_until: Date | null; missing_days: number }]>(STATE, [
      period.from,
      period.to,
    ]);
    return {
      exactIn: 'UTC',
      asOf: row.source_until?.toISOString() ?? null,
      missingDays: row.missing_days,
    };
  }

  /** What makes up whole UTC days of the period's dates (0), and of the comparison's (1). */
  async findPieces(reader: Reader, { period, comparison }: DerivedRange): Promise<DayPieces> {
    const rows = await reader.query<{ day: string }[]>(CLOSINGS, [(comparison ?? period).from, period.to]);
    return dayPieces(
      (comparison ? [period, comparison] : [period]).map((days) => spanOf(days, 'UTC')),
      rows.map(({ day }) => day),
    );
  }
}
