import type { Selection } from './selection';
import type { ReactNode, RefObject } from 'react';
import { formatCount } from '../../../lib/format';
import { Button } from '../../../ui/button';
import { useConfirm } from '../dialog/confirm-dialog';

/** The most names that are listed. */
const LISTED = 6;

/** How the chosen rows are deleted. */
interface Deletion {
  /** Label of the button. */
  label: string;
  isDisabled?: boolean;
  /** The question in the confirmation, the names of the rows, and the consequences. */
  title: string;
  names: readonly string[];
  warning: string;
  /** @returns whether they are deleted */
  remove: () => Promise<boolean>;
  /** Gets the focus after the deletion, when the button that had it is gone. */
  focusAfter: RefObject<HTMLElement | null>;
}

interface SelectionBarProps<Key> {
  selection: Selection<Key>;
  /** The keys that 'Select all' chooses: those the list shows. */
  shown: readonly Key[];
  deletion: Deletion;
  /** The buttons for what else can be done with the chosen rows. */
  children?: ReactNode;
}

/** A bar with the number of chosen rows and what can be done with them. Empty while none is chosen. */
export function SelectionBar<Key>({ selection, shown, deletion, children }: SelectionBarProps<Key>) {
  const { keys, choose, clear } = selection;
  const { label, isDisabled, title, names, warning, remove, focusAfter } = deletion;
  const { ask, dialog } = useConfirm();
  const onDelete = () =>
    ask({
      title,
      text: (
        <>
          <NamedRows names={names} />
          <p>{warning}</p>
        </>
      ),
      action: 'Delete',
      onConfirm: async () => {
        const isDone = await remove();
        if (isDone) clear();
        return isDone;
      },
      focusAfter,
    });

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
          <Button look="quiet" isCompact disabled={isDisabled} onClick={onDelete}>
            {label}
          </Button>
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
      {dialog}
    </>
  );
}

/** Names what an action concerns, in a confirmation. */
function NamedRows({ names }: { names: readonly string[] }) {
  const rest = names.length - LISTED;
  return (
    <ul className="my-2 list-disc pl-5 text-ink">
      {names.slice(0, rest > 1 ? LISTED : names.length).map((name, index) => (
        <li key={index} className="break-words">
          {name}
        </li>
      ))}
      {rest > 1 && <li className="text-muted">and {formatCount(rest)} more</li>}
    </ul>
  );
}
