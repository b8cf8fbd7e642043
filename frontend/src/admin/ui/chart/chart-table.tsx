import type { ReactNode } from 'react';
import type { Column } from '../table/column-head';

interface ScrollingColumn<Row> extends Pick<Column<Row>, 'key' | 'name' | 'cell'> {
  /** The metric of the comparison period, if there is one. */
  before?: (row: Row) => ReactNode;
}

interface ScrollingTableProps<Row> {
  /** Accessible name of the scrolling region. */
  label: string;
  rows: readonly Row[];
  keyOf: (row: Row) => string | number;
  /** The first column names the row; the others are metrics. */
  columns: readonly [ScrollingColumn<Row>, ...ScrollingColumn<Row>[]];
  /** Small text below the head of each metric. */
  headNote?: string | null;
}

/** A table that scrolls by itself. */
export function ScrollingTable<Row>({ label, rows, keyOf, columns, headNote }: ScrollingTableProps<Row>) {
  const [first, ...metrics] = columns;
  return (
    // A scrolling region must be focusable by keyboard.
    <div
      tabIndex={0}
      role="region"
      aria-label={label}
      className="relative max-h-80 overflow-auto print:max-h-none"
    >
      <table className="w-full border-collapse text-sm tabular-nums">
        <thead className="sticky top-0 bg-surface text-left text-muted">
          <tr>
            <th scope="col" className="py-1.5 align-top font-semibold">
              {first.name}
            </th>
            {metrics.map(({ key, name }) => (
              <th key={key} scope="col" className="py-1.5 pl-2 text-right align-top font-semibold sm:pl-3">
                {name}
                {headNote && <span className="block text-xs font-normal">{headNote}</span>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)} className="border-t border-line align-baseline">
              <th scope="row" className="py-1.5 text-left font-normal">
                {first.cell(row)}
              </th>
              {metrics.map(({ key, cell, before }) => {
                const earlier = before?.(row);
                return (
                  <td key={key} className="py-1.5 pl-2 text-right sm:pl-3">
                    {cell(row)}
                    {earlier && <span className="block text-xs text-muted">{earlier}</span>}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The data of a chart as a collapsed table. */
export function ChartTable<Row>(table: ScrollingTableProps<Row>) {
  return (
    <details className="min-w-0 grow text-sm open:basis-full">
      <summary className="inline-block cursor-pointer rounded-sm py-1 font-semibold underline underline-offset-4 print:hidden">
        Show as table
      </summary>
      <div className="mt-3">
        <ScrollingTable {...table} />
      </div>
    </details>
  );
}
