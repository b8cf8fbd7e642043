import { annotationInputSchema, type Annotation } from '@astaguide/contracts/analytics/annotation';
import { dayIn, startOfDay } from '@astaguide/contracts/lib/time-zone';
import { useMutation } from '@tanstack/react-query';
import { saveAnnotationMutation } from '../../../../api/analytics/annotations';
import { useOwnerTimeZone } from '../../../../api/owner-settings';
import { contractForm } from '../../../../ui/form/contract-form';
import { InputForm } from '../../../../ui/form/input-form';

const noteForm = contractForm(annotationInputSchema);

interface AnnotationFormProps {
  /** The note to edit; undefined for a new one. */
  note: Annotation | undefined;
  /** The day of a new note: 'YYYY-MM-DD'. */
  newDay: string;
  onClose: () => void;
}

/** Form for a note's day and text. */
export default function AnnotationForm({ note, newDay, onClose }: AnnotationFormProps) {
  const timeZone = useOwnerTimeZone();
  const dayBefore = note && dayIn(new Date(note.at), timeZone);
  const { mutateAsync: save } = useMutation(saveAnnotationMutation);
  // If the day stays the same, keep the exact time.
  const inputOf = ({ at, text }: typeof noteForm.empty) => ({
    at: note && at === dayBefore ? note.at : middleOf(at, timeZone),
    text,
  });
  return (
    <InputForm
      contract={{ ...noteForm, inputOf }}
      values={{ at: dayBefore ?? newDay, text: note?.text ?? '' }}
      fields={[
        { name: 'at', label: 'Day', type: 'date', className: 'w-full shrink-0 sm:w-44' },
        {
          name: 'text',
          label: 'Text',
          className: 'min-w-0 grow basis-64',
          autoFocus: true,
          maxLength: 300,
        },
      ]}
      send={(input) => save({ id: note?.id, note: input })}
      done={note ? 'Annotation saved' : 'Annotation added'}
      failed="Failed to save annotation"
      onDone={onClose}
      label={note ? 'Edit annotation' : 'New annotation'}
      className="flex flex-wrap items-start gap-4 rounded-sm bg-sunken p-4 lg:flex-nowrap"
      save="Save"
      onCancel={onClose}
      buttonsClassName="w-full lg:mt-7 lg:w-auto"
    />
  );
}

/** A moment around noon, or '' if no day is chosen. */
function middleOf(day: string, timeZone: string): string {
  if (day === '') return '';
  return new Date(startOfDay(day, timeZone) + 12 * 3_600_000).toISOString();
}
