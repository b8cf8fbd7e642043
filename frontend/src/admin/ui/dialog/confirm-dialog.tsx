import { AlertDialog } from 'radix-ui';
import type { ReactNode } from 'react';
import { buttonStyle } from '../../../ui/button-style';
import { dialogStyle, overlayStyle } from './dialog-style';
import { useFocusReturn } from './use-focus-return';

interface ConfirmDialogProps {
  open: boolean;
  title: string;
  /** The consequences, and whether they can be undone. */
  children: ReactNode;
  /** Label of the confirm button: 'Delete product'. */
  action: string;
  /** Look of the confirm button: 'danger' for what destroys or ends something. Default: 'danger'. */
  look?: 'danger' | 'primary';
  /** True while the action is in progress. */
  isPending?: boolean;
  cancel?: string;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks for confirmation of an action. Escape and Cancel do nothing. */
export function ConfirmDialog({
  open,
  title,
  children,
  action,
  look = 'danger',
  isPending = false,
  cancel = 'Cancel',
  onConfirm,
  onCancel,
}: ConfirmDialogProps) {
  const focusReturn = useFocusReturn();
  return (
    <AlertDialog.Root open={open} onOpenChange={(next) => !next && onCancel()}>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className={overlayStyle} />
        <AlertDialog.Content {...focusReturn} className={dialogStyle('small')}>
          <div className="px-5 py-5">
            <AlertDialog.Title className="text-lg">{title}</AlertDialog.Title>
            <AlertDialog.Description asChild>
              <div className="mt-2 text-sm text-muted">{children}</div>
            </AlertDialog.Description>
          </div>
          <div className="flex flex-wrap justify-end gap-3 border-t border-line px-5 py-4">
            <AlertDialog.Cancel className={buttonStyle('quiet')}>{cancel}</AlertDialog.Cancel>
            <button type="button" className={buttonStyle(look)} disabled={isPending} onClick={onConfirm}>
              {action}
            </button>
          </div>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
