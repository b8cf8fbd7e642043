import {
  BREAKDOWN_ROWS,
  measure,
  NO_SESSIONS,
  reportMetrics,
  withVisits,
  type AnalyticsReport,
  type ReportCsvQuery,
  type ReportQuery,
} from '@astaguide/contracts/analytics/report/analytics-report';
import {
  breakdownDimensions,
  isSessionPage,
  type BreakdownDimension,
} from '@astaguide/contracts/analytics/report/report-dimension';
import type { ReportPeriod } from '@astaguide/contracts/lib/report-period';
import { readFilters } from '@astaguide/contracts/analytics/report/report-filter';
import { Injectable } from '@nestjs/common';
import { ALL_ROWS, type CsvFile } from '../csv-file';
import { ReportRangeService } from './report-range.service';
import { biggestChanges } from './biggest-changes';
import { breakdownsOf, otherEventsOf } from './report-breakdowns';
import { reportCsv } from './report-csv';
import { overlaps } from './cover-range';
import type { RankedKey } from './key-ranking.sql';
import { ReportMetricsService } from './report-metrics.service';
import { momentsOf, seriesOf } from './report-series';
import { totalsOf } from '../../lib/totals-of';
import { GoalMetricsService } from './goals/goal-metrics.service';
import { GoalsService } from './goals/goals.service';

interface Asked {
  now: Date;
  /** Includes 'type' for other events. */
  dimensions: readonly (BreakdownDimension | 'type')[];
  /** Maximum number of rows of each breakdown. */
  limit: number;
  hasGoals: boolean;
}

/** The traffic report of a period. */
@Injectable()
export class ReportService {
  constructor(
    private readonly metrics: ReportMetricsService,
    private readonly ranges: ReportRangeService,
    private readonly goalMetrics: GoalMetricsService,
    private readonly goals: GoalsService,
  ) {}

  /** @throws InvalidInputError for days in the future */
  report(query: ReportQuery, now = new Date()): Promise<AnalyticsReport> {
    const dimensions = [...breakdownDimensions, 'type'] as const;
    return this.read(query, { now, dimensions, limit: BREAKDOWN_ROWS, hasGoals: true });
  }

  /**
   * One table of a report as a CSV file. Breakdowns contain every row.
   *
   * @throws InvalidInputError for days in the future
   */
  async file({ table, ...query }: ReportCsvQuery): Promise<CsvFile> {
    const hasGoals = table === 'goals';
    const dimensions = table === 'series' || hasGoals ? [] : [table];
    const report = await this.read(query, { now: new Date(), dimensions, limit: ALL_ROWS, hasGoals });
    const { from, to } = report.period;
    return { name: `analytics-${table}-${from}-to-${to}.csv`, text: reportCsv(report, table) };
  }

  private async read(
    query: ReportQuery,
    { now, dimensions, limit, hasGoals }: Asked,
  ): Promise<AnalyticsReport> {
    const { range, ...measured } = await this.ranges.measure(query, now);
    const { comparison } = range;
    const { buckets, grain, span, comparedSpan } = measured;
    const filters = readFilters(query.filter);
    const sessionPages = dimensions.filter(isSessionPage);
    const asked = {
      ...range,
      ...measured,
      dimensions: dimensions.filter((name) => !isSessionPage(name)),
      ...(sessionPages.length > 0 && { sessionPages }),
      limit,
    };
    const [found, goals, known] = await Promise.all([
      this.metrics.find(asked, filters),
      hasGoals ? this.goalMetrics.find({ range, ...measured }, filters) : undefined,
      dimensions.includes('type') ? this.goals.knownEventTypes() : [],
    ]);
    const series = seriesOf(buckets, found.series, measured.imported);
    const compared = series.flatMap((bucket) => bucket.compared ?? []);
    const sessions = found.sessions ?? ([NO_SESSIONS, NO_SESSIONS] as const);
    const totals = withVisits(
      measure(totalsOf(series, reportMetrics), comparison && totalsOf(compared, reportMetrics)),
      ...sessions,
    );
    const breakdowns = breakdownsOf(
      breakdownDimensions.filter((dimension) => dimensions.includes(dimension)),
      found.keys,
      limit,
      totals,
      { views: sessions[0].views, clicks: sessions[0].clicks, compared: comparison && sessions[1] },
    );
    // Filtered metrics have none of the imported days.
    const isImported = (period: ReportPeriod | null) =>
      period !== null && filters.length === 0 && overlaps(measured.imported, period);
    const isMixed = isImported(range.period) || isImported(comparison);
    return {
      ...range,
      filters: found.filters,
      droppedMonths: found.droppedMonths,
      span: momentsOf(span),
      comparedSpan: comparedSpan && momentsOf(comparedSpan),
      grain,
      series,
      biggestChanges: comparison ? biggestChanges(isMixed ? found.keys.map(withoutClicks) : found.keys) : [],
      goals: (goals?.goals ?? []).map((goal) => ({
        ...goal,
        rate: totals.visitors === 0 ? null : goal.visitors / totals.visitors,
      })),
      goalsLackMonths: goals?.goalsLackMonths ?? [],
      reportingCurrency: goals?.reportingCurrency ?? '',
      otherEvents: otherEventsOf(found.keys, known, comparison !== null),
      ...(isImported(range.period) ? withoutRates({ totals, breakdowns }) : { totals, breakdowns }),
    };
  }
}

/** Imported days have no clicks: a change from or to them is none. */
const withoutClicks = (row: RankedKey): RankedKey => ({ ...row, clicks: 0, clicksBefore: 0 });

/** Nor is there a rate of page views that were imported. */
const withoutRates = ({
  totals,
  breakdowns,
}: Pick<AnalyticsReport, 'totals' | 'breakdowns'>): Pick<AnalyticsReport, 'totals' | 'breakdowns'> => ({
  totals: { ...totals, clickThroughRate: null },
  breakdowns: breakdowns.map((breakdown) => ({
    ...breakdown,
    rows: breakdown.rows.map((row) => ({ ...row, clickThroughRate: null })),
  })),
});
