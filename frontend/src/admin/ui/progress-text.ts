import { formatCount } from '../../lib/format';

/** '12 of 30'; empty while the number of steps is unknown. */
export function progressText({ done, total }: { done: number; total: number }): string {
  return total === 0 ? '' : `${formatCount(done)} of ${formatCount(total)}`;
}
