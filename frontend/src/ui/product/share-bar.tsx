import { classNames } from '../../lib/class-names';

/** A bar in the color of the text, for a value that is written beside it. @param share from 0 to 1 */
export function ShareBar({ share, className }: { share: number; className?: string }) {
  return (
    <span aria-hidden="true" className={classNames('block h-1.5 rounded-full bg-sunken', className)}>
      <span
        className="block h-full rounded-full bg-current"
        style={{ width: `${Math.round(share * 100)}%` }}
      />
    </span>
  );
}
