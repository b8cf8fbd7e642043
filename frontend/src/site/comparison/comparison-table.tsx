import { perDayText, perMgText, capsuleText } from '../../lib/catalog/product-texts';
import { memo, type ReactNode } from 'react';
import { Link } from 'wouter';
import { classNames } from '../../lib/class-names';
import { formatCount, formatPrice } from '../../lib/format';
import { StarIcon } from '../../ui/icons';
import { BuyButton } from '../../ui/product/buy-link';
import { CompareToggle } from '../../ui/product/compare-toggle';
import { ProductPicture } from '../../ui/product/product-picture';
import { UnitPrice } from '../../ui/product/unit-price';
import type { ComparisonChoice } from './comparison-search';
import type { ListedProduct } from './comparison-start';
import type { LabelFact } from './label-facts';
import { extraColumn, factColumn, TableHead } from './table-head';

interface ComparisonTableProps {
  products: readonly ListedProduct[];
  choice: ComparisonChoice;
  facts: readonly LabelFact[];
}

/** The products as a table. */
export function ComparisonTable({ products, choice, facts }: ComparisonTableProps) {
  return (
    <table className="w-full border-collapse text-sm">
      <caption className="sr-only">Astaxanthin supplements compared</caption>
      <TableHead choice={choice} facts={facts} />
      <tbody>
        {products.map((product) => (
          <ProductRow key={product.id} product={product} facts={facts} />
        ))}
      </tbody>
    </table>
  );
}

interface ProductRowProps {
  product: ListedProduct;
  facts: readonly LabelFact[];
}

/** Remembered, so that a longer list renders the added rows alone. */
const ProductRow = memo(function ProductRow({ product, facts }: ProductRowProps) {
  const { slug, name, brand, imageUrl, placement, price, inStock } = product;
  const { potency, source, servings, form, capsule, testedBy } = product;
  return (
    <tr className="border-b border-line">
      <td className="py-2 pr-3 font-display text-lg font-semibold whitespace-nowrap text-accent">
        <span className="inline-flex items-center gap-1.5">
          <CompareToggle product={product} isIcon />
          {placement === null ? <span className="text-muted">–</span> : `#${placement}`}
        </span>
      </td>
      <th scope="row" className="w-full min-w-36 py-2 pr-3 text-left font-normal">
        <div className="flex items-center gap-2">
          <ProductPicture src={imageUrl} name="" className="w-10 shrink-0 rounded-sm max-desk:hidden" />
          <div className="min-w-0">
            <p className="text-xs wrap-anywhere text-muted">{brand}</p>
            <Link
              href={`/review/${slug}`}
              className="inline-block py-0.5 font-display text-base leading-snug font-semibold title-link desk:text-sm"
            >
              {name}
            </Link>
            {!inStock && <p className="text-xs text-muted">Currently out of stock</p>}
          </div>
        </div>
      </th>
      <Cell className="text-right tabular-nums">{potency}</Cell>
      <Cell>{source}</Cell>
      <Cell className="text-right">
        <span className="font-semibold tabular-nums">{formatPrice(price)}</span>
        <span className="lg:hidden">
          <UnitPrice product={product} isShort />
        </span>
      </Cell>
      <Fact value={perMgText(product)} className={figure} />
      <Fact value={perDayText(product)} className={figure} />
      <Fact value={servings && formatCount(servings)} className={figure} />
      {facts.includes('form') && (
        <Fact value={form ?? capsuleText(capsule)} className={classNames('whitespace-nowrap', factColumn)}>
          {form && capsule && <span className="block text-xs text-muted">{capsuleText(capsule)}</span>}
        </Fact>
      )}
      {facts.includes('testedBy') && <Fact value={testedBy} className={classNames('text-xs', factColumn)} />}
      <Cell>
        <Rating product={product} />
      </Cell>
      <td className="py-2">
        <div className="flex flex-col items-center gap-0.5">
          <BuyButton
            product={product}
            linkPlacement="comparison-row"
            isCompact
            className="min-h-9! w-full px-2.5! whitespace-nowrap max-desk:[&>svg]:hidden rail:[&>svg]:hidden"
          />
          <Link
            href={`/review/${slug}`}
            className="py-0.5 text-xs text-accent-strong underline-offset-4 hover:underline"
          >
            Details<span className="sr-only"> of {name}</span>
          </Link>
        </div>
      </td>
    </tr>
  );
});

function Rating({ product: { rating, reviewCount } }: { product: ListedProduct }) {
  if (reviewCount === 0) return <span className="text-xs text-muted">No ratings yet</span>;
  return (
    <>
      <span className="inline-flex items-center gap-1 font-semibold tabular-nums">
        <StarIcon className="size-4 text-accent" />
        {rating}
        <span className="sr-only"> out of 5</span>
      </span>
      <span className="block text-xs text-muted tabular-nums">
        {formatCount(reviewCount)} <span className="sr-only">reviews</span>
      </span>
    </>
  );
}

const figure = classNames('text-right tabular-nums', extraColumn);

/** A fact or figure that a product may lack. */
function Fact({ value, className, children }: { value: ReactNode; className: string; children?: ReactNode }) {
  return (
    <Cell className={className}>
      {value ?? (
        <>
          <span className="text-muted" aria-hidden="true">
            –
          </span>
          <span className="sr-only">Not given</span>
        </>
      )}
      {children}
    </Cell>
  );
}

function Cell({ className, children }: { className?: string; children: ReactNode }) {
  return <td className={classNames('py-2 pr-3', className)}>{children}</td>;
}
