import type { AttributionRow } from '@astaguide/contracts/report/click-attribution';

export type SortColumn =
  'page' | 'linkPlacement' | 'product' | 'impressions' | 'clicks' | 'clickRate' | 'change';

export interface SortOrder {
  column: SortColumn;
  isDescending: boolean;
}

const valueOf = (row: AttributionRow, column: SortColumn): string | number | null =>
  column === 'product' ? (row.productName ?? row.productId) : row[column];

/** Sorted rows; rows without a value are last in both orders, and the sort is stable. */
export function sortedRows(
  rows: readonly AttributionRow[],
  { column, isDescending }: SortOrder,
): AttributionRow[] {
  const direction = isDescending ? -1 : 1;
  return [...rows].sort((one, other) => {
    const [a, b] = [valueOf(one, column), valueOf(other, column)];
    if (a === null || b === null) return Number(a === null) - Number(b === null);
    if (typeof a === 'number' && typeof b === 'number') return direction * (a - b);
    return direction * String(a).localeCompare(String(b), 'en');
  });
}
