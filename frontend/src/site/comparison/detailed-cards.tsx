import { memo, type ReactNode } from 'react';
import { Link } from 'wouter';
import { formatCount, formatPrice } from '../../lib/format';
import { buttonStyle } from '../../ui/button-style';
import { BuyButton } from '../../ui/product/buy-link';
import { CheckList } from '../../ui/product/check-list';
import { CompareToggle } from '../../ui/product/compare-toggle';
import { ProductPicture } from '../../ui/product/product-picture';
import { RatingStars } from '../../ui/product/rating-stars';
import { UnitPrice } from '../../ui/product/unit-price';
import { SectionHeader } from '../../ui/section-header';
import type { ListedProduct } from './comparison-start';
import { featureLines } from './feature-lines';
import { cardDescription } from './card-description';

interface DetailedCardsProps {
  products: readonly ListedProduct[];
  /** Follows the list. */
  children: ReactNode;
}

/** The products with details that do not fit in a row of the table; on a phone the only list. */
export function DetailedCards({ products, children }: DetailedCardsProps) {
  return (
    <section aria-labelledby="detailed" className="page-width pb-12 md:py-20">
      <div className="max-md:sr-only">
        <SectionHeader id="detailed" heading="Each product in detail">
          <p className="text-muted">Same order and filters as above.</p>
        </SectionHeader>
      </div>
      {/* content-visibility skips layout of cards off screen. Those that come with the page keep their heights. */}
      <ul className="grid gap-5 [&>li:nth-child(n+51)]:[contain-intrinsic-size:auto_30rem] [&>li:nth-child(n+51)]:[content-visibility:auto]">
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
  return (
    <li>
      <article
        aria-labelledby={`detail-${id}`}
        className="grid grid-cols-[38%_1fr] overflow-hidden rounded-md border border-line bg-surface sm:grid-cols-[8.5rem_1fr] lg:grid-cols-[16rem_1fr]"
      >
        <ProductPicture src={imageUrl} name="" isFilling className="lg:row-span-4" />
        <div className="grid content-start gap-2 p-4 md:p-6 md:pb-4 lg:gap-3">
          <header>
            <p className="kicker text-muted">
              {placement !== null && <span className="text-accent">#{placement} · </span>}
              {brand}
              {badge && <span className="text-accent-strong"> · {badge}</span>}
            </p>
            <h3 id={`detail-${id}`} className="mt-1 text-lg sm:text-xl">
              <Link href={`/review/${slug}`} className="title-link">
                {name}
              </Link>
            </h3>
          </header>
          <RatingStars rating={rating} reviewCount={reviewCount} />
        </div>
        <div className="grid gap-x-10 gap-y-4 p-4 max-lg:col-span-2 md:px-6 lg:grid-cols-[6fr_5fr] lg:pt-0">
          <p className="self-start text-sm text-muted max-md:line-clamp-2">{cardDescription(product)}</p>
          <CheckList
            label="Key features"
            points={featureLines(features)}
            className="content-start max-md:[&>li:nth-child(n+4)]:hidden"
          />
        </div>
        <dl className="mx-4 flex flex-wrap gap-x-8 gap-y-2 border-t border-line py-3 text-sm max-lg:col-span-2 md:mx-6">
          <Fact label="Potency" value={potency} />
          <Fact label="Source" value={source} />
          {servings !== null && <Fact label="Servings" value={formatCount(servings)} />}
        </dl>
        <footer className="mx-4 flex flex-wrap items-center gap-x-5 gap-y-3 border-t border-line py-4 max-lg:col-span-2 md:mx-6">
          <p className="min-w-0 flex-1 text-sm text-muted max-sm:basis-full">
            Best for <span className="font-medium text-ink">{bestFor}</span>
          </p>
          <p className="font-display text-xl font-semibold tabular-nums">
            <span className="sr-only">Price </span>
            {formatPrice(price)}
            <UnitPrice product={product} />
            {!inStock && (
              <span className="block font-sans text-xs font-normal text-muted">Currently out of stock</span>
            )}
          </p>
          <div className="flex grow flex-wrap gap-3 *:grow sm:grow-0">
            <BuyButton product={product} linkPlacement="comparison-card" isCompact />
            <Link href={`/review/${slug}`} className={buttonStyle('quiet', undefined, 'compact')}>
              Details<span className="sr-only"> of {name}</span>
            </Link>
            <CompareToggle product={product} />
          </div>
        </footer>
      </article>
    </li>
  );
});

function Fact({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <dt className="text-xs text-muted">{label}</dt>
      <dd className="font-medium">{value}</dd>
    </div>
  );
}
