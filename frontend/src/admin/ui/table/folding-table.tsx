import type { ReactNode } from 'react';
import { classNames } from '../../../lib/class-names';
import { FirstRows } from '../first-rows';
import { TooltipProvider } from '../tooltip';
import { ColumnHead, type Column } from './column-head';

interface FoldingTableProps<Row> {
  /** Caption for screen readers. */
  caption: string;
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  /** The first column names the row. */
  columns: readonly [Column<Row>, ...Column<Row>[]];
  /** Number of rows shown at first; default: all */
  first?: number;
  /** Length of the bar behind each row's name, in percent. */
  bars?: readonly number[];
  /** Shown below the table, beside the button that shows all rows. */
  aside?: ReactNode;
}

const kinds = { text: '', strong: 'text-right font-semibold', muted: 'text-right text-muted' };

/** Metrics by row. On a small screen a row wraps, so that every metric is visible. */
export function FoldingTable<Row>({
  caption,
  rows,
  keyOf,
  columns,
  first,
  bars,
  aside,
}: FoldingTableProps<Row>) {
  const [name, ...others] = columns;
  const hasButtons = columns.some(({ sort, about }) => sort || about);
  return (
    <FirstRows rows={rows} first={first ?? rows.length} aside={aside}>
      {(shown) => (
        <table role="table" className="w-full text-sm tabular-nums max-md:block">
          <caption className="sr-only">{caption}</caption>
          <thead role="rowgroup" className={hasButtons ? 'max-md:block' : 'max-md:sr-only'}>
            <tr
              role="row"
              className="text-xs text-muted max-md:flex max-md:flex-wrap max-md:items-center max-md:gap-x-4 max-md:pb-1"
            >
              <TooltipProvider>
                {columns.map((column) => (
                  <ColumnHead
                    key={column.key}
                    column={column}
                    isText={column === name || column.kind === 'text'}
                    className={classNames(
                      'whitespace-nowrap max-md:p-0',
                      column !== name && column.kind !== 'text' && 'lg:w-24',
                    )}
                  />
                ))}
              </TooltipProvider>
            </tr>
          </thead>
          <tbody role="rowgroup" className="max-md:block">
            {shown.map((row, index) => (
              <tr
                key={keyOf(row)}
                role="row"
                className="border-t border-line align-baseline max-md:flex max-md:flex-wrap max-md:gap-x-4 max-md:py-2"
              >
                <th
                  role="rowheader"
                  scope="row"
                  className={classNames(
                    'relative min-w-32 pr-4 text-left font-normal wrap-anywhere max-md:w-full max-md:py-1',
                    bars ? 'py-1' : 'py-2.5',
                  )}
                >
                  {bars ? (
                    <>
                      <span
                        aria-hidden="true"
                        className="absolute inset-y-1 left-0 rounded-sm bg-accent-soft"
                        style={{ width: `${bars[index]}%` }}
                      />
                      <span className="relative block px-2 py-1">{name.cell(row)}</span>
                    </>
                  ) : (
                    name.cell(row)
                  )}
                </th>
                {others.map(({ key, name: head, unit = head.toLowerCase(), cell, kind }) => {
                  const value = cell(row);
                  return (
                    <td
                      key={key}
                      role="cell"
                      className={classNames(
                        bars ? 'py-1' : 'py-2.5',
                        'max-md:p-0 max-md:text-xs',
                        bars && 'pl-3 max-md:pl-2',
                        kind === 'text'
                          ? 'min-w-32 pr-4 wrap-anywhere max-md:w-full max-md:text-muted'
                          : 'pl-3',
                        kind ? kinds[kind] : 'text-right',
                      )}
                    >
                      {value}
                      {kind !== 'text' && value && unit && (
                        <span aria-hidden="true" className="font-normal text-muted md:hidden">
                          {' '}
                          {unit}
                        </span>
                      )}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </FirstRows>
  );
}
