import { changeText } from '@astaguide/contracts/values/change-text';
import { classNames } from '../../lib/class-names';

/** The change of a metric: a sign, and words for screen readers. */
export function ChangeText({ change, now }: { change: number | null; now: number }) {
  const { sign, words, direction } = changeText(change, now);
  return (
    <span
      className={classNames(
        'font-semibold whitespace-nowrap tabular-nums',
        direction === 'up' && 'text-good',
        direction === 'down' && 'text-bad',
        direction === 'none' && 'text-muted',
      )}
    >
      <span aria-hidden="true">{sign}</span>
      <span className="sr-only">{words}</span>
    </span>
  );
}
