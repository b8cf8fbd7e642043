import { cardDescription, featureLines } from './card-texts';
import { perDayText, perMgText } from '../../lib/catalog/product-texts';
import { memo, type ReactNode } from 'react';
import { Link } from 'wouter';
import { formatCount, formatPrice } from '../../lib/format';
import { buttonStyle } from '../../ui/button-style';
import { StarIcon } from '../../ui/icons';
import { BuyButton } from '../../ui/product/buy-link';
import { CheckList } from '../../ui/product/check-list';
import { CompareToggle } from '../../ui/product/compare-toggle';
import { ProductPicture } from '../../ui/product/product-picture';
import { SectionHeader } from '../../ui/section-header';
import type { ListedProduct } from './comparison-start';

interface DetailedCardsProps {
  products: readonly ListedProduct[];
  /** Follows the list. */
  children: ReactNode;
}

/** The products with details that do not fit in a row of the table; on a phone the only list. */
export function DetailedCards({ products, children }: DetailedCardsProps) {
  return (
    <section aria-labelledby="detailed" className="page-width wide-page pb-12 md:py-14">
      <div className="max-md:sr-only">
        <SectionHeader id="detailed" heading="Each product in detail">
          <p className="text-muted">Same order and filters as above.</p>
        </SectionHeader>
      </div>
      {/* content-visibility skips layout of cards off screen. Those that come with the page keep their heights. */}
      <ul className="grid items-start gap-3 md:grid-cols-2 lg:gap-5 desk:grid-cols-3 [&>li:nth-child(n+51)]:[contain-intrinsic-size:auto_12rem] [&>li:nth-child(n+51)]:[content-visibility:auto]">
        {products.map((product) => (
          <DetailedCard key={product.id} product={product} />
        ))}
      </ul>
      {children}
    </section>
  );
}

/** Remembered, so that a longer list renders the added cards alone. */
const DetailedCard = memo(function DetailedCard({ product }: { product: ListedProduct }) {
  const { id, slug, name, brand, imageUrl, placement, badge, rating, reviewCount } = product;
  const { features, bestFor, potency, source, servings, price, inStock } = product;
  const unitPrices = [
    [perMgText(product), '/mg'],
    [perDayText(product), '/day'],
  ].flatMap(([value, unit]) => (value === undefined ? [] : `${value}${unit}`));
  return (
    <li className="min-w-0">
      <article
        aria-labelledby={`detail-${id}`}
        className="grid grid-cols-[4rem_minmax(0,1fr)] gap-x-3 rounded-md border border-line bg-surface p-3"
      >
        <ProductPicture src={imageUrl} name="" place="64px" className="rounded-sm" />
        <div className="min-w-0 text-sm">
          <p className="truncate text-xs text-muted">
            {placement !== null && <span className="font-semibold text-accent">#{placement} </span>}
            {brand}
            {badge && <span className="text-accent-strong"> · {badge}</span>}
          </p>
          <h3 id={`detail-${id}`} className="text-sm leading-snug sm:text-base sm:leading-snug">
            <Link href={`/review/${slug}`} className="title-link">
              {name}
            </Link>
          </h3>
          <p className="text-xs text-muted">
            {potency} · {source} ·{' '}
            {reviewCount === 0 ? (
              'No ratings yet'
            ) : (
              <span className="whitespace-nowrap">
                <StarIcon className="-mt-0.5 inline size-3.5 text-accent" /> {rating}
                <span className="sr-only"> out of 5</span> ({formatCount(reviewCount)})
              </span>
            )}
          </p>
          <p className="mt-0.5 tabular-nums">
            <span className="sr-only">Price </span>
            <span className="font-semibold">{formatPrice(price)}</span>
            {unitPrices.length > 0 && <span className="text-xs text-muted"> · {unitPrices.join(' · ')}</span>}
            {!inStock && <span className="block text-xs text-muted">Currently out of stock</span>}
          </p>
        </div>
        <div className="col-span-2 mt-2 flex flex-wrap gap-2 pr-12 *:grow sm:*:grow-0">
          <BuyButton product={product} linkPlacement="comparison-card" isCompact />
          <CompareToggle product={product} />
        </div>
        {/* Its summary is at the end of the row of buttons. */}
        <details className="folded col-span-2 text-sm">
          <summary className="-mt-10 ml-auto flex size-10 items-center justify-center rounded-sm border border-line hover:border-accent">
            <span className="sr-only">More about {name}</span>
          </summary>
          <div className="grid gap-3 pt-3">
            <p className="text-muted">{cardDescription(product)}</p>
            <CheckList label="Key features" points={featureLines(features)} />
            <p>
              <span className="text-muted">Best for</span> {bestFor}
              {servings !== null && <span className="text-muted"> · {formatCount(servings)} servings</span>}
            </p>
            <Link href={`/review/${slug}`} className={buttonStyle('quiet', 'w-fit', 'compact')}>
              Details<span className="sr-only"> of {name}</span>
            </Link>
          </div>
        </details>
      </article>
    </li>
  );
});
