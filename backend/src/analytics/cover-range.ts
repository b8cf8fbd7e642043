import type { Span } from '@astaguide/contracts/report-buckets';
import { QUARTER } from '@astaguide/contracts/time-zone';

/** Rollups that together are exactly some spans, as columns for `unnest`; `of` is the place of the span in the list. */
export interface RangeCover {
  months: [of: number[], month: string[]];
  days: [of: number[], day: string[]];
  /** Quarter-hours of a UTC day, from one of its 96 until before another. */
  quarters: [of: number[], day: string[], first: number[], until: number[]];
}

/** What there is to cover spans with. Months and days are UTC. */
export interface CoverSource {
  /** Months ('2026-03-01') that are summed up. */
  months: ReadonlySet<string>;
  /** The first day with events; null where there are none. Nothing is read of the days before. */
  firstDay: string | null;
}

const DAY = 86_400_000;

/** Covers spans by months where they are summed up, days at their edges, and quarter-hours within a day. */
export function coverRange(spans: readonly Span[], { months, firstDay }: CoverSource): RangeCover {
  const cover: RangeCover = { months: [[], []], days: [[], []], quarters: [[], [], [], []] };
  if (firstDay === null) return cover;
  spans.forEach(({ start, end }, of) => {
    let time = Math.max(start, Date.parse(firstDay));
    while (time < end) {
      const day = dayText(time);
      const midnight = Date.parse(day);
      const nextMonth = monthAfter(time);
      if (time === midnight && day.endsWith('-01') && nextMonth <= end && months.has(day)) {
        push(cover.months, of, day);
        time = nextMonth;
      } else if (time === midnight && time + DAY <= end) {
        push(cover.days, of, day);
        time += DAY;
      } else {
        const until = Math.min(midnight + DAY, end);
        push(cover.quarters, of, day, (time - midnight) / QUARTER, (until - midnight) / QUARTER);
        time = until;
      }
    }
  });
  return cover;
}

const dayText = (time: number) => new Date(time).toISOString().slice(0, 10);

function monthAfter(time: number): number {
  const date = new Date(time);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 1);
}

function push<Row extends (number | string)[]>(
  columns: { [Column in keyof Row]: Row[Column][] },
  ...row: Row
): void {
  row.forEach((value, place) => (columns[place] as unknown[]).push(value));
}
