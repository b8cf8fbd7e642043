import { studyCheckInputSchema } from '@astaguide/contracts/site/study-change';
import { dayIn } from '@astaguide/contracts/values/time-zone';
import { useMutation } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import { buttonStyle } from '../../../ui/button-style';
import { useOwnerTimeZone } from '../../api/owner-settings';
import { studyCheckMutation } from '../../api/reading/study-uses';
import { toastOutcome } from '../../api/toast-outcome';
import { messagesOf } from '../../lib/messages';
import { TextField } from '../../ui/inputs/text-field';

interface CheckFormProps {
  studyKey: string;
  /** 'Park et al. 2010' */
  label: string;
  /** The day of the last check; null if there was none. */
  checkedOn: string | null;
  onClose: () => void;
}

/** Form for the day on which a record was compared with its source. */
export function CheckForm({ studyKey, label, checkedOn, onClose }: CheckFormProps) {
  const timeZone = useOwnerTimeZone();
  const [day, setDay] = useState(() => dayIn(new Date(), timeZone));
  const [errors, setErrors] = useState<Partial<Record<string, string>>>({});
  const { mutateAsync: save, isPending } = useMutation(studyCheckMutation);
  const send = async (value: string | null) => {
    const isDone = await toastOutcome(save({ key: studyKey, checkedOn: value }), {
      done: value === null ? 'Your check was removed' : `${label} is marked as checked`,
      failed: 'Failed to save the check',
    });
    if (isDone) onClose();
  };
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    const parsed = studyCheckInputSchema.safeParse({ checkedOn: day });
    setErrors(messagesOf(parsed));
    if (parsed.success) void send(parsed.data.checkedOn);
  };
  return (
    <form
      noValidate
      aria-label={`Check of ${label}`}
      onSubmit={onSubmit}
      className="flex flex-wrap items-end gap-4 rounded-sm bg-sunken p-4"
    >
      <TextField
        type="date"
        label="Compared with the source on"
        className="w-full sm:w-52"
        required
        autoFocus
        value={day}
        error={errors['checkedOn']}
        onChange={({ target }) => setDay(target.value)}
      />
      <button type="submit" className={buttonStyle('primary')} disabled={isPending}>
        {isPending ? 'Saving…' : 'Save check'}
      </button>
      {checkedOn !== null && (
        <button
          type="button"
          className={buttonStyle('quiet')}
          disabled={isPending}
          onClick={() => void send(null)}
        >
          Remove my check
        </button>
      )}
      <button type="button" className={buttonStyle('quiet')} onClick={onClose}>
        Cancel
      </button>
    </form>
  );
}
