import type { ReactNode } from 'react';
import { formatCount } from '../../../lib/format';
import { Button } from '../../../ui/button';
import type { Selection } from './use-selection';

interface SelectionBarProps<Key> {
  selection: Selection<Key>;
  /** The keys that 'Select all' chooses: those the list shows. */
  shown: readonly Key[];
  /** The buttons for what can be done with the chosen rows. */
  children: ReactNode;
}

/** A bar with the number of chosen rows and what can be done with them. Empty while none is chosen. */
export function SelectionBar<Key>({ selection, shown, children }: SelectionBarProps<Key>) {
  const { keys, choose, clear } = selection;
  return (
    <>
      <p role="status" className="sr-only">
        {keys.size > 0 && `${formatCount(keys.size)} selected`}
      </p>
      {keys.size > 0 && (
        <div
          role="group"
          aria-label="Selection"
          className="sticky top-16 z-30 my-3 flex flex-wrap items-center gap-2 rounded-md border border-accent bg-surface px-3 py-2 shadow-lg shadow-ink/10"
        >
          <p className="mr-2 text-sm font-semibold tabular-nums">{formatCount(keys.size)} selected</p>
          {children}
          <div className="ml-auto flex flex-wrap gap-2">
            {keys.size < shown.length && (
              <Button look="quiet" isCompact className="border-transparent" onClick={() => choose(shown)}>
                Select all {formatCount(shown.length)}
              </Button>
            )}
            <Button look="quiet" isCompact className="border-transparent" onClick={clear}>
              Clear<span className="sr-only"> selection</span>
            </Button>
          </div>
        </div>
      )}
    </>
  );
}
