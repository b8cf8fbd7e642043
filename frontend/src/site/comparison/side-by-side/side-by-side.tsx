import { MAX_COMPARED, MIN_COMPARED } from '@astaguide/contracts/catalog/compared-slugs';
import { potencyMilligrams } from '@astaguide/contracts/catalog/potency';
import { useQuery } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { Link, useLocation } from 'wouter';
import { productsQuery, type ProductSummary } from '../../../api/products';
import { compareHref } from '../../../lib/compare/compare-address';
import { buttonStyle } from '../../../ui/button-style';
import { conclusion } from './conclusion';
import { SideBySideTable, columns } from './side-by-side-table';
import { Button } from '../../../ui/button';
import { ChevronIcon, CloseIcon } from '../../../ui/icons';
import { classNames } from '../../../lib/class-names';
import { DoseStrip, type MarkedDose } from '../../../ui/content/studies/dose-strip';
import { CheckList } from '../../../ui/product/check-list';
import { ProductPicture } from '../../../ui/product/product-picture';
import { unitPrices } from '@astaguide/content/claims';

const { perMg, perDay } = unitPrices;

/** Explains unit prices, where they are shown without an explanation. */
const unitPriceNote = `${perMg.label}: ${perMg.basis} ${perDay.label}: ${perDay.basis}`;

/**
 * Products side by side, fact by fact. Adding and removing a product leads to another address.
 *
 * @param compared two to four products, in the order of their columns
 */
export function SideBySide({ compared }: { compared: readonly ProductSummary[] }) {
  const { data: products = [] } = useQuery(productsQuery);
  const [onlyDifferences, setOnlyDifferences] = useState(false);
  const [, navigate] = useLocation();
  const show = (shown: readonly ProductSummary[]) => navigate(compareHref(shown.map(({ slug }) => slug)));
  return (
    <div className="page-width pb-16 md:pb-24">
      <Conclusion products={compared} />
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3 border-t border-line py-4 print:hidden">
        <label className="flex min-h-10 w-fit items-center gap-2.5 text-sm font-semibold noscript:hidden">
          <input
            type="checkbox"
            checked={onlyDifferences}
            onChange={(event) => setOnlyDifferences(event.target.checked)}
            className="size-5 accent-accent"
          />
          Differences only
        </label>
        <Link href="/comparison" className={buttonStyle('quiet', 'ml-auto sm:order-last', 'compact')}>
          All products
        </Link>
        {compared.length < MAX_COMPARED && (
          <AddToComparison
            products={products.filter(({ id }) => !compared.some((product) => product.id === id))}
            onAdd={(product) => show([...compared, product])}
          />
        )}
      </div>
      <PictureRow
        products={compared}
        onRemove={(product) => show(compared.filter((other) => other !== product))}
      />
      <SideBySideTable products={compared} onlyDifferences={onlyDifferences} />
      <section aria-labelledby="doses" className="mt-8">
        <h2 id="doses" className="mb-3 text-lg">
          The doses beside those of trials
        </h2>
        <DoseStrip marks={markedDoses(compared)} />
      </section>
      <p className="mt-3 text-xs text-muted">
        Green: the better value, if it is clearly better. {unitPriceNote}
      </p>
    </div>
  );
}

/** Which product to choose for what. */
function Conclusion({ products }: { products: readonly ProductSummary[] }) {
  const choices = conclusion(products);
  if (choices.length === 0)
    return <p className="mb-5 text-lg">They hardly differ in cost, dose, test, capsule or rating.</p>;
  return (
    <ul className="mb-5 flex flex-wrap gap-3">
      {choices.map(({ name, reasons }) => (
        <li
          key={name}
          className="min-w-0 rounded-md border border-line bg-surface p-4 max-md:w-full md:max-w-xl"
        >
          <p className="leading-snug font-semibold wrap-anywhere">Choose {name} for</p>
          <CheckList label={`Reasons for ${name}`} points={reasons} className="mt-2" />
        </li>
      ))}
    </ul>
  );
}

const markedDoses = (products: readonly ProductSummary[]): MarkedDose[] =>
  products.flatMap(({ name, potency }) => {
    const dose = potencyMilligrams(potency);
    return dose === undefined ? [] : { name, dose };
  });

interface AddToComparisonProps {
  /** The products that can be added. */
  products: readonly ProductSummary[];
  onAdd: (product: ProductSummary) => void;
}

/** Adds a column, on a button: arrow keys in a select change its value, and each step would add a product. */
function AddToComparison({ products, onAdd }: AddToComparisonProps) {
  const [slug, setSlug] = useState('');
  const chosen = products.find((product) => product.slug === slug);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (chosen) onAdd(chosen);
    setSlug('');
  };
  return (
    <form onSubmit={submit} className="flex w-full gap-2 sm:w-auto sm:grow sm:justify-end noscript:hidden">
      <span className="relative min-w-0 grow sm:grow-0">
        <select
          aria-label="Product to add"
          value={chosen ? slug : ''}
          onChange={(event) => setSlug(event.target.value)}
          className="min-h-10 w-full appearance-none rounded-sm border border-edge bg-surface pr-10 pl-3 text-sm sm:w-72"
        >
          <option value="">Choose another product</option>
          {products.map(({ id, slug: value, name, brand }) => (
            <option key={id} value={value}>
              {brand} {name}
            </option>
          ))}
        </select>
        <ChevronIcon className="pointer-events-none absolute top-1/2 right-3 size-4 -translate-y-1/2" />
      </span>
      <Button look="quiet" isCompact className="shrink-0" type="submit" disabled={!chosen}>
        Add
      </Button>
    </form>
  );
}

interface PictureRowProps {
  /** Two to four products. */
  products: readonly ProductSummary[];
  onRemove: (product: ProductSummary) => void;
}

/** The pictures above the columns, which scroll away. A product can be removed while enough are left to compare. */
function PictureRow({ products, onRemove }: PictureRowProps) {
  return (
    <div className={columns[products.length]}>
      <span className="max-md:hidden" />
      {products.map((product) => (
        <div key={product.id} className="relative mx-1 max-w-44 min-w-0 md:mx-4">
          <ProductPicture src={product.imageUrl} name="" isPrior className="rounded-sm" />
          {products.length > MIN_COMPARED && (
            <button
              type="button"
              aria-label={`Remove ${product.name}`}
              onClick={() => onRemove(product)}
              className={classNames(
                'absolute top-1.5 right-1.5 grid size-8 place-items-center rounded-full',
                'bg-surface text-muted hover:text-ink noscript:hidden',
              )}
            >
              <CloseIcon className="size-4" />
            </button>
          )}
        </div>
      ))}
    </div>
  );
}
