import { annotationInputSchema, type Annotation } from '@astaguide/contracts/analytics/annotation';
import { dayIn, startOfDay } from '@astaguide/contracts/lib/time-zone';
import { useMutation } from '@tanstack/react-query';
import { saveAnnotationMutation } from '../../../../api/analytics/annotations';
import { useOwnerTimeZone } from '../../../../api/owner-settings';
import { useInputForm } from '../../../../api/use-input-form';
import { FormButtons } from '../../../../ui/form/form-buttons';
import { TextField } from '../../../../ui/inputs/text-field';

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
  const { field, onSubmit, isSending } = useInputForm({
    values: { at: dayBefore ?? newDay, text: note?.text ?? '' },
    schema: annotationInputSchema,
    // If the day stays the same, keep the exact time.
    inputOf: ({ at, text }) => ({ at: note && at === dayBefore ? note.at : middleOf(at, timeZone), text }),
    send: (input) => save({ id: note?.id, note: input }),
    done: note ? 'Annotation saved' : 'Annotation added',
    onDone: onClose,
    failed: 'Failed to save annotation',
  });
  return (
    <form
      noValidate
      aria-label={note ? 'Edit annotation' : 'New annotation'}
      onSubmit={onSubmit}
      className="flex flex-wrap items-start gap-4 rounded-sm bg-sunken p-4 lg:flex-nowrap"
    >
      <TextField type="date" label="Day" className="w-full shrink-0 sm:w-44" required {...field('at')} />
      <TextField
        label="Text"
        className="min-w-0 grow basis-64"
        required
        autoFocus
        maxLength={300}
        {...field('text')}
      />
      <FormButtons
        save="Save annotation"
        isSending={isSending}
        onCancel={onClose}
        className="w-full lg:mt-7 lg:w-auto"
      />
    </form>
  );
}

/** A moment around noon, or '' if no day is chosen. */
function middleOf(day: string, timeZone: string): string {
  if (day === '') return '';
  return new Date(startOfDay(day, timeZone) + 12 * 3_600_000).toISOString();
}
