import { capitalized } from '../../../../lib/format';
import { studyChangeInputSchema, studyChangeKinds } from '@astaguide/contracts/catalog/evidence/study-change';
import { studyChangeNames } from '@astaguide/contracts/catalog/evidence/study-change-names';
import type { StudyUses } from '@astaguide/contracts/catalog/evidence/study-uses';
import { useMutation } from '@tanstack/react-query';
import { studyChangeMutation } from '../../../api/reading/study-uses';
import { contractForm } from '../../../ui/form/contract-form';
import { InputForm } from '../../../ui/form/input-form';

const kinds = studyChangeKinds.map((kind) => ({
  value: kind,
  label: capitalized(studyChangeNames[kind]),
}));

const changeForm = contractForm(studyChangeInputSchema);

/** Form for what happened to a study after it was published. */
export function ChangeForm({ study, onClose }: { study: StudyUses; onClose: () => void }) {
  const { key, label, change } = study;
  const { mutateAsync: save } = useMutation(studyChangeMutation);
  return (
    <InputForm
      contract={changeForm}
      values={changeForm.valuesOf(change ?? {})}
      fields={[
        {
          name: 'kind',
          label: 'What happened',
          placeholder: 'Choose…',
          autoFocus: true,
          options: kinds,
        },
        { name: 'date', label: 'Date of the notice', type: 'date' },
        {
          name: 'note',
          label: 'Note',
          hint: 'What was wrong, and what it means. Visitors read it.',
          isWide: true,
          rows: 2,
          maxLength: 500,
        },
        { name: 'noticeUrl', label: 'Link to the notice', type: 'url', isWide: true },
      ]}
      send={(input) => save({ key, change: input })}
      done={`${label} is marked wherever it is cited`}
      failed="Failed to record the change"
      onDone={onClose}
      label={`Change of ${label}`}
      className="grid gap-4 rounded-sm bg-sunken p-4 sm:grid-cols-2"
      save="Save"
      onCancel={onClose}
      buttonsClassName="sm:col-span-2"
    />
  );
}
