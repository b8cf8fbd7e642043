import { useQuery } from '@tanstack/react-query';
import { Redirect } from 'wouter';
import { productsQuery, type ProductSummary } from '../../../api/products';
import { breadcrumbsOf } from '../../../lib/breadcrumbs';
import { compareHref } from '../../../lib/compare/compare-address';
import { Breadcrumbs } from '../../../ui/breadcrumbs';
import NotFoundPage from '../../../ui/not-found-page';
import { AffiliateNote } from '../../../ui/product/affiliate-note';
import { ProductsUnavailable } from '../../../ui/product/products-unavailable';
import { ComparisonSkeleton } from '../comparison-skeleton';
import { comparedProducts, comparisonName } from './compared-products';
import { SideBySide } from './side-by-side';

/** Two to four products side by side. */
export default function ComparePage({ params }: { params: Readonly<Record<string, string>> }) {
  const { data: products, isError, refetch } = useQuery(productsQuery);
  if (products) return <Comparison text={params.slugs ?? ''} products={products} />;
  return (
    <div className="page-width py-12">
      {isError ? <ProductsUnavailable onRetry={() => void refetch()} /> : <ComparisonSkeleton />}
    </div>
  );
}

function Comparison({ text, products }: { text: string; products: readonly ProductSummary[] }) {
  const compared = comparedProducts(text, products);
  if (!compared) return <NotFoundPage />;
  const href = compareHref(compared.map(({ slug }) => slug));
  if (href !== `/compare/${text}`) return <Redirect to={href} replace />;
  const name = comparisonName(compared);
  return (
    <>
      <header className="page-width pt-6 pb-8 md:pt-8">
        <Breadcrumbs crumbs={breadcrumbsOf(href, name)} />
        <h1 className="mt-8 text-2xl text-balance break-words">{name}</h1>
        <AffiliateNote className="mt-4" />
      </header>
      <SideBySide compared={compared} products={products} />
    </>
  );
}
