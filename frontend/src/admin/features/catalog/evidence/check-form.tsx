import { studyCheckInputSchema } from '@astaguide/contracts/catalog/evidence/study-change';
import type { StudyUses } from '@astaguide/contracts/catalog/evidence/study-uses';
import { useMutation } from '@tanstack/react-query';
import { Button } from '../../../../ui/button';
import { useZonedToday } from '../../../api/owner-settings';
import { studyCheckMutation } from '../../../api/reading/study-uses';
import { useAction } from '../../../api/use-action';
import { useInputForm } from '../../../api/use-input-form';
import { FormButtons } from '../../../ui/form/form-buttons';
import { TextField } from '../../../ui/inputs/text-field';

/** Form for the day on which a record was compared with its source. */
export function CheckForm({ study, onClose }: { study: StudyUses; onClose: () => void }) {
  const { key, label, checkedOn } = study;
  const today = useZonedToday();
  const { mutateAsync: save } = useMutation(studyCheckMutation);
  const [remove, isRemoving] = useAction(studyCheckMutation, {
    done: 'Your check was removed',
    failed: 'Failed to remove the check',
  });
  const { field, onSubmit, isSending } = useInputForm({
    values: { checkedOn: today },
    schema: studyCheckInputSchema,
    send: (input) => save({ key, ...input }),
    done: `${label} is marked as checked`,
    onDone: onClose,
    failed: 'Failed to save the check',
  });
  const onRemove = async () => {
    if (await remove({ key, checkedOn: null })) onClose();
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
      <FormButtons
        save="Save check"
        isSending={isSending || isRemoving}
        onCancel={onClose}
        className="flex-wrap"
      >
        {checkedOn !== null && (
          <Button look="quiet" disabled={isSending || isRemoving} onClick={() => void onRemove()}>
            Remove my check
          </Button>
        )}
      </FormButtons>
    </form>
  );
}
