import {
  BREAKDOWN_ROWS,
  measure,
  reportDimensions,
  type AnalyticsReport,
  type ReportBreakdown,
  type ReportCsvQuery,
  type ReportDimension,
  type ReportQuery,
} from '@astaguide/contracts/analytics-report';
import {
  comparisonOf,
  dayOf,
  grainOf,
  periodOf,
  type ReportPeriod,
} from '@astaguide/contracts/report-period';
import { Injectable } from '@nestjs/common';
import { InvalidInputError } from '../http/errors';
import { reportCsv } from './report-csv';
import { seriesOf, sumOf } from './report-series';
import { ReportRepository, type FiguresOfKey } from './report.repository';

/** No dimension has as many keys in 400 days: a file holds them all. */
const ALL_ROWS = 1_000_000;

const countryNames = new Intl.DisplayNames('en', { type: 'region' });

/** The owner's figures over a period of the owner's choice. */
@Injectable()
export class ReportService {
  constructor(private readonly reports: ReportRepository) {}

  /** @throws InvalidInputError for days that have not come yet */
  report(query: ReportQuery, now = new Date()): Promise<AnalyticsReport> {
    return this.read(query, { now, dimensions: reportDimensions, limit: BREAKDOWN_ROWS });
  }

  /**
   * One table of a report as a file of its own, a breakdown with every row.
   *
   * @throws InvalidInputError for days that have not come yet
   */
  async file({ table, ...query }: ReportCsvQuery, now = new Date()): Promise<{ name: string; text: string }> {
    const dimensions = table === 'series' ? [] : [table];
    const report = await this.read(query, { now, dimensions, limit: ALL_ROWS });
    const { from, to } = report.period;
    return { name: `analytics-${table}-${from}-to-${to}.csv`, text: reportCsv(report, table) };
  }

  private async read(
    query: ReportQuery,
    { now, dimensions, limit }: { now: Date; dimensions: readonly ReportDimension[]; limit: number },
  ): Promise<AnalyticsReport> {
    const period = askedPeriod(query, dayOf(now));
    const comparison = comparisonOf(period, query.compare);
    const grain = grainOf(period);
    const withHours = grain === 'hour';
    const { days, hours, keys } = await this.reports.find({
      period,
      comparison,
      withHours,
      dimensions,
      limit,
    });
    return {
      period,
      comparison,
      asOf: now.toISOString(),
      grain,
      series: seriesOf({ period, comparison, grain }, withHours ? hours : days),
      totals: measure(sumOf(period, days), comparison && sumOf(comparison, days)),
      breakdowns: dimensions.map((dimension) => breakdownOf(dimension, keys, comparison !== null)),
    };
  }
}

function askedPeriod({ range, from, to }: ReportQuery, today: string): ReportPeriod {
  if (range !== 'custom') return periodOf(range, today);
  // The query's schema has seen to it that both are there.
  const period = { from: from!, to: to! };
  if (period.to > today) {
    throw new InvalidInputError([
      { path: 'to', message: `The last day lies in the future: it is ${today} (UTC)` },
    ]);
  }
  return period;
}

function breakdownOf(
  dimension: ReportDimension,
  figures: readonly FiguresOfKey[],
  isCompared: boolean,
): ReportBreakdown {
  const own = figures.filter((row) => row.dimension === dimension);
  return {
    dimension,
    keys: own[0]?.keys ?? 0,
    rows: own.map((row) => ({
      key: row.key,
      label: labelOf(row),
      ...measure(row.now, isCompared ? row.before : null),
    })),
  };
}

function labelOf({ dimension, key, productName }: FiguresOfKey): string {
  if (dimension === 'product') return productName ?? `Deleted product ${key}`;
  if (dimension === 'country' && /^[A-Z]{2}$/.test(key)) return countryNames.of(key) ?? key;
  return key;
}
