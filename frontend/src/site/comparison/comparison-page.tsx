import { filterProducts } from './product-filters';
import { sortProducts } from '@astaguide/contracts/catalog/sort-products';
import { comparison } from '@astaguide/content/comparison';
import { useQuery } from '@tanstack/react-query';
import { useSearch } from 'wouter';
import { productsQuery, type ProductSummary } from '../../api/products';
import { breadcrumbsOf } from '../../lib/breadcrumbs';
import { formatPlural } from '../../lib/format';
import { buttonStyle } from '../../ui/button-style';
import { Breadcrumbs } from '../../ui/breadcrumbs';
import { Notice } from '../../ui/notice';
import { AffiliateNote } from '../../ui/product/affiliate-note';
import { ProductsUnavailable } from '../../ui/product/products-unavailable';
import { comparedProducts } from './compared-products';
import { ComparisonControls } from './comparison-controls';
import { ComparisonSkeleton } from './comparison-skeleton';
import { ComparisonTable } from './comparison-table';
import { DetailedCards } from './detailed-cards';
import { SideBySide } from './side-by-side';
import { TopThreeBand } from './top-three-band';
import { unitPriceNote } from './unit-price-note';
import { useComparisonChoice } from './use-comparison-choice';

export const intro = comparison;

export default function ComparisonPage() {
  const { data: products, isError, refetch } = useQuery(productsQuery);
  return (
    <>
      <header className="page-width pt-6 pb-8 md:pt-8 md:pb-10">
        <Breadcrumbs crumbs={breadcrumbsOf(comparison.path, 'Compare')} />
        <h1 className="mt-8 text-3xl md:mt-12">{comparison.heading}</h1>
        <div className="mt-5 grid items-end gap-x-12 gap-y-4 lg:grid-cols-[7fr_4fr]">
          <p className="max-w-[58ch] text-lg text-muted">{comparison.lead}</p>
          <AffiliateNote />
        </div>
      </header>
      {isError && (
        <div className="page-width pb-16">
          <ProductsUnavailable onRetry={() => void refetch()} />
        </div>
      )}
      {!products && !isError && <ComparisonSkeleton />}
      {products?.length === 0 && (
        <div className="page-width pb-16">
          <Notice title="No products yet">The first reviews are being written. Please come back soon.</Notice>
        </div>
      )}
      {products && products.length > 0 && <Catalog products={products} />}
    </>
  );
}

/** The side-by-side comparison if the address contains one, otherwise all products. */
function Catalog({ products }: { products: readonly ProductSummary[] }) {
  const compared = comparedProducts(useSearch(), products);
  return (
    <>
      {compared?.note && (
        <p role="status" className="page-width pb-6 text-sm font-semibold break-words">
          {compared.note}
        </p>
      )}
      {compared && compared.chosen.length > 0 ? (
        <SideBySide compared={compared.chosen} products={products} />
      ) : (
        <Comparison products={products} />
      )}
    </>
  );
}

function Comparison({ products }: { products: readonly ProductSummary[] }) {
  const choice = useComparisonChoice(products);
  const shown = sortProducts(filterProducts(products, choice.filters), choice.sort);
  return (
    <>
      <div className="page-width pb-12 md:pb-16">
        <ComparisonControls products={products} choice={choice}>
          <p role="status" className="text-sm text-muted">
            {shown.length === products.length
              ? formatPlural(products.length, 'product')
              : `${shown.length} of ${formatPlural(products.length, 'product')}`}
          </p>
        </ComparisonControls>
        {shown.length > 0 ? (
          <>
            <ComparisonTable products={shown} />
            {shown.some(({ servings }) => servings !== null) && (
              <p className="mt-4 text-xs text-muted">{unitPriceNote}</p>
            )}
          </>
        ) : (
          <Notice title="No products match these filters">
            <p>Remove a filter or clear all.</p>
            <button type="button" onClick={choice.clearFilters} className={buttonStyle('quiet', 'mt-4')}>
              Clear All Filters
            </button>
          </Notice>
        )}
      </div>
      <TopThreeBand products={products} />
      {shown.length > 0 && <DetailedCards products={shown} />}
    </>
  );
}
