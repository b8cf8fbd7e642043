/** Money is counted in hundred-millionths of a dollar, so that a rate of an amount is exact. */
export const CENT = 1_000_000n;

/** Hundred-millionths in dollars, divided and rounded, half a cent away from zero: '12.35', '-0.01'. */
export function inDollars(hundredMillionths: bigint, divisor = 1n): string {
  const whole = CENT * divisor;
  const size = hundredMillionths < 0n ? -hundredMillionths : hundredMillionths;
  const cents = String((2n * size + whole) / (2n * whole)).padStart(3, '0');
  const sign = hundredMillionths < 0n && /[1-9]/.test(cents) ? '-' : '';
  return `${sign}${cents.slice(0, -2)}.${cents.slice(-2)}`;
}
