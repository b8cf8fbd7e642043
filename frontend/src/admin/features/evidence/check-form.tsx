import { studyCheckInputSchema } from '@astaguide/contracts/site/study-change';
import { useMutation } from '@tanstack/react-query';
import { Button } from '../../../ui/button';
import { useZonedToday } from '../../api/owner-settings';
import { studyCheckMutation } from '../../api/reading/study-uses';
import { toastOutcome } from '../../api/toast-outcome';
import { useInputForm } from '../../api/use-input-form';
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
  const today = useZonedToday();
  const { mutateAsync: save, isPending } = useMutation(studyCheckMutation);
  const { field, onSubmit } = useInputForm({
    values: { checkedOn: today },
    schema: studyCheckInputSchema,
    send: (input) => save({ key: studyKey, ...input }),
    done: `${label} is marked as checked`,
    onDone: onClose,
    failed: 'Failed to save the check',
  });
  const onRemove = async () => {
    const isDone = await toastOutcome(save({ key: studyKey, checkedOn: null }), {
      done: 'Your check was removed',
      failed: 'Failed to remove the check',
    });
    if (isDone) onClose();
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
        {...field('checkedOn')}
      />
      <Button look="primary" type="submit" disabled={isPending}>
        {isPending ? 'Saving…' : 'Save check'}
      </Button>
      {checkedOn !== null && (
        <Button look="quiet" disabled={isPending} onClick={() => void onRemove()}>
          Remove my check
        </Button>
      )}
      <Button look="quiet" onClick={onClose}>
        Cancel
      </Button>
    </form>
  );
}
