import { classNames } from '../../../lib/class-names';

export function ActiveBadge({ isActive }: { isActive: boolean }) {
  return (
    <span
      className={classNames(
        'rounded-full border px-2 py-0.5 font-semibold',
        isActive ? 'border-accent bg-accent-soft text-accent-strong' : 'border-edge text-muted',
      )}
    >
      {isActive ? 'Active' : 'Inactive'}
    </span>
  );
}
