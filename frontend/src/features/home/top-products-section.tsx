import { useQuery } from '@tanstack/react-query';
import { productsQuery } from '../../api/products';
import { Notice } from '../../ui/notice';
import { ProductCard } from './product-card';
import { ProductCardSkeleton } from './product-card-skeleton';
import { topProducts } from './top-products-order';

const SKELETONS = 6;

export function TopProductsSection() {
  return (
    <section
      id="expert-analysis"
      aria-labelledby="expert-analysis-heading"
      className="border-t border-line bg-sunken/50"
    >
      <div className="page-width py-12 md:py-20">
        <header className="mb-8 grid gap-x-12 gap-y-3 md:mb-12 lg:grid-cols-[7fr_4fr] lg:items-end">
          <h2 id="expert-analysis-heading" className="text-2xl">
            Top 9 Astaxanthin Supplements Compared
          </h2>
          <p className="text-sm text-muted">
            <strong className="font-semibold text-ink">Affiliate disclosure:</strong> the buy links below are
            affiliate links. We may earn a commission when you buy through them, at no extra cost to you.
          </p>
        </header>
        <TopProductsGrid />
        <p className="mt-10 text-center text-sm text-muted">
          Free shipping • 30-day returns • Best price guaranteed
        </p>
      </div>
    </section>
  );
}

function TopProductsGrid() {
  const { data: products, isError, refetch } = useQuery(productsQuery);
  if (isError) {
    return (
      <Notice title="The products could not be loaded" onRetry={() => void refetch()}>
        This is on our side. Please try again in a moment.
      </Notice>
    );
  }
  if (products?.length === 0) {
    return (
      <Notice title="No products yet">The first reviews are being written. Please come back soon.</Notice>
    );
  }
  return (
    <>
      {!products && (
        <p role="status" className="sr-only">
          Loading products…
        </p>
      )}
      <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3 lg:gap-7" aria-busy={!products}>
        {products
          ? topProducts(products).map((product) => <ProductCard key={product.id} product={product} />)
          : Array.from({ length: SKELETONS }, (_, index) => <ProductCardSkeleton key={index} />)}
      </ul>
    </>
  );
}
