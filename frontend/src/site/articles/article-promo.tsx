import { promo } from '@astaguide/content/claims';
import { leadingProduct } from '../../lib/catalog/featured-product';
import { potencyMilligrams } from '@astaguide/contracts/catalog/potency';
import { Link } from 'wouter';
import { useShownProducts } from '../../api/shown-products';
import { formatPrice } from '../../lib/format';
import { buttonStyle } from '../../ui/button-style';
import { AffiliateNote } from '../../ui/product/affiliate-note';
import { BuyButton } from '../../ui/product/buy-link';
import { ProductPicture } from '../../ui/product/product-picture';
import { RatingStars } from '../../ui/product/rating-stars';

/** Milligrams; the fixed claim about the dose applies to this dose only. */
const CLAIMED_DOSE = 12;

/** The #1 product below an article: from the catalog, or a fixed claim without a catalog. */
export function ArticlePromo() {
  const { data: products } = useShownProducts();
  const product = products && leadingProduct(products);
  const { name, rating, reviewCount, price } = product ?? promo;
  return (
    <aside
      aria-label="Our #1 pick"
      className="grid w-full max-w-3xl overflow-hidden rounded-md border border-line bg-surface sm:grid-cols-[13rem_1fr]"
    >
      {product && (
        <div className="max-sm:hidden">
          <ProductPicture src={product.imageUrl} name={name} className="sm:aspect-auto sm:h-full" />
        </div>
      )}
      <div className="flex flex-col gap-3 p-4 md:p-7">
        <p className="kicker text-accent-strong">
          {product ? `#1 pick · ${product.source} ${product.potency}` : '#1 pick'}
        </p>
        <h2 className="text-xl">{name}</h2>
        <RatingStars rating={rating} reviewCount={reviewCount} />
        <p className="text-sm text-muted">
          <span className="mr-3 font-display text-xl font-semibold text-ink tabular-nums">
            {formatPrice(price)}
          </span>
          {promo.shipping}
        </p>
        <div className="flex flex-wrap gap-3 max-sm:*:grow">
          {product ? (
            <>
              <BuyButton product={product} linkPlacement="article" />
              <Link href={`/review/${product.slug}`} className={buttonStyle('quiet', 'max-sm:px-3')}>
                Read the review
                <span className="sr-only">
                  {' '}
                  of {name} by {product.brand}
                </span>
              </Link>
            </>
          ) : (
            <Link href="/comparison" className={buttonStyle('primary')}>
              Compare supplements
            </Link>
          )}
        </div>
        {(!product || potencyMilligrams(product.potency) === CLAIMED_DOSE) && (
          <p className="text-xs text-muted">{promo.basis}</p>
        )}
        <AffiliateNote />
      </div>
    </aside>
  );
}
