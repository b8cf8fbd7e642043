/** The earliest of some moments, in milliseconds since 1970; null if there is none. */
export function earliest(...moments: (Date | number | null | undefined)[]): number | null {
  const times = moments.filter((moment) => moment !== null && moment !== undefined).map(Number);
  return times.length > 0 ? Math.min(...times) : null;
}
