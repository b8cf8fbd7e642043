import { classNames } from '../lib/class-names';

/** A grey block where content will stand. Give it the content's size. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span aria-hidden="true" className={classNames('block animate-pulse rounded-sm bg-sunken', className)} />
  );
}
