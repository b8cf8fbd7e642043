/**
 * The first day that single events are kept from: the first of the month that lies so many months before the
 * present one.
 *
 * @param months 0 keeps them for ever
 * @returns 'YYYY-MM-DD', UTC; null for ever
 */
export function retentionCutoff(now: Date, months: number): string | null {
  if (months === 0) return null;
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - months, 1)).toISOString().slice(0, 10);
}
