import { promo } from '@astaguide/content/claims';
import { leadingProduct } from '../../lib/catalog/featured-product';
import { potencyMilligrams } from '@astaguide/contracts/catalog/potency';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { ProductSummary } from '../../api/products';
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
  return product ? <CatalogPromo product={product} /> : <FixedPromo />;
}

function CatalogPromo({ product }: { product: ProductSummary }) {
  const { name, slug, brand, source, potency, price, rating, reviewCount, imageUrl } = product;
  return (
    <PromoBox
      kicker={`#1 pick · ${source} ${potency}`}
      heading={name}
      picture={<ProductPicture src={imageUrl} name={name} className="sm:aspect-auto sm:h-full" />}
      facts={{ rating, reviewCount, price }}
      {...(potencyMilligrams(potency) === CLAIMED_DOSE && { basis: promo.basis })}
    >
      <BuyButton product={product} linkPlacement="article" />
      <Link href={`/review/${slug}`} className={buttonStyle('quiet')}>
        Read the review
        <span className="sr-only">
          {' '}
          of {name} by {brand}
        </span>
      </Link>
    </PromoBox>
  );
}

function FixedPromo() {
  return (
    <PromoBox kicker="#1 pick" heading={promo.name} facts={promo} basis={promo.basis}>
      <Link href="/comparison" className={buttonStyle('primary')}>
        Compare supplements
      </Link>
    </PromoBox>
  );
}

interface PromoBoxProps {
  kicker: string;
  heading: string;
  facts: { rating: string; reviewCount: number; price: string };
  /** The basis of the numbers, and a comparison of the dose. */
  basis?: string;
  picture?: ReactNode;
  children: ReactNode;
}

function PromoBox({ kicker, heading, facts, basis, picture, children }: PromoBoxProps) {
  return (
    <aside
      aria-label="Our #1 pick"
      className="grid w-full max-w-3xl overflow-hidden rounded-md border border-line bg-surface sm:grid-cols-[13rem_1fr]"
    >
      {picture && <div className="max-sm:hidden">{picture}</div>}
      <div className="flex flex-col gap-3 p-5 md:p-7">
        <p className="kicker text-accent-strong">{kicker}</p>
        <h2 className="text-xl">{heading}</h2>
        <RatingStars rating={facts.rating} reviewCount={facts.reviewCount} />
        <p className="text-sm text-muted">
          <span className="mr-3 font-display text-xl font-semibold text-ink tabular-nums">
            {formatPrice(facts.price)}
          </span>
          {promo.shipping}
        </p>
        <div className="flex flex-wrap gap-3">{children}</div>
        {basis && <p className="text-xs text-muted">{basis}</p>}
        <AffiliateNote />
      </div>
    </aside>
  );
}
