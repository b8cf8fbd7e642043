import { Skeleton } from './skeleton';

/** Placeholder while a page's code is loading. */
export function PageLoading() {
  return (
    <div className="page-width flex min-h-dvh flex-col gap-6 py-16">
      <p role="status" className="sr-only">
        Loading…
      </p>
      <Skeleton className="h-12 w-3/4" />
      <Skeleton className="h-6 w-1/2" />
      <Skeleton className="h-64 w-full" />
    </div>
  );
}
