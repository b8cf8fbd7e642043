/** Days, today included, whose visitor marks are kept: long enough for a queue that stood still for a night. */
const OPEN_DAYS = 3;
const DAY = 86_400_000;

/** The oldest UTC day that still counts visitors one by one: 'YYYY-MM-DD'. Older days are final. */
export function oldestOpenDay(now: Date): string {
  return new Date(now.getTime() - (OPEN_DAYS - 1) * DAY).toISOString().slice(0, 10);
}
