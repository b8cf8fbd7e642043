import type { ReactNode } from 'react';
import { classNames } from '../../../lib/class-names';
import { Button } from '../../../ui/button';

interface FormButtonsProps {
  save: string;
  /** Shown while the form is being sent. */
  saving?: string;
  isSending: boolean;
  /** Closes the form; without it, there is no such button. */
  onCancel?: () => void;
  className?: string;
  children?: ReactNode;
}

/** The buttons below a form of a few fields: one that sends it, others, and one that closes it. */
export function FormButtons({
  save,
  saving = 'Saving…',
  isSending,
  onCancel,
  className,
  children,
}: FormButtonsProps) {
  return (
    <div className={classNames('flex gap-3', className)}>
      <Button look="primary" type="submit" disabled={isSending}>
        {isSending ? saving : save}
      </Button>
      {children}
      {onCancel && (
        <Button look="quiet" onClick={onCancel}>
          Cancel
        </Button>
      )}
    </div>
  );
}
