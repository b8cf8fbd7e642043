import { classNames } from '../../../lib/class-names';
import { Button } from '../../../ui/button';

interface FormButtonsProps {
  save: string;
  /** Shown while the form is being sent. */
  saving?: string;
  isSending: boolean;
  onCancel: () => void;
  className?: string;
}

/** The buttons below a form of a few fields: one that sends it, and one that closes it. */
export function FormButtons({ save, saving = 'Saving…', isSending, onCancel, className }: FormButtonsProps) {
  return (
    <div className={classNames('flex gap-3', className)}>
      <Button look="primary" type="submit" disabled={isSending}>
        {isSending ? saving : save}
      </Button>
      <Button look="quiet" onClick={onCancel}>
        Cancel
      </Button>
    </div>
  );
}
