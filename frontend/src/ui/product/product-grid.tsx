import type { ReactNode } from 'react';
import { ProductCardSkeleton } from './product-card-skeleton';

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
      <ul className="grid gap-5 md:grid-cols-3 md:gap-4 lg:gap-7" aria-busy={isLoading}>
        {children ?? Array.from({ length: SKELETONS }, (_, index) => <ProductCardSkeleton key={index} />)}
      </ul>
    </>
  );
}
