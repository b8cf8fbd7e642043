import type { WrittenAnswer } from '@astaguide/contracts/chat/written-answer';
import { writtenAnswerAnchor } from '@astaguide/contracts/chat/written-answer-anchor';
import { QuestionItem } from './question-item';

/** Questions of visitors with the owner's answers. */
export function WrittenQuestions({ answers }: { answers: readonly WrittenAnswer[] }) {
  return (
    <div className="border-b border-line">
      {answers.map(({ id, question, answer }) => (
        <QuestionItem key={id} id={writtenAnswerAnchor(id)} question={question}>
          {answer.split(/\n\s*\n/).map((paragraph, place) => (
            <p key={place} className="wrap-anywhere whitespace-pre-line">
              {paragraph}
            </p>
          ))}
        </QuestionItem>
      ))}
    </div>
  );
}
