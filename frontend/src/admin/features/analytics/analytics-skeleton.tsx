import { Skeleton } from '../../../ui/skeleton';

/** The tab's outline while the first figures load. */
export function AnalyticsSkeleton() {
  return (
    <>
      <p role="status" className="sr-only">
        Loading figures…
      </p>
      <Skeleton className="h-36 w-full" />
      <Skeleton className="h-80 w-full" />
      <div className="grid gap-6 lg:grid-cols-2">
        <Skeleton className="h-64" />
        <Skeleton className="h-64" />
      </div>
    </>
  );
}
