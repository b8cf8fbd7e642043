import { writtenAnswerInputSchema, type WrittenAnswer } from '@astaguide/contracts/chat/written-answer';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import { buttonStyle } from '../../../../ui/button-style';
import { ownerProductsQuery } from '../../../api/owner-products';
import { saveWrittenAnswerMutation } from '../../../api/reading/written-answers';
import { toastOutcome } from '../../../api/toast-outcome';
import { messagesOf } from '../../../lib/messages';
import { SelectField } from '../../../ui/inputs/select-field';
import { TextArea } from '../../../ui/inputs/text-area';
import { TextField } from '../../../ui/inputs/text-field';

interface AnswerFormProps {
  /** The answer to change; undefined for a new one. */
  answer: WrittenAnswer | undefined;
  /** The question of a new answer. */
  question: string;
  onDirty: () => void;
  onSaved: () => void;
  onCancel: () => void;
}

const FAQ = 'faq';

/** Form for a question of visitors with the owner's answer. */
export function AnswerForm({ answer, question, onDirty, onSaved, onCancel }: AnswerFormProps) {
  const { data: products = [] } = useQuery(ownerProductsQuery);
  const { mutateAsync: save, isPending } = useMutation(saveWrittenAnswerMutation);
  const [values, setValues] = useState({
    question: answer?.question ?? question,
    answer: answer?.answer ?? '',
    place: answer?.product ? String(answer.product.id) : FAQ,
  });
  const [errors, setErrors] = useState<Partial<Record<string, string>>>({});
  const set = (name: keyof typeof values) => (event: { target: { value: string } }) => {
    setValues({ ...values, [name]: event.target.value });
    onDirty();
  };

  const onSubmit = async (event: SubmitEvent) => {
    event.preventDefault();
    const productId = values.place === FAQ ? null : Number(values.place);
    const parsed = writtenAnswerInputSchema.safeParse({ ...values, productId });
    setErrors(messagesOf(parsed));
    if (!parsed.success) return;
    const isDone = await toastOutcome(save({ id: answer?.id, input: parsed.data }), {
      done: 'Answer saved',
      detail: 'It is on its page, and the assistant uses it from now on.',
      failed: 'Failed to save the answer',
    });
    if (isDone) onSaved();
  };

  return (
    <form noValidate onSubmit={(event) => void onSubmit(event)} className="grid gap-5">
      <TextField
        label="Question"
        hint="The same words get this answer word for word."
        required
        value={values.question}
        error={errors['question']}
        onChange={set('question')}
      />
      <TextArea
        label="Answer"
        hint="Plain text. A blank line begins a paragraph."
        required
        autoFocus
        rows={6}
        value={values.answer}
        error={errors['answer']}
        onChange={set('answer')}
      />
      <SelectField
        label="Where it appears"
        hint="On a review, it is only about that product."
        options={[
          { value: FAQ, label: 'FAQ' },
          ...products.map(({ id, name }) => ({ value: String(id), label: `Review of ${name}` })),
        ]}
        value={values.place}
        error={errors['productId']}
        onChange={set('place')}
      />
      <div className="flex flex-wrap gap-3">
        <button type="submit" className={buttonStyle('primary')} disabled={isPending}>
          {isPending ? 'Saving…' : 'Save answer'}
        </button>
        <button type="button" className={buttonStyle('quiet')} onClick={onCancel}>
          Cancel
        </button>
      </div>
    </form>
  );
}
