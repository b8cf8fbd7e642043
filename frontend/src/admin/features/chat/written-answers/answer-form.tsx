import { writtenAnswerInputSchema, type WrittenAnswer } from '@astaguide/contracts/chat/written-answer';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useImperativeHandle, useState, type Ref } from 'react';
import { FormProvider } from 'react-hook-form';
import { Button } from '../../../../ui/button';
import { ownerProductsQuery } from '../../../api/owner-products';
import { saveWrittenAnswerMutation } from '../../../api/reading/written-answers';
import { ContractFields } from '../../../ui/form/contract-field';
import { contractForm } from '../../../ui/form/contract-form';
import { DraftNotice } from '../../../ui/form/draft-notice';
import { useContractForm } from '../../../ui/form/use-contract-form';
import { browserDraft, useFormDraft } from '../../../ui/form/use-form-draft';
import { useLeaveGuard } from '../../../ui/form/use-leave-guard';

/** Leaves the form, after a question if there are unsaved changes. */
export type Leave = (proceed: () => void) => void;

interface AnswerFormProps {
  /** The answer to change; undefined for a new one. */
  answer: WrittenAnswer | undefined;
  /** The question of a new answer; empty if it is typed too. */
  question: string;
  /** For the buttons outside that close the form. */
  leave: Ref<Leave>;
  /** Called when it was saved or cancelled. */
  onDone: () => void;
}

const answerForm = contractForm(writtenAnswerInputSchema);

/** Form for a question of visitors with the owner's answer. What is typed is stored until it is saved or discarded. */
export function AnswerForm({ answer, question, leave, onDone }: AnswerFormProps) {
  const isQuestionTyped = !answer && question === '';
  const { data: products = [] } = useQuery(ownerProductsQuery);
  const { mutateAsync: save } = useMutation(saveWrittenAnswerMutation);
  const fields = [
    {
      name: 'question' as const,
      label: 'Question',
      hint: 'Visitors who ask this, also in similar words, get your answer word for word.',
      autoFocus: isQuestionTyped,
    },
    {
      name: 'answer' as const,
      label: 'Answer',
      hint: 'Plain text. A blank line begins a paragraph.',
      autoFocus: !isQuestionTyped,
      rows: 6,
    },
    {
      name: 'productId' as const,
      label: 'Where it appears',
      hint: 'If shown on a review, it applies to that product only.',
      placeholder: 'FAQ',
      options: products.map(({ id, name }) => ({ value: String(id), label: `Review of ${name}` })),
    },
  ];
  const { form, submit } = useContractForm({
    contract: answerForm,
    values: answerForm.valuesOf(answer ? { ...answer, productId: answer.product?.id } : { question }),
    fields,
    send: (input) => save({ id: answer?.id, input }),
    done: () => ({
      title: 'Answer saved',
      description: 'It is on its page, and the assistant uses it from now on.',
    }),
    failed: 'Failed to save the answer',
  });
  const { isDirty, isSubmitting } = form.formState;
  const [store] = useState(() => browserDraft(`answer:${answer?.id ?? question}`));
  const draft = useFormDraft(store, form);
  const { ask, dialog } = useLeaveGuard(isDirty, draft.clear);
  useImperativeHandle(leave, () => ask);

  const send = async () => {
    if (!(await submit())) return;
    draft.clear();
    onDone();
  };
  return (
    <FormProvider {...form}>
      <form
        noValidate
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <DraftNotice restoredAt={draft.restoredAt} onDiscard={draft.discard} />
        <ContractFields form={answerForm} fields={fields} />
        <div className="flex flex-wrap gap-3">
          <Button look="primary" type="submit" disabled={isSubmitting}>
            {isSubmitting ? 'Saving…' : 'Save'}
          </Button>
          <Button look="quiet" onClick={() => ask(onDone)}>
            Cancel
          </Button>
        </div>
      </form>
      {dialog}
    </FormProvider>
  );
}
