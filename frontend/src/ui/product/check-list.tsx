import { classNames } from '../../lib/class-names';
import { CheckIcon } from '../icons';

interface CheckListProps {
  label: string;
  points: readonly string[];
  className?: string;
}

/** What speaks for a product, each point with a tick. */
export function CheckList({ label, points, className }: CheckListProps) {
  return (
    <ul aria-label={label} className={classNames('grid gap-1.5 text-sm', className)}>
      {points.map((point) => (
        <li key={point} className="flex gap-2">
          <CheckIcon className="mt-0.5 size-5 shrink-0 text-accent" />
          {point}
        </li>
      ))}
    </ul>
  );
}
