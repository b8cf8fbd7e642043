import { writtenAnswerInputSchema, type WrittenAnswer } from '@astaguide/contracts/chat/written-answer';
import { useMutation, useQuery } from '@tanstack/react-query';
import { ownerProductsQuery } from '../../../api/owner-products';
import { saveWrittenAnswerMutation } from '../../../api/reading/written-answers';
import { useInputForm } from '../../../api/use-input-form';
import { FormButtons } from '../../../ui/form/form-buttons';
import { SelectField } from '../../../ui/inputs/select-field';
import { TextArea } from '../../../ui/inputs/text-area';
import { TextField } from '../../../ui/inputs/text-field';

interface AnswerFormProps {
  /** The answer to change; undefined for a new one. */
  answer: WrittenAnswer | undefined;
  /** The question of a new answer; empty if it is typed too. */
  question: string;
  onDirty: () => void;
  onSaved: () => void;
  onCancel: () => void;
}

const FAQ = 'faq';

/** Form for a question of visitors with the owner's answer. */
export function AnswerForm({ answer, question, onDirty, onSaved, onCancel }: AnswerFormProps) {
  const isQuestionTyped = !answer && question === '';
  const { data: products = [] } = useQuery(ownerProductsQuery);
  const { mutateAsync: save } = useMutation(saveWrittenAnswerMutation);
  const { field, onSubmit, isSending } = useInputForm({
    values: {
      question: answer?.question ?? question,
      answer: answer?.answer ?? '',
      productId: answer?.product ? String(answer.product.id) : FAQ,
    },
    schema: writtenAnswerInputSchema,
    inputOf: ({ productId, ...texts }) => ({
      ...texts,
      productId: productId === FAQ ? null : Number(productId),
    }),
    send: (input) => save({ id: answer?.id, input }),
    done: () => ({
      title: 'Answer saved',
      description: 'It is on its page, and the assistant uses it from now on.',
    }),
    onDone: onSaved,
    failed: 'Failed to save the answer',
  });

  return (
    <form noValidate onSubmit={onSubmit} onChange={onDirty} className="grid gap-5">
      <TextField
        label="Question"
        hint="The same words get this answer word for word."
        required
        autoFocus={isQuestionTyped}
        {...field('question')}
      />
      <TextArea
        label="Answer"
        hint="Plain text. A blank line begins a paragraph."
        required
        autoFocus={!isQuestionTyped}
        rows={6}
        {...field('answer')}
      />
      <SelectField
        label="Where it appears"
        hint="On a review, it is only about that product."
        options={[
          { value: FAQ, label: 'FAQ' },
          ...products.map(({ id, name }) => ({ value: String(id), label: `Review of ${name}` })),
        ]}
        {...field('productId')}
      />
      <FormButtons save="Save answer" isSending={isSending} onCancel={onCancel} className="flex-wrap" />
    </form>
  );
}
