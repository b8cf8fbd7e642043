import { perDayText, perMgText, capsuleText } from '../../lib/catalog/product-texts';
import { costPerDay, costPerMilligram, type PricedProduct } from '@astaguide/contracts/catalog/unit-price';
import { memo, useMemo, type ReactNode } from 'react';
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
  /** The products shown, and those that match: the lowest costs are theirs. */
  products: readonly ListedProduct[];
  matching: readonly ListedProduct[];
  choice: ComparisonChoice;
  facts: readonly LabelFact[];
}

/** The products as a table. */
export function ComparisonTable({ products, matching, choice, facts }: ComparisonTableProps) {
  const lowestPerMg = useMemo(() => lowest(matching, costPerMilligram), [matching]);
  const lowestPerDay = useMemo(() => lowest(matching, costPerDay), [matching]);
  return (
    <table className="w-full border-collapse text-sm">
      <caption className="sr-only">Astaxanthin supplements compared</caption>
      <TableHead choice={choice} facts={facts} />
      <tbody>
        {products.map((product) => (
          <ProductRow
            key={product.id}
            product={product}
            facts={facts}
            isLowestPerMg={costPerMilligram(product) === lowestPerMg}
            isLowestPerDay={costPerDay(product) === lowestPerDay}
          />
        ))}
      </tbody>
    </table>
  );
}

type Cost = (product: PricedProduct) => number | undefined;

/** The lowest cost of several; null if there is nothing to compare. */
function lowest(products: readonly ListedProduct[], cost: Cost): number | null {
  const costs = products.flatMap((product) => cost(product) ?? []);
  return costs.length < 2 ? null : Math.min(...costs);
}

interface ProductRowProps {
  product: ListedProduct;
  facts: readonly LabelFact[];
  isLowestPerMg: boolean;
  isLowestPerDay: boolean;
}

/** Remembered, so that a longer list renders the added rows alone. */
const ProductRow = memo(function ProductRow(props: ProductRowProps) {
  const { product, facts, isLowestPerMg, isLowestPerDay } = props;
  const { slug, name, brand, imageUrl, placement, price, inStock } = product;
  const { potency, source, servings, form, capsule, testedBy } = product;
  return (
    <tr className="border-b border-line">
      <td className="py-1 pr-2 font-display text-lg font-semibold whitespace-nowrap text-accent">
        <span className="inline-flex items-center gap-1.5">
          <CompareToggle product={product} isIcon />
          {placement === null ? <span className="text-muted">–</span> : `#${placement}`}
        </span>
      </td>
      <th scope="row" className="w-full min-w-42 py-1 pr-2 text-left lg:min-w-36 lg:pr-3 font-normal">
        <div className="flex items-center gap-2">
          <ProductPicture src={imageUrl} name="" className="w-10 shrink-0 rounded-sm max-desk:hidden" />
          <div className="min-w-0">
            <p className="text-xs wrap-anywhere text-muted">{brand}</p>
            <Link
              href={`/review/${slug}`}
              className="inline-block py-0.5 font-display text-sm leading-snug font-semibold title-link"
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
          <UnitPrice product={product} isShort className="*:block" />
        </span>
      </Cell>
      <Fact value={perMgText(product)} className={figure}>
        {isLowestPerMg && <Lowest />}
      </Fact>
      <Fact value={perDayText(product)} className={figure}>
        {isLowestPerDay && <Lowest />}
      </Fact>
      <Fact value={servings && formatCount(servings)} className={figure} />
      {facts.includes('form') && (
        <Fact value={form ?? capsuleText(capsule)} className={classNames('whitespace-nowrap', factColumn)}>
          {form && capsule && <span className="block text-xs text-muted">{capsuleText(capsule)}</span>}
        </Fact>
      )}
      {facts.includes('testedBy') && (
        <Fact
          value={testedBy && <span className="line-clamp-2 min-w-20">{testedBy}</span>}
          className={classNames('text-xs', factColumn)}
        />
      )}
      <Cell>
        <Rating product={product} />
      </Cell>
      <td className="py-1">
        <div className="flex flex-col items-center">
          <BuyButton
            product={product}
            linkPlacement="comparison-row"
            isCompact
            className="min-h-9! w-full px-2.5! whitespace-nowrap max-desk:[&>svg]:hidden rail:[&>svg]:hidden"
          />
          <Link
            href={`/review/${slug}`}
            className="py-1 text-xs leading-none text-accent-strong underline-offset-4 hover:underline"
          >
            Details<span className="sr-only"> of {name}</span>
          </Link>
        </div>
      </td>
    </tr>
  );
});

function Rating({ product: { rating, reviewCount } }: { product: ListedProduct }) {
  if (reviewCount === 0) return <span className="block min-w-17 text-xs text-muted">No ratings yet</span>;
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

/** Marks the lowest cost of its column. */
const Lowest = () => <span className="block text-xs font-semibold text-good">lowest</span>;

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
  return <td className={classNames('py-1 pr-2 lg:pr-3', className)}>{children}</td>;
}
