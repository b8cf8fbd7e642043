/** Money is counted in hundred-millionths of a dollar: what a rate of an amount comes to, exactly. */
export const CENT = 1_000_000n;

/** Dollars, divided, half a cent rounded up: '12.35'. */
export function inDollars(hundredMillionths: bigint, divisor = 1): string {
  const whole = CENT * BigInt(divisor);
  const cents = String((2n * hundredMillionths + whole) / (2n * whole)).padStart(3, '0');
  return `${cents.slice(0, -2)}.${cents.slice(-2)}`;
}
