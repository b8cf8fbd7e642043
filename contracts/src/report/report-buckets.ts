import { daysIn, plusDays, stretchesOf, type ReportGrain, type ReportPeriod } from './report-period';
import { clockTime, offsetAt, startOfDay } from '../values/time-zone';

/** A stretch of time in milliseconds since the epoch, the end not included. */
export interface Span {
  start: number;
  end: number;
}

/** A stretch of time and the days it lies in: whole days, or for an hour the one day it belongs to. */
export interface DaySpan extends Span {
  days: ReportPeriod;
}

/** A point of the curve, and the part of the comparison that it is measured against. */
export interface ReportBucket extends DaySpan {
  compared: DaySpan | null;
}

const HOUR = 3_600_000;

/** The time that days of a zone take up: 23 to 25 hours each, as the clocks go. */
export const spanOf = ({ from, to }: ReportPeriod, zone: string): Span => ({
  start: startOfDay(from, zone),
  end: startOfDay(plusDays(to, 1), zone),
});

const daySpan = (days: ReportPeriod, zone: string): DaySpan => ({ days, ...spanOf(days, zone) });

/**
 * The stretches a period's curve is drawn by, without gap or overlap, oldest first. A day, week or month is
 * compared with the days that lie as far into the comparison; an hour with the same hour of the clock. What the
 * buckets are compared with has no gap or overlap either.
 *
 * @param comparison as many days as the period
 */
export function bucketsOf(
  { period, comparison }: { period: ReportPeriod; comparison: ReportPeriod | null },
  grain: ReportGrain,
  zone: string,
): ReportBucket[] {
  if (grain === 'hour') return hourBuckets(period, comparison, zone);
  const lag = comparison && daysIn({ from: comparison.from, to: period.from }) - 1;
  return (
    stretchesOf(period, grain)
      .map((days) => ({
        ...daySpan(days, zone),
        compared:
          lag === null
            ? null
            : daySpan({ from: plusDays(days.from, -lag), to: plusDays(days.to, -lag) }, zone),
      }))
      // A day that the zone skipped has no time to count in, unless it is compared with one that has.
      .filter(({ start, end, compared }) => end > start || (compared && compared.end > compared.start))
  );
}

function hourBuckets(day: ReportPeriod, comparison: ReportPeriod | null, zone: string): ReportBucket[] {
  const span = daySpan(day, zone);
  const hours = hoursOf(span, zone);
  const before = comparison && daySpan(comparison, zone);
  const edges = before && edgesOf(hours, before, zone);
  return hours.map(({ time }, place) => ({
    days: day,
    start: time,
    end: hours[place + 1]?.time ?? span.end,
    compared: before &&
      edges && { days: before.days, start: edges[place]!, end: edges[place + 1] ?? before.end },
  }));
}

/** When an hour begins, and what the clocks show then: milliseconds past midnight. */
interface Hour {
  time: number;
  clock: number;
}

/** The hours that pass from a day's first moment on; the last one may be shorter. */
function hoursOf({ start, end }: Span, zone: string): Hour[] {
  const times = Array.from({ length: Math.ceil((end - start) / HOUR) }, (_, place) => start + place * HOUR);
  const offset = offsetAt(start, zone);
  // Nearly every day the clocks just run on.
  const isEven = end - start === 24 * HOUR && offset === offsetAt(end, zone);
  const first = clockTime(start, zone);
  return times.map((time) => ({ time, clock: isEven ? first + time - start : clockTime(time, zone) }));
}

/** When the hours of another day begin that are not before the clock time of each of these. */
function edgesOf(hours: readonly Hour[], other: Span, zone: string): number[] {
  const others = hoursOf(other, zone);
  let latest = other.start;
  return hours.map(({ clock: wanted }, place) => {
    const same = place === 0 ? other.start : (others.find(({ clock }) => clock >= wanted)?.time ?? other.end);
    // Where the clocks went back past midnight, an earlier hour comes later.
    latest = Math.max(latest, same);
    return latest;
  });
}
