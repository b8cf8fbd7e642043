/** Every zone's clocks have stood at whole quarters of an hour of UTC since 1972. */
const QUARTER = 15 * 60_000;
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** No clock is further from UTC than 14 hours. */
const FURTHEST = 15 * HOUR;

/** Formats by zone: making one costs far more than using it. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  formats.set(zone, format);
  return format;
}

/** Offsets of whole UTC days by zone and number; none where the clocks change: no zone changes them twice in a day. */
const offsets = new Map<string, Map<number, number | undefined>>();
/** More days than any report has. */
const MAX_DAYS = 10_000;

/**
 * How far a zone's clocks are ahead of UTC, in milliseconds. Asking the format takes a hundred times as long as
 * remembering a day's answer, and a curve asks for hundreds of days.
 *
 * @param time milliseconds since the epoch
 * @param zone IANA name
 * @throws RangeError for a zone that is not known
 */
export function offsetAt(time: number, zone: string): number {
  if (zone === 'UTC') return 0;
  let days = offsets.get(zone);
  if (!days || days.size >= MAX_DAYS) {
    days = new Map<number, number | undefined>();
    offsets.set(zone, days);
  }
  const day = Math.floor(time / DAY);
  if (!days.has(day)) {
    const offset = formattedOffset(day * DAY, zone);
    days.set(day, offset === formattedOffset((day + 1) * DAY, zone) ? offset : undefined);
  }
  return days.get(day) ?? formattedOffset(time, zone);
}

function formattedOffset(time: number, zone: string): number {
  const seconds = Math.floor(time / 1000) * 1000;
  const parts: Partial<Record<string, number>> = {};
  for (const { type, value } of formatOf(zone).formatToParts(seconds)) parts[type] = Number(value);
  const { year, month, day, hour, minute, second } = parts;
  return Date.UTC(year!, month! - 1, day, hour, minute, second) - seconds;
}

/** The calendar day of a moment in a zone: 'YYYY-MM-DD'. */
export function dayIn(moment: Date, zone: string): string {
  return new Date(moment.getTime() + offsetAt(moment.getTime(), zone)).toISOString().slice(0, 10);
}

/** Milliseconds that the clocks of a zone show past midnight. */
export function clockTime(time: number, zone: string): number {
  return (((time + offsetAt(time, zone)) % DAY) + DAY) % DAY;
}

/**
 * When a day begins in a zone, in milliseconds since the epoch, to the quarter-hour: at midnight, or, where the
 * clocks leave midnight out, at the first time they show. A day that a zone left out begins with the next one.
 *
 * @param day 'YYYY-MM-DD'
 */
export function startOfDay(day: string, zone: string): number {
  const midnight = Date.parse(day);
  const before = offsetAt(midnight - FURTHEST, zone);
  if (before === offsetAt(midnight + FURTHEST, zone))
    return Math.floor((midnight - before) / QUARTER) * QUARTER;
  // The clocks change near here: the first quarter at which they have come to the day.
  let [low, high] = [midnight - FURTHEST, midnight + FURTHEST];
  while (high - low > QUARTER) {
    const middle = low + Math.floor((high - low) / QUARTER / 2) * QUARTER;
    if (middle + offsetAt(middle, zone) >= midnight) high = middle;
    else low = middle;
  }
  return high;
}
