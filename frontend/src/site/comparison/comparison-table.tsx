import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { ProductSummary } from '../../api/products';
import { formatCount, formatPrice } from '../../lib/format';
import { buttonStyle } from '../../ui/button-style';
import { StarIcon } from '../../ui/icons';
import { BuyLink } from '../../ui/product/buy-link';
import { ProductPicture } from '../../ui/product/product-picture';
import { UnitPrice } from '../../ui/product/unit-price';
import { Tooltip, TooltipProvider } from '../../ui/tooltip';

const columns: { label: string; hint?: string }[] = [
  {
    label: 'Rank',
    hint: 'Our own ranking, 1 comes first. A dash means not ranked.',
  },
  { label: 'Product' },
  { label: 'Potency', hint: 'Astaxanthin per serving, as stated on the label.' },
  { label: 'Source' },
  { label: 'Price' },
  { label: 'Rating', hint: 'Out of 5 stars, with the number of reviews, as listed by the retailer.' },
  { label: 'Action' },
];

/**
 * The products as a table; on a phone each row is a card. The roles are explicit, because browsers drop table semantics
 * if CSS changes the display type.
 */
export function ComparisonTable({ products }: { products: readonly ProductSummary[] }) {
  return (
    <table role="table" className="w-full border-collapse text-sm max-md:block">
      <caption className="sr-only">Astaxanthin supplements compared</caption>
      <thead role="rowgroup" className="max-md:sr-only">
        <tr role="row">
          <TooltipProvider>
            {columns.map(({ label, hint }) => (
              <th
                key={label}
                role="columnheader"
                scope="col"
                className="kicker sticky top-16 z-10 border-b border-edge bg-paper px-1.5 py-3 text-left lg:px-3 text-muted first:pl-0 last:pr-0"
              >
                <span className={hint && 'md:hidden'}>{label}</span>
                {hint && (
                  <Tooltip text={hint} className="max-md:hidden">
                    {label}
                  </Tooltip>
                )}
              </th>
            ))}
          </TooltipProvider>
        </tr>
      </thead>
      <tbody role="rowgroup" className="max-md:grid max-md:gap-4">
        {products.map((product) => (
          <ProductRow key={product.id} product={product} />
        ))}
      </tbody>
    </table>
  );
}

function ProductRow({ product }: { product: ProductSummary }) {
  const { slug, name, brand, imageUrl, placement, potency, source, price, rating, reviewCount, inStock } =
    product;
  return (
    <tr
      role="row"
      className="border-b border-line max-md:grid max-md:grid-cols-2 max-md:gap-x-4 max-md:rounded-md max-md:border max-md:bg-surface max-md:p-4"
    >
      <td role="cell" className="py-3 pr-3 font-display text-xl font-semibold text-accent max-md:hidden">
        {placement === null ? <span className="text-muted">–</span> : `#${placement}`}
      </td>
      <th
        role="rowheader"
        scope="row"
        className="px-1.5 py-3 text-left font-normal lg:px-3 max-md:col-span-2 max-md:p-0"
      >
        <div className="flex items-center gap-4">
          <ProductPicture src={imageUrl} name="" className="w-16 shrink-0 rounded-sm md:max-lg:hidden" />
          <div className="min-w-0">
            <p className="text-xs text-muted">
              {placement !== null && (
                <span className="mr-2 font-display text-base font-semibold text-accent md:hidden">
                  #{placement}
                </span>
              )}
              {brand}
            </p>
            <Link
              href={`/review/${slug}`}
              className="inline-block py-0.5 font-display text-base leading-snug font-semibold decoration-accent decoration-2 underline-offset-4 hover:underline"
            >
              {name}
            </Link>
          </div>
        </div>
      </th>
      <Cell label="Potency">{potency}</Cell>
      <Cell label="Source">{source}</Cell>
      <Cell label="Price">
        <span className="font-semibold tabular-nums">{formatPrice(price)}</span>
        <UnitPrice product={product} isShort />
        {!inStock && <span className="block text-xs text-muted">Currently out of stock</span>}
      </Cell>
      <Cell label="Rating">
        <span className="inline-flex items-center gap-1 font-semibold tabular-nums">
          <StarIcon className="size-4 text-accent" />
          {rating}
          <span className="sr-only"> out of 5</span>
        </span>
        <span className="block text-xs whitespace-nowrap text-muted">{formatCount(reviewCount)} reviews</span>
      </Cell>
      <td role="cell" className="py-3 pl-1.5 lg:pl-3 max-md:col-span-2 max-md:mt-4 max-md:p-0">
        <div className="flex gap-2 md:flex-col lg:flex-row">
          <BuyLink
            product={product}
            linkPlacement="comparison-row"
            className={buttonStyle(inStock ? 'primary' : 'quiet', 'grow whitespace-nowrap', 'compact')}
          >
            Buy Now
          </BuyLink>
          <Link href={`/review/${slug}`} className={buttonStyle('quiet', 'grow', 'compact')}>
            Details<span className="sr-only"> of {name}</span>
          </Link>
        </div>
      </td>
    </tr>
  );
}

function Cell({ label, children }: { label: string; children: ReactNode }) {
  return (
    <td
      role="cell"
      className="px-1.5 py-3 lg:px-3 max-md:mt-3 max-md:border-t max-md:border-line max-md:p-0 max-md:pt-2"
    >
      <span aria-hidden="true" className="block text-xs text-muted md:hidden">
        {label}
      </span>
      {children}
    </td>
  );
}
