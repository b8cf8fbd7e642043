import { useState } from 'react';
import type { Column } from './column-head';

export interface SortOrder {
  /** The key of a column. */
  column: string;
  isDescending: boolean;
}

/** The value of a row in a column, for sorting; null for none. */
export type ValueOf<Row> = (row: Row, column: string) => string | number | null;

/** Sorted rows; rows without a value are last in both orders, and the sort is stable. */
export function sortedRows<Row>(
  rows: readonly Row[],
  { column, isDescending }: SortOrder,
  valueOf: ValueOf<Row>,
): Row[] {
  const direction = isDescending ? -1 : 1;
  return [...rows].sort((one, other) => {
    const [a, b] = [valueOf(one, column), valueOf(other, column)];
    if (a === null || b === null) return Number(a === null) - Number(b === null);
    if (typeof a === 'number' && typeof b === 'number') return direction * (a - b);
    return direction * String(a).localeCompare(String(b), 'en');
  });
}

/** The order of a table: `sortable` makes a column's head a button, which first sorts numbers from high to low. */
export function useSortOrder<Row>(column: string, isDescending = true) {
  const [order, setOrder] = useState<SortOrder>({ column, isDescending });
  const sortable = (column: Column<Row>): Column<Row> => {
    const isSorted = order.column === column.key;
    return {
      ...column,
      sort: {
        direction: !isSorted ? 'none' : order.isDescending ? 'descending' : 'ascending',
        press: () =>
          setOrder({
            column: column.key,
            isDescending: isSorted ? !order.isDescending : column.kind !== 'text',
          }),
      },
    };
  };
  return { order, sortable };
}
