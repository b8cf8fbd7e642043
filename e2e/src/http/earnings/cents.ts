/** Money is counted in hundred-millionths of a dollar, so that a rate of an amount is exact. */
export const CENT = 1_000_000n;

/** Hundred-millionths in dollars, divided and rounded half up: '12.35'. */
export function inDollars(hundredMillionths: bigint, divisor = 1n): string {
  const whole = CENT * divisor;
  const cents = String((2n * hundredMillionths + whole) / (2n * whole)).padStart(3, '0');
  return `${cents.slice(0, -2)}.${cents.slice(-2)}`;
}
