import { Skeleton } from '../../ui/skeleton';

export function ReviewLoading() {
  return (
    <div className="page-width min-h-dvh py-10">
      <p role="status" className="text-muted">
        Loading product details...
      </p>
      <div className="mt-8 grid gap-10 md:grid-cols-[5fr_7fr]">
        <Skeleton className="aspect-square rounded-md" />
        <div className="grid content-start gap-5">
          <Skeleton className="h-12 w-4/5" />
          <Skeleton className="h-6 w-1/2" />
          <Skeleton className="h-24 w-full" />
          <Skeleton className="h-12 w-40" />
        </div>
      </div>
    </div>
  );
}
