import type { RangeQuery } from '@astaguide/contracts/analytics/report/analytics-report';
import {
  bucketsOf,
  spanOf,
  type ReportBucket,
  type Span,
} from '@astaguide/contracts/analytics/report/report-buckets';
import {
  comparisonOf,
  grainOf,
  periodOf,
  type ReportGrain,
  type ReportPeriod,
} from '@astaguide/contracts/lib/report-period';
import { siteDayOf, zoneNameOf, type SiteDays, type Zone } from '@astaguide/contracts/analytics/site-days';
import { clockTime, offsetAt } from '@astaguide/contracts/lib/time-zone';
import { Injectable } from '@nestjs/common';
import { InvalidInputError } from '../../http/errors';
import { SettingsService } from '../../settings/settings.service';
import type { Reader } from './reader';
import { ReportReader } from './report-reader.repository';
import { overlaps, periodsOf, type ComparedPeriod } from './cover-range';
import { hasDroppedDay } from './projections.repository';
import { findCoverSource } from './report-rollups.repository';

const MINUTE = 60_000;
/** Number of hours of the range '24h', the one that has begun included. */
const HOURS = 24;

/** The days of a report, as in its response. */
export interface ReportRange extends ComparedPeriod {
  timeZone: string;
  asOf: string;
}

/** A range with the moments that its metrics are counted from and until. */
export interface MeasuredRange {
  range: ReportRange;
  days: SiteDays;
  grain: ReportGrain;
  buckets: ReportBucket[];
  /** From the first moment of the first day to the last one of the last; of the last 24 hours, just these. */
  span: Span;
  /** Ends at the same time of its last day as now is of the period's, if that is today. */
  comparedSpan: Span | null;
  /** Days that were imported, oldest first. */
  imported: readonly ReportPeriod[];
}

/** The first day of some data, 'YYYY-MM-DD'; null without any. */
type FindFirstDay = (reader: Reader) => Promise<string | null>;

/** Finds the days that a query asks for, in the site's time zone. */
@Injectable()
export class ReportRangeService {
  constructor(
    private readonly settings: SettingsService,
    private readonly reader: ReportReader,
  ) {}

  /** @throws InvalidInputError for days in the future */
  async find(query: RangeQuery, now: Date): Promise<ReportRange> {
    return this.findIn(await this.settings.getDays(), query, now);
  }

  /**
   * Like `find`, with the exact moments. Where the raw events of a day were dropped or the day was imported, a comparison
   * has its whole last day; that of the last 24 hours is left out. A day is shown by hours unless it or the compared one
   * was imported.
   *
   * @param findFirstDay of what is reported beside events: 'all' begins no later; null for none
   * @throws InvalidInputError for days in the future
   */
  async measure(query: RangeQuery, now: Date, findFirstDay?: FindFirstDay): Promise<MeasuredRange> {
    const [days, { weekStart }] = await Promise.all([this.settings.getDays(), this.settings.get()]);
    const range = await this.findIn(days, query, now, findFirstDay);
    const { period, comparison } = range;
    const until = comparison && sameTime(now, period.to, comparison.to, days);
    const { imported } = await findCoverSource(this.reader, 'rollups');
    const cut = comparison && (query.range === '24h' ? comparison : lastDayOf(comparison));
    const canCut = until === null || (!overlaps(imported, cut!) && !(await hasDroppedDay(this.reader, cut!)));
    if (query.range === '24h')
      return { ...lastHours(canCut ? range : { ...range, comparison: null }, days, now, until), imported };
    const comparedUntil = canCut ? until : null;
    const hasNoHours = periodsOf(range).some((days) => overlaps(imported, days));
    const grain = grainOf(period) === 'hour' && hasNoHours ? 'day' : grainOf(period);
    return {
      range,
      days,
      grain,
      imported,
      buckets: cutBuckets(bucketsOf(range, grain, days, weekStart), comparedUntil),
      span: spanOf(period, days),
      comparedSpan: comparison && {
        ...spanOf(comparison, days),
        ...(comparedUntil !== null && { end: comparedUntil }),
      },
    };
  }

  private async findIn(
    days: SiteDays,
    query: RangeQuery,
    now: Date,
    findFirstDay?: FindFirstDay,
  ): Promise<ReportRange> {
    const { timeZone } = days[0];
    const period = await this.findPeriod(query, siteDayOf(now, days), timeZone, findFirstDay);
    const comparison = query.range === 'all' ? null : comparisonOf(period, query.compare, query.range);
    return { period, comparison, timeZone, asOf: now.toISOString() };
  }

  private async findPeriod(
    { range, from, to }: RangeQuery,
    today: string,
    timeZone: string,
    findFirstDay?: FindFirstDay,
  ): Promise<ReportPeriod> {
    if (range === 'all') {
      const { firstDay, imported } = await findCoverSource(this.reader, 'rollups');
      const other = await findFirstDay?.(this.reader);
      const days = [firstDay ?? today, imported[0]?.from ?? today, other ?? today];
      return periodOf(range, today, days.toSorted()[0]);
    }
    if (range !== 'custom') return periodOf(range, today);
    // The query's schema requires both.
    const period = { from: from!, to: to! };
    if (period.to > today) {
      throw new InvalidInputError([
        { path: 'to', message: `The last day lies in the future: it is ${today} (${timeZone})` },
      ]);
    }
    return period;
  }
}

const lastDayOf = ({ to }: ReportPeriod): ReportPeriod => ({ from: to, to });

/**
 * The moment of a day at which its clocks show what they show now, to the minute; null unless now is of the last day of
 * the period.
 *
 * @param last the last day of the period
 */
function sameTime(now: Date, last: string, day: string, zone: Zone): number | null {
  if (siteDayOf(now, zone) !== last) return null;
  const { start, end } = spanOf({ from: day, to: day }, zone);
  const clock = clockTime(now.getTime(), zoneNameOf(last, zone));
  const local = Date.parse(day) + clock - (clock % MINUTE);
  const name = zoneNameOf(day, zone);
  const moment = local - offsetAt(local - offsetAt(local, name), name);
  return Math.min(Math.max(moment, start), end);
}

/** The last 24 hours, compared with the same hours of other days. */
function lastHours(
  range: ReportRange,
  days: SiteDays,
  now: Date,
  until: number | null,
): Omit<MeasuredRange, 'imported'> {
  const begun = bucketsOf(range, 'hour', days).filter(({ start }) => start <= now.getTime());
  const buckets = cutBuckets(begun.slice(-HOURS), range.comparison && until);
  const compared = buckets.flatMap((bucket) => bucket.compared ?? []);
  return {
    range,
    days,
    grain: 'hour',
    buckets,
    span: { start: buckets[0]!.start, end: buckets.at(-1)!.end },
    comparedSpan: range.comparison && { start: compared[0]!.start, end: compared.at(-1)!.end },
  };
}

/** Ends the comparison at a moment: later intervals have none. */
export const cutBuckets = (buckets: ReportBucket[], until: number | null): ReportBucket[] =>
  until === null
    ? buckets
    : buckets.map(({ compared, ...bucket }) => ({
        ...bucket,
        compared:
          compared && compared.start < until ? { ...compared, end: Math.min(compared.end, until) } : null,
      }));
