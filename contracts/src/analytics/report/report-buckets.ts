import {
  plusDays,
  bucketPeriods,
  comparedStarts,
  type ReportGrain,
  type ReportPeriod,
  type WeekStart,
} from '../../lib/report-period';
import { startOfSiteDay, zoneNameOf, type Zone } from '../site-days';
import { clockTime, offsetAt } from '../../lib/time-zone';

/** An interval in milliseconds since the epoch, the end exclusive. */
export interface Span {
  start: number;
  end: number;
}

/** An interval with its days: whole days, or for an hour the day it belongs to. */
export interface DaySpan extends Span {
  days: ReportPeriod;
}

/** A bucket of the chart, with the interval of the comparison period that it is compared with. */
export interface ReportBucket extends DaySpan {
  compared: DaySpan | null;
}

const HOUR = 3_600_000;

/** The interval that days of a zone cover: 23 to 25 hours each, depending on clock changes. */
export const spanOf = ({ from, to }: ReportPeriod, zone: Zone): Span => ({
  start: startOfSiteDay(from, zone),
  end: startOfSiteDay(plusDays(to, 1), zone),
});

const daySpan = (days: ReportPeriod, zone: Zone): DaySpan => ({ days, ...spanOf(days, zone) });

/**
 * The buckets of a period's chart, without gaps or overlaps, oldest first. A day, week or month is compared with the days
 * at the same offset in the comparison, or of the same dates where the two have not as many days; an hour with the same
 * hour of the clock. The compared intervals have no gaps or overlaps either.
 */
export function bucketsOf(
  { period, comparison }: { period: ReportPeriod; comparison: ReportPeriod | null },
  grain: ReportGrain,
  zone: Zone,
  weekStart?: WeekStart,
): ReportBucket[] {
  const startOf = comparison && comparedStarts(period, comparison);
  const comparedDays = ({ from, to }: ReportPeriod): ReportPeriod | null => {
    if (!startOf) return null;
    const next = to === period.to ? plusDays(comparison.to, 1) : startOf(plusDays(to, 1));
    const days = { from: startOf(from), to: plusDays(next, -1) };
    return days.from <= days.to ? days : null;
  };
  if (grain === 'hour')
    return bucketPeriods(period, 'day').flatMap((day) => hourBuckets(day, comparedDays(day), zone));
  return (
    bucketPeriods(period, grain, weekStart)
      .map((days) => {
        const before = comparedDays(days);
        return { ...daySpan(days, zone), compared: before && daySpan(before, zone) };
      })
      // A day that the zone skipped is empty; it is kept only if the day it is compared with is not.
      .filter(({ start, end, compared }) => end > start || (compared && compared.end > compared.start))
  );
}

function hourBuckets(day: ReportPeriod, comparison: ReportPeriod | null, zone: Zone): ReportBucket[] {
  const span = daySpan(day, zone);
  const hours = hoursOf(span, zoneNameOf(day.from, zone));
  const before = comparison && daySpan(comparison, zone);
  const edges = before && edgesOf(hours, before, zoneNameOf(before.days.from, zone));
  return hours.map(({ time }, place) => ({
    days: day,
    start: time,
    end: hours[place + 1]?.time ?? span.end,
    compared: before &&
      edges && { days: before.days, start: edges[place]!, end: edges[place + 1] ?? before.end },
  }));
}

/** The start of an hour, and the clock time at that moment in milliseconds past midnight. */
interface Hour {
  time: number;
  clock: number;
}

/** The hours of a day, counted from its first moment; the last may be shorter. */
function hoursOf({ start, end }: Span, zone: string): Hour[] {
  const times = Array.from({ length: Math.ceil((end - start) / HOUR) }, (_, place) => start + place * HOUR);
  const offset = offsetAt(start, zone);
  // Fast path: the clocks do not change on this day.
  const isEven = end - start === 24 * HOUR && offset === offsetAt(end, zone);
  const first = clockTime(start, zone);
  return times.map((time) => ({ time, clock: isEven ? first + time - start : clockTime(time, zone) }));
}

/** For each hour, the start of the first hour of another day that is not before its clock time. */
function edgesOf(hours: readonly Hour[], other: Span, zone: string): number[] {
  const others = hoursOf(other, zone);
  let latest = other.start;
  return hours.map(({ clock: wanted }, place) => {
    const same = place === 0 ? other.start : (others.find(({ clock }) => clock >= wanted)?.time ?? other.end);
    // If the clocks went back past midnight, an earlier clock time comes later.
    latest = Math.max(latest, same);
    return latest;
  });
}
