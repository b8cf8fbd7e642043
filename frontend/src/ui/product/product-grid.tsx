import type { ReactNode } from 'react';
import { Skeleton } from '../skeleton';

const SKELETONS = 6;

/** Product cards side by side; six placeholders without children. */
export function ProductGrid({ children }: { children?: ReactNode }) {
  const isLoading = !children;
  return (
    <>
      {isLoading && (
        <p role="status" className="sr-only">
          Loading products…
        </p>
      )}
      <ul className="grid gap-4 md:grid-cols-2 lg:grid-cols-3 lg:gap-7" aria-busy={isLoading}>
        {children ?? Array.from({ length: SKELETONS }, (_, index) => <ProductCardSkeleton key={index} />)}
      </ul>
    </>
  );
}

/** Placeholder of a product card while the products load. */
function ProductCardSkeleton() {
  return (
    <li aria-hidden="true" className="flex flex-col overflow-hidden rounded-md border border-line bg-surface">
      <Skeleton className="h-20 rounded-none lg:aspect-square lg:h-auto" />
      <div className="flex flex-col gap-4 px-5 pt-8 pb-5">
        <Skeleton className="h-4 w-24" />
        <Skeleton className="h-7 w-4/5" />
        <Skeleton className="h-5 w-40" />
        <Skeleton className="h-24 w-full" />
        <Skeleton className="h-28 w-full" />
        <div className="flex justify-between border-t border-line pt-4">
          <Skeleton className="h-11 w-20" />
          <Skeleton className="h-11 w-28" />
        </div>
      </div>
    </li>
  );
}
