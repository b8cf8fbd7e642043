/** Offsets of all time zones have been multiples of 15 minutes since 1972. */
const QUARTER = 15 * 60_000;
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Search range around midnight: no offset exceeds 14 hours. */
const FURTHEST = 15 * HOUR;

/** Cached formats by zone: creating one costs far more than using it. */
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

/** Cached offsets by zone and UTC day number; undefined on days with a clock change. */
const offsets = new Map<string, Map<number, number | undefined>>();
/** Maximum number of cached days per zone; more than any report has. */
const MAX_DAYS = 10_000;

/**
 * A time zone's offset from UTC in milliseconds, positive east. Cached by day, because formatting takes a hundred
 * times as long as a lookup and a chart needs hundreds of days.
 *
 * @param time milliseconds since the epoch
 * @param zone IANA name
 * @throws RangeError for an unknown zone
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

/** The last day that was written: of every event the day is needed, and it is mostly the same one. */
let written = { day: Number.NaN, text: '' };

/** The calendar day of a moment in a time zone: 'YYYY-MM-DD'. */
export function dayIn(moment: Date, zone: string): string {
  const day = Math.floor((moment.getTime() + offsetAt(moment.getTime(), zone)) / DAY);
  if (day !== written.day) written = { day, text: new Date(day * DAY).toISOString().slice(0, 10) };
  return written.text;
}

/** The clock time in a time zone, in milliseconds past midnight. */
export function clockTime(time: number, zone: string): number {
  return (((time + offsetAt(time, zone)) % DAY) + DAY) % DAY;
}

/**
 * The start of a day in a time zone, in milliseconds since the epoch, to the quarter-hour: midnight or, if midnight is
 * skipped, the first time after it. A day that the zone skipped starts with the next day.
 *
 * @param day 'YYYY-MM-DD'
 */
export function startOfDay(day: string, zone: string): number {
  const midnight = Date.parse(day);
  const before = offsetAt(midnight - FURTHEST, zone);
  if (before === offsetAt(midnight + FURTHEST, zone))
    return Math.floor((midnight - before) / QUARTER) * QUARTER;
  // The clocks change near midnight: binary search for the first quarter-hour of the day.
  let [low, high] = [midnight - FURTHEST, midnight + FURTHEST];
  while (high - low > QUARTER) {
    const middle = low + Math.floor((high - low) / QUARTER / 2) * QUARTER;
    if (middle + offsetAt(middle, zone) >= midnight) high = middle;
    else low = middle;
  }
  return high;
}

/** A local time as a moment. */
export interface LocalMoment {
  /** Milliseconds since the epoch. */
  time: number;
  /** `skipped` if the clocks jump over it, `repeated` if they show it twice. */
  kind: 'once' | 'skipped' | 'repeated';
}

/**
 * The moment at which clocks in a time zone show a local time. A skipped time counts as that much after the change
 * (02:30 → 03:30), and of a repeated time the first counts.
 *
 * @param local 'YYYY-MM-DDTHH:MM'
 * @throws RangeError for an unknown zone or another form
 */
export function momentOf(local: string, zone: string): LocalMoment {
  const clock = Date.parse(`${local}Z`);
  if (Number.isNaN(clock)) throw new RangeError(`No local time: ${local}`);
  const [before, after] = [offsetAt(clock - DAY, zone), offsetAt(clock + DAY, zone)];
  const shown = [...new Set([before, after])]
    .map((offset) => clock - offset)
    .filter((time) => time + offsetAt(time, zone) === clock);
  const [first = clock - before] = shown.toSorted((one, other) => one - other);
  const kind = shown.length === 0 ? 'skipped' : shown.length === 1 ? 'once' : 'repeated';
  return { time: first, kind };
}

/** The time that clocks in a time zone show at a moment: 'YYYY-MM-DDTHH:MM'. */
export function localTime(time: number, zone: string): string {
  return new Date(time + offsetAt(time, zone)).toISOString().slice(0, 16);
}
