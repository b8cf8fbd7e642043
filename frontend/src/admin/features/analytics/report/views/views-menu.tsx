import type { SavedView } from '@astaguide/contracts/analytics/saved-view';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useSearchParams, Link } from 'wouter';
import { Button } from '../../../../../ui/button';
import { deleteViewMutation, savedViewsQuery, saveViewMutation } from '../../../../api/analytics/report';
import { useAction } from '../../../../api/use-action';
import { useLazyConfirm } from '../../../../ui/dialog/use-lazy-confirm';
import { lazyDialog } from '../../../../ui/dialog/lazy-dialog';
import { PopoverButton } from '../../../../ui/popover/popover-button';
import { QueryPanel } from '../../../../ui/query-panel';
import { useZonedToday } from '../../../../api/owner-settings';
import { findOpened, markOpened, readShown, type ShownView, viewHref } from './view-address';
import { BinIcon, PencilIcon } from '../../../../../ui/icons';

const iconButton =
  'grid size-10 shrink-0 place-items-center rounded-sm text-muted hover:bg-sunken hover:text-ink';

const ViewNameDialog = lazyDialog(() => import('./view-name-dialog'));

/** The saved views: to open, save, update, rename and delete them. */
export function ViewsMenu() {
  const [isOpen, setIsOpen] = useState(false);
  /** The view that is being named: a saved one, or what is on the screen. */
  const [toName, setToName] = useState<SavedView | ShownView>();
  const { ask, dialog } = useLazyConfirm();
  const trigger = useRef<HTMLButtonElement>(null);
  const [search, setSearch] = useSearchParams();
  const shown = readShown(search, useZonedToday());
  const views = useQuery(savedViewsQuery);
  const opened = findOpened(views.data ?? [], search, shown);
  const [save, isUpdating] = useAction(saveViewMutation, {
    done: 'View updated',
    failed: 'Failed to update view',
  });
  const [remove] = useAction(deleteViewMutation, { done: 'View deleted', failed: 'Failed to delete view' });

  // Deferred until the dialog is removed, because it keeps the focus inside.
  const closeDialog = () => {
    setToName(undefined);
    setTimeout(() => trigger.current?.focus());
  };
  const onUpdate = async ({ id, name }: SavedView) => {
    await save({ id, view: { name, ...shown } });
    setIsOpen(false);
  };
  const onSaved = (view: SavedView) => {
    setSearch((current) => markOpened(current, view), { replace: true });
    closeDialog();
  };
  const onDelete = ({ id, name }: SavedView) =>
    ask({
      title: 'Delete this view?',
      text: <p>“{name}” will be removed from the menu. Your data is not affected.</p>,
      action: 'Delete view',
      onConfirm: () => remove(id),
      focusAfter: trigger,
    });
  /** A dialog opens in place of the menu. */
  const instead = (open: () => void) => {
    setIsOpen(false);
    open();
  };
  return (
    <>
      <PopoverButton
        button={trigger}
        label={
          <>
            {/* On a phone, the bar has no room for the name. */}
            <span className={opened && 'sm:sr-only'}>Views</span>
            {opened && (
              <>
                <span className="sr-only">: </span>
                <span className="max-w-48 truncate max-sm:sr-only">{opened.view.name}</span>
                {opened.isChanged && <span className="font-normal text-muted max-sm:sr-only">changed</span>}
              </>
            )}
          </>
        }
        canShrink={opened !== undefined}
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        name="Views"
        align="end"
        className="w-80 max-w-(--radix-popover-content-available-width) flex-col gap-3"
      >
        <QueryPanel
          query={views}
          name="views"
          skeleton={['h-10']}
          isLine
          empty="Save a range, its comparison and filters under a name, to open them in any browser."
        >
          {(saved) => (
            <ViewList
              views={saved}
              openedId={opened?.view.id}
              onOpen={() => setIsOpen(false)}
              onRename={(view) => instead(() => setToName(view))}
              onDelete={(view) => instead(() => onDelete(view))}
            />
          )}
        </QueryPanel>
        <div className="flex flex-col gap-2 border-t border-line pt-3">
          {opened?.isChanged && (
            <Button
              look="primary"
              isCompact
              className="py-2 wrap-anywhere"
              disabled={isUpdating}
              onClick={() => void onUpdate(opened.view)}
            >
              Update “{opened.view.name}”
            </Button>
          )}
          <Button look="quiet" isCompact onClick={() => instead(() => setToName(shown))}>
            Save this view…
          </Button>
        </div>
      </PopoverButton>
      {toName && (
        <ViewNameDialog
          view={toName}
          onClose={closeDialog}
          onSaved={'id' in toName ? closeDialog : onSaved}
        />
      )}
      {dialog}
    </>
  );
}

interface ViewListProps {
  views: readonly SavedView[];
  /** The view on the screen. */
  openedId: number | undefined;
  onOpen: () => void;
  onRename: (view: SavedView) => void;
  onDelete: (view: SavedView) => void;
}

/** The saved views, each a link with its buttons. */
function ViewList({ views, openedId, onOpen, onRename, onDelete }: ViewListProps) {
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
