import { useState, type ComponentType, type ReactNode, type RefObject } from 'react';

/** The question before an action. */
export interface Confirmation {
  title: string;
  /** The consequences, and whether they can be undone. */
  text: ReactNode;
  /** Label of the confirm button: 'Delete product'. */
  action: string;
  /** Look of the confirm button: 'danger' for what destroys or ends something. Default: 'danger'. */
  look?: 'danger' | 'primary';
  cancel?: string;
  /** The dialog closes when a returned promise settles; until then its button is disabled. False means failure. */
  onConfirm: () => unknown;
  /** Gets the focus after success, and if the element that opened the dialog is gone. */
  focusAfter?: RefObject<HTMLElement | null>;
}

export interface ConfirmDialogProps extends Confirmation {
  onClose: () => void;
}

/** The state of a confirmation: `ask` opens its dialog, and is the same function in every render. */
export function useConfirmation(Dialog: ComponentType<ConfirmDialogProps>) {
  const [asked, ask] = useState<Confirmation>();
  // Another question may be open while the action of a canceled one is still running.
  const close = () => ask((current) => (current === asked ? undefined : current));
  return {
    ask: ask as (confirmation: Confirmation) => void,
    /** Render it beside what asks. */
    dialog: asked && <Dialog {...asked} onClose={close} />,
  };
}
