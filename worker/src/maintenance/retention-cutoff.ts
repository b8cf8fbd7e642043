/**
 * The first day whose raw events are kept: the first of a month, the given number of months before the current one.
 *
 * @param months 0 keeps raw events forever
 * @returns 'YYYY-MM-DD' in UTC; null for forever
 */
export function retentionCutoff(now: Date, months: number): string | null {
  if (months === 0) return null;
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - months, 1)).toISOString().slice(0, 10);
}
