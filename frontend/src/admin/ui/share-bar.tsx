import { classNames } from '../../lib/class-names';

/** A number beside others as a bar. @param percent of the bar's length */
export function ShareBar({ percent, className = 'mt-1 h-1.5' }: { percent: number; className?: string }) {
  return (
    <span aria-hidden="true" className={classNames('block rounded-sm bg-sunken', className)}>
      <span className="block h-full rounded-sm bg-accent" style={{ width: `${percent}%` }} />
    </span>
  );
}
