import { IN_TIME, lagBounds, type QueueHealth } from './queue-health';

/**
 * A percentile of a histogram with the buckets of `lagBounds`, interpolated linearly within a bucket. Times above the
 * last bound count as that bound.
 *
 * @param share 0.95 for the 95th percentile
 * @returns milliseconds, or null if nothing was counted
 */
export function lagPercentile(counts: readonly number[], share: number): number | null {
  const total = counts.reduce((sum, count) => sum + count, 0);
  if (total === 0) return null;
  let passed = 0;
  for (const [place, count] of counts.entries()) {
    const upper = lagBounds[place];
    if (upper === undefined) break;
    if (count > 0 && passed + count >= share * total) {
      const lower = place === 0 ? 0 : lagBounds[place - 1]!;
      return lower + ((upper - lower) * (share * total - passed)) / count;
    }
    passed += count;
  }
  return lagBounds.at(-1)!;
}

/** Lag of the events in a histogram, in milliseconds, and the share counted within a second; null without events. */
export function summarizeLag(counts: readonly number[]): QueueHealth['lag'] {
  const [p50, p95] = [lagPercentile(counts, 0.5), lagPercentile(counts, 0.95)];
  if (p50 === null || p95 === null) return null;
  const sum = (places: readonly number[]) => places.reduce((total, count) => total + count, 0);
  return { p50, p95, inTime: sum(counts.slice(0, lagBounds.indexOf(IN_TIME) + 1)) / sum(counts) };
}

/** Index of the histogram bucket for a lag in milliseconds. */
export function lagPlace(milliseconds: number): number {
  const place = lagBounds.findIndex((bound) => milliseconds <= bound);
  return place === -1 ? lagBounds.length : place;
}
