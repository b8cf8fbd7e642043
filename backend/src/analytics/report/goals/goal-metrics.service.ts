import {
  growth,
  type AnalyticsReport,
  type ReportGoal,
} from '@astaguide/contracts/analytics/report/analytics-report';
import { bucketsOf } from '@astaguide/contracts/analytics/report/report-buckets';
import type { ReportFilter } from '@astaguide/contracts/analytics/report/report-filter';
import { siteDayOf } from '@astaguide/contracts/analytics/site-days';
import { Injectable } from '@nestjs/common';
import { periodsOf } from '../cover-range';
import { chunksOf, type DayChunk } from '../filtered/day-chunks';
import { FilteredLogService } from '../filtered/filtered-log.service';
import type { Sided } from '../key-ranking.sql';
import { findDayVersions } from '../projections.repository';
import type { MeasuredRange } from '../report-range.service';
import { ReportReader } from '../report-reader.repository';
import { findDroppedMonths } from '../report-rollups.repository';
import {
  GOALS_OF_SIDES,
  goalsStatement,
  REPORTING_CURRENCY,
  type GoalOfDay,
  type GoalOfSide,
} from './goal-metrics.sql';
import { GoalsService } from './goals.service';

/** Maximum number of days whose goals are kept in memory: those of some long ranges. */
const KEPT_DAYS = 2000;

/** The goals of a report, without their share of its visitors. */
interface CountedGoals extends Pick<AnalyticsReport, 'goalsLackMonths' | 'reportingCurrency'> {
  goals: Omit<ReportGoal, 'rate'>[];
}

/**
 * Counts goals from the log, so that a new goal has its whole history at once. Without filters, a day is counted again
 * only when its events or the goals change.
 */
@Injectable()
export class GoalMetricsService {
  /** Goals of days, the last used one last. */
  private readonly kept = new Map<string, GoalOfDay[]>();

  constructor(
    private readonly goals: GoalsService,
    private readonly log: FilteredLogService,
    private readonly reader: ReportReader,
  ) {}

  async find(measured: MeasuredRange, filters: readonly ReportFilter[]): Promise<CountedGoals> {
    const [goals, [settings]] = await Promise.all([
      this.goals.list(),
      this.reader.query<[{ currency: string }]>(REPORTING_CURRENCY, []),
    ]);
    const reportingCurrency = settings.currency;
    if (goals.length === 0) return { goals: [], goalsLackMonths: [], reportingCurrency };
    const chunks = dayChunksOf(measured);
    const [counted, goalsLackMonths] = await Promise.all([
      filters.length > 0
        ? this.count(filters, chunks)
        : this.countUnfiltered(JSON.stringify(goals), chunks, measured),
      findDroppedMonths(this.reader, periodsOf(measured.range)),
    ]);
    const rows = await this.reader.query<GoalOfSide[]>(GOALS_OF_SIDES, [JSON.stringify(counted)]);
    const isCompared = measured.range.comparison !== null;
    return {
      goals: rows
        .filter(({ side }) => side === 0)
        .map((now) =>
          reportedGoal(
            now,
            rows.find(({ id, side }) => side === 1 && id === now.id)!,
            isCompared,
          ),
        ),
      goalsLackMonths,
      reportingCurrency,
    };
  }

  private async count(
    filters: readonly ReportFilter[],
    chunks: readonly DayChunk[],
  ): Promise<(GoalOfDay & Sided)[]> {
    const counted = await this.log.readChunks<GoalOfDay>(chunks, (chunk) => goalsStatement(filters, chunk));
    return counted.flatMap(({ side, rows }) => rows.map((row) => ({ ...row, side })));
  }

  private async countUnfiltered(
    rules: string,
    chunks: readonly DayChunk[],
    { days: zone }: MeasuredRange,
  ): Promise<(GoalOfDay & Sided)[]> {
    const dayOf = ({ start }: { start: number }) => siteDayOf(new Date(start), zone);
    const versions = await findDayVersions(
      this.reader,
      chunks.flatMap(({ days }) => days.map(dayOf)),
    );
    // A day without events has no version, and no goals.
    const known = chunks.map((chunk) => ({
      ...chunk,
      days: chunk.days.filter((span) => versions.has(dayOf(span))),
    }));
    const keyOf = (span: DayChunk['days'][number]) =>
      JSON.stringify([rules, span.start, span.end, versions.get(dayOf(span))]);
    const missing = known
      .map((chunk) => ({ ...chunk, days: chunk.days.filter((span) => !this.kept.has(keyOf(span))) }))
      .filter(({ days }) => days.length > 0);
    const found = await this.log.readChunks<GoalOfDay>(missing, (chunk) => goalsStatement([], chunk));
    const fresh = new Map(
      found.flatMap(({ days, rows }) =>
        days.map((span) => [keyOf(span), rows.filter(({ day }) => day === dayOf(span))] as const),
      ),
    );
    return known.flatMap(({ side, days }) =>
      days.flatMap((span) => {
        const key = keyOf(span);
        const rows = fresh.get(key) ?? this.kept.get(key) ?? [];
        this.keep(key, rows);
        return rows.map((row) => ({ ...row, side }));
      }),
    );
  }

  private keep(key: string, rows: GoalOfDay[]): void {
    this.kept.delete(key);
    this.kept.set(key, rows);
    for (const oldest of this.kept.keys()) {
      if (this.kept.size <= KEPT_DAYS) break;
      this.kept.delete(oldest);
    }
  }
}

/** The days of a range, in chunks. */
export function dayChunksOf(measured: MeasuredRange): DayChunk[] {
  const { range, days } = measured;
  return chunksOf({ ...range, ...measured, grain: 'day', buckets: bucketsOf(range, 'day', days) });
}

function reportedGoal(now: GoalOfSide, before: GoalOfSide, isCompared: boolean): Omit<ReportGoal, 'rate'> {
  const reached = ({ events, visitors: unique, currency, amount, reported }: GoalOfSide) => ({
    events,
    visitors: unique,
    value: currency === null ? null : { currency, amount, reported },
  });
  return {
    id: now.id,
    name: now.name,
    ...reached(now),
    compared: isCompared ? reached(before) : null,
    change: isCompared
      ? {
          events: growth(now.events, before.events),
          visitors: growth(now.visitors, before.visitors),
          value: now.currency === null ? null : growth(Number(now.amount), Number(before.amount)),
        }
      : null,
  };
}
