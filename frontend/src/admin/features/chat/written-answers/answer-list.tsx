import type { WrittenAnswer } from '@astaguide/contracts/chat/written-answer';
import { writtenAnswerAddress } from '@astaguide/contracts/chat/written-answer-anchor';
import { useQuery } from '@tanstack/react-query';
import { Button } from '../../../../ui/button';
import { allWrittenAnswersQuery, deleteWrittenAnswerMutation } from '../../../api/reading/written-answers';
import { useAction } from '../../../api/use-action';
import { useConfirm } from '../../../ui/dialog/confirm-dialog';
import { QueryPanel } from '../../../ui/query-panel';

/** All written answers, to be changed and deleted. */
export function AnswerList({ onEdit }: { onEdit: (answer: WrittenAnswer) => void }) {
  return (
    <QueryPanel
      query={useQuery(allWrittenAnswersQuery)}
      name="answers"
      skeleton={['h-24']}
      empty="No answers yet. Write one to a question from the chat, or to one that you expect."
    >
      {(answers) => (
        <ul className="text-sm">
          {answers.map((answer) => (
            <AnswerRow key={answer.id} answer={answer} onEdit={() => onEdit(answer)} />
          ))}
        </ul>
      )}
    </QueryPanel>
  );
}

function AnswerRow({ answer, onEdit }: { answer: WrittenAnswer; onEdit: () => void }) {
  const { id, question, product } = answer;
  const [remove] = useAction(deleteWrittenAnswerMutation, {
    done: 'Answer deleted',
    failed: 'Failed to delete the answer',
  });
  const { ask, dialog } = useConfirm();
  const onDelete = () =>
    ask({
      title: 'Delete the answer?',
      text: `It is removed from ${product ? 'the review' : 'the FAQ'}, and the assistant no longer uses it. This cannot be undone.`,
      action: 'Delete answer',
      onConfirm: () => remove(id),
    });
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-line py-3 first:pt-0">
      <span className="min-w-0 grow basis-60 wrap-anywhere">
        <a
          href={writtenAnswerAddress(answer)}
          target="_blank"
          rel="noreferrer"
          className="font-semibold underline underline-offset-4 hover:text-accent"
        >
          {question}
        </a>
        <span className="block text-xs text-muted">{product ? `Review of ${product.name}` : 'FAQ'}</span>
      </span>
      <span className="flex gap-2">
        <Button look="quiet" isCompact onClick={onEdit}>
          Edit<span className="sr-only"> the answer to ‘{question}’</span>
        </Button>
        <Button look="quiet" isCompact onClick={onDelete}>
          Delete<span className="sr-only"> the answer to ‘{question}’</span>
        </Button>
      </span>
      {dialog}
    </li>
  );
}
