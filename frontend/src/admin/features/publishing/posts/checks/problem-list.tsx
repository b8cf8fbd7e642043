import { useFormContext } from 'react-hook-form';
import { showPlace } from '../../../../ui/rich-text/places';
import type { PostFormValues } from '../post-form';
import type { PostProblem } from './text-problems';

interface ProblemListProps {
  problems: readonly PostProblem[];
  /** Called before the place of a problem is shown. */
  onShow?: () => void;
}

/** What may be wrong with an article; each leads to its place. */
export function ProblemList({ problems, onShow }: ProblemListProps) {
  const { setFocus } = useFormContext<PostFormValues>();
  const show = ({ at }: PostProblem) => {
    onShow?.();
    // After a dialog has given the focus back.
    setTimeout(() => {
      if (typeof at === 'string') setFocus(at);
      else showPlace(document, at);
    }, 50);
  };
  return (
    <ul className="grid gap-1">
      {problems.map((problem, index) => (
        <li key={index} className="flex items-start justify-between gap-3 text-sm">
          <span className="min-w-0 wrap-anywhere">{problem.text}</span>
          <button
            type="button"
            className="shrink-0 font-semibold text-accent-strong underline underline-offset-4"
            onClick={() => show(problem)}
          >
            Show<span className="sr-only">: {problem.text}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
