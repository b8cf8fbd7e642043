import { annotationInputSchema, type Annotation } from '@astaguide/contracts/analytics/annotation';
import { dayIn, startOfDay } from '@astaguide/contracts/values/time-zone';
import { useMutation } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import { saveAnnotationMutation } from '../../../../api/analytics-annotations';
import { toastOutcome } from '../../../../api/toast-outcome';
import { useOwnerTimeZone } from '../../../../api/owner-settings';
import { messagesOf } from '../../../../lib/messages';
import { buttonStyle } from '../../../../../ui/button-style';
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
  const [day, setDay] = useState(dayBefore ?? newDay);
  const [text, setText] = useState(note?.text ?? '');
  const [errors, setErrors] = useState<Partial<Record<string, string>>>({});
  const { mutateAsync: save, isPending } = useMutation(saveAnnotationMutation);

  const onSubmit = async (event: SubmitEvent) => {
    event.preventDefault();
    // If the day stays the same, keep the exact time.
    const at = note && day === dayBefore ? note.at : middleOf(day, timeZone);
    const parsed = annotationInputSchema.safeParse({ at, text });
    setErrors(messagesOf(parsed));
    if (!parsed.success) return;
    const isDone = await toastOutcome(save({ id: note?.id, note: parsed.data }), {
      done: note ? 'Annotation saved' : 'Annotation added',
      failed: 'Failed to save annotation',
    });
    if (isDone) onClose();
  };
  return (
    <form
      noValidate
      aria-label={note ? 'Edit annotation' : 'New annotation'}
      onSubmit={(event) => void onSubmit(event)}
      className="flex flex-wrap items-start gap-4 rounded-sm bg-sunken p-4 lg:flex-nowrap"
    >
      <TextField
        type="date"
        label="Day"
        className="w-full shrink-0 sm:w-44"
        required
        value={day}
        error={errors['at']}
        onChange={({ target }) => setDay(target.value)}
      />
      <TextField
        label="Text"
        className="min-w-0 grow basis-64"
        required
        autoFocus
        maxLength={300}
        value={text}
        error={errors['text']}
        onChange={({ target }) => setText(target.value)}
      />
      <div className="flex w-full gap-3 lg:mt-7 lg:w-auto">
        <button type="submit" className={buttonStyle('primary')} disabled={isPending}>
          {isPending ? 'Saving…' : 'Save annotation'}
        </button>
        <button type="button" className={buttonStyle('quiet')} onClick={onClose}>
          Cancel
        </button>
      </div>
    </form>
  );
}

/** A moment around noon, or '' if no day is chosen. */
function middleOf(day: string, timeZone: string): string {
  if (day === '') return '';
  return new Date(startOfDay(day, timeZone) + 12 * 3_600_000).toISOString();
}
