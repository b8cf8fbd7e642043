import type { ChatQuestion } from '@astaguide/contracts/chat/chat';
import { useOwnerTimeZone } from '../../api/owner-settings';
import { formatCount } from '../../../lib/format';
import { zonedMinute } from '../../lib/zoned-time';
import { FirstRows } from '../../ui/first-rows';

interface QuestionTableProps {
  questions: readonly ChatQuestion[];
  onCorrect: (question: string) => void;
  onAnswer: (question: string) => void;
}

export function QuestionTable({ questions, onCorrect, onAnswer }: QuestionTableProps) {
  return (
    <FirstRows rows={questions} first={10}>
      {(shown) => (
        <table role="table" className="w-full text-sm max-sm:block">
          <caption className="sr-only">Similar questions grouped, unanswered first</caption>
          <thead role="rowgroup" className="max-sm:sr-only">
            <tr role="row" className="text-left text-xs text-muted">
              <th role="columnheader" scope="col" className="py-2 pr-4 font-semibold">
                Question
              </th>
              <th role="columnheader" scope="col" className="px-4 py-2 text-right font-semibold">
                Asked
              </th>
              <th role="columnheader" scope="col" className="py-2 pl-4 text-right font-semibold">
                Last asked
              </th>
            </tr>
          </thead>
          <tbody role="rowgroup" className="max-sm:block">
            {shown.map((question) => (
              <QuestionRow
                key={question.question}
                question={question}
                onCorrect={() => onCorrect(question.question)}
                onAnswer={() => onAnswer(question.question)}
              />
            ))}
          </tbody>
        </table>
      )}
    </FirstRows>
  );
}

const action =
  'min-h-8 text-xs font-semibold text-accent-strong underline-offset-4 hover:underline max-sm:min-h-10';

interface QuestionRowProps {
  question: ChatQuestion;
  onCorrect: () => void;
  onAnswer: () => void;
}

function QuestionRow({ question: asked, onCorrect, onAnswer }: QuestionRowProps) {
  const timeZone = useOwnerTimeZone();
  const { question, plan, times, lastAskedAt, answered, helpful, notHelpful } = asked;
  return (
    <tr
      role="row"
      className="border-t border-line align-baseline max-sm:grid max-sm:grid-cols-[1fr_auto] max-sm:gap-x-4 max-sm:py-2.5"
    >
      <td role="cell" className="min-w-0 py-2.5 pr-4 break-words max-sm:col-span-2 max-sm:p-0">
        <div className="sm:flex sm:items-baseline sm:justify-between sm:gap-6">
          <div className="min-w-0">
            {!answered && (
              <span className="mr-2 inline-block rounded-sm bg-accent-soft px-1.5 text-xs font-semibold text-accent-strong">
                Unanswered
              </span>
            )}
            {question}
            {plan && <span className="block text-xs text-muted">Understood as “{plan}”</span>}
            {helpful + notHelpful > 0 && (
              <span className="block text-xs text-muted tabular-nums">
                Helpful: {formatCount(helpful)} · Not helpful: {formatCount(notHelpful)}
              </span>
            )}
          </div>
          <div className="flex shrink-0 gap-x-4 print:hidden">
            {/* Answers about health stay as they are. */}
            {plan !== null && (
              <button type="button" onClick={onCorrect} className={action}>
                Correct<span className="sr-only"> the answer to ‘{question}’</span>
              </button>
            )}
            <button type="button" onClick={onAnswer} className={action}>
              Write answer<span className="sr-only"> to ‘{question}’</span>
            </button>
          </div>
        </div>
      </td>
      <td
        role="cell"
        className="px-4 py-2.5 text-right font-semibold tabular-nums max-sm:p-0 max-sm:text-left max-sm:text-xs"
      >
        {formatCount(times)}
        <span className="sm:sr-only"> {times === 1 ? 'time' : 'times'}</span>
      </td>
      <td
        role="cell"
        className="py-2.5 pl-4 text-right text-xs whitespace-nowrap text-muted tabular-nums max-sm:p-0"
      >
        <time dateTime={lastAskedAt}>{zonedMinute(lastAskedAt, timeZone)}</time>
      </td>
    </tr>
  );
}
