import { beginnersPromo } from '@astaguide/content/beginners-guide';
import { findProductFor } from '../../lib/catalog/featured-product';
import type { ReactNode } from 'react';
import type { ProductSummary } from '../../api/products';
import { useShownProducts } from '../../api/shown-products';
import { classNames } from '../../lib/class-names';
import { formatPrice } from '../../lib/format';
import { buttonStyle } from '../../ui/button-style';
import { ArrowOutIcon } from '../../ui/icons';
import { BuyLink } from '../../ui/product/buy-link';
import { ProductPicture } from '../../ui/product/product-picture';
import { RatingStars } from '../../ui/product/rating-stars';

export const BEGINNERS_PROMO_ANCHOR = 'for-beginners';

/** The product for beginners: from the catalog, or a fixed offer if there is none. */
export function BeginnersPromo() {
  const { data: products } = useShownProducts();
  const product = products && findProductFor(products, ['beginner']);
  return product ? <CatalogOffer product={product} /> : <FixedOffer />;
}

function CatalogOffer({ product }: { product: ProductSummary }) {
  const { name, description, imageUrl, rating, reviewCount, potency, price } = product;
  return (
    <Promo
      heading={name}
      picture={<ProductPicture src={imageUrl} name={name} className="sm:aspect-auto sm:h-full" />}
    >
      <RatingStars rating={rating} reviewCount={reviewCount} />
      <p className="max-w-prose text-sm">{description}</p>
      <p className="font-display text-xl font-semibold tabular-nums">
        {formatPrice(price)} <span className="font-sans text-sm font-normal text-muted">{potency}</span>
      </p>
      <BuyLink product={product} linkPlacement="guide" className={buttonStyle('primary')}>
        {beginnersPromo.button}
      </BuyLink>
    </Promo>
  );
}

function FixedOffer() {
  return (
    <Promo heading={beginnersPromo.heading}>
      <p className="max-w-prose text-sm">{beginnersPromo.text}</p>
      <a
        href={beginnersPromo.sellerUrl}
        target="_blank"
        rel="noopener sponsored nofollow"
        className={buttonStyle('primary')}
      >
        {beginnersPromo.button}
        <span className="sr-only"> (opens in a new tab)</span>
        <ArrowOutIcon className="size-4" />
      </a>
    </Promo>
  );
}

function Promo({
  heading,
  picture,
  children,
}: {
  heading: string;
  picture?: ReactNode;
  children: ReactNode;
}) {
  return (
    <section
      aria-labelledby={BEGINNERS_PROMO_ANCHOR}
      className={classNames(
        'grid overflow-hidden rounded-md border border-accent/40 bg-surface',
        picture !== undefined && 'sm:grid-cols-[12rem_1fr]',
      )}
    >
      {picture && <div className="max-sm:hidden">{picture}</div>}
      <div className="flex flex-col items-start gap-3 p-5 md:p-7">
        <p className="kicker rounded-sm bg-accent-soft px-2.5 py-1 text-accent-strong">
          {beginnersPromo.badge}
        </p>
        <h2 id={BEGINNERS_PROMO_ANCHOR} className="text-xl">
          {heading}
        </h2>
        {children}
        <p className="text-xs text-muted">{beginnersPromo.disclosure}</p>
      </div>
    </section>
  );
}
