import type { ReactNode } from 'react';
import { classNames } from '../../../lib/class-names';
import { Tooltip } from '../tooltip';

export interface Column<Row> {
  /** Unique among the columns. */
  key: string;
  name: string;
  /** How the column's metric is computed. */
  about?: string;
  cell: (row: Row) => ReactNode;
  /** Shown after the value on a small screen, which hides the heads; by default the name. */
  unit?: string;
  kind?: 'text' | 'strong' | 'muted';
  /** The column's sort state, and the action of its button; without it the column is not sortable. */
  sort?: { direction: 'ascending' | 'descending' | 'none'; press: () => void };
}

interface ColumnHeadProps<Row> {
  column: Column<Row>;
  /** Text is aligned left, metrics right. */
  isText: boolean;
  className: string;
}

/** The head of a column: its name, which explains and sorts it where it can. */
export function ColumnHead<Row>({ column: { name, about, sort }, isText, className }: ColumnHeadProps<Row>) {
  // In columns of metrics the arrow is before the name, so that the name stays aligned with the numbers.
  const arrow = sort && sort.direction !== 'none' && (
    <span aria-hidden="true" className={isText ? 'inline-block pl-1' : 'absolute right-full pr-0.5'}>
      {sort.direction === 'descending' ? '↓' : '↑'}
    </span>
  );
  const text = (
    <>
      {name}
      {arrow}
    </>
  );
  const style = classNames(
    'relative min-h-8 rounded-sm hover:text-accent',
    isText ? 'text-left' : 'text-right',
  );
  return (
    <th
      role="columnheader"
      scope="col"
      aria-sort={sort?.direction}
      className={classNames('py-2 font-semibold', isText ? 'pr-4 text-left' : 'pl-3 text-right', className)}
    >
      {about ? (
        <Tooltip text={about} onClick={sort?.press} className={style}>
          {text}
        </Tooltip>
      ) : sort ? (
        <button type="button" onClick={sort.press} className={style}>
          {text}
        </button>
      ) : (
        name
      )}
    </th>
  );
}
