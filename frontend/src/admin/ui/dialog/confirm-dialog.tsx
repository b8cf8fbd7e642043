import { AlertDialog } from 'radix-ui';
import { useState, type ReactNode } from 'react';
import { Button } from '../../../ui/button';
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
  cancel?: string;
  /** Its button is disabled until a returned promise settles. */
  onConfirm: () => unknown;
  onCancel: () => void;
}

/** Asks for confirmation of an action. Escape and Cancel do nothing. */
export function ConfirmDialog({
  open,
  title,
  children,
  action,
  look = 'danger',
  cancel = 'Cancel',
  onConfirm,
  onCancel,
}: ConfirmDialogProps) {
  const focusReturn = useFocusReturn();
  const [isPending, setIsPending] = useState(false);
  const confirm = async () => {
    setIsPending(true);
    await onConfirm();
    setIsPending(false);
  };
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
            <Button look={look} disabled={isPending} onClick={() => void confirm()}>
              {action}
            </Button>
          </div>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
