import {
  earningsMeasures,
  type Earnings,
  type EarningsCsvQuery,
  type EarningsFigures,
  type EarningsMeasure,
  type EarningsQuery,
  type MeasuredEarnings,
} from '@astaguide/contracts/earnings';
import { bucketsOf } from '@astaguide/contracts/report-buckets';
import { comparisonOf, grainOf, periodOf, type ReportPeriod } from '@astaguide/contracts/report-period';
import { dayIn } from '@astaguide/contracts/time-zone';
import { Injectable } from '@nestjs/common';
import { InvalidInputError } from '../http/errors';
import { earningsCsv } from './earnings-csv';
import { EarningsRepository } from './earnings.repository';

const DAY = 86_400_000;

/** What the owner's clicks earned over a period of the owner's choice. */
@Injectable()
export class EarningsService {
  constructor(private readonly earnings: EarningsRepository) {}

  /** @throws InvalidInputError for days that have not come yet */
  async read(query: EarningsQuery, now = new Date()): Promise<Earnings> {
    const period = askedPeriod(query, dayIn(now, 'UTC'));
    const comparison = comparisonOf(period, query.compare);
    const fittest = grainOf(period);
    const grain = fittest === 'hour' ? 'day' : fittest;
    const buckets = bucketsOf({ period, comparison: null }, grain, 'UTC').map(({ start, end }) => ({
      start: new Date(start).toISOString(),
      end: new Date(end).toISOString(),
    }));
    const lag = comparison && Date.parse(period.from) - Date.parse(comparison.from);
    const stored = await this.earnings.find(
      period,
      comparison,
      buckets.map(({ start, end }) => ({
        from: start.slice(0, 10),
        until: end.slice(0, 10),
        comparedFrom: lag === null ? null : shifted(start, lag),
        comparedUntil: lag === null ? null : shifted(end, lag),
      })),
    );
    const measured = ({ now: figures, before }: { now: EarningsFigures; before: EarningsFigures }) =>
      measure(figures, comparison && before);
    return {
      ...{ period, comparison, grain, asOf: now.toISOString() },
      totals: measured(stored.totals),
      withoutCommission: stored.withoutCommission,
      unmatched: stored.unmatched,
      hasBegun: stored.hasBegun,
      series: buckets.map((bucket, place) => ({
        ...bucket,
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
   * One table of the figures as a file.
   *
   * @throws InvalidInputError for days that have not come yet
   */
  async file({ table, ...query }: EarningsCsvQuery): Promise<{ name: string; text: string }> {
    const earnings = await this.read(query);
    const { from, to } = earnings.period;
    return { name: `earnings-${table}-${from}-to-${to}.csv`, text: earningsCsv(earnings, table) };
  }
}

function askedPeriod({ range, from, to }: EarningsQuery, today: string): ReportPeriod {
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

function measure(figures: EarningsFigures, compared: EarningsFigures | null): MeasuredEarnings {
  if (!compared) return { ...figures, compared, change: null };
  const change = earningsMeasures.map((name) => [
    name,
    growth(valueOf(figures, name), valueOf(compared, name)),
  ]);
  return {
    ...figures,
    compared,
    change: Object.fromEntries(change) as Record<EarningsMeasure, number | null>,
  };
}

/** For a ratio only: what is money stays text. */
function valueOf(figures: EarningsFigures, name: EarningsMeasure): number {
  return name === 'conversions' ? figures.pending + figures.confirmed : Number(figures[name]);
}

function growth(now: number, before: number): number | null {
  return before === 0 ? null : now / before - 1;
}

/** The day some milliseconds before a moment; both are whole days. */
const shifted = (moment: string, lag: number) =>
  new Date(Math.round((Date.parse(moment) - lag) / DAY) * DAY).toISOString().slice(0, 10);
