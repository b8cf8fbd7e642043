import { studyChangeInputSchema, studyChangeKinds } from '@astaguide/contracts/site/study-change';
import { studyChangeNames } from '@astaguide/contracts/site/study-change-names';
import type { StudyUses } from '@astaguide/contracts/site/study-uses';
import { useMutation } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import { buttonStyle } from '../../../ui/button-style';
import { studyChangeMutation } from '../../api/reading/study-uses';
import { toastOutcome } from '../../api/toast-outcome';
import { messagesOf } from '../../lib/messages';
import { SelectField } from '../../ui/inputs/select-field';
import { TextArea } from '../../ui/inputs/text-area';
import { TextField } from '../../ui/inputs/text-field';

interface ChangeFormProps {
  studyKey: string;
  /** 'Park et al. 2010' */
  label: string;
  /** What was recorded before; null for a new change. */
  change: StudyUses['change'];
  onClose: () => void;
}

const kinds = studyChangeKinds.map((kind) => ({
  value: kind,
  label: studyChangeNames[kind][0]!.toUpperCase() + studyChangeNames[kind].slice(1),
}));

/** Form for what happened to a study after it was published. */
export function ChangeForm({ studyKey, label, change, onClose }: ChangeFormProps) {
  const [values, setValues] = useState({
    kind: change?.kind ?? '',
    date: change?.date ?? '',
    note: change?.note ?? '',
    noticeUrl: change?.noticeUrl ?? '',
  });
  const [errors, setErrors] = useState<Partial<Record<string, string>>>({});
  const { mutateAsync: save, isPending } = useMutation(studyChangeMutation);
  const set = (name: keyof typeof values) => (event: { target: { value: string } }) =>
    setValues({ ...values, [name]: event.target.value });

  const onSubmit = async (event: SubmitEvent) => {
    event.preventDefault();
    const parsed = studyChangeInputSchema.safeParse(values);
    setErrors(messagesOf(parsed));
    if (!parsed.success) return;
    const isDone = await toastOutcome(save({ key: studyKey, change: parsed.data }), {
      done: `${label} is marked wherever it is cited`,
      failed: 'Failed to record the change',
    });
    if (isDone) onClose();
  };
  return (
    <form
      noValidate
      aria-label={`Change of ${label}`}
      onSubmit={(event) => void onSubmit(event)}
      className="grid gap-4 rounded-sm bg-sunken p-4 sm:grid-cols-2"
    >
      <SelectField
        label="What happened"
        placeholder="Choose…"
        required
        autoFocus
        options={kinds}
        value={values.kind}
        error={errors['kind']}
        onChange={set('kind')}
      />
      <TextField
        type="date"
        label="Date of the notice"
        required
        value={values.date}
        error={errors['date']}
        onChange={set('date')}
      />
      <TextArea
        label="Note"
        hint="What was wrong, and what it means. Visitors read it."
        className="sm:col-span-2"
        required
        rows={2}
        maxLength={500}
        value={values.note}
        error={errors['note']}
        onChange={set('note')}
      />
      <TextField
        type="url"
        label="Link to the notice"
        className="sm:col-span-2"
        value={values.noticeUrl}
        error={errors['noticeUrl']}
        onChange={set('noticeUrl')}
      />
      <div className="flex gap-3 sm:col-span-2">
        <button type="submit" className={buttonStyle('primary')} disabled={isPending}>
          {isPending ? 'Saving…' : 'Save change'}
        </button>
        <button type="button" className={buttonStyle('quiet')} onClick={onClose}>
          Cancel
        </button>
      </div>
    </form>
  );
}
