import type { ReactNode } from 'react';
import { Redirect } from 'wouter';
import type { ProductSummary } from '../../../api/products';
import { useShownProducts } from '../../../api/shown-products';
import { compareHref } from '../../../lib/compare/compare-address';
import { Breadcrumbs } from '../../../ui/breadcrumbs';
import { LoadError, Loaded } from '../../../ui/loaded';
import NotFoundPage from '../../../ui/not-found-page';
import { AffiliateNote } from '../../../ui/product/affiliate-note';
import { ComparisonSkeleton } from '../comparison-skeleton';
import { comparedProducts, comparisonName } from './compared-products';
import { SideBySide } from './side-by-side';

/** Two to four products side by side. */
export default function ComparePage({ params }: { params: Readonly<Record<string, string>> }) {
  return (
    <Loaded
      query={useShownProducts()}
      name="products"
      loading={framed(<ComparisonSkeleton />)}
      failed={(retry) => framed(<LoadError title="Couldn’t load the products" onRetry={retry} />)}
    >
      {(products) => <Comparison text={params.slugs ?? ''} products={products} />}
    </Loaded>
  );
}

const framed = (content: ReactNode) => <div className="page-width py-12">{content}</div>;

function Comparison({ text, products }: { text: string; products: readonly ProductSummary[] }) {
  const compared = comparedProducts(text, products);
  if (!compared) return <NotFoundPage />;
  const href = compareHref(compared.map(({ slug }) => slug));
  if (href !== `/compare/${text}`) return <Redirect to={href} replace />;
  const name = comparisonName(compared);
  return (
    <>
      <header className="page-width pt-4 pb-5 md:pt-8 md:pb-8">
        <Breadcrumbs path={href} name={name} />
        <h1 className="mt-4 text-xl text-balance break-words md:mt-8 md:text-2xl">{name}</h1>
        <AffiliateNote className="mt-3" />
      </header>
      <SideBySide compared={compared} />
    </>
  );
}
