/** Hour of Monday from which the week before may be summed up. */
const FIRST_HOUR = 7;
const DAY = 86_400_000;
const HOUR = 3_600_000;

/** A week in some time zone, Monday to Sunday. */
export interface ZonedWeek {
  /** The Monday after it, 'YYYY-MM-DD': what the week is known by. */
  monday: string;
  /** The week's first moment, and that of the week before. */
  from: Date;
  before: Date;
  /** The moment it ended. */
  to: Date;
}

/**
 * The week to sum up now: on Mondays from 7 o'clock until midnight, whatever the clocks did that weekend.
 *
 * @param timeZone IANA name
 * @returns null at all other times
 */
export function dueWeek(now: Date, timeZone: string): ZonedWeek | null {
  const { day, hour } = zonedClock(now, timeZone);
  return new Date(day).getUTCDay() === 1 && hour >= FIRST_HOUR ? weekBefore(day, timeZone) : null;
}

/** The last whole week, at any time. */
export function lastWeek(now: Date, timeZone: string): ZonedWeek {
  const { day } = zonedClock(now, timeZone);
  // getUTCDay counts from Sunday.
  return weekBefore(plusDays(day, -((new Date(day).getUTCDay() + 6) % 7)), timeZone);
}

function weekBefore(monday: string, timeZone: string): ZonedWeek {
  const [before, from, to] = [-14, -7, 0].map((days) => startOfZonedDay(plusDays(monday, days), timeZone));
  return { monday, before: before!, from: from!, to: to! };
}

/** The first moment of a day in a zone; where midnight is skipped, the first one after it. */
export function startOfZonedDay(day: string, timeZone: string): Date {
  // No clock is further from UTC than 14 hours.
  const utcMidnight = Date.parse(`${day}T00:00:00Z`);
  let low = utcMidnight - 15 * HOUR;
  let high = utcMidnight + 15 * HOUR;
  while (low < high) {
    const middle = low + Math.floor((high - low) / 2);
    if (zonedClock(new Date(middle), timeZone).day < day) low = middle + 1;
    else high = middle;
  }
  return new Date(low);
}

function zonedClock(moment: Date, timeZone: string): { day: string; hour: number } {
  const parts = clockOf(timeZone).formatToParts(moment);
  const part = (type: string) => parts.find((candidate) => candidate.type === type)!.value;
  return { day: `${part('year')}-${part('month')}-${part('day')}`, hour: Number(part('hour')) };
}

/** Making a format costs far more than using it. */
const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone);
  if (known) return known;
  const digits = { year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit' } as const;
  const clock = new Intl.DateTimeFormat('en-US', { ...digits, hourCycle: 'h23', timeZone });
  clocks.set(timeZone, clock);
  return clock;
}

const plusDays = (day: string, days: number) =>
  new Date(Date.parse(day) + days * DAY).toISOString().slice(0, 10);
