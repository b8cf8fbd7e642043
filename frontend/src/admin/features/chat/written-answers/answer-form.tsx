import { writtenAnswerInputSchema, type WrittenAnswer } from '@astaguide/contracts/chat/written-answer';
import { useMutation, useQuery } from '@tanstack/react-query';
import { ownerProductsQuery } from '../../../api/owner-products';
import { saveWrittenAnswerMutation } from '../../../api/reading/written-answers';
import { contractForm } from '../../../ui/form/contract-form';
import { InputForm } from '../../../ui/form/input-form';

interface AnswerFormProps {
  /** The answer to change; undefined for a new one. */
  answer: WrittenAnswer | undefined;
  /** The question of a new answer; empty if it is typed too. */
  question: string;
  onDirty: () => void;
  onSaved: () => void;
  onCancel: () => void;
}

const answerForm = contractForm(writtenAnswerInputSchema);

/** Form for a question of visitors with the owner's answer. */
export function AnswerForm({ answer, question, onDirty, onSaved, onCancel }: AnswerFormProps) {
  const isQuestionTyped = !answer && question === '';
  const { data: products = [] } = useQuery(ownerProductsQuery);
  const { mutateAsync: save } = useMutation(saveWrittenAnswerMutation);
  return (
    <InputForm
      contract={answerForm}
      values={answerForm.valuesOf(answer ? { ...answer, productId: answer.product?.id } : { question })}
      fields={[
        {
          name: 'question',
          label: 'Question',
          hint: 'Visitors who ask this get your answer, word for word.',
          autoFocus: isQuestionTyped,
        },
        {
          name: 'answer',
          label: 'Answer',
          hint: 'Plain text. A blank line begins a paragraph.',
          autoFocus: !isQuestionTyped,
          rows: 6,
        },
        {
          name: 'productId',
          label: 'Where it appears',
          hint: 'If shown on a review, it applies to that product only.',
          placeholder: 'FAQ',
          options: products.map(({ id, name }) => ({ value: String(id), label: `Review of ${name}` })),
        },
      ]}
      send={(input) => save({ id: answer?.id, input })}
      done={() => ({
        title: 'Answer saved',
        description: 'It is on its page, and the assistant uses it from now on.',
      })}
      failed="Failed to save the answer"
      onDone={onSaved}
      onChange={onDirty}
      className="grid gap-5"
      save="Save"
      onCancel={onCancel}
      buttonsClassName="flex-wrap"
    />
  );
}
