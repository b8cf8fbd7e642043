import { classNames } from '../../../lib/class-names';

export function PostStateBadge({ isPublished }: { isPublished: boolean }) {
  return (
    <span
      className={classNames(
        'rounded-full border px-2 py-0.5 text-xs font-semibold',
        isPublished ? 'border-good bg-good-soft text-good' : 'border-warn bg-warn-soft text-warn',
      )}
    >
      {isPublished ? 'Published' : 'Draft'}
    </span>
  );
}
