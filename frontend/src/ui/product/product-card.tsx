import type { Product } from '@astaguide/contracts/product';
import { formatPrice } from '../../lib/format';
import { buttonStyle } from '../../ui/button-style';
import { CheckIcon } from '../../ui/icons';
import { BuyLink } from '../../ui/product/buy-link';
import { ProductPicture } from '../../ui/product/product-picture';
import { RatingStars } from '../../ui/product/rating-stars';

const SHOWN_BENEFITS = 4;

export function ProductCard({ product }: { product: Product }) {
  const { name, brand, placement, badge, imageUrl, rating, reviewCount, benefits, price, inStock } = product;
  return (
    <li className="flex flex-col overflow-hidden rounded-md border border-line bg-surface">
      <article className="flex grow flex-col" aria-labelledby={`product-${product.id}`}>
        <div className="relative">
          <ProductPicture src={imageUrl} name={name} />
          {placement !== null && (
            <p className="absolute bottom-0 left-5 translate-y-1/2 rounded-sm border border-line bg-surface px-3 py-1 font-display text-xl font-semibold text-accent">
              <span className="sr-only">Rank </span>#{placement}
            </p>
          )}
          {badge && (
            <p className="kicker absolute top-3 right-3 rounded-sm bg-accent-soft px-2.5 py-1 text-accent-strong">
              {badge}
            </p>
          )}
        </div>
        <div className="flex grow flex-col gap-4 px-5 pt-8 pb-5">
          <header>
            <p className="kicker text-muted">{brand}</p>
            <h3 id={`product-${product.id}`} className="mt-1 text-xl">
              {name}
            </h3>
          </header>
          <RatingStars rating={rating} reviewCount={reviewCount} />
          <Facts product={product} />
          {benefits.length > 0 && (
            <ul aria-label="Key benefits" className="flex flex-col gap-1.5 text-sm">
              {benefits.slice(0, SHOWN_BENEFITS).map((benefit) => (
                <li key={benefit} className="flex gap-2">
                  <CheckIcon className="mt-0.5 size-5 shrink-0 text-accent" />
                  {benefit}
                </li>
              ))}
            </ul>
          )}
          <footer className="mt-auto flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-line pt-4">
            <p className="font-display text-xl font-semibold tabular-nums">
              <span className="sr-only">Price </span>
              {formatPrice(price)}
              {!inStock && (
                <span className="block font-sans text-xs font-normal text-muted">Out of stock</span>
              )}
            </p>
            <BuyLink product={product} slot="home-card" className={buttonStyle('primary')}>
              Buy Now
            </BuyLink>
          </footer>
        </div>
      </article>
    </li>
  );
}

function Facts({ product }: { product: Product }) {
  const facts = [
    ['Potency', product.potency],
    ['Source', product.source],
    ['Best for', product.bestFor],
  ];
  return (
    <dl className="grid gap-x-3 gap-y-1 border-y border-line py-3 text-sm">
      {facts.map(([label, value]) => (
        <div key={label} className="grid grid-cols-[5.5rem_1fr] items-baseline">
          <dt className="text-muted">{label}</dt>
          <dd className="font-medium">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
