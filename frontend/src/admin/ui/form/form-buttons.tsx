import { classNames } from '../../../lib/class-names';
import { buttonStyle } from '../../../ui/button-style';

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
      <button type="submit" className={buttonStyle('primary')} disabled={isSending}>
        {isSending ? saving : save}
      </button>
      <button type="button" className={buttonStyle('quiet')} onClick={onCancel}>
        Cancel
      </button>
    </div>
  );
}
