import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { ProductSummary } from '../../../api/products';
import { classNames } from '../../../lib/class-names';
import { formatPrice } from '../../../lib/format';
import { BuyButton } from '../../../ui/product/buy-link';
import { ShareBar } from '../../../ui/product/share-bar';
import { comparisonFacts, type ComparisonFact } from './comparison-facts';

interface SideBySideTableProps {
  /** Two to four products. */
  products: readonly ProductSummary[];
  onlyDifferences: boolean;
}

/** The columns of a row. On a phone, the name of a fact is above its values. */
export const columns: Readonly<Record<number, string>> = {
  2: 'grid grid-cols-2 md:grid-cols-[9rem_repeat(2,minmax(0,1fr))]',
  3: 'grid grid-cols-3 md:grid-cols-[9rem_repeat(3,minmax(0,1fr))]',
  4: 'grid grid-cols-4 md:grid-cols-[9rem_repeat(4,minmax(0,1fr))]',
};
const cell = 'min-w-0 px-1 text-left hyphens-auto wrap-anywhere md:px-4';

/**
 * Facts in rows and products in columns, whose heads stay in view. The roles are explicit, because browsers drop table
 * semantics if CSS changes the display type.
 */
export function SideBySideTable({ products, onlyDifferences }: SideBySideTableProps) {
  const facts = comparisonFacts(products);
  const shown = onlyDifferences ? facts.filter(({ differs }) => differs) : facts;
  const row = columns[products.length];
  return (
    <>
      <table role="table" className={classNames('block text-sm', products.length > 2 && 'max-md:text-xs')}>
        <caption className="sr-only">The chosen products, side by side</caption>
        <thead role="rowgroup" className="sticky top-16 z-10 block border-b border-edge bg-paper">
          <tr role="row" className={row}>
            <th role="columnheader" scope="col" className="max-md:sr-only">
              <span className="sr-only">Fact</span>
            </th>
            {products.map((product) => (
              <ProductHead key={product.id} product={product} />
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" className="block">
          {shown.map((fact) => (
            <FactRow key={fact.label} fact={fact} products={products} />
          ))}
          <tr role="row" className={row}>
            <FactName>Review</FactName>
            {products.map(({ id, slug, name }) => (
              <td key={id} role="cell" className={classNames(cell, 'py-2 md:py-3')}>
                <Link
                  href={`/review/${slug}`}
                  className="inline-block py-1 text-accent-strong underline underline-offset-4"
                >
                  Read review<span className="sr-only"> of {name}</span>
                </Link>
              </td>
            ))}
          </tr>
        </tbody>
      </table>
      {shown.length === 0 && (
        <p role="status" className="py-4 text-sm text-muted">
          No differences between these products.
        </p>
      )}
    </>
  );
}

function ProductHead({ product }: { product: ProductSummary }) {
  const { slug, name, price } = product;
  return (
    <th role="columnheader" scope="col" className={classNames(cell, 'flex flex-col gap-1 py-2 font-normal')}>
      <Link
        href={`/review/${slug}`}
        className="line-clamp-4 font-display leading-snug font-semibold title-link md:text-base"
      >
        {name}
      </Link>
      <span className="mt-auto font-semibold tabular-nums">
        <span className="sr-only">Price </span>
        {formatPrice(price)}
      </span>
      <BuyButton
        product={product}
        linkPlacement="comparison-side-by-side"
        isCompact
        className="w-full max-w-44 max-md:px-1 max-md:text-xs max-md:[&>svg]:hidden"
      />
    </th>
  );
}

/** Longer texts than this, in characters, do not fit in three or four columns on a phone: they are stacked. */
const LONGEST_IN_COLUMN = 24;

function FactRow({ fact, products }: { fact: ComparisonFact; products: readonly ProductSummary[] }) {
  const { label, values, differs, better, shares } = fact;
  const isStacked = products.length > 2 && values.some((value) => value.join(' ').length > LONGEST_IN_COLUMN);
  return (
    <tr
      role="row"
      data-differs={differs}
      className={classNames(
        'border-b border-line',
        columns[products.length],
        isStacked && 'max-md:grid-cols-1',
      )}
    >
      <FactName>
        {label}
        {differs && <span className="sr-only"> (differs)</span>}
      </FactName>
      {products.map(({ id, name }, index) => (
        <td
          key={id}
          role="cell"
          className={classNames(cell, 'py-2 md:py-3', better?.index === index && 'bg-good-soft')}
        >
          {isStacked && (
            <span aria-hidden="true" className="block text-muted md:hidden">
              {name}
            </span>
          )}
          <FactValue value={values[index]!} isEmphasized={better?.index === index} />
          {better?.index === index && <span className="ml-1.5 text-xs text-good">{better.mark}</span>}
          {differs && shares[index] !== undefined && (
            <ShareBar
              share={shares[index]}
              className={classNames('mt-1.5 max-w-52', better?.index === index ? 'text-good' : 'text-edge')}
            />
          )}
        </td>
      ))}
    </tr>
  );
}

function FactName({ children }: { children: ReactNode }) {
  return (
    <th
      role="rowheader"
      scope="row"
      className="col-span-full px-1 pt-3 text-left text-xs font-semibold text-muted md:col-span-1 md:px-0 md:py-3 md:text-sm md:text-ink"
    >
      {children}
    </th>
  );
}

function FactValue({ value, isEmphasized }: { value: readonly string[]; isEmphasized: boolean }) {
  if (value.length === 0) return <span className="text-muted">None</span>;
  if (value.length === 1)
    return <span className={isEmphasized ? 'font-semibold' : undefined}>{value[0]}</span>;
  return (
    <ul className="flex list-disc flex-col gap-1 pl-4 marker:text-edge">
      {value.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
