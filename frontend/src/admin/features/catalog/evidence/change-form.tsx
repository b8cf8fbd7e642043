import { studyChangeInputSchema, studyChangeKinds } from '@astaguide/contracts/catalog/evidence/study-change';
import { studyChangeNames } from '@astaguide/contracts/catalog/evidence/study-change-names';
import type { StudyUses } from '@astaguide/contracts/catalog/evidence/study-uses';
import { useMutation } from '@tanstack/react-query';
import { studyChangeMutation } from '../../../api/reading/study-uses';
import { capitalized } from '../../../../lib/capitalized';
import { useInputForm } from '../../../api/use-input-form';
import { FormButtons } from '../../../ui/form/form-buttons';
import { SelectField } from '../../../ui/inputs/select-field';
import { TextArea } from '../../../ui/inputs/text-area';
import { TextField } from '../../../ui/inputs/text-field';

const kinds = studyChangeKinds.map((kind) => ({
  value: kind,
  label: capitalized(studyChangeNames[kind]),
}));

/** Form for what happened to a study after it was published. */
export function ChangeForm({ study, onClose }: { study: StudyUses; onClose: () => void }) {
  const { key, label, change } = study;
  const { mutateAsync: save } = useMutation(studyChangeMutation);
  const { field, onSubmit, isSending } = useInputForm({
    values: {
      kind: change?.kind ?? '',
      date: change?.date ?? '',
      note: change?.note ?? '',
      noticeUrl: change?.noticeUrl ?? '',
    },
    schema: studyChangeInputSchema,
    send: (input) => save({ key, change: input }),
    done: `${label} is marked wherever it is cited`,
    onDone: onClose,
    failed: 'Failed to record the change',
  });
  return (
    <form
      noValidate
      aria-label={`Change of ${label}`}
      onSubmit={onSubmit}
      className="grid gap-4 rounded-sm bg-sunken p-4 sm:grid-cols-2"
    >
      <SelectField
        label="What happened"
        placeholder="Choose…"
        required
        autoFocus
        options={kinds}
        {...field('kind')}
      />
      <TextField type="date" label="Date of the notice" required {...field('date')} />
      <TextArea
        label="Note"
        hint="What was wrong, and what it means. Visitors read it."
        className="sm:col-span-2"
        required
        rows={2}
        maxLength={500}
        {...field('note')}
      />
      <TextField type="url" label="Link to the notice" className="sm:col-span-2" {...field('noticeUrl')} />
      <FormButtons save="Save change" isSending={isSending} onCancel={onClose} className="sm:col-span-2" />
    </form>
  );
}
