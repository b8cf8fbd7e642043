import { lagBounds } from './queue-health';

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

/** Index of the histogram bucket for a lag in milliseconds. */
export function lagPlace(milliseconds: number): number {
  const place = lagBounds.findIndex((bound) => milliseconds <= bound);
  return place === -1 ? lagBounds.length : place;
}
