import { formatCount } from '../../lib/format';

/** '12 of 30'; empty while nobody knows how many steps there are. */
export function progressText({ done, total }: { done: number; total: number }): string {
  return total === 0 ? '' : `${formatCount(done)} of ${formatCount(total)}`;
}
