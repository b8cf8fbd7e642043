import type { SavedView } from '@astaguide/contracts/analytics/saved-view';
import { Link } from 'wouter';
import { BinIcon, PencilIcon } from '../../../../../ui/icons';
import { viewHref } from './view-address';

interface ViewListProps {
  views: readonly SavedView[];
  /** The view on the screen. */
  openedId: number | undefined;
  onOpen: () => void;
  onRename: (view: SavedView) => void;
  onDelete: (view: SavedView) => void;
}

const iconButton =
  'grid size-10 shrink-0 place-items-center rounded-sm text-muted hover:bg-sunken hover:text-ink';

/** The saved views, each a link with its buttons. */
export function ViewList({ views, openedId, onOpen, onRename, onDelete }: ViewListProps) {
  return (
    <ul aria-label="Saved views" className="flex flex-col gap-1">
      {views.map((view) => (
        <li key={view.id} className="flex items-center">
          <Link
            href={viewHref(view)}
            onClick={onOpen}
            aria-current={view.id === openedId ? 'true' : undefined}
            className="flex min-h-10 min-w-0 grow items-center rounded-sm px-3 py-1 text-sm wrap-anywhere text-ink no-underline hover:bg-sunken aria-[current]:bg-accent-soft aria-[current]:font-semibold"
          >
            {view.name}
          </Link>
          <button
            type="button"
            className={iconButton}
            aria-label={`Rename “${view.name}”`}
            onClick={() => onRename(view)}
          >
            <PencilIcon className="size-4" />
          </button>
          <button
            type="button"
            className={iconButton}
            aria-label={`Delete “${view.name}”`}
            onClick={() => onDelete(view)}
          >
            <BinIcon className="size-4" />
          </button>
        </li>
      ))}
    </ul>
  );
}
