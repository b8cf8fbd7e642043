import { beginnersGuide, beginnersPromo } from '@astaguide/content/beginners-guide';
import { TextLayout } from './text-layout';
import { findProductFor } from '../../lib/catalog/featured-product';
import { useShownProducts } from '../../api/shown-products';
import { classNames } from '../../lib/class-names';
import { formatPrice } from '../../lib/format';
import { buttonStyle } from '../../ui/button-style';
import { ArrowOutIcon } from '../../ui/icons';
import { BuyLink } from '../../ui/product/buy-link';
import { ProductPicture } from '../../ui/product/product-picture';
import { RatingStars } from '../../ui/product/rating-stars';

const BEGINNERS_PROMO_ANCHOR = 'for-beginners';

export const intro = beginnersGuide;

const promoAnchors = [{ id: BEGINNERS_PROMO_ANCHOR, heading: 'A product to start with' }];

export default function BeginnersGuidePage() {
  return (
    <TextLayout page={beginnersGuide} kicker="Start here" moreAnchors={promoAnchors}>
      <BeginnersPromo />
    </TextLayout>
  );
}

/** The product for beginners: from the catalog, or a fixed offer if there is none. */
function BeginnersPromo() {
  const { data: products } = useShownProducts();
  const product = products && findProductFor(products, ['beginner']);
  return (
    <section
      aria-labelledby={BEGINNERS_PROMO_ANCHOR}
      className={classNames(
        'grid overflow-hidden rounded-md border border-accent/40 bg-surface',
        product && 'sm:grid-cols-[12rem_1fr]',
      )}
    >
      {product && (
        <div className="max-sm:hidden">
          <ProductPicture src={product.imageUrl} name={product.name} className="sm:aspect-auto sm:h-full" />
        </div>
      )}
      <div className="flex flex-col items-start gap-3 p-5 md:p-7">
        <p className="kicker rounded-sm bg-accent-soft px-2.5 py-1 text-accent-strong">
          {beginnersPromo.badge}
        </p>
        <h2 id={BEGINNERS_PROMO_ANCHOR} className="text-xl">
          {product ? product.name : beginnersPromo.heading}
        </h2>
        {product && <RatingStars rating={product.rating} reviewCount={product.reviewCount} />}
        <p className="max-w-prose text-sm max-md:line-clamp-4">
          {product ? product.description : beginnersPromo.text}
        </p>
        {product ? (
          <>
            <p className="font-display text-xl font-semibold tabular-nums">
              {formatPrice(product.price)}{' '}
              <span className="font-sans text-sm font-normal text-muted">{product.potency}</span>
            </p>
            <BuyLink product={product} linkPlacement="guide" className={buttonStyle('primary')}>
              {beginnersPromo.button}
            </BuyLink>
          </>
        ) : (
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
        )}
        <p className="text-xs text-muted">{beginnersPromo.disclosure}</p>
      </div>
    </section>
  );
}
