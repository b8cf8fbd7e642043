import { comparison } from '@astaguide/content/comparison';
import { Link } from 'wouter';
import { Breadcrumbs } from '../../ui/breadcrumbs';
import { LoadError } from '../../ui/loaded';
import { Notice } from '../../ui/notice';
import { AffiliateNote } from '../../ui/product/affiliate-note';
import { Comparison } from './comparison';
import { ComparisonSkeleton } from './comparison-skeleton';
import { useComparisonView } from './use-comparison';

export const intro = comparison;

export default function ComparisonPage() {
  const { view, catalog = [], isError, retry } = useComparisonView();
  return (
    <>
      <header className="page-width pt-6 pb-8 md:pt-8 md:pb-10">
        <Breadcrumbs path={comparison.path} name="Compare" />
        <h1 className="mt-8 text-3xl md:mt-12">{comparison.heading}</h1>
        <div className="mt-5 grid items-end gap-x-12 gap-y-4 lg:grid-cols-[7fr_4fr]">
          <p className="max-w-[58ch] text-lg text-muted">{comparison.lead}</p>
          <div className="prose-links grid gap-1.5">
            <AffiliateNote />
            <p className="text-xs text-muted">
              Where the order comes from: <Link href="/how-we-rank">How we rank</Link>
            </p>
          </div>
        </div>
      </header>
      {!view && !isError && <ComparisonSkeleton />}
      {!view && isError && (
        <div className="page-width pb-16">
          <LoadError title="Couldn’t load the products" onRetry={retry} />
        </div>
      )}
      {view?.total === 0 && (
        <div className="page-width pb-16">
          <Notice title="No products yet">The first reviews are being written. Please come back soon.</Notice>
        </div>
      )}
      {view && view.total > 0 && (
        <Comparison view={view} catalog={catalog} isError={isError} onRetry={retry} />
      )}
    </>
  );
}
