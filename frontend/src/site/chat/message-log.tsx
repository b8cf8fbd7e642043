import { useEffect, useRef } from 'react';
import type { ProductSummary } from '../../api/products';
import { Button } from '../../ui/button';
import { Answer } from './answer';
import { failure } from './chat-turn';
import { AnswerText } from '../../ui/content/answer/answer-text';
import type { Conversation } from './use-conversation';

interface MessageLogProps {
  conversation: Conversation;
  products: readonly ProductSummary[];
}

/** Space above the question that is scrolled to, in pixels. */
const ABOVE_QUESTION_PX = 12;

/** The message log, scrolled to the latest question, so that its answer is read from the start. */
export function MessageLog({ conversation, products }: MessageLogProps) {
  const { turns, pending, retry, rate } = conversation;
  const log = useRef<HTMLDivElement>(null);
  const question = useRef<HTMLLIElement>(null);
  const lastQuestion = turns.findLastIndex(({ role }) => role === 'user');
  const isPending = pending !== undefined;
  useEffect(() => {
    if (question.current) log.current!.scrollTop = question.current.offsetTop - ABOVE_QUESTION_PX;
  }, [turns.length, isPending]);
  return (
    <div
      ref={log}
      role="log"
      aria-label="Messages"
      aria-live="polite"
      aria-busy={isPending}
      tabIndex={0}
      className="relative min-h-0 grow overflow-y-auto overscroll-contain px-4 py-4 focus-visible:-outline-offset-2"
    >
      <ol className="flex flex-col gap-4">
        {turns.map((turn, index) =>
          turn.role === 'user' ? (
            <li
              key={index}
              ref={index === lastQuestion ? question : undefined}
              className="max-w-[85%] self-end rounded-md bg-accent-soft px-3.5 py-2.5 text-sm break-words whitespace-pre-wrap"
            >
              <span className="sr-only">You: </span>
              {turn.content}
            </li>
          ) : (
            <li key={index} className="text-sm">
              <span className="sr-only">Assistant: </span>
              <Answer turn={turn} products={products} onRate={rate} />
            </li>
          ),
        )}
        {isPending && (
          <li className="text-sm">
            {pending === '' ? (
              <TypingIndicator />
            ) : (
              <div data-streaming>
                <AnswerText text={pending} />
              </div>
            )}
          </li>
        )}
      </ol>
      {!isPending && turns.at(-1)?.content === failure.content && (
        <p className="mt-2.5 flex flex-wrap items-center gap-3 text-sm text-muted">
          <Button look="quiet" isCompact onClick={retry}>
            Try again
          </Button>
          {!navigator.onLine && 'You’re offline.'}
        </p>
      )}
    </div>
  );
}

function TypingIndicator() {
  return (
    <div role="status" className="flex w-fit gap-1.5 rounded-md bg-sunken px-4 py-3.5">
      <span className="sr-only">The assistant is typing</span>
      {[0, 150, 300].map((delay) => (
        <span
          key={delay}
          aria-hidden="true"
          style={{ animationDelay: `${delay}ms` }}
          className="size-2 animate-pulse rounded-full bg-muted"
        />
      ))}
    </div>
  );
}
