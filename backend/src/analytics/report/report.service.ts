import {
  BREAKDOWN_ROWS,
  measure,
  type AnalyticsReport,
  type ReportCsvQuery,
  type ReportQuery,
} from '@astaguide/contracts/report/analytics-report';
import { reportDimensions, type ReportDimension } from '@astaguide/contracts/report/report-dimension';
import { bucketsOf, spanOf } from '@astaguide/contracts/report/report-buckets';
import { readFilters } from '@astaguide/contracts/report/report-filter';
import { grainOf } from '@astaguide/contracts/report/report-period';
import { Injectable } from '@nestjs/common';
import { SettingsService } from '../../settings/settings.service';
import { reportRange } from './report-range';
import { breakdownsOf, goalsOf } from './report-breakdowns';
import { reportCsv } from './report-csv';
import { ReportMetricsService } from './report-metrics.service';
import { momentsOf, seriesOf, sumOf } from './report-series';

/** Row limit of CSV files, more than the keys of a dimension in 400 days. */
const ALL_ROWS = 1_000_000;

interface Asked {
  now: Date;
  /** Includes 'type' for goals. */
  dimensions: readonly (ReportDimension | 'type')[];
  /** Maximum number of rows of each breakdown. */
  limit: number;
}

/** The traffic report of a period. */
@Injectable()
export class ReportService {
  constructor(
    private readonly metrics: ReportMetricsService,
    private readonly settings: SettingsService,
  ) {}

  /** @throws InvalidInputError for days in the future */
  report(query: ReportQuery, now = new Date()): Promise<AnalyticsReport> {
    return this.read(query, { now, dimensions: [...reportDimensions, 'type'], limit: BREAKDOWN_ROWS });
  }

  /**
   * One table of a report as a CSV file. Breakdowns contain every row.
   *
   * @throws InvalidInputError for days in the future
   */
  async file({ table, ...query }: ReportCsvQuery, now = new Date()): Promise<{ name: string; text: string }> {
    const dimensions = table === 'series' ? [] : [table];
    const report = await this.read(query, { now, dimensions, limit: ALL_ROWS });
    const { from, to } = report.period;
    return { name: `analytics-${table}-${from}-to-${to}.csv`, text: reportCsv(report, table) };
  }

  private async read(query: ReportQuery, { now, dimensions, limit }: Asked): Promise<AnalyticsReport> {
    const { timeZone } = await this.settings.get();
    const range = reportRange(query, now, timeZone);
    const { period, comparison } = range;
    const grain = grainOf(period);
    const filters = readFilters(query.filter);
    const buckets = bucketsOf({ period, comparison }, grain, timeZone);
    const span = spanOf(period, timeZone);
    const comparedSpan = comparison && spanOf(comparison, timeZone);
    const asked = { ...range, grain, buckets, dimensions, limit };
    const found = await this.metrics.find(asked, filters);
    const series = seriesOf(buckets, found.series);
    const compared = series.flatMap((bucket) => bucket.compared ?? []);
    return {
      ...range,
      filters: found.filters,
      droppedMonths: found.droppedMonths,
      span: momentsOf(span),
      comparedSpan: comparedSpan && momentsOf(comparedSpan),
      grain,
      series,
      goals: goalsOf(found.keys, comparison !== null),
      totals: measure(sumOf(series), comparison && sumOf(compared)),
      breakdowns: breakdownsOf(
        reportDimensions.filter((dimension) => dimensions.includes(dimension)),
        found.keys,
        comparison !== null,
      ),
    };
  }
}
