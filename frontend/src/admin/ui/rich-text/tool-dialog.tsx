import { useId, type ReactNode, type SyntheticEvent } from 'react';
import { Button } from '../../../ui/button';
import { Dialog } from '../dialog/dialog';

interface ToolDialogProps {
  /** Also the label of the button that applies it: 'Add link'. */
  title: string;
  /** Another action, opposite the buttons. */
  aside: ReactNode;
  onApply: () => void;
  onClose: () => void;
  /** The fields. */
  children: ReactNode;
}

/** A dialog of the toolbar: a small form beside the one that the text belongs to. */
export function ToolDialog({ title, aside, onApply, onClose, children }: ToolDialogProps) {
  const formId = useId();
  const onSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    // React bubbles submit events through portals, so the surrounding form would receive it.
    event.stopPropagation();
    onApply();
  };
  return (
    <Dialog
      onClose={onClose}
      title={title}
      footer={
        <>
          {aside}
          <Button look="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button look="primary" type="submit" form={formId}>
            {title}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate className="grid gap-5" onSubmit={onSubmit}>
        {children}
      </form>
    </Dialog>
  );
}
