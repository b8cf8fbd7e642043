import { growth } from '@astaguide/contracts/analytics/report/analytics-report';
import {
  noValueLabel,
  reportDimensions,
  type ReportDimension,
} from '@astaguide/contracts/analytics/report/report-dimension';
import {
  earningsMeasures,
  type Earnings,
  type EarningsCsvQuery,
  type EarningsMetrics,
  type EarningsMeasure,
  type EarningsQuery,
  type MeasuredEarnings,
} from '@astaguide/contracts/earnings/earnings';
import type { EarningsDimension } from '@astaguide/contracts/earnings/earnings-dimension';
import { bucketsOf, type ReportBucket } from '@astaguide/contracts/analytics/report/report-buckets';
import { readFilters, type ReportFilter } from '@astaguide/contracts/analytics/report/report-filter';
import {
  daysIn,
  grainOf,
  plusDays,
  type ReportGrain,
  type ReportPeriod,
} from '@astaguide/contracts/lib/report-period';
import { startOfDay } from '@astaguide/contracts/lib/time-zone';
import { Injectable } from '@nestjs/common';
import {
  cutBuckets,
  ReportRangeService,
  type MeasuredRange,
  type ReportRange,
} from '../analytics/report/report-range.service';
import type { CsvFile } from '../analytics/csv-file';
import { keyLabel } from '../analytics/report/key-label';
import { PageTitlesService } from '../analytics/page-titles/page-titles.service';
import { FilteredLogService, type AnsweredFilters } from '../analytics/report/filtered/filtered-log.service';
import { ReportMetricsService } from '../analytics/report/report-metrics.service';
import { momentsOf, seriesOf } from '../analytics/report/report-series';
import { SettingsService } from '../settings/settings.service';
import { earningsCsv } from './earnings-csv';
import { findEarnings, findFirstSaleDay, type EarningsRows, type KeyClicks } from './earnings.repository';
import { rankStatement, type RankClicks } from './earnings.sql';
import type { SalesQuery } from './sales.sql';

/** More than the number of keys of any dimension, because each has its own row. */
const ALL_KEYS = 1_000_000;

/** The days of the earnings. */
interface EarningsRange extends ReportRange, Pick<MeasuredRange, 'days'> {
  /** The moment at which the comparison ends; null without one. */
  comparedUntil: number | null;
}

/** The earnings of a period. */
@Injectable()
export class EarningsService {
  constructor(
    private readonly metrics: ReportMetricsService,
    private readonly ranges: ReportRangeService,
    private readonly log: FilteredLogService,
    private readonly pageTitles: PageTitlesService,
    private readonly settings: SettingsService,
  ) {}

  /** @throws InvalidInputError for days in the future */
  async read({ by, ...query }: EarningsQuery, now = new Date()): Promise<Earnings> {
    const [{ range, days, comparedSpan }, { weekStart }] = await Promise.all([
      this.ranges.measure(query, now, findFirstSaleDay),
      this.settings.get(),
    ]);
    const { comparison } = range;
    const fittest = grainOf(range.period);
    const grain = fittest === 'hour' || by === 'day' ? 'day' : fittest;
    const comparedUntil = comparedSpan && comparedSpan.end;
    const buckets = cutBuckets(bucketsOf(range, grain, days, weekStart), comparedUntil);
    const stored = await this.find({ ...range, days, comparedUntil }, buckets, {
      by,
      grain,
      filters: readFilters(query.filter),
    });
    const measured = ({ now: metrics, before }: { now: EarningsMetrics; before: EarningsMetrics | null }) =>
      measure(metrics, comparison && before);
    // A date that the earlier month does not have is compared with nothing.
    const series = buckets.map((bucket, place) => {
      const { now: metrics, before } = stored.series[place]!;
      return { now: metrics, before: bucket.compared && before };
    });
    const rows =
      by === 'day'
        ? series.map((sides, place) => ({ ...sides, key: buckets[place]!.days.from, name: null }))
        : stored.rows.filter(
            ({ key, now: metrics, before }) => key !== null || hasAny(metrics) || hasAny(before),
          );
    const titles = await this.pageTitles.find(by === 'page' ? rows.flatMap(({ key }) => key ?? []) : []);
    return {
      ...range,
      filters: stored.filters,
      droppedMonths: stored.droppedMonths,
      grain,
      currency: stored.currency,
      totals: measured(stored.totals),
      payment: stored.payment,
      unpaidByAge: stored.unpaidByAge,
      withoutCommission: stored.withoutCommission,
      withoutExchangeRate: stored.withoutExchangeRate,
      unmatched: stored.unmatched,
      hasBegun: stored.hasBegun,
      series: buckets.map((bucket, place) => ({
        ...momentsOf(bucket),
        ...series[place]!.now,
        compared: series[place]!.before,
      })),
      by,
      rows: rows.map(({ key, name, ...sides }) => ({
        key,
        label: labelOf(by, key, name ?? titles.get(key ?? '') ?? null),
        ...measured(sides),
      })),
    };
  }

  /**
   * One table of the earnings as a CSV file.
   *
   * @throws InvalidInputError for days in the future
   */
  async file({ table, ...query }: EarningsCsvQuery): Promise<CsvFile> {
    const earnings = await this.read(query);
    const { from, to } = earnings.period;
    const what = table === 'series' ? table : `by-${earnings.by}`;
    return { name: `earnings-${what}-${from}-to-${to}.csv`, text: earningsCsv(earnings, table) };
  }

  /** The clicks are read in the same way as in the traffic report, so that the two agree. */
  private async find(
    { comparedUntil, ...range }: EarningsRange,
    buckets: readonly ReportBucket[],
    { by, grain, filters }: SalesQuery & { grain: ReportGrain },
  ): Promise<EarningsRows & AnsweredFilters> {
    const { period, comparison } = range;
    const daysOf = ({ from, to }: ReportPeriod) => ({ from, until: plusDays(to, 1) });
    const comparedSpan = comparedUntil === null ? null : { start: -Infinity, end: comparedUntil };
    const ranks = by === 'rank' ? await this.countRanks({ ...range, comparedSpan }, filters) : undefined;
    const asked = {
      ...range,
      comparedSpan,
      grain,
      buckets,
      limit: ALL_KEYS,
      dimensions: isReportDimension(by) ? [by] : [],
    };
    // Reads from the primary, so that an import shows immediately.
    return this.metrics.snapshot(asked, filters, async (reader, counted) => {
      const clicks = seriesOf(buckets, counted.series);
      const stored = await findEarnings(reader, {
        period,
        comparison,
        comparedUntil: comparedUntil === null ? null : new Date(comparedUntil),
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
        by,
        keyClicks: withUnknown(
          ranks?.clicks ??
            counted.keys.map(({ key, clicks: now, clicksBefore }) => ({
              key,
              clicks: now,
              comparedClicks: clicksBefore,
            })),
          clicks,
        ),
      });
      const droppedMonths = ranks?.droppedMonths ?? counted.droppedMonths;
      return { ...stored, filters: counted.filters, droppedMonths };
    });
  }

  private async countRanks(
    range: ReportRange & Pick<MeasuredRange, 'days' | 'comparedSpan'>,
    filters: readonly ReportFilter[],
  ): Promise<{ clicks: KeyClicks[]; droppedMonths: string[] }> {
    const { rows, droppedMonths } = await this.log.count<RankClicks>(range, filters, (chunk) =>
      rankStatement(filters, chunk),
    );
    const sumOf = (key: string, side: number) =>
      sum(rows.filter((row) => row.key === key && row.side === side).map(({ clicks }) => clicks));
    const keys = [...new Set(rows.map(({ key }) => key))];
    return {
      clicks: keys.map((key) => ({ key, clicks: sumOf(key, 0), comparedClicks: sumOf(key, 1) })),
      droppedMonths,
    };
  }
}

const isReportDimension = (by: EarningsDimension): by is EarningsDimension & ReportDimension =>
  (reportDimensions as readonly string[]).includes(by);

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

/** The clicks of keys, and those without a key, so that they add up to all clicks. */
function withUnknown(
  keyed: readonly KeyClicks[],
  series: readonly { clicks: number; compared: { clicks: number } | null }[],
): KeyClicks[] {
  const rest = {
    key: null,
    clicks: sum(series.map(({ clicks }) => clicks)) - sum(keyed.map(({ clicks }) => clicks)),
    comparedClicks:
      sum(series.map(({ compared }) => compared?.clicks ?? 0)) -
      sum(keyed.map(({ comparedClicks }) => comparedClicks)),
  };
  return [...keyed, rest].filter((row) => row.clicks > 0 || row.comparedClicks > 0);
}

/** Whether there are clicks, sales or corrections. */
const hasAny = ({ clicks, pending, confirmed, reversed, ...money }: EarningsMetrics) =>
  clicks + pending + confirmed + reversed > 0 ||
  [money.sales, money.expected, money.reversedCommission].some((amount) => amount !== '0.00');

/** Every click has these. By any other dimension, what has no key is also clicks, or sales of an unknown product. */
const KEYS_OF_EVERY_CLICK: readonly EarningsDimension[] = ['channel', 'source', 'device'];

function labelOf(by: EarningsDimension, key: string | null, name: string | null): string {
  if (by === 'network') return name ?? 'No network';
  if (key === null) return KEYS_OF_EVERY_CLICK.includes(by) ? 'Without a click' : noValueLabel(by);
  return isReportDimension(by) ? keyLabel(by, key, name) : key;
}

/** The days from the first one of the comparison to the last one of the period. */
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
