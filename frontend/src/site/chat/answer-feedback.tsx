import { useMutation } from '@tanstack/react-query';
import { classNames } from '../../lib/class-names';

interface AnswerFeedbackProps {
  /** What the visitor said; undefined before. */
  helpful: boolean | undefined;
  onRate: (helpful: boolean) => Promise<void>;
}

/** Asks whether an answer helped. */
export function AnswerFeedback({ helpful, onRate }: AnswerFeedbackProps) {
  const { mutate, isPending, isError } = useMutation({ mutationFn: onRate });
  return (
    <div className="flex flex-wrap items-center gap-x-1 px-3.5 text-xs text-muted">
      <p>{helpful === undefined ? 'Did this help?' : 'Thanks for your feedback.'}</p>
      {[true, false].map((isHelpful) => (
        <button
          key={String(isHelpful)}
          type="button"
          aria-label={isHelpful ? 'Helpful' : 'Not helpful'}
          aria-pressed={helpful === isHelpful}
          aria-disabled={isPending}
          onClick={() => !isPending && helpful !== isHelpful && mutate(isHelpful)}
          className="grid size-9 place-items-center rounded-sm hover:text-ink aria-pressed:text-accent"
        >
          <svg
            viewBox="0 0 20 20"
            aria-hidden="true"
            className={classNames(
              'size-4 fill-none stroke-current stroke-[1.75]',
              !isHelpful && 'rotate-180',
            )}
          >
            <path
              strokeLinejoin="round"
              d="M3 9.5h3v7.5H3zM6 9.5 9.5 3c1.5 0 2.2 1.1 1.9 2.5L10.8 8h4.4c1.3 0 2.1 1.1 1.8 2.3l-1.2 5c-.2 1-1 1.7-2 1.7H6"
            />
          </svg>
        </button>
      ))}
      {isError && <p role="alert">Couldn’t send your feedback. Try again.</p>}
    </div>
  );
}
