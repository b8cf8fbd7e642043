import {
  countWithFilter,
  filterGroups,
  toggleFilter,
  type FilterGroup,
  type ProductFilters,
} from './product-filters';
import type { ProductSummary } from '../../api/products';

const groupLabels: Record<FilterGroup, string> = {
  potency: 'Potency',
  source: 'Source',
  price: 'Price Range',
  brand: 'Brand',
};

interface FilterPanelProps {
  products: readonly ProductSummary[];
  filters: ProductFilters;
  /** The available values. */
  offered: ProductFilters;
  onChange: (filters: ProductFilters) => void;
}

/** A checkbox for each value, with the number of products it would show. */
export function FilterPanel({ products, filters, offered, onChange }: FilterPanelProps) {
  return (
    <div className="mt-4 grid gap-x-8 gap-y-5 border-t border-line pt-5 sm:grid-cols-2 lg:grid-cols-4">
      {filterGroups.map((group) => (
        <fieldset key={group}>
          <legend className="kicker text-muted">{groupLabels[group]}</legend>
          <div className="mt-1.5">
            {offered[group].map((value) => {
              const count = countWithFilter(products, filters, group, value);
              return (
                <label
                  key={value}
                  className="flex min-h-9 cursor-pointer items-center gap-2.5 text-sm hover:text-accent"
                >
                  <input
                    type="checkbox"
                    checked={filters[group].includes(value)}
                    onChange={() => onChange(toggleFilter(filters, group, value))}
                    className="size-4.5 shrink-0 accent-accent"
                  />
                  {value}
                  <span className="ml-auto text-xs text-muted tabular-nums" aria-hidden="true">
                    {count}
                  </span>
                  <span className="sr-only">({count})</span>
                </label>
              );
            })}
          </div>
        </fieldset>
      ))}
    </div>
  );
}
