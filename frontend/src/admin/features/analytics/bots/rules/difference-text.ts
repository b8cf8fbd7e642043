import { formatCount } from '../../../../../lib/format';

/** How a figure moved: '−12', and '0' where it stayed. */
export function differenceText(before: number, after: number): string {
  if (before === after) return '0';
  return `${after < before ? '−' : '+'}${formatCount(Math.abs(after - before))}`;
}
