import { useState, type ComponentProps, type ReactNode } from 'react';
import { formatCount } from '../../lib/format';
import { Button } from '../../ui/button';

interface FirstRowsProps<Row> {
  rows: readonly Row[];
  /** Number of rows shown at first. */
  first: number;
  /** Whether a row is always shown. */
  isKept?: ((row: Row) => boolean) | undefined;
  /** Further controls beside the button. */
  aside?: ReactNode;
  /** Renders the shown rows. */
  children: (shown: readonly Row[]) => ReactNode;
}

/** The first rows of a long list, with a button that shows all of them, or the first ones again. */
export function FirstRows<Row>({ rows, first, isKept, aside, children }: FirstRowsProps<Row>) {
  const [showsAll, setShowsAll] = useState(false);
  const few = rows.filter((row, place) => place < first || isKept?.(row));
  const isLong = rows.length > few.length;
  return (
    <>
      {children(isLong && !showsAll ? few : rows)}
      {(isLong || aside !== undefined) && (
        <div className="mt-3 flex flex-wrap items-center gap-x-6 gap-y-2">
          {isLong && (
            <Button look="quiet" isCompact aria-expanded={showsAll} onClick={() => setShowsAll(!showsAll)}>
              {showsAll ? `Show first ${formatCount(few.length)}` : `Show all ${formatCount(rows.length)}`}
            </Button>
          )}
          {aside}
        </div>
      )}
    </>
  );
}

interface FirstItemsProps<Row>
  extends Pick<FirstRowsProps<Row>, 'rows' | 'first' | 'isKept'>, Omit<ComponentProps<'ul'>, 'children'> {
  /** Renders the item of a row. */
  children: (row: Row, place: number) => ReactNode;
}

/** The same as a list. */
export function FirstItems<Row>({ rows, first, isKept, children, ...list }: FirstItemsProps<Row>) {
  return (
    <FirstRows rows={rows} first={first} isKept={isKept}>
      {(shown) => <ul {...list}>{shown.map(children)}</ul>}
    </FirstRows>
  );
}
