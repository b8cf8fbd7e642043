import { daysIn, plusDays, stretchesOf, type ReportGrain, type ReportPeriod } from './report-period';
import { clockTime, offsetAt, QUARTER, startOfDay } from './time-zone';

/** A stretch of time in milliseconds since the epoch, the end not included; whole quarter-hours. */
export interface Span {
  start: number;
  end: number;
}

/** A point of the curve, and the part of the comparison that it is measured against. */
export interface ReportBucket extends Span {
  compared: Span | null;
}

const HOUR = 3_600_000;

/** The time that days of a zone take up: 23 to 25 hours each, as the clocks go. */
export const spanOf = ({ from, to }: ReportPeriod, zone: string): Span => ({
  start: startOfDay(from, zone),
  end: startOfDay(plusDays(to, 1), zone),
});

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
        ...spanOf(days, zone),
        compared:
          lag === null
            ? null
            : spanOf({ from: plusDays(days.from, -lag), to: plusDays(days.to, -lag) }, zone),
      }))
      // A day that the zone left out has no time to count in, unless it is compared with one that has.
      .filter(({ start, end, compared }) => end > start || (compared && compared.end > compared.start))
  );
}

function hourBuckets(day: ReportPeriod, comparison: ReportPeriod | null, zone: string): ReportBucket[] {
  const span = spanOf(day, zone);
  const hours = hoursOf(clocksOf(span, zone));
  const before = comparison && spanOf(comparison, zone);
  const edges = before && edgesOf(hours, before, zone);
  return hours.map(({ time }, place) => ({
    start: time,
    end: hours[place + 1]?.time ?? span.end,
    compared: before && edges && { start: edges[place]!, end: edges[place + 1] ?? before.end },
  }));
}

/** A quarter-hour, and what the clocks show as it begins: milliseconds past midnight. */
interface Clock {
  time: number;
  clock: number;
}

function clocksOf({ start, end }: Span, zone: string): Clock[] {
  const quarters = Array.from({ length: (end - start) / QUARTER }, (_, place) => start + place * QUARTER);
  const offset = offsetAt(start, zone);
  // Nearly every day the clocks just run on.
  const isEven = end - start === 24 * HOUR && offset === offsetAt(end, zone);
  const first = clockTime(start, zone);
  return quarters.map((time) => ({ time, clock: isEven ? first + time - start : clockTime(time, zone) }));
}

/** When the hours of a day begin: at each full hour of the clock, and where the clocks are changed. */
function hoursOf(clocks: readonly Clock[]): Clock[] {
  return clocks.filter(
    ({ clock }, place) => clock % HOUR === 0 || place === 0 || clock !== clocks[place - 1]!.clock + QUARTER,
  );
}

/** When the clocks of another day first show as much as when each hour begins. */
function edgesOf(hours: readonly Clock[], other: Span, zone: string): number[] {
  const clocks = clocksOf(other, zone);
  let latest = other.start;
  return hours.map(({ clock: wanted }, place) => {
    const same = place === 0 ? other.start : (clocks.find(({ clock }) => clock >= wanted)?.time ?? other.end);
    // Where the clocks went back past midnight, an earlier hour comes later.
    latest = Math.max(latest, same);
    return latest;
  });
}
