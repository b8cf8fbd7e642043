/** Time of the worker's daily compaction, UTC. */
const HOUR = 2;
const MINUTE = 45;
const DAY = 86_400_000;

/**
 * When the oldest month of the log may be dropped: at the first compaction after its retention period.
 *
 * @param oldestMonth '2026-11'; null for an empty log
 * @param months retention period; 0 keeps raw events forever
 * @returns null if no month is ever dropped
 */
export function nextCompaction(oldestMonth: string | null, months: number, now: Date): Date | null {
  if (oldestMonth === null || months === 0) return null;
  const [year, month] = oldestMonth.split('-').map(Number) as [number, number];
  // Months of Date count from 0, so this is the month after `oldestMonth`, plus the retention period.
  const first = Date.UTC(year, month + months, 1, HOUR, MINUTE);
  if (first > now.getTime()) return new Date(first);
  const today = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate(), HOUR, MINUTE);
  return new Date(today > now.getTime() ? today : today + DAY);
}
