import { classNames } from '../../../lib/class-names';

export function ActiveBadge({ isActive }: { isActive: boolean }) {
  return (
    <span
      className={classNames(
        'rounded-full border px-2 py-0.5 font-semibold',
        isActive ? 'border-good bg-good-soft text-good' : 'border-edge text-muted',
      )}
    >
      {isActive ? 'Active' : 'Inactive'}
    </span>
  );
}
