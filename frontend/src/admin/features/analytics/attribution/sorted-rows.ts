import type { AttributionRow } from '@astaguide/contracts/report/click-attribution';

export type SortColumn = 'page' | 'slot' | 'product' | 'impressions' | 'clicks' | 'clickRate' | 'change';

export interface SortOrder {
  column: SortColumn;
  isDescending: boolean;
}

const valueOf = (row: AttributionRow, column: SortColumn): string | number | null =>
  column === 'product' ? (row.productName ?? row.productId) : row[column];

/** Rows in another order; what has no value stands last either way, equals stay as they were. */
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
