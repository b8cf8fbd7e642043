import { perDayText, perMgText } from '../../lib/catalog/product-texts';
import type { Product } from '@astaguide/contracts/catalog/product';
import { scoreProduct } from '@astaguide/contracts/catalog/product-score';
import { shippingClaim, unitPrices } from '@astaguide/content/claims';
import { hasCoupon } from '@astaguide/contracts/catalog/price-age';
import { formatCount, formatPrice } from '../../lib/format';
import { AffiliateNote } from '../../ui/product/affiliate-note';
import { BuyButton } from '../../ui/product/buy-link';
import { PriceNote } from '../../ui/product/price-note';
import { ProductPicture } from '../../ui/product/product-picture';
import { RatingStars } from '../../ui/product/rating-stars';
import { useToday } from '../../ui/use-today';
import { BUY_ID } from './buy-bar';
import { CompareLink } from './compare-link';
import { CouponCard } from './coupon-card';
import { OfferList } from './offers/offer-list';

/**
 * The top of a review: the product, its rank, its price and its buy link. On a phone the picture is small, and the
 * tiles follow the verdict.
 */
export function ProductOverview({ product }: { product: Product }) {
  const { name, brand, imageUrl, placement, badge, rating, reviewCount, price, inStock, verdict } = product;
  const { couponCode, couponDescription, couponDiscount } = product;
  const perDay = perDayText(product);
  const { total, of } = scoreProduct(product);
  const today = useToday();
  return (
    <article className="mt-4 grid items-start gap-y-5 max-md:grid-cols-[1fr_6.5rem] max-md:gap-x-4 md:mt-6 md:grid-cols-2 md:gap-x-14">
      <div className="grid min-w-0 gap-5 max-md:contents">
        <div className="flex min-w-0 flex-col gap-5">
          {(placement !== null || badge) && (
            <ul className="flex flex-wrap gap-2 text-xs font-semibold max-md:*:px-2.5 md:text-sm">
              {placement !== null && (
                <li className="rounded-sm bg-accent px-3 py-1 text-on-accent">#{placement} Best</li>
              )}
              {badge && <li className="rounded-sm bg-accent-soft px-3 py-1 text-accent-strong">{badge}</li>}
            </ul>
          )}
          <header>
            <p className="kicker text-muted">{brand}</p>
            <h1 className="mt-2 text-xl md:text-2xl">{name}</h1>
          </header>
        </div>
        <div className="flex flex-col gap-4 max-md:order-1 max-md:col-span-2 md:gap-5">
          {verdict && <p className="max-w-[58ch] md:text-lg">{verdict}</p>}
          <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
            <RatingStars rating={rating} reviewCount={reviewCount} />
            <a
              href="#score"
              className="text-sm underline decoration-edge underline-offset-4 hover:text-accent"
            >
              Our score <strong className="tabular-nums">{total}</strong>/{of}
            </a>
          </div>
        </div>
        <div className="flex flex-col gap-4 max-md:order-3 max-md:col-span-2 md:gap-5">
          <div id={BUY_ID} className="flex flex-wrap items-center gap-x-4 gap-y-4 md:gap-x-6">
            <p className="grow basis-40 font-display text-2xl font-semibold tabular-nums md:grow-0 md:basis-auto">
              <span className="sr-only">Price </span>
              {formatPrice(price)}
              <PriceNote product={product} />
              {perDay && (
                <span className="block font-sans text-xs font-normal text-muted">
                  {perDay} a day at one serving a day
                </span>
              )}
            </p>
            <BuyButton product={product} linkPlacement="review" className="min-w-32 md:min-w-40" />
            {!inStock && (
              <p className="w-full text-sm font-semibold text-accent-strong">
                Currently out of stock. Check the retailer’s page for availability.
              </p>
            )}
          </div>
          <OfferList product={product} />
          <CompareLink product={product} className="self-start py-2" />
          {couponCode && hasCoupon(product, today) && (
            <CouponCard
              productId={product.id}
              code={couponCode}
              description={couponDescription}
              discount={couponDiscount}
            />
          )}
          <div className="grid gap-1.5 border-t border-line pt-3 md:pt-4">
            <p className="text-sm text-muted">{shippingClaim.text}</p>
            <AffiliateNote />
          </div>
        </div>
      </div>
      <div className="grid gap-5 max-md:contents md:-order-1">
        <ProductPicture
          src={imageUrl}
          name={name}
          isPrior
          place="(min-width: 768px) 440px, 104px"
          className="rounded-md border border-line"
        />
        <Tiles product={product} />
      </div>
    </article>
  );
}

function Tiles({ product }: { product: Product }) {
  const perMg = perMgText(product);
  const tiles = [
    ['Potency', product.potency],
    ['Source', product.source],
    ...(product.servings === null ? [] : [['Servings per pack', formatCount(product.servings)]]),
    ...(perMg === undefined ? [] : [[unitPrices.perMg.label, perMg]]),
    ['Best For', product.bestFor],
  ];
  return (
    <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-md border border-line bg-line max-md:order-2 max-md:col-span-2">
      {tiles.map(([label, value]) => (
        <div key={label} className="bg-surface px-4 py-2 last:col-span-2 md:py-3">
          <dt className="text-xs text-muted">{label}</dt>
          <dd className="font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
