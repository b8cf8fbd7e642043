import {
  growth,
  type AnalyticsReport,
  type ReportGoal,
} from '@astaguide/contracts/analytics/report/analytics-report';
import { MAX_GOALS, type Goal } from '@astaguide/contracts/analytics/goal';
import { bucketsOf, spanOf, type Span } from '@astaguide/contracts/analytics/report/report-buckets';
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
  STORED_GOALS,
  type GoalOfDay,
  type GoalOfSide,
} from './goal-metrics.sql';
import { GoalsService } from './goals.service';

/** Maximum number of days of a goal that are kept in memory: those of some long ranges. */
const KEPT_DAYS = 2000;

/** Maximum number of goals of which days are kept, with their former rules. */
const KEPT_GOALS = 2 * MAX_GOALS;

/** A day of a chunk, or a part of it, and by what it is kept: another one once its events have changed. */
interface CountedDay extends Span {
  day: string;
  isWhole: boolean;
  key: string;
}
interface CountedDays extends DayChunk {
  days: CountedDay[];
}

/** Whether a goal is every event of a type, which the daily rollups count. */
const isEveryEvent = ({ on, where, value }: Goal) => 'eventType' in on && !where && !value;

/** The goals of a report, without their share of its visitors. */
interface CountedGoals extends Pick<AnalyticsReport, 'goalsLackMonths' | 'reportingCurrency'> {
  goals: Omit<ReportGoal, 'rate'>[];
}

/**
 * Counts goals from the log, so that a new goal has its whole history at once. Without filters, a day is counted again
 * only when its events or the goal change, and the daily rollups have goals that are every event of a type.
 */
@Injectable()
export class GoalMetricsService {
  /** What was counted of goals, by their rules and then by day; the last used goal last. Null for a day without any. */
  private readonly kept = new Map<string, Map<string, GoalOfDay | null>>();

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
      filters.length > 0 ? this.count(filters, chunks) : this.countUnfiltered(goals, chunks, measured),
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
    goals: readonly Goal[],
    chunks: readonly DayChunk[],
    { days: zone }: MeasuredRange,
  ): Promise<(GoalOfDay & Sided)[]> {
    const dayOf = ({ start }: Span) => siteDayOf(new Date(start), zone);
    const versions = await findDayVersions(
      this.reader,
      chunks.flatMap(({ days }) => days.map(dayOf)),
    );
    const counted = chunks.map((chunk) => ({
      ...chunk,
      days: chunk.days.flatMap((span) => {
        const day = dayOf(span);
        // A day without events has no version, and no goals.
        if (!versions.has(day)) return [];
        const whole = spanOf({ from: day, to: day }, zone);
        const isWhole = span.start === whole.start && span.end === whole.end;
        return [{ ...span, day, isWhole, key: `${span.start} ${span.end} ${versions.get(day)}` }];
      }),
    }));
    const rowsOf = new Map(goals.map((goal) => [goal, this.keptOf(goal)]));
    const isStored = (goal: Goal, { isWhole }: CountedDay) => isWhole && isEveryEvent(goal);
    const [stored] = await Promise.all([
      this.findStored(
        counted.flatMap(({ days }) => days.flatMap(({ day, isWhole }) => (isWhole ? day : []))),
      ),
      this.countMissing(counted, rowsOf, isStored),
    ]);
    return counted.flatMap(({ side, days }) =>
      days.flatMap((day) =>
        goals.flatMap((goal) => {
          const row = isStored(goal, day)
            ? stored.get(`${goal.id} ${day.day}`)
            : rowsOf.get(goal)!.get(day.key);
          return row ? [{ ...row, side }] : [];
        }),
      ),
    );
  }

  /** Goals of whole days that the rollups have, by goal and day. */
  private async findStored(days: readonly string[]): Promise<Map<string, GoalOfDay>> {
    const rows = await this.reader.query<GoalOfDay[]>(STORED_GOALS, [[...new Set(days)]]);
    return new Map(rows.map((row) => [`${row.goal_id} ${row.day}`, row]));
  }

  /** Counts the days of goals that are neither kept nor in the rollups. */
  private async countMissing(
    chunks: readonly CountedDays[],
    rowsOf: ReadonlyMap<Goal, Map<string, GoalOfDay | null>>,
    isStored: (goal: Goal, day: CountedDay) => boolean,
  ): Promise<void> {
    const missing = chunks.flatMap((chunk) => {
      const lacks = (goal: Goal, day: CountedDay) => !isStored(goal, day) && !rowsOf.get(goal)!.has(day.key);
      const goals = [...rowsOf.keys()].filter((goal) => chunk.days.some((day) => lacks(goal, day)));
      const days = chunk.days.filter((day) => goals.some((goal) => lacks(goal, day)));
      return goals.length === 0 ? [] : [{ ...chunk, days, goals }];
    });
    const counted = await this.log.readChunks<GoalOfDay, (typeof missing)[number]>(missing, (chunk) =>
      goalsStatement(
        [],
        chunk,
        chunk.goals.map(({ id }) => id),
      ),
    );
    for (const { goals, days, rows } of counted) {
      const found = new Map(rows.map((row) => [`${row.goal_id} ${row.day}`, row]));
      for (const goal of goals)
        for (const { day, key } of days) rowsOf.get(goal)!.set(key, found.get(`${goal.id} ${day}`) ?? null);
    }
  }

  /** What was counted of a goal by its present rules. */
  private keptOf(goal: Goal): Map<string, GoalOfDay | null> {
    const rules = JSON.stringify(goal);
    const kept = this.kept.get(rules) ?? new Map<string, GoalOfDay | null>();
    dropOldest(kept, KEPT_DAYS);
    this.kept.delete(rules);
    this.kept.set(rules, kept);
    dropOldest(this.kept, KEPT_GOALS);
    return kept;
  }
}

function dropOldest(kept: Map<string, unknown>, most: number): void {
  for (const oldest of kept.keys()) {
    if (kept.size <= most) break;
    kept.delete(oldest);
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
