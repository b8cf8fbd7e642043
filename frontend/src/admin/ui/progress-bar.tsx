import { formatCount } from '../../lib/format';

interface ProgressBarProps {
  done: number;
  /** 0 while unknown. */
  total: number;
  label: string;
}

/** Progress as completed steps of a total. */
export function ProgressBar({ done, total, label }: ProgressBarProps) {
  const text = progressText({ done, total });
  return (
    <div className="mt-2 flex items-center gap-3">
      <div
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={Math.max(total, 1)}
        aria-valuenow={done}
        aria-valuetext={text || 'Not started'}
        className="h-2 w-full max-w-sm overflow-hidden rounded-full bg-sunken"
      >
        <div
          className="h-full rounded-full bg-accent transition-[width] motion-reduce:transition-none"
          style={{ width: total === 0 ? '0%' : `${(100 * done) / total}%` }}
        />
      </div>
      <span aria-hidden="true" className="text-xs whitespace-nowrap text-muted tabular-nums">
        {text}
      </span>
    </div>
  );
}

/** '12 of 30'; empty while the number of steps is unknown. */
export function progressText({ done, total }: { done: number; total: number }): string {
  return total === 0 ? '' : `${formatCount(done)} of ${formatCount(total)}`;
}
