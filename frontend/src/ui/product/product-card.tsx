import type { LinkPlacement } from '@astaguide/contracts/analytics/analytics-event';
import type { Product } from '@astaguide/contracts/catalog/product';
import { Link } from 'wouter';
import { formatPrice } from '../../lib/format';
import { BuyButton, type BuyLinkProps } from './buy-link';
import { CheckList } from './check-list';
import { PriceNote } from './price-note';
import { ProductPicture } from './product-picture';
import { RatingStars } from './rating-stars';
import { UnitPrice } from './unit-price';

/** Maximum number of features shown on a card. */
const SHOWN_BENEFITS = 4;

type ShownProduct = BuyLinkProps['product'] &
  Pick<
    Product,
    | 'slug'
    | 'brand'
    | 'badge'
    | 'imageUrl'
    | 'rating'
    | 'reviewCount'
    | 'benefits'
    | 'inStock'
    | 'potency'
    | 'servings'
    | 'source'
    | 'bestFor'
    | 'priceCheckedOn'
  >;

interface ProductCardProps {
  product: ShownProduct;
  /** The link placement of its buy link. */
  linkPlacement: LinkPlacement;
}

/** A product in a list. */
export function ProductCard({ product, linkPlacement }: ProductCardProps) {
  const { name, slug, brand, placement, badge, imageUrl, rating, reviewCount, benefits, price, inStock } =
    product;
  const review = `/review/${slug}`;
  return (
    <li className="flex flex-col overflow-hidden rounded-md border border-line bg-surface">
      <article
        className="relative grid grow grid-cols-[38%_1fr] md:flex md:flex-col"
        aria-labelledby={`product-${product.id}`}
      >
        <div className="relative">
          <Link href={review} tabIndex={-1} aria-hidden="true">
            <ProductPicture src={imageUrl} name={name} className="max-md:aspect-auto max-md:h-full" />
          </Link>
          {placement !== null && (
            <p className="absolute bottom-0 left-0 rounded-tr-sm bg-surface px-3 py-1 font-display text-xl font-semibold text-accent md:left-5 md:translate-y-1/2 md:rounded-sm md:border md:border-line">
              <span className="sr-only">Rank </span>#{placement}
            </p>
          )}
        </div>
        <div className="flex flex-col gap-2 p-4 md:gap-4 md:px-4 md:pt-8 md:pb-0 lg:px-5">
          {badge && (
            <p className="kicker w-fit rounded-sm bg-accent-soft px-2.5 py-1 text-accent-strong md:absolute md:top-3 md:right-3">
              {badge}
            </p>
          )}
          <header>
            <p className="kicker text-muted">{brand}</p>
            <h3 id={`product-${product.id}`} className="mt-1 text-lg lg:text-xl">
              <Link href={review} className="title-link">
                {name}
              </Link>
            </h3>
          </header>
          <RatingStars rating={rating} reviewCount={reviewCount} />
        </div>
        <div className="col-span-2 flex grow flex-col gap-4 px-4 pb-4 md:px-4 md:pt-4 md:pb-5 lg:px-5">
          <Facts product={product} />
          {benefits.length > 0 && (
            <CheckList label="Key benefits" points={benefits.slice(0, SHOWN_BENEFITS)} />
          )}
          <footer className="mt-auto flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-line pt-4">
            <p className="font-display text-xl font-semibold tabular-nums">
              <span className="sr-only">Price </span>
              {formatPrice(price)}
              <UnitPrice product={product} />
              <PriceNote product={product} />
              {!inStock && (
                <span className="block font-sans text-xs font-normal text-muted">Currently out of stock</span>
              )}
            </p>
            <BuyButton product={product} linkPlacement={linkPlacement} />
          </footer>
        </div>
      </article>
    </li>
  );
}

function Facts({ product }: { product: Pick<Product, 'potency' | 'source' | 'bestFor'> }) {
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
