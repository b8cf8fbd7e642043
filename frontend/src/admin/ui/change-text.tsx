import { changeText } from '@astaguide/contracts/lib/change-text';
import { classNames } from '../../lib/class-names';

interface ChangeTextProps {
  change: number | null;
  now: number;
  /** Whether more is neither good nor bad, so that the change has no colour. */
  isNeutral?: boolean;
}

/** The change of a metric: a sign, and words for screen readers. */
export function ChangeText({ change, now, isNeutral = false }: ChangeTextProps) {
  const { sign, words, direction } = changeText(change, now);
  return (
    <span
      className={classNames(
        'font-semibold whitespace-nowrap tabular-nums',
        direction === 'up' && !isNeutral && 'text-good',
        direction === 'down' && !isNeutral && 'text-bad',
        direction === 'none' && 'text-muted',
      )}
    >
      <span aria-hidden="true">{sign}</span>
      <span className="sr-only">{words}</span>
    </span>
  );
}
