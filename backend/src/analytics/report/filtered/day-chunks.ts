import { spanOf, type ReportBucket, type Span } from '@astaguide/contracts/report/report-buckets';
import { daysIn, plusDays, type ReportPeriod } from '@astaguide/contracts/report/report-period';

/** Days of the log that one statement reads. */
const CHUNK_DAYS = 7;

/** Consecutive days of the period (side 0) or of the comparison (side 1). */
export interface DayChunk {
  side: 0 | 1;
  days: Span[];
  /** When the stretches of a single day begin, if the curve is drawn by the hour. */
  hours: number[] | null;
  /** The number of the stretch that each day belongs to, or each hour is; see stretchesOf in report-series. */
  stretches: number[];
}

export interface ChunkedRange {
  period: ReportPeriod;
  comparison: ReportPeriod | null;
  /** The owner's, an IANA name. */
  timeZone: string;
  buckets: readonly ReportBucket[];
}

interface Numbered {
  start: number;
  of: number;
}

/** The days of a report in chunks of a week at most, oldest first. */
export function chunksOf({ period, comparison, timeZone, buckets }: ChunkedRange): DayChunk[] {
  const own: Numbered[] = [];
  const compared: Numbered[] = [];
  let of = 0;
  for (const bucket of buckets) {
    own.push({ start: bucket.start, of: of++ });
    if (bucket.compared) compared.push({ start: bucket.compared.start, of: of++ });
  }
  return [
    ...sideChunks(0, period, timeZone, own),
    ...(comparison ? sideChunks(1, comparison, timeZone, compared) : []),
  ];
}

function sideChunks(side: 0 | 1, period: ReportPeriod, zone: string, stretches: Numbered[]): DayChunk[] {
  const days = Array.from({ length: daysIn(period) }, (_, place) => {
    const day = plusDays(period.from, place);
    return spanOf({ from: day, to: day }, zone);
  })
    // A day that the zone skipped has no time.
    .filter(({ start, end }) => start < end);
  const chunks: DayChunk[] = [];
  if (daysIn(period) === 1) {
    const hours = stretches.map(({ start }) => start);
    return days.length === 0 ? [] : [{ side, days, hours, stretches: stretches.map(({ of }) => of) }];
  }
  let stretch = 0;
  for (const day of days) {
    while ((stretches[stretch + 1]?.start ?? Infinity) <= day.start) stretch++;
    let chunk = chunks.at(-1);
    if (!chunk || chunk.days.length === CHUNK_DAYS) {
      chunk = { side, days: [], hours: null, stretches: [] };
      chunks.push(chunk);
    }
    chunk.days.push(day);
    chunk.stretches.push(stretches[stretch]!.of);
  }
  return chunks;
}
