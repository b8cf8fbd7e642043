import { Skeleton } from '../../../ui/skeleton';

/** Rows that stand while the list is loaded. */
const PLACEHOLDERS = 6;

export function ProductsSkeleton() {
  return (
    <div role="status">
      <span className="sr-only">Loading products…</span>
      <Skeleton className="mb-6 h-11 w-full max-w-md" />
      {Array.from({ length: PLACEHOLDERS }, (_, index) => (
        <div key={index} data-placeholder className="flex items-center gap-4 border-b border-line py-4">
          <Skeleton className="size-14 shrink-0" />
          <div className="grid grow gap-2">
            <Skeleton className="h-5 w-3/5 max-w-80" />
            <Skeleton className="h-4 w-2/5 max-w-48" />
          </div>
        </div>
      ))}
    </div>
  );
}
