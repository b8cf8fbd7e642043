import { AlertDialog } from 'radix-ui';
import { useRef, useState } from 'react';
import { Button } from '../../../ui/button';
import { buttonStyle } from '../../../ui/button-style';
import { dialogStyle, overlayStyle } from './dialog-style';
import { useConfirmation, type ConfirmDialogProps } from './use-confirmation';
import { useFocusReturn } from './use-focus-return';

/** Asks for confirmation of an action. Escape and Cancel do nothing. */
export function ConfirmDialog({
  title,
  text,
  action,
  look = 'danger',
  cancel = 'Cancel',
  onConfirm,
  focusAfter,
  onClose,
}: ConfirmDialogProps) {
  const isDone = useRef(false);
  const focusReturn = useFocusReturn(focusAfter, isDone);
  const [isPending, setIsPending] = useState(false);
  const confirm = async () => {
    setIsPending(true);
    isDone.current = (await onConfirm()) !== false;
    onClose();
  };
  return (
    <AlertDialog.Root open onOpenChange={onClose}>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className={overlayStyle} />
        <AlertDialog.Content {...focusReturn} className={dialogStyle('small')}>
          <div className="px-5 py-5">
            <AlertDialog.Title className="text-lg">{title}</AlertDialog.Title>
            <AlertDialog.Description asChild>
              <div className="mt-2 text-sm text-muted">{text}</div>
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

/** Lets a component ask for confirmation. */
export const useConfirm = () => useConfirmation(ConfirmDialog);
