import { studyCheckInputSchema } from '@astaguide/contracts/catalog/evidence/study-change';
import type { StudyUses } from '@astaguide/contracts/catalog/evidence/study-uses';
import { useMutation } from '@tanstack/react-query';
import { Button } from '../../../../ui/button';
import { useZonedToday } from '../../../api/owner-settings';
import { studyCheckMutation } from '../../../api/reading/study-uses';
import { useAction } from '../../../api/use-action';
import { contractForm } from '../../../ui/form/contract-form';
import { InputForm } from '../../../ui/form/input-form';

const checkForm = contractForm(studyCheckInputSchema);

/** Form for the day on which a record was compared with its source. */
export function CheckForm({ study, onClose }: { study: StudyUses; onClose: () => void }) {
  const { key, label, checkedOn } = study;
  const today = useZonedToday();
  const { mutateAsync: save } = useMutation(studyCheckMutation);
  const [remove, isRemoving] = useAction(studyCheckMutation, {
    done: 'Your check was removed',
    failed: 'Failed to remove the check',
  });
  const onRemove = async () => {
    if (await remove({ key, checkedOn: null })) onClose();
  };
  return (
    <InputForm
      contract={checkForm}
      values={{ checkedOn: today }}
      fields={[
        {
          name: 'checkedOn',
          label: 'Compared with the source on',
          type: 'date',
          className: 'w-full sm:w-52',
          autoFocus: true,
        },
      ]}
      send={(input) => save({ key, ...input })}
      done={`${label} is marked as checked`}
      failed="Failed to save the check"
      onDone={onClose}
      label={`Check of ${label}`}
      className="flex flex-wrap items-end gap-4 rounded-sm bg-sunken p-4"
      save="Save"
      onCancel={onClose}
      buttonsClassName="flex-wrap"
      buttons={
        checkedOn !== null && (
          <Button look="quiet" disabled={isRemoving} onClick={() => void onRemove()}>
            Remove my check
          </Button>
        )
      }
    />
  );
}
