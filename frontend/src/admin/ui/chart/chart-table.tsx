import type { ReactNode } from 'react';

interface ScrollingTableProps {
  /** Accessible name of the scrolling region. */
  label: string;
  /** Head of the first column. */
  first: string;
  /** Heads of the columns of metrics. */
  heads: readonly string[];
  /** Small text below each of them. */
  headNote?: string | null;
  /** A `ChartRow` for each row. */
  children: ReactNode;
}

/** A table that scrolls by itself. */
export function ScrollingTable({ label, first, heads, headNote, children }: ScrollingTableProps) {
  return (
    // A scrolling region must be focusable by keyboard.
    <div tabIndex={0} role="region" aria-label={label} className="relative max-h-80 overflow-auto">
      <table className="w-full border-collapse text-sm tabular-nums">
        <thead className="sticky top-0 bg-surface text-left text-muted">
          <tr>
            <th scope="col" className="py-1.5 align-top font-semibold">
              {first}
            </th>
            {heads.map((head, place) => (
              <th key={place} scope="col" className="py-1.5 pl-2 text-right align-top font-semibold sm:pl-3">
                {head}
                {headNote && <span className="block text-xs font-normal">{headNote}</span>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}

/** The data of a chart as a collapsed table. */
export function ChartTable(table: ScrollingTableProps) {
  return (
    <details className="min-w-0 grow text-sm open:basis-full">
      <summary className="inline-block cursor-pointer rounded-sm py-1 font-semibold underline underline-offset-4">
        Show as table
      </summary>
      <div className="mt-3">
        <ScrollingTable {...table} />
      </div>
    </details>
  );
}

/** A row: its label, and a `ChartCell` for each column. */
export function ChartRow({ head, children }: { head: ReactNode; children: ReactNode }) {
  return (
    <tr className="border-t border-line align-baseline">
      <th scope="row" className="py-1.5 text-left font-normal">
        {head}
      </th>
      {children}
    </tr>
  );
}

interface ChartCellProps {
  children: ReactNode;
  /** The metric of the comparison period. */
  before?: ReactNode;
}

export function ChartCell({ children, before }: ChartCellProps) {
  return (
    <td className="py-1.5 pl-2 text-right sm:pl-3">
      {children}
      {before && <span className="block text-xs text-muted">{before}</span>}
    </td>
  );
}
