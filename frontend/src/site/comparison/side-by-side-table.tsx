import { Link } from 'wouter';
import type { ProductSummary } from '../../api/products';
import { buttonStyle } from '../../ui/button-style';
import { CloseIcon } from '../../ui/icons';
import { BuyLink } from '../../ui/product/buy-link';
import { ProductPicture } from '../../ui/product/product-picture';
import { comparisonFacts, type ComparisonFact } from './comparison-facts';

interface SideBySideTableProps {
  products: readonly ProductSummary[];
  onlyDifferences: boolean;
  onRemove: (product: ProductSummary) => void;
}

/** On a narrow screen the table scrolls horizontally, with the names of the facts fixed. */
export function SideBySideTable({ products, onlyDifferences, onRemove }: SideBySideTableProps) {
  const facts = comparisonFacts(products);
  const shown = onlyDifferences ? facts.filter(({ differs }) => differs) : facts;
  return (
    <div
      role="region"
      aria-label="Comparison of the chosen products"
      tabIndex={0}
      className="relative overflow-x-auto overscroll-x-contain rounded-sm border-y border-edge"
    >
      <table className="w-full table-fixed border-collapse text-sm">
        <caption className="sr-only">The chosen products, side by side</caption>
        <colgroup>
          <col className="w-24 md:w-40" />
          {products.map(({ id }) => (
            <col key={id} className="w-44 md:w-auto" />
          ))}
        </colgroup>
        <thead>
          <tr className="align-top">
            <th scope="col" className={`${factName} border-b`}>
              <span className="sr-only">Fact</span>
            </th>
            {products.map((product) => (
              <ProductHead key={product.id} product={product} onRemove={() => onRemove(product)} />
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map((fact) => (
            <FactRow key={fact.label} fact={fact} />
          ))}
        </tbody>
      </table>
      {shown.length === 0 && (
        <p role="status" className="sticky left-0 p-4 text-sm text-muted">
          No differences between these products.
        </p>
      )}
    </div>
  );
}

const factName =
  'sticky left-0 z-10 border-line bg-paper py-3 pr-2 text-left text-xs font-semibold md:text-sm';

function ProductHead({ product, onRemove }: { product: ProductSummary; onRemove: () => void }) {
  const { slug, name, imageUrl, inStock } = product;
  return (
    <th scope="col" className="border-b border-l border-line p-3 text-left font-normal md:p-4">
      <div className="relative">
        <ProductPicture src={imageUrl} name="" isPrior isFilling className="aspect-[4/3] rounded-sm" />
        <button
          type="button"
          aria-label={`Remove ${name}`}
          onClick={onRemove}
          className="absolute top-1.5 right-1.5 grid size-8 place-items-center rounded-full bg-surface text-muted hover:text-ink"
        >
          <CloseIcon className="size-4" />
        </button>
      </div>
      <Link
        href={`/review/${slug}`}
        className="mt-3 block rounded-sm font-display text-base leading-snug font-semibold decoration-accent decoration-2 underline-offset-4 hover:underline md:min-h-[2lh] md:text-lg"
      >
        {name}
      </Link>
      <BuyLink
        product={product}
        linkPlacement="chat-comparison"
        className={buttonStyle(inStock ? 'primary' : 'quiet', 'mt-3 w-full', 'compact')}
      >
        Buy Now
      </BuyLink>
    </th>
  );
}

function FactRow({ fact: { label, values, differs } }: { fact: ComparisonFact }) {
  return (
    <tr data-differs={differs} className="align-top [&:not(:last-child)>*]:border-b">
      <th scope="row" className={factName}>
        {label}
        {differs && (
          <>
            <span aria-hidden="true" className="ml-1.5 inline-block size-2 rounded-full bg-accent" />
            <span className="sr-only"> (differs)</span>
          </>
        )}
      </th>
      {values.map((value, column) => (
        <td key={column} className="border-l border-line p-3 break-words md:px-4">
          <FactValue value={value} isEmphasized={differs} />
        </td>
      ))}
    </tr>
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
