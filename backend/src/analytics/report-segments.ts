import type { Span } from '@astaguide/contracts/report-buckets';

/** Rollups that together are exactly the figures of a stretch of time. */
export interface Segments {
  /** First days of whole UTC months. */
  months: string[];
  /** Whole UTC days: those to add, and those that a month has too many. */
  days: { day: string; sign: 1 | -1 }[];
  /** Quarter-hours at the edges, within one UTC day each: those to add, and those that a day has too many. */
  quarters: (Span & { sign: 1 | -1 })[];
}

const DAY = 86_400_000;
const dayAt = (time: number) => new Date(time).toISOString().slice(0, 10);

/**
 * What to add up for a stretch of time: at most 48 quarter-hours at either edge, whole days, and whole months
 * where their sums are complete and the days that lie beside the stretch are few. So 400 days cost little more than
 * 40, in any zone.
 *
 * @param completeMonths first days of the months whose sums can be used
 */
export function segmentsOf({ start, end }: Span, completeMonths: ReadonlySet<string>): Segments {
  if (end <= start) return { months: [], days: [], quarters: [] };
  const first = nearestDay(start);
  const last = nearestDay(end);
  if (first >= last) return { months: [], days: [], quarters: withinDays({ start, end }) };
  return {
    ...monthsAndDays(first, last, completeMonths),
    quarters: [...edge(start, first), ...edge(last, end)],
  };
}

/** The UTC midnight that is nearest: what lies between is read by the quarter. */
function nearestDay(time: number): number {
  return Math.round(time / DAY) * DAY;
}

/** From one moment to another: to add when it goes forward, to take away when it goes back. */
function edge(from: number, to: number): Segments['quarters'] {
  if (from === to) return [];
  return from < to ? [{ start: from, end: to, sign: 1 }] : [{ start: to, end: from, sign: -1 }];
}

/** Less than a day, cut where a UTC day ends. */
function withinDays({ start, end }: Span): Segments['quarters'] {
  const midnight = Math.ceil(start / DAY) * DAY;
  return midnight <= start || midnight >= end
    ? [{ start, end, sign: 1 }]
    : [
        { start, end: midnight, sign: 1 },
        { start: midnight, end, sign: 1 },
      ];
}

function monthsAndDays(first: number, last: number, complete: ReadonlySet<string>) {
  const months: string[] = [];
  const days: Segments['days'] = [];
  const addDays = (from: number, to: number, sign: 1 | -1) => {
    for (let time = from; time < to; time += DAY) days.push({ day: dayAt(time), sign });
  };
  for (let start = first; start < last; start = monthAfter(start)) {
    const [month, next] = [monthOf(start), monthAfter(start)];
    const end = Math.min(next, last);
    const beside = next - month - (end - start);
    if (complete.has(dayAt(month)) && beside < end - start) {
      months.push(dayAt(month));
      addDays(month, start, -1);
      addDays(end, next, -1);
    } else addDays(start, end, 1);
  }
  return { months, days };
}

function monthOf(time: number): number {
  const date = new Date(time);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), 1);
}

function monthAfter(time: number): number {
  const date = new Date(time);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 1);
}

/** Every month of which such a stretch could take the sum. */
export function monthsWithin({ start, end }: Span): string[] {
  const months: string[] = [];
  for (let month = monthOf(nearestDay(start)); month < nearestDay(end); month = monthAfter(month))
    months.push(dayAt(month));
  return months;
}
