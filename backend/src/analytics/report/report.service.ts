import {
  BREAKDOWN_ROWS,
  measure,
  reportMetrics,
  type AnalyticsReport,
  type ReportCsvQuery,
  type ReportQuery,
} from '@astaguide/contracts/analytics/report/analytics-report';
import {
  reportDimensions,
  type ReportDimension,
} from '@astaguide/contracts/analytics/report/report-dimension';
import { bucketsOf, spanOf, type ReportBucket } from '@astaguide/contracts/analytics/report/report-buckets';
import { readFilters } from '@astaguide/contracts/analytics/report/report-filter';
import { grainOf } from '@astaguide/contracts/lib/report-period';
import { dayIn } from '@astaguide/contracts/lib/time-zone';
import { Injectable } from '@nestjs/common';
import { ALL_ROWS, type CsvFile } from '../csv-file';
import { type ReportRange, ReportRangeService } from './report-range.service';
import { biggestChanges } from './biggest-changes';
import { breakdownsOf, goalsOf } from './report-breakdowns';
import { reportCsv } from './report-csv';
import { ReportMetricsService } from './report-metrics.service';
import { momentsOf, seriesOf } from './report-series';
import { totalsOf } from '../../lib/totals-of';

const MINUTE = 60_000;

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
    private readonly ranges: ReportRangeService,
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
  async file({ table, ...query }: ReportCsvQuery): Promise<CsvFile> {
    const dimensions = table === 'series' ? [] : [table];
    const report = await this.read(query, { now: new Date(), dimensions, limit: ALL_ROWS });
    const { from, to } = report.period;
    return { name: `analytics-${table}-${from}-to-${to}.csv`, text: reportCsv(report, table) };
  }

  private async read(query: ReportQuery, { now, dimensions, limit }: Asked): Promise<AnalyticsReport> {
    const range = await this.ranges.find(query, now);
    const { period, comparison, timeZone } = range;
    const grain = grainOf(period);
    const filters = readFilters(query.filter);
    const span = spanOf(period, timeZone);
    const comparedUntil = comparedUntilOf(range, now);
    const comparedSpan = comparison && {
      ...spanOf(comparison, timeZone),
      ...(comparedUntil && { end: comparedUntil }),
    };
    const buckets = cutBuckets(bucketsOf({ period, comparison }, grain, timeZone), comparedUntil);
    const asked = { ...range, grain, buckets, dimensions, limit, comparedUntil };
    const found = await this.metrics.find(asked, filters);
    const series = seriesOf(buckets, found.series);
    const compared = series.flatMap((bucket) => bucket.compared ?? []);
    const totals = measure(totalsOf(series, reportMetrics), comparison && totalsOf(compared, reportMetrics));
    return {
      ...range,
      filters: found.filters,
      droppedMonths: found.droppedMonths,
      span: momentsOf(span),
      comparedSpan: comparedSpan && momentsOf(comparedSpan),
      grain,
      series,
      biggestChanges: comparison ? biggestChanges(found.keys) : [],
      goals: goalsOf(found.keys, comparison !== null),
      totals,
      breakdowns: breakdownsOf(
        reportDimensions.filter((dimension) => dimensions.includes(dimension)),
        found.keys,
        limit,
        totals,
      ),
    };
  }
}

/**
 * When the comparison ends, for a period that is today alone: as many minutes after midnight as now is. Otherwise null.
 */
function comparedUntilOf({ period, comparison, timeZone }: ReportRange, now: Date): number | null {
  if (!comparison || period.from !== period.to || period.to !== dayIn(now, timeZone)) return null;
  const elapsed = now.getTime() - spanOf(period, timeZone).start;
  const { start, end } = spanOf(comparison, timeZone);
  return Math.min(start + elapsed - (elapsed % MINUTE), end);
}

/** Ends the comparison at a moment: later hours have none. */
const cutBuckets = (buckets: ReportBucket[], until: number | null): ReportBucket[] =>
  until === null
    ? buckets
    : buckets.map(({ compared, ...bucket }) => ({
        ...bucket,
        compared:
          compared && compared.start < until ? { ...compared, end: Math.min(compared.end, until) } : null,
      }));
