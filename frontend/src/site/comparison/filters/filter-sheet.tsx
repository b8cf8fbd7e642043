import { useEffect, useId, useRef, type ReactNode } from 'react';
import { formatPlural } from '../../../lib/format';
import { Button } from '../../../ui/button';
import { CloseIcon } from '../../../ui/icons';

interface FilterSheetProps {
  /** The number of products that match the filters. */
  matching: number;
  onClose: () => void;
  /** Called after it was closed by its button. */
  onShow: () => void;
  /** The filters. */
  children: ReactNode;
}

/** The filters on a phone: a modal sheet at the bottom of the screen. It is open as long as it is rendered. */
export function FilterSheet({ matching, onClose, onShow, children }: FilterSheetProps) {
  const headingId = useId();
  const dialogRef = useRef<HTMLDialogElement>(null);
  const close = () => dialogRef.current?.close();
  const show = () => {
    // The close event, which removes the sheet, comes later.
    close();
    onShow();
  };
  useEffect(() => dialogRef.current?.showModal(), []);
  return (
    <dialog
      ref={dialogRef}
      aria-labelledby={headingId}
      onClose={onClose}
      // A click beside the sheet is one on the dialog itself.
      onClick={({ target }) => target === dialogRef.current && close()}
      className="fixed inset-x-0 top-auto bottom-0 m-0 max-h-[85dvh] w-full max-w-none overflow-hidden rounded-t-md border-t border-edge bg-surface p-0 text-ink backdrop:bg-veil open:flex"
    >
      <div className="flex min-w-0 grow flex-col">
        <header className="flex items-center justify-between border-b border-line py-1 pr-2 pl-4">
          <h2 id={headingId} className="text-lg">
            Filters
          </h2>
          <button
            type="button"
            aria-label="Close"
            onClick={close}
            className="grid size-11 place-items-center rounded-full text-muted hover:text-ink"
          >
            <CloseIcon />
          </button>
        </header>
        <div className="grow overflow-y-auto overscroll-contain p-4">{children}</div>
        <footer className="border-t border-line p-4">
          <Button look="primary" className="w-full" onClick={show}>
            Show {formatPlural(matching, 'product')}
          </Button>
        </footer>
      </div>
    </dialog>
  );
}
