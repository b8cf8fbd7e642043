import { formatCount } from '../../lib/format';

interface QuestionFilterProps {
  /** How many questions there are. */
  all: number;
  /** How many of them the assistant had no good answer to. */
  unanswered: number;
  onlyUnanswered: boolean;
  onChange: (onlyUnanswered: boolean) => void;
}

export function QuestionFilter({ all, unanswered, onlyUnanswered, onChange }: QuestionFilterProps) {
  const choices = [
    { label: 'All', count: all, isOn: !onlyUnanswered, choose: () => onChange(false) },
    { label: 'No good answer', count: unanswered, isOn: onlyUnanswered, choose: () => onChange(true) },
  ];
  return (
    <div role="group" aria-label="Which questions" className="mb-3 flex flex-wrap gap-2">
      {choices.map(({ label, count, isOn, choose }) => (
        <button
          key={label}
          type="button"
          aria-pressed={isOn}
          onClick={choose}
          className="min-h-9 rounded-full border border-edge px-3.5 text-xs font-semibold hover:border-accent aria-pressed:border-accent aria-pressed:bg-accent-soft aria-pressed:text-accent-strong"
        >
          {label} <span className="font-normal tabular-nums">({formatCount(count)})</span>
        </button>
      ))}
    </div>
  );
}
