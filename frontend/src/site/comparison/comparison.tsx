import { formatCount, formatPlural } from '../../lib/format';
import { Button } from '../../ui/button';
import { LoadError } from '../../ui/loaded';
import { Notice } from '../../ui/notice';
import { CompareTray } from '../../ui/product/compare-tray';
import { ComparisonControls } from './comparison-controls';
import { comparisonHref } from './comparison-search';
import { ComparisonSkeleton } from './comparison-skeleton';
import type { ComparisonView, ListedProduct } from './comparison-start';
import { ComparisonTable } from './comparison-table';
import { DetailedCards } from './detailed-cards';
import { ShowMore } from './show-more/show-more';
import { useGrowingList } from './show-more/use-growing-list';
import { TopThreeBand } from './top-three-band';
import { unitPriceNote } from './unit-price-note';
import { useChangeChoice } from './use-comparison';

/** Explains the columns. */
const tableNote = `Rank: Our own ranking, 1 comes first. A dash means not ranked. Potency: Astaxanthin per serving, as stated on the label. Source: As stated on the label. “Natural” names no place. Tested by: An independent laboratory, as the owner has entered it; a dash means that we know of none. Rating: Out of 5 stars, with the number of reviews, as listed by the retailer. ${unitPriceNote}`;

interface ComparisonProps {
  view: ComparisonView;
  /** All loaded products, before filtering. */
  catalog: readonly ListedProduct[];
  /** The rest of the catalog could not be loaded. */
  isError: boolean;
  onRetry: () => void;
}

/** Controls, the products as table and cards, and the top three. A phone shows cards only. */
export function Comparison({ view, catalog, isError, onRetry }: ComparisonProps) {
  const { choice, total, matching, products } = view;
  const { clearFilters } = useChangeChoice(choice);
  const { count, isGrowing, show } = useGrowingList(comparisonHref(choice), products?.length ?? 0);
  const shown = products?.slice(0, count);
  const showMore = (
    <ShowMore shown={shown?.length ?? 0} matching={matching} isGrowing={isGrowing} onShow={show} />
  );
  return (
    <>
      <div className="page-width">
        <ComparisonControls view={view}>
          <p role="status" className="text-sm text-muted">
            {matching === total
              ? formatPlural(total, 'product')
              : `${formatCount(matching)} of ${formatPlural(total, 'product')}`}
          </p>
        </ComparisonControls>
        {isError && <LoadError title="Couldn’t load the products" onRetry={onRetry} />}
        {shown?.length === 0 && (
          <Notice title="No products match these filters">
            <p>Remove a filter or clear all.</p>
            <Button look="quiet" className="mt-4" onClick={clearFilters}>
              Clear All Filters
            </Button>
          </Notice>
        )}
      </div>
      {!shown && !isError && <ComparisonSkeleton />}
      {shown && shown.length > 0 && (
        <>
          <section aria-label="Comparison table" className="page-width max-md:hidden">
            <ComparisonTable products={shown} choice={choice} facts={view.facts} />
            {showMore}
            <p className="mt-4 text-xs text-muted">{tableNote}</p>
          </section>
          <DetailedCards products={shown}>{showMore}</DetailedCards>
        </>
      )}
      <TopThreeBand products={view.topThree} />
      {/* On a narrow screen, the chat's button covers the right end. */}
      <div className="sticky bottom-0 z-30 border-t border-edge bg-surface empty:hidden max-lg:pr-16">
        <CompareTray products={catalog} isBar className="page-width" />
      </div>
    </>
  );
}
