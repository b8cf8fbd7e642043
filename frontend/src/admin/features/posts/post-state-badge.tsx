import { classNames } from '../../../lib/class-names';

export function PostStateBadge({ isPublished }: { isPublished: boolean }) {
  return (
    <span
      className={classNames(
        'rounded-full border px-2 py-0.5 text-xs font-semibold',
        isPublished ? 'border-accent bg-accent-soft text-accent-strong' : 'border-edge text-muted',
      )}
    >
      {isPublished ? 'Published' : 'Draft'}
    </span>
  );
}
