import { formatCount } from '../../../lib/format';
import { choiceStyle } from '../../ui/choice-style';

interface QuestionFilterProps {
  /** Number of questions. */
  all: number;
  /** Number of questions without a good answer. */
  unanswered: number;
  onlyUnanswered: boolean;
  onChange: (onlyUnanswered: boolean) => void;
}

export function QuestionFilter({ all, unanswered, onlyUnanswered, onChange }: QuestionFilterProps) {
  const choices = [
    { label: 'All', count: all, isOn: !onlyUnanswered, choose: () => onChange(false) },
    { label: 'Unanswered', count: unanswered, isOn: onlyUnanswered, choose: () => onChange(true) },
  ];
  return (
    <div role="group" aria-label="Filter questions" className="mb-3 flex flex-wrap gap-2">
      {choices.map(({ label, count, isOn, choose }) => (
        <button key={label} type="button" aria-pressed={isOn} onClick={choose} className={choiceStyle}>
          {label} <span className="ml-1.5 font-normal tabular-nums">({formatCount(count)})</span>
        </button>
      ))}
    </div>
  );
}
