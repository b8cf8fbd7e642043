import { plusDays } from '@astaguide/contracts/lib/report-period';
import { startOfDay } from '@astaguide/contracts/lib/time-zone';

/** Cache of formatters by time zone and form, because creating one is far slower than using it. */
const formats = new Map<string, Intl.DateTimeFormat>();

const forms = {
  day: { dateStyle: 'medium' },
  minute: { dateStyle: 'medium', timeStyle: 'short', hourCycle: 'h23' },
  second: { dateStyle: 'medium', timeStyle: 'medium', hourCycle: 'h23' },
  clock: { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  time: { hour: '2-digit', minute: '2-digit', second: '2-digit', hourCycle: 'h23' },
  date: { year: 'numeric', month: '2-digit', day: '2-digit' },
  offset: { timeZoneName: 'longOffset' },
} satisfies Record<string, Intl.DateTimeFormatOptions>;

const writtenAs = (form: keyof typeof forms) => (moment: string, timeZone: string) =>
  formatOf(form, timeZone).format(new Date(moment));

/** '2026-03-29T00:30:05Z' in Europe/Berlin → 'Mar 29, 2026'. */
export const zonedDay = writtenAs('day');
/** → 'Mar 29, 2026, 01:30'. */
export const zonedMinute = writtenAs('minute');
/** → 'Mar 29, 2026, 01:30:05'. */
export const zonedSecond = writtenAs('second');
/** → '01:30'. */
export const zonedClock = writtenAs('clock');

/** → '01:30:05'. */
export const zonedTime = writtenAs('time');

/** → 'today 01:30', and 'Mar 29, 2026, 01:30' on another day. */
export function zonedRecently(moment: string, timeZone: string, now = new Date()): string {
  const isToday = zonedDate(new Date(moment), timeZone) === zonedDate(now, timeZone);
  return isToday ? `today ${zonedClock(moment, timeZone)}` : zonedMinute(moment, timeZone);
}

/** The calendar date of a moment in a time zone, YYYY-MM-DD. */
export function zonedDate(moment: Date, timeZone: string): string {
  const parts = formatOf('date', timeZone).formatToParts(moment);
  const part = (type: string) => parts.find((candidate) => candidate.type === type)?.value ?? '';
  return `${part('year')}-${part('month')}-${part('day')}`;
}

/** A time zone's offset from UTC at a moment: 'UTC+05:30', 'UTC'. */
export function utcOffset(moment: Date, timeZone: string): string {
  const parts = formatOf('offset', timeZone).formatToParts(moment);
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? 'GMT';
  return name.replace('GMT', 'UTC').replace('+00:00', '');
}

/** The browser's time zone. */
export function browserTimeZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** The time zone if this browser supports it, else UTC: the server may support newer ones. */
export function knownTimeZone(timeZone: string): string {
  try {
    formatOf('day', timeZone);
    return timeZone;
  } catch {
    return 'UTC';
  }
}

function formatOf(form: keyof typeof forms, timeZone: string): Intl.DateTimeFormat {
  const key = `${form} ${timeZone}`;
  const known = formats.get(key);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en-US', { ...forms[form], timeZone });
  formats.set(key, format);
  return format;
}

/** The last second of a calendar day (YYYY-MM-DD) in a zone, ISO 8601 in UTC. */
export const endOfDay = (day: string, timeZone: string) =>
  new Date(startOfDay(plusDays(day, 1), timeZone) - 1000).toISOString();
