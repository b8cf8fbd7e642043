import { lagBounds } from './queue-health';

/**
 * A percentile of waiting times counted in the places of `lagBounds`, spread evenly within each place. Of what
 * took longer than the last bound, that bound is all that is known.
 *
 * @param share 0.95 for the 95th percentile
 * @returns milliseconds, or null where nothing was counted
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

/** The place of `lagBounds` that a waiting time in milliseconds is counted in. */
export function lagPlace(milliseconds: number): number {
  const place = lagBounds.findIndex((bound) => milliseconds <= bound);
  return place === -1 ? lagBounds.length : place;
}
