import { unitPrices } from '@astaguide/content/claims';
import { type MouseEvent, startTransition, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { formatCount, formatPlural, formatPrice } from '../../lib/format';
import { Button } from '../../ui/button';
import { LoadError } from '../../ui/loaded';
import { Notice } from '../../ui/notice';
import { CompareBar } from '../../ui/product/compare-tray';
import { ComparisonControls } from './comparison-controls';
import { comparisonHref } from './comparison-search';
import { ComparisonSkeleton } from './comparison-skeleton';
import { type ComparisonView, type ListedProduct, PAGE_SIZE } from './comparison-start';
import { ComparisonTable } from './comparison-table';
import { DetailedCards } from './detailed-cards';
import { useChangeChoice } from './use-comparison';
import { whenIdle } from '../../lib/when-idle';
import { AffiliateNote } from '../../ui/product/affiliate-note';
import { BuyLink } from '../../ui/product/buy-link';
import { Link } from 'wouter';

/** Each step lays out the whole table again, so many small steps take longer than some larger ones. */
const STEP = 2 * PAGE_SIZE;
/** Milliseconds until the next step, on a page that is never idle. */
const LATEST_MS = 100;

/** Explains the columns. */
const tableNotes = [
  ['Rank', 'Our own ranking, 1 comes first. – means not ranked.'],
  ['Potency', 'Astaxanthin per serving, as stated on the label.'],
  ['Source', 'As stated on the label. “Natural” names no place.'],
  ['Tested by', 'An independent laboratory, as entered by the owner. – means no test known.'],
  ['Rating', 'Out of 5 stars, with the number of reviews, as listed by the retailer.'],
  [unitPrices.perMg.label, unitPrices.perMg.basis],
  [unitPrices.perDay.label, unitPrices.perDay.basis],
] as const;

function TableNotes() {
  return (
    <details className="folded mt-4 text-xs text-muted">
      <summary className="flex w-fit items-center gap-2.5 py-1 font-semibold">What the columns mean</summary>
      <dl className="grid gap-x-8 gap-y-1.5 pt-2 md:grid-cols-2">
        {tableNotes.map(([label, text]) => (
          <div key={label}>
            <dt className="inline font-semibold text-ink">{label}:</dt> <dd className="inline">{text}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

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
      {/* Room at the right for the chat’s button, which would cover a button of the table wherever it is scrolled to. */}
      <div className="page-width wide-page beside-chat md:max-[100rem]:pr-16 rail:grid rail:grid-cols-[12rem_minmax(0,1fr)] rail:grid-rows-[auto_1fr] rail:gap-x-7">
        <ComparisonControls view={view}>
          <p role="status" tabIndex={-1} className="text-sm text-muted outline-none">
            {matching === total
              ? formatPlural(total, 'product')
              : `${formatCount(matching)} of ${formatPlural(total, 'product')}`}
          </p>
        </ComparisonControls>
        <div className="rail:col-start-2">
          <div className="prose-links mb-3 flex flex-wrap gap-x-2 text-xs text-muted">
            <AffiliateNote /> <Link href="/how-we-rank">How we rank</Link>
          </div>
          {isError && <LoadError title="Couldn’t load the products" onRetry={onRetry} />}
          {shown?.length === 0 && (
            <Notice title="No products match these filters">
              <p>Remove a filter or clear all.</p>
              <Button look="quiet" className="mt-4" onClick={clearFilters}>
                Clear All Filters
              </Button>
            </Notice>
          )}
          {shown && shown.length > 0 && (
            <section aria-label="Comparison table" className="max-md:hidden">
              <ComparisonTable
                products={shown}
                matching={products ?? shown}
                choice={choice}
                facts={view.facts}
              />
              {showMore}
              <TableNotes />
            </section>
          )}
        </div>
      </div>
      {!shown && !isError && <ComparisonSkeleton />}
      {shown && shown.length > 0 && <DetailedCards products={shown}>{showMore}</DetailedCards>}
      <TopThreeBand products={view.topThree} />
      <CompareBar products={catalog} />
    </>
  );
}

interface ShowMoreProps {
  /** The number of products shown, and the number that match. */
  shown: number;
  matching: number;
  /** More are about to be shown. */
  isGrowing: boolean;
  onShow: (count: number) => void;
}

/** Shows more products of the list around it, and moves the focus to the first of them. */
function ShowMore({ shown, matching, isGrowing, onShow }: ShowMoreProps) {
  if (shown >= matching) return null;
  const show = (count: number) => (event: MouseEvent) => {
    const list = event.currentTarget.closest('section');
    flushSync(() => onShow(count));
    list?.querySelectorAll<HTMLElement>('th[scope="row"] a, h3 a')[shown]?.focus();
  };
  const next = Math.min(PAGE_SIZE, matching - shown);
  return (
    <div className="mt-6 flex flex-wrap items-center gap-3">
      <p className="text-sm text-muted max-sm:w-full">
        {formatCount(shown)} of {formatCount(matching)} shown
      </p>
      {!isGrowing && (
        <Button look="quiet" className="max-sm:grow noscript:hidden" onClick={show(shown + next)}>
          Show {next} more
        </Button>
      )}
      {!isGrowing && next < matching - shown && (
        <Button look="quiet" className="max-sm:grow noscript:hidden" onClick={show(matching)}>
          Show all {formatCount(matching)}
        </Button>
      )}
    </div>
  );
}

/**
 * How much of a list is shown. It grows in steps, with a pause for the visitor's input after each.
 *
 * @param key another list starts at one page again
 */
function useGrowingList(key: string, length: number) {
  const start = { key, count: PAGE_SIZE, wanted: PAGE_SIZE };
  const [state, setState] = useState(start);
  const { count, wanted } = state.key === key ? state : start;
  const isGrowing = count < Math.min(wanted, length);
  useEffect(() => {
    if (!isGrowing) return;
    const grow = () => setState({ key, count: count + STEP, wanted });
    return whenIdle(() => startTransition(grow), LATEST_MS);
  }, [isGrowing, key, count, wanted]);
  return {
    count,
    isGrowing,
    /** Shows the next page at once, and the others up to the wanted number after it. */
    show: (number: number) => setState({ key, count: count + PAGE_SIZE, wanted: number }),
  };
}

/** The three best ranked products of the catalog. */
function TopThreeBand({ products }: { products: readonly ListedProduct[] }) {
  return (
    <section aria-labelledby="top-three" className="border-y border-line bg-accent-soft">
      <div className="page-width wide-page grid items-center gap-x-12 gap-y-6 py-10 md:py-14 lg:grid-cols-[4fr_8fr]">
        <header>
          <h2 id="top-three" className="text-2xl">
            Our top three
          </h2>
          <p className="mt-2 text-sm">Affiliate links: we may earn a commission, at no extra cost to you.</p>
        </header>
        <ul className="grid gap-3 sm:grid-cols-3">
          {products.map((product, index) => (
            <li key={product.id}>
              <BuyLink
                product={product}
                linkPlacement="comparison-top-three"
                className="grid min-h-11 grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 rounded-md border border-line bg-surface px-4 py-4 text-sm hover:border-accent"
              >
                <span className="font-display text-2xl font-semibold text-accent">#{index + 1}</span>{' '}
                <span>
                  <span className="block font-semibold wrap-anywhere">{product.brand}</span>{' '}
                  <span className="text-muted tabular-nums">{formatPrice(product.price)}</span>
                </span>
              </BuyLink>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
