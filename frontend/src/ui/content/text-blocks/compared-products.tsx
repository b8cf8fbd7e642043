import { perDayText, perMgText } from '../../../lib/catalog/product-texts';
import type { LinkPlacement } from '@astaguide/contracts/analytics/analytics-event';
import type { Product } from '@astaguide/contracts/catalog/product';
import type { ComponentProps } from 'react';
import { Link } from 'wouter';
import { compareHref } from '../../../lib/compare/compare-address';
import { formatPrice } from '../../../lib/format';
import { BuyButton, type BuyLinkProps } from '../../product/buy-link';
import { ProductPicture } from '../../product/product-picture';
import { RatingStars } from '../../product/rating-stars';

type ComparedProduct = BuyLinkProps['product'] &
  ComponentProps<typeof RatingStars> &
  Parameters<typeof perMgText>[0] &
  Pick<Product, 'brand' | 'imageUrl' | 'potency' | 'source' | 'inStock'>;

interface ComparedProductsProps {
  /** Two to four. */
  products: readonly ComparedProduct[];
  linkPlacement: LinkPlacement;
}

/** Products side by side; on a phone each is a card of its own. */
export function ComparedProducts({ products, linkPlacement }: ComparedProductsProps) {
  return (
    <section aria-label="Comparison of products" className="grid gap-3">
      <ul className="grid gap-px overflow-hidden rounded-md border border-line bg-line sm:grid-flow-col sm:auto-cols-fr">
        {products.map((product) => (
          <li key={product.id} className="flex min-w-0 flex-col gap-3 bg-surface p-4">
            <Link href={`/review/${product.slug}`} tabIndex={-1} aria-hidden="true">
              <ProductPicture
                src={product.imageUrl}
                name={product.name}
                place="(min-width: 640px) 200px, 92vw"
                className="max-sm:hidden"
              />
            </Link>
            <div className="min-w-0">
              <p className="kicker break-words text-muted">{product.brand}</p>
              <h3 className="mt-1 text-base break-words">
                <Link href={`/review/${product.slug}`} className="title-link">
                  {product.name}
                </Link>
              </h3>
            </div>
            <RatingStars rating={product.rating} reviewCount={product.reviewCount} />
            <Facts product={product} />
            <BuyButton product={product} linkPlacement={linkPlacement} />
          </li>
        ))}
      </ul>
      <p className="prose-links text-sm">
        <Link href={compareHref(products.map(({ slug }) => slug))}>Compare them fact by fact</Link>
      </p>
    </section>
  );
}

function Facts({ product }: { product: ComparedProduct }) {
  const facts = [
    ['Price', formatPrice(product.price)],
    ['Potency', product.potency],
    ['Per mg', perMgText(product)],
    ['Per day', perDayText(product)],
    ['Source', product.source],
    ['In stock', product.inStock ? undefined : 'No'],
  ] as const;
  return (
    <dl className="mt-auto grid gap-1 border-t border-line pt-3 text-sm">
      {facts.map(
        ([label, value]) =>
          value !== undefined && (
            <div key={label} className="flex flex-wrap justify-between gap-x-3">
              <dt className="text-muted">{label}</dt>
              <dd className="font-medium tabular-nums">{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
