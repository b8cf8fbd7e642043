import { spanOf, type ReportBucket, type Span } from '@astaguide/contracts/analytics/report/report-buckets';
import {
  daysIn,
  plusDays,
  type ReportGrain,
  type ReportPeriod,
} from '@astaguide/contracts/lib/report-period';
import type { SiteDays } from '@astaguide/contracts/analytics/site-days';
import type { ComparedPeriod } from '../cover-range';
import type { Sided } from '../key-ranking.sql';
import { intervalsOf, type SeriesInterval } from '../report-series';

/** Days of the log that one statement reads. */
const CHUNK_DAYS = 7;

/** Consecutive days of the period (side 0) or of the comparison (side 1). */
export interface DayChunk extends Sided {
  /** The first day: 'YYYY-MM-DD'. */
  from: string;
  days: Span[];
  /** Start times of the hourly intervals, if the report has hours. */
  hours: number[] | null;
  /** The key of the interval of each day or hour; see intervalsOf in report-series. */
  intervals: number[];
}

export interface ChunkedRange extends ComparedPeriod {
  /** The site's time zone, an IANA name. */
  timeZone: string;
  /** The site's time zones, if it had others. */
  days?: SiteDays;
  /** By default the intervals of single days are hours. */
  grain?: ReportGrain;
  buckets: readonly ReportBucket[];
  /** Where the metrics of the period begin, and where those of the comparison begin and end: by default with whole days. */
  span?: Span;
  comparedSpan?: Span | null;
}

/** A day of a side, without what lies outside of the span. */
interface CutDay {
  day: string;
  span: Span;
  isCut: boolean;
}

/** Splits the days of a report into chunks of at most a week, oldest first. */
export function chunksOf(range: ChunkedRange): DayChunk[] {
  return sidesOf(range).flatMap(({ side, days, intervals }) => {
    if (days.length === 0) return [];
    if (isHourly(range)) return [chunkOfHours(side, days, intervals)];
    const chunks: DayChunk[] = [];
    for (let place = 0; place < days.length; place += CHUNK_DAYS)
      chunks.push(chunkOfDays(side, days.slice(place, place + CHUNK_DAYS), intervals));
    return chunks;
  });
}

/** The days of a report that are cut, each as a chunk: rollups of whole days do not have their metrics. */
export const cutChunksOf = (range: ChunkedRange): DayChunk[] =>
  sidesOf(range).flatMap(({ side, days, intervals }) =>
    days
      .filter(({ isCut }) => isCut)
      .map((day) => (isHourly(range) ? chunkOfHours : chunkOfDays)(side, [day], intervals)),
  );

/** The days of each side that are not cut; null for none. The period (0), and the comparison (1) if there is one. */
export const wholeDaysOf = (range: ChunkedRange): (ReportPeriod | null)[] =>
  sidesOf(range).map(({ days }) => {
    const whole = days.filter(({ isCut }) => !isCut);
    return whole.length === 0 ? null : { from: whole[0]!.day, to: whole.at(-1)!.day };
  });

const isHourly = ({ grain, period }: ChunkedRange) => (grain ? grain === 'hour' : daysIn(period) === 1);

function sidesOf(range: ChunkedRange) {
  const { period, comparison, buckets, span, comparedSpan } = range;
  const zone = range.days ?? range.timeZone;
  const intervals = intervalsOf(buckets);
  const sideOf = (side: 0 | 1, { from, to }: ReportPeriod, start = -Infinity, end = Infinity) => ({
    side,
    intervals: intervals.filter((interval) => interval.side === side),
    days: Array.from({ length: daysIn({ from, to }) }, (_, place): CutDay => {
      const day = plusDays(from, place);
      const whole = spanOf({ from: day, to: day }, zone);
      const cut = { start: Math.max(whole.start, start), end: Math.min(whole.end, end) };
      return { day, span: cut, isCut: cut.start > whole.start || cut.end < whole.end };
    })
      // A day that the time zone skipped has no duration, nor one outside of the span.
      .filter((day) => day.span.start < day.span.end),
  });
  return [
    // A period that ends today has no later events.
    sideOf(0, period, span?.start),
    ...(comparison ? [sideOf(1, comparison, comparedSpan?.start, comparedSpan?.end)] : []),
  ];
}

function chunkOfHours(side: 0 | 1, days: readonly CutDay[], ofSide: readonly SeriesInterval[]): DayChunk {
  const [start, end] = [days[0]!.span.start, days.at(-1)!.span.end];
  const intervals = ofSide.filter((interval) => interval.start >= start && interval.start < end);
  return {
    side,
    from: days[0]!.day,
    days: days.map(({ span }) => span),
    hours: intervals.map((interval) => interval.start),
    intervals: intervals.map(({ of }) => of),
  };
}

const chunkOfDays = (side: 0 | 1, days: readonly CutDay[], ofSide: readonly SeriesInterval[]): DayChunk => ({
  side,
  from: days[0]!.day,
  days: days.map(({ span }) => span),
  hours: null,
  intervals: days.map(({ span }) => ofSide.findLast(({ start }) => start <= span.start)!.of),
});
