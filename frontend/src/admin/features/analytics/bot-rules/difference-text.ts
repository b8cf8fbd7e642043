import { formatCount } from '../../../../lib/format';

/** The change of a metric: '−12', or '0' if unchanged. */
export function differenceText(before: number, after: number): string {
  if (before === after) return '0';
  return `${after < before ? '−' : '+'}${formatCount(Math.abs(after - before))}`;
}
