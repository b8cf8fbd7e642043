import { measure, type ReportBreakdown } from '@astaguide/contracts/analytics-report';
import type { ReportDimension } from '@astaguide/contracts/report-dimension';
import { dimensions } from '@astaguide/database/dimensions';
import { keyLabel } from './key-label';
import type { RankedKey } from './key-ranking.sql';

/**
 * One breakdown for each dimension.
 *
 * @param ranked best first within a dimension
 */
export function breakdownsOf(
  asked: readonly ReportDimension[],
  ranked: readonly RankedKey[],
  isCompared: boolean,
): ReportBreakdown[] {
  return asked.map((dimension) => {
    const rows = ranked.filter((row) => row.dimension === dimensions[dimension]);
    return {
      dimension,
      keys: rows[0]?.keys ?? 0,
      rows: rows.map((row) => ({
        key: row.key,
        label: keyLabel(dimension, row.key, row.product_name),
        ...measure(row, isCompared ? beforeOf(row) : null),
      })),
    };
  });
}

const beforeOf = (row: RankedKey) => ({
  views: row.views_before,
  clicks: row.clicks_before,
  visitors: row.visitors_before,
});
