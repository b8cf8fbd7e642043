import { spanOf, type ReportBucket, type Span } from '@astaguide/contracts/analytics/report/report-buckets';
import { daysIn, plusDays, type ReportPeriod } from '@astaguide/contracts/lib/report-period';
import type { ComparedPeriod } from '../cover-range';
import type { Sided } from '../key-ranking.sql';
import { intervalsOf, type SeriesInterval } from '../report-series';

/** Days of the log that one statement reads. */
const CHUNK_DAYS = 7;

/** Consecutive days of the period (side 0) or of the comparison (side 1). */
export interface DayChunk extends Sided {
  days: Span[];
  /** Start times of the hourly intervals, if the report is for a single day. */
  hours: number[] | null;
  /** The key of the interval of each day or hour; see intervalsOf in report-series. */
  intervals: number[];
}

export interface ChunkedRange extends ComparedPeriod {
  /** The site's time zone, an IANA name. */
  timeZone: string;
  buckets: readonly ReportBucket[];
  /**
   * Milliseconds since the epoch: the comparison, a single day, ends before this moment; null where it ends with its
   * last day.
   */
  comparedUntil?: number | null;
}

/** Splits the days of a report into chunks of at most a week, oldest first. */
export function chunksOf({ period, comparison, timeZone, buckets, comparedUntil }: ChunkedRange): DayChunk[] {
  const intervals = intervalsOf(buckets);
  return [
    ...sideChunks(0, period, timeZone, intervals),
    ...(comparison ? sideChunks(1, comparison, timeZone, intervals, comparedUntil ?? Infinity) : []),
  ];
}

function sideChunks(
  side: 0 | 1,
  period: ReportPeriod,
  zone: string,
  ofBothSides: readonly SeriesInterval[],
  until = Infinity,
): DayChunk[] {
  const intervals = ofBothSides.filter((interval) => interval.side === side);
  const days = Array.from({ length: daysIn(period) }, (_, place) => {
    const day = plusDays(period.from, place);
    const { start, end } = spanOf({ from: day, to: day }, zone);
    return { start, end: Math.min(end, until) };
  })
    // A day that the time zone skipped has no duration.
    .filter(({ start, end }) => start < end);
  const chunks: DayChunk[] = [];
  if (daysIn(period) === 1) {
    const hours = intervals.map(({ start }) => start);
    return days.length === 0 ? [] : [{ side, days, hours, intervals: intervals.map(({ of }) => of) }];
  }
  let interval = 0;
  for (const day of days) {
    while ((intervals[interval + 1]?.start ?? Infinity) <= day.start) interval++;
    let chunk = chunks.at(-1);
    if (!chunk || chunk.days.length === CHUNK_DAYS) {
      chunk = { side, days: [], hours: null, intervals: [] };
      chunks.push(chunk);
    }
    chunk.days.push(day);
    chunk.intervals.push(intervals[interval]!.of);
  }
  return chunks;
}
