import { classNames } from '../lib/class-names';

/** A placeholder for loading content. Give it the content's size. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span aria-hidden="true" className={classNames('block animate-pulse rounded-sm bg-sunken', className)} />
  );
}
