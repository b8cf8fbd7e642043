import type { ReactNode } from 'react';
import type { WrittenAnswer } from '@astaguide/contracts/chat/written-answer';
import { writtenAnswerAnchor } from '@astaguide/contracts/chat/written-answer-anchor';

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

interface QuestionItemProps {
  /** Anchor, unique on the page. */
  id: string;
  question: string;
  /** Paragraphs of the answer. */
  children: ReactNode;
}

/** `details` elements with the same name: the browser keeps only one open, without scripts. */
export function QuestionItem({ id, question, children }: QuestionItemProps) {
  return (
    <details name="faq" className="folded border-t border-line">
      <summary className="flex min-h-14 items-center justify-between gap-6 py-3 font-display text-lg leading-snug font-semibold hover:text-accent">
        {question}
      </summary>
      {/* The anchor is inside, so that navigating to it opens the item. */}
      <div id={id} className="prose prose-links scroll-mt-40 pb-6">
        {children}
      </div>
    </details>
  );
}
