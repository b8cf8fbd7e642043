/** A day as YYYY-MM-DD in the reader's own time zone. */
export function localDay(date: Date): string {
  const month = String(date.getMonth() + 1).padStart(2, '0');
  return `${date.getFullYear()}-${month}-${String(date.getDate()).padStart(2, '0')}`;
}

const longFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
const shortFormat = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });
const weekdayFormat = new Intl.DateTimeFormat('en-US', { weekday: 'short', timeZone: 'UTC' });

/** '2026-03-09' → 'March 9, 2026'. The same text on server and client: a day has no time zone. */
export const longDay = (day: string) => longFormat.format(new Date(`${day}T00:00:00Z`));
/** '2026-03-09' → 'Mar 9'. */
export const shortDay = (day: string) => shortFormat.format(new Date(`${day}T00:00:00Z`));
/** '2026-03-09' → 'Mon'. */
export const weekday = (day: string) => weekdayFormat.format(new Date(`${day}T00:00:00Z`));
