import { comparison } from '@astaguide/content/comparison';
import { Breadcrumbs } from '../../ui/breadcrumbs';
import { LoadError } from '../../ui/loaded';
import { NoProducts } from '../../ui/product/no-products';
import { Comparison } from './comparison';
import { ComparisonSkeleton } from './comparison-skeleton';
import { useComparisonView } from './use-comparison';

export const intro = comparison;

export default function ComparisonPage() {
  const { view, catalog = [], isError, retry } = useComparisonView();
  return (
    <>
      <header className="page-width wide-page pt-4 pb-3 md:pt-6 md:pb-5">
        <Breadcrumbs path={comparison.path} name="Compare" />
        <h1 className="mt-3 text-xl md:mt-5 md:text-2xl">{comparison.heading}</h1>
        <p className="mt-2 max-w-[90ch] text-sm text-muted max-md:hidden">{comparison.lead}</p>
      </header>
      {!view && !isError && <ComparisonSkeleton />}
      {!view && isError && (
        <div className="page-width wide-page pb-16">
          <LoadError title="Couldn’t load the products" onRetry={retry} />
        </div>
      )}
      {view?.total === 0 && (
        <div className="page-width wide-page pb-16">
          <NoProducts />
        </div>
      )}
      {view && view.total > 0 && (
        <Comparison view={view} catalog={catalog} isError={isError} onRetry={retry} />
      )}
    </>
  );
}
