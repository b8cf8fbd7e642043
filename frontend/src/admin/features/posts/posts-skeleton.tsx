import { Skeleton } from '../../../ui/skeleton';

/** Rows that stand while the list is loaded. */
const PLACEHOLDERS = 5;

export function PostsSkeleton() {
  return (
    <div role="status">
      <span className="sr-only">Loading blog posts…</span>
      <Skeleton className="mb-6 h-11 w-full max-w-md" />
      {Array.from({ length: PLACEHOLDERS }, (_, index) => (
        <div key={index} data-placeholder className="flex items-center gap-4 border-b border-line py-4">
          <Skeleton className="hidden h-16 w-24 shrink-0 sm:block" />
          <div className="grid grow gap-2">
            <Skeleton className="h-4 w-32" />
            <Skeleton className="h-5 w-4/5 max-w-96" />
          </div>
        </div>
      ))}
    </div>
  );
}
