import { Skeleton } from '../../ui/skeleton';

const ROWS = 6;

/** Placeholder of the table while the products load. */
export function ComparisonSkeleton() {
  return (
    <div className="page-width min-h-dvh pb-16">
      <p role="status" className="sr-only">
        Loading products…
      </p>
      <Skeleton className="h-20 w-full" />
      <div className="mt-6 grid gap-4">
        {Array.from({ length: ROWS }, (_, index) => (
          <div key={index} className="flex items-center gap-4">
            <Skeleton className="size-16 shrink-0" />
            <Skeleton className="h-8 grow" />
            <Skeleton className="h-10 w-28" />
          </div>
        ))}
      </div>
    </div>
  );
}
