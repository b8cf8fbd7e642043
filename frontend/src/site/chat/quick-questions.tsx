const questions = ['Best for athletes', 'Eye health', 'Highest potency', 'Budget options', 'Compare top 3'];

interface QuickQuestionsProps {
  isDisabled: boolean;
  onAsk: (question: string) => void;
}

/** Suggested first questions. */
export function QuickQuestions({ isDisabled, onAsk }: QuickQuestionsProps) {
  return (
    <ul
      aria-label="Quick questions"
      className="flex shrink-0 gap-2 border-t border-line px-4 py-2.5 max-md:overflow-x-auto md:flex-wrap"
    >
      {questions.map((question) => (
        <li key={question} className="shrink-0">
          <button
            type="button"
            disabled={isDisabled}
            onClick={() => onAsk(question)}
            className="min-h-9 rounded-full border border-edge px-3 whitespace-nowrap text-xs font-semibold transition-colors enabled:hover:border-accent enabled:hover:text-accent disabled:cursor-not-allowed disabled:opacity-60"
          >
            {question}
          </button>
        </li>
      ))}
    </ul>
  );
}
