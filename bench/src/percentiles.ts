/**
 * A percentile by nearest rank.
 *
 * @param share 0.99 for p99
 * @returns NaN if there are no values
 */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((left, right) => left - right);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
}
