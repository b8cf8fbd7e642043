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
  /** The list says when its prices were checked. */
  isListed?: boolean;
}

/** A product in a list. */
export function ProductCard({ product, linkPlacement, isListed = false }: ProductCardProps) {
  const { name, slug, brand, placement, badge, imageUrl, rating, reviewCount, benefits, price, inStock } =
    product;
  const review = `/review/${slug}`;
  return (
    <li className="flex flex-col overflow-hidden rounded-md border border-line bg-surface">
      <article
        className="relative grid grow grid-cols-[4.5rem_minmax(0,1fr)] grid-rows-[auto_1fr] gap-x-3.5 max-lg:p-3.5 lg:flex lg:flex-col"
        aria-labelledby={`product-${product.id}`}
      >
        <div className="relative h-fit">
          <Link href={review} tabIndex={-1} aria-hidden="true">
            <ProductPicture
              src={imageUrl}
              name={name}
              place="(min-width: 64rem) 440px, 72px"
              className="max-lg:rounded-sm lg:aspect-10/9"
            />
          </Link>
          {placement !== null && (
            <p className="absolute bottom-0 left-0 rounded-tr-sm bg-surface px-1 font-display text-sm font-semibold text-accent lg:left-5 lg:translate-y-1/2 lg:rounded-sm lg:border lg:border-line lg:px-3 lg:py-1 lg:text-xl">
              <span className="sr-only">Rank </span>#{placement}
            </p>
          )}
        </div>
        <div className="flex min-w-0 flex-col gap-1 lg:gap-2 lg:px-5 lg:pt-7">
          <header>
            <div className="flex flex-wrap gap-x-2">
              <p className="kicker text-muted">{brand}</p>
              {badge && (
                <p className="kicker w-fit text-accent-strong lg:absolute lg:top-3 lg:right-3 lg:rounded-sm lg:bg-accent-soft lg:px-2.5 lg:py-1">
                  {badge}
                </p>
              )}
            </div>
            <h3 id={`product-${product.id}`} className="text-base leading-snug sm:text-lg lg:mt-1 lg:text-xl">
              <Link href={review} className="title-link">
                {name}
              </Link>
            </h3>
          </header>
          <RatingStars rating={rating} reviewCount={reviewCount} />
        </div>
        <div className="col-span-2 flex grow flex-col gap-2.5 pt-2.5 lg:gap-3 lg:px-5 lg:pt-3 lg:pb-4">
          <Facts product={product} />
          {benefits.length > 0 && (
            <CheckList
              label="Key benefits"
              points={benefits.slice(0, SHOWN_BENEFITS)}
              className="max-lg:gap-0.5 max-lg:text-xs max-lg:*:nth-[n+3]:hidden max-lg:[&_svg]:mt-0 max-lg:[&_svg]:size-4"
            />
          )}
          <footer className="mt-auto flex items-center justify-between gap-x-3 border-t border-line pt-2.5">
            <p className="font-display text-xl font-semibold tabular-nums">
              <span className="sr-only">Price </span>
              {formatPrice(price)}
              <UnitPrice
                product={product}
                isShort={isListed}
                className="max-lg:*:not-last:after:content-['_·'] lg:*:block"
              />
              <PriceNote product={product} isBrief={isListed} />
              {!inStock && (
                <span className="block font-sans text-xs font-normal text-muted">Currently out of stock</span>
              )}
            </p>
            <BuyButton product={product} linkPlacement={linkPlacement} className="shrink-0 max-sm:px-4" />
          </footer>
        </div>
      </article>
    </li>
  );
}

/** The values alone, one after the other. */
function Facts({ product }: { product: Pick<Product, 'potency' | 'source' | 'bestFor'> }) {
  const facts = [
    ['Potency', product.potency],
    ['Source', product.source],
    ['Best for', product.bestFor],
  ];
  return (
    <dl className="text-sm">
      {facts.map(([label, value]) => (
        <div key={label} className="inline not-last:after:content-['_·_']">
          <dt className="sr-only">{label}</dt>
          <dd className="inline">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
