const DAY = 86_400_000;

/**
 * Days, today included, whose figures still move: the marks that tell a known visitor from a new one are kept for
 * so many, long enough for a queue that stood still for a night.
 */
export const OPEN_DAYS = 3;

/** So many quarter-hours of a day that is not final are packed once they are there: fewer are rows by themselves. */
export const WORTH_PACKING = 12;

/** The oldest UTC day that still counts visitors one by one: 'YYYY-MM-DD'. Older days are final. */
export function oldestOpenDay(now: Date): string {
  return new Date(now.getTime() - (OPEN_DAYS - 1) * DAY).toISOString().slice(0, 10);
}
