import { changeDimensions, type BiggestChange } from '@astaguide/contracts/analytics/report/analytics-report';
import { dimensions } from '@astaguide/database/event-store/dimensions';
import { keyLabel } from './key-label';
import type { RankedKey } from './key-ranking.sql';

/** Number of listed changes. */
const LISTED = 10;
/** Changes that are smaller than this many standard deviations may be chance. */
const MIN_DEVIATIONS = 2;
/** Smaller differences are not worth reading. */
const MIN_DIFFERENCE = 3;

/**
 * The keys whose clicks or page views changed most between comparison and period: ranked by how little chance explains
 * the difference. Counts are taken as Poisson distributed, so a difference has a standard deviation of
 * √(now + before). A key is listed once, with the metric that changed more.
 *
 * @param ranked keys with their metrics on both sides
 */
export function biggestChanges(ranked: readonly RankedKey[]): BiggestChange[] {
  return changeDimensions
    .flatMap((dimension) =>
      ranked
        .filter((row) => row.dimension === dimensions[dimension])
        .map((row) => {
          const clicks = { metric: 'clicks' as const, now: row.clicks, before: row.clicksBefore };
          const views = { metric: 'views' as const, now: row.views, before: row.viewsBefore };
          const change = variances(clicks) >= variances(views) ? clicks : views;
          return {
            dimension,
            key: row.key,
            label: keyLabel(dimension, row.key, row.name),
            ...change,
          };
        }),
    )
    .filter(
      (change) =>
        Math.abs(change.now - change.before) >= MIN_DIFFERENCE && variances(change) >= MIN_DEVIATIONS ** 2,
    )
    .sort((a, b) => variances(b) - variances(a))
    .slice(0, LISTED);
}

/** The square of a difference in standard deviations: without a root, equal ones are equal in floating point, too. */
const variances = ({ now, before }: { now: number; before: number }): number =>
  now + before === 0 ? 0 : (now - before) ** 2 / (now + before);
