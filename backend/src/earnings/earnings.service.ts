import type { ReportQuery } from '@astaguide/contracts/report/analytics-report';
import {
  earningsMeasures,
  type Earnings,
  type EarningsCsvQuery,
  type EarningsMetrics,
  type EarningsMeasure,
  type MeasuredEarnings,
} from '@astaguide/contracts/earnings/earnings';
import { bucketsOf, type ReportBucket } from '@astaguide/contracts/report/report-buckets';
import { readFilters, type ReportFilter } from '@astaguide/contracts/report/report-filter';
import {
  daysIn,
  grainOf,
  plusDays,
  type ReportGrain,
  type ReportPeriod,
} from '@astaguide/contracts/report/report-period';
import { startOfDay } from '@astaguide/contracts/values/time-zone';
import { Injectable } from '@nestjs/common';
import { reportRange, type ReportRange } from '../analytics/report/report-range';
import type { AnsweredFilters } from '../analytics/report/filtered/filtered-log.service';
import { ReportMetricsService } from '../analytics/report/report-metrics.service';
import { momentsOf, seriesOf } from '../analytics/report/report-series';
import { SettingsService } from '../settings/settings.service';
import { earningsCsv } from './earnings-csv';
import { EarningsRepository, type EarningsRows } from './earnings.repository';

/** More than the number of products in any catalog, because each has its own row. */
const ALL_PRODUCTS = 1_000_000;

/** The earnings of a period. */
@Injectable()
export class EarningsService {
  constructor(
    private readonly earnings: EarningsRepository,
    private readonly metrics: ReportMetricsService,
    private readonly settings: SettingsService,
  ) {}

  /** @throws InvalidInputError for days in the future */
  async read(query: ReportQuery, now = new Date()): Promise<Earnings> {
    const { timeZone } = await this.settings.get();
    const range = reportRange(query, now, timeZone);
    const { comparison } = range;
    const fittest = grainOf(range.period);
    const grain = fittest === 'hour' ? 'day' : fittest;
    const buckets = bucketsOf(range, grain, timeZone);
    const stored = await this.find(range, readFilters(query.filter), grain, buckets);
    const measured = ({ now: metrics, before }: { now: EarningsMetrics; before: EarningsMetrics }) =>
      measure(metrics, comparison && before);
    return {
      ...range,
      filters: stored.filters,
      droppedMonths: stored.droppedMonths,
      grain,
      totals: measured(stored.totals),
      withoutCommission: stored.withoutCommission,
      unmatched: stored.unmatched,
      hasBegun: stored.hasBegun,
      series: buckets.map((bucket, place) => ({
        ...momentsOf(bucket),
        ...stored.series[place]!.now,
        compared: comparison && stored.series[place]!.before,
      })),
      products: stored.products.map(({ productId, productName, ...sides }) => ({
        productId,
        productName: productName ?? `Deleted product ${productId}`,
        ...measured(sides),
      })),
    };
  }

  /**
   * One table of the earnings as a CSV file.
   *
   * @throws InvalidInputError for days in the future
   */
  async file({ table, ...query }: EarningsCsvQuery): Promise<{ name: string; text: string }> {
    const earnings = await this.read(query);
    const { from, to } = earnings.period;
    return { name: `earnings-${table}-${from}-to-${to}.csv`, text: earningsCsv(earnings, table) };
  }

  /** The clicks are read in the same way as in the traffic report, so that the two agree. */
  private find(
    range: ReportRange,
    filters: readonly ReportFilter[],
    grain: ReportGrain,
    buckets: readonly ReportBucket[],
  ): Promise<EarningsRows & AnsweredFilters> {
    const { period, comparison } = range;
    const daysOf = ({ from, to }: ReportPeriod) => ({ from, until: plusDays(to, 1) });
    const asked = { ...range, grain, buckets, limit: ALL_PRODUCTS, dimensions: ['product'] as const };
    // Reads from the primary, so that an import shows immediately.
    return this.metrics.findCurrent(asked, filters, async (reader, counted) => {
      const clicks = seriesOf(buckets, counted.series);
      const stored = await this.earnings.find(reader, {
        period,
        comparison,
        filters,
        calendar: calendarOf(range),
        buckets: buckets.map((bucket, place) => {
          const compared = bucket.compared && daysOf(bucket.compared.days);
          return {
            ...daysOf(bucket.days),
            clicks: clicks[place]!.clicks,
            comparedFrom: compared && compared.from,
            comparedUntil: compared && compared.until,
            comparedClicks: clicks[place]!.compared?.clicks ?? 0,
          };
        }),
        productClicks: counted.keys
          .map((row) => ({
            productId: Number(row.key),
            clicks: row.clicks,
            comparedClicks: row.clicksBefore,
          }))
          .filter((row) => row.clicks > 0 || row.comparedClicks > 0),
      });
      return { ...stored, filters: counted.filters, droppedMonths: counted.droppedMonths };
    });
  }
}

/** The days from the first day of the comparison to the last day of the period. */
function calendarOf({ period, comparison, timeZone }: ReportRange): { first: string; starts: string[] } {
  const first = comparison?.from ?? period.from;
  const starts = Array.from({ length: daysIn({ from: first, to: period.to }) + 1 }, (_, place) =>
    new Date(startOfDay(plusDays(first, place), timeZone)).toISOString(),
  );
  return { first, starts };
}

function measure(metrics: EarningsMetrics, compared: EarningsMetrics | null): MeasuredEarnings {
  if (!compared) return { ...metrics, compared, change: null };
  const change = earningsMeasures.map((name) => [
    name,
    growth(valueOf(metrics, name), valueOf(compared, name)),
  ]);
  return {
    ...metrics,
    compared,
    change: Object.fromEntries(change) as Record<EarningsMeasure, number | null>,
  };
}

/** For ratios only. Amounts of money stay decimal strings. */
function valueOf(metrics: EarningsMetrics, name: EarningsMeasure): number {
  return name === 'conversions' ? metrics.pending + metrics.confirmed : Number(metrics[name]);
}

function growth(now: number, before: number): number | null {
  return before === 0 ? null : now / before - 1;
}
