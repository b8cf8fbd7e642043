/** Each value as a percentage of the highest; all 0 if that is 0. */
export function percentOfHighest(values: readonly number[]): number[] {
  const highest = Math.max(0, ...values);
  return values.map((value) => (highest === 0 ? 0 : (value / highest) * 100));
}
