import { countFilters } from './product-filters';
import { comparisonSorts, type ComparisonSort } from '@astaguide/contracts/catalog/sort-products';
import { useId, useState, type ReactNode } from 'react';
import type { ProductSummary } from '../../api/products';
import { buttonStyle } from '../../ui/button-style';
import { ChevronIcon, FilterIcon } from '../../ui/icons';
import { FilterPanel } from './filter-panel';
import type { useComparisonChoice } from './use-comparison-choice';

const sortLabels: Record<ComparisonSort, string> = {
  placement: 'Our ranking',
  rating: 'Highest rating',
  'price-low': 'Price: low to high',
  'price-high': 'Price: high to low',
  popularity: 'Most reviews',
};

interface ComparisonControlsProps {
  products: readonly ProductSummary[];
  choice: ReturnType<typeof useComparisonChoice>;
  /** The number of products shown. */
  children: ReactNode;
}

/** Sorting, filters, and the number of results. */
export function ComparisonControls({ products, choice, children }: ComparisonControlsProps) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const active = countFilters(choice.filters);
  return (
    <div className="mb-6 border-y border-line py-4">
      <div className="flex flex-wrap items-center gap-3">
        <label htmlFor={`${id}-sort`} className="text-sm font-semibold max-sm:sr-only">
          Sort by
        </label>
        <div className="relative max-sm:grow">
          <select
            id={`${id}-sort`}
            value={choice.sort}
            onChange={(event) => choice.setSort(event.target.value as ComparisonSort)}
            className="min-h-11 w-full appearance-none rounded-sm border border-edge bg-surface pr-10 pl-3 text-sm font-medium"
          >
            {comparisonSorts.map((key) => (
              <option key={key} value={key}>
                {sortLabels[key]}
              </option>
            ))}
          </select>
          <ChevronIcon className="pointer-events-none absolute top-1/2 right-3 size-4 -translate-y-1/2" />
        </div>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={`${id}-filters`}
          onClick={() => setIsOpen(!isOpen)}
          className={buttonStyle('quiet')}
        >
          <FilterIcon className="size-5" />
          Filters
          {active > 0 && (
            <span className="grid min-w-6 place-items-center rounded-full bg-accent px-1.5 text-xs leading-6 text-on-accent">
              {active}
              <span className="sr-only"> active</span>
            </span>
          )}
        </button>
        {active > 0 && (
          <button
            type="button"
            onClick={choice.clearFilters}
            className="min-h-11 rounded-sm px-2 text-sm font-semibold text-accent-strong underline underline-offset-4"
          >
            Clear All Filters
          </button>
        )}
        <div className="ml-auto">{children}</div>
      </div>
      <div id={`${id}-filters`} hidden={!isOpen}>
        <FilterPanel
          products={products}
          filters={choice.filters}
          offered={choice.offered}
          onChange={choice.setFilters}
        />
      </div>
    </div>
  );
}
