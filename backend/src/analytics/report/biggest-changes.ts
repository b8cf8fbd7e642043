import { changeDimensions, type BiggestChange } from '@astaguide/contracts/analytics/report/analytics-report';
import { dimensions } from '@astaguide/database/event-store/dimensions';
import { keyLabel } from './key-label';
import type { RankedKey } from './key-ranking.sql';

/** Number of listed changes of each metric. */
const LISTED = 10;
/** Changes that are smaller than this many standard deviations may be chance. */
const MIN_DEVIATIONS = 2;
/** Smaller differences are not worth reading. */
const MIN_DIFFERENCE = 3;

/**
 * The keys whose clicks or page views changed most between comparison and period: ranked by how little chance explains
 * the difference. Counts are taken as Poisson distributed, so a difference has a standard deviation of
 * √(now + before). Clicks and page views are ranked apart, because the reader asks about one of them.
 *
 * @param ranked keys with their metrics on both sides
 */
export function biggestChanges(ranked: readonly RankedKey[]): BiggestChange[] {
  return (['clicks', 'views'] as const).flatMap((metric) => changesOf(ranked, metric));
}

const changesOf = (ranked: readonly RankedKey[], metric: BiggestChange['metric']): BiggestChange[] =>
  changeDimensions
    .flatMap((dimension) =>
      ranked
        .filter((row) => row.dimension === dimensions[dimension])
        .map((row) => ({
          dimension,
          key: row.key,
          label: keyLabel(dimension, row.key, row.name),
          metric,
          now: row[metric],
          before: row[`${metric}Before`],
        })),
    )
    .filter(
      (change) =>
        Math.abs(change.now - change.before) >= MIN_DIFFERENCE && variances(change) >= MIN_DEVIATIONS ** 2,
    )
    .sort((a, b) => variances(b) - variances(a))
    .slice(0, LISTED);

/** The square of a difference in standard deviations: without a root, equal ones are equal in floating point, too. */
const variances = ({ now, before }: { now: number; before: number }): number =>
  now + before === 0 ? 0 : (now - before) ** 2 / (now + before);
