import { sortProducts } from '@astaguide/contracts/catalog/sort-products';
import { shippingClaim } from '@astaguide/content/claims';
import { Link } from 'wouter';
import type { ProductSummary } from '../../api/products';
import { useShownProducts } from '../../api/shown-products';
import { formatPrice } from '../../lib/format';
import { buttonStyle } from '../../ui/button-style';
import { Loaded } from '../../ui/loaded';
import { BuyLink } from '../../ui/product/buy-link';
import { ProductPicture } from '../../ui/product/product-picture';
import { RatingStars } from '../../ui/product/rating-stars';
import { Skeleton } from '../../ui/skeleton';

/** A highlighted card of the best ranked product. */
export function TopPick() {
  return (
    <Loaded
      query={useShownProducts()}
      name="products"
      loading={<Skeleton className="aspect-[4/5] w-full rounded-md" />}
      failed={() => null}
    >
      {(products) => {
        const [product] = sortProducts(products);
        return product && <Card product={product} />;
      }}
    </Loaded>
  );
}

function Card({ product }: { product: ProductSummary }) {
  const { name, slug, brand, badge, imageUrl, rating, reviewCount, price, potency, source } = product;
  return (
    <article
      aria-labelledby="top-pick"
      className="relative grid grid-cols-[min(8.5rem,34%)_minmax(0,1fr)] overflow-hidden rounded-md border border-edge bg-surface sm:max-lg:max-w-2xl sm:max-lg:grid-cols-2 sm:max-lg:grid-rows-[auto_1fr] lg:grid-cols-1"
    >
      <Link href={`/review/${slug}`} tabIndex={-1} aria-hidden="true" className="sm:max-lg:row-span-2">
        <ProductPicture
          src={imageUrl}
          name={name}
          isPrior
          place="(min-width: 640px) 440px, 40vw"
          className="max-lg:aspect-auto max-lg:h-full"
        />
      </Link>
      <p className="absolute top-0 left-0 rounded-br-sm bg-accent px-3 py-1 text-sm font-semibold text-on-accent max-sm:static max-sm:-order-1 max-sm:col-span-2 max-sm:w-fit lg:top-4 lg:left-4 lg:rounded-sm">
        #1{badge && ` · ${badge}`}
      </p>
      <div className="flex flex-col gap-2 p-4 sm:gap-4 sm:p-6 sm:pb-4">
        <header>
          <p className="kicker text-muted">{brand}</p>
          <h2 id="top-pick" className="mt-1 text-lg leading-snug sm:text-xl">
            <Link href={`/review/${slug}`} className="title-link">
              {name}
            </Link>
          </h2>
        </header>
        <RatingStars rating={rating} reviewCount={reviewCount} />
        <p className="text-sm text-muted">
          {potency} per serving · {source} source
        </p>
      </div>
      <div className="flex flex-col justify-end gap-3 px-4 pb-4 max-sm:col-span-2 sm:px-6 sm:pb-6">
        <div className="flex flex-wrap items-center justify-between gap-4 border-t border-line pt-4">
          <p className="font-display text-2xl font-semibold tabular-nums">
            <span className="sr-only">Price </span>
            {formatPrice(price)}
          </p>
          <BuyLink product={product} linkPlacement="home-hero" className={buttonStyle('primary')}>
            Buy Now
          </BuyLink>
        </div>
        <p className="text-xs text-muted">{shippingClaim.text}. Affiliate link: we may earn a commission.</p>
      </div>
    </article>
  );
}
