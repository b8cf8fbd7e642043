import { useState, type FormEvent } from 'react';
import type { ProductSummary } from '../../../api/products';
import { Button } from '../../../ui/button';
import { ChevronIcon } from '../../../ui/icons';

interface AddToComparisonProps {
  /** The products that can be added. */
  products: readonly ProductSummary[];
  onAdd: (product: ProductSummary) => void;
}

/** Adds a column, on a button: arrow keys in a select change its value, and each step would add a product. */
export function AddToComparison({ products, onAdd }: AddToComparisonProps) {
  const [slug, setSlug] = useState('');
  const chosen = products.find((product) => product.slug === slug);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (chosen) onAdd(chosen);
    setSlug('');
  };
  return (
    <form onSubmit={submit} className="flex w-full gap-2 sm:w-auto noscript:hidden">
      <span className="relative min-w-0 grow">
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
