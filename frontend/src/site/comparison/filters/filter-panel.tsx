import { dietNote, sourceNote, type FilterNote } from '@astaguide/content/comparison';
import { useId } from 'react';
import { Link } from 'wouter';
import { filterGroups, toggleFilter, type FilterGroup, type ProductFilters } from './filter-groups';
import type { FilterOption, FilterOptions } from './product-filters';

const groupLabels: Record<FilterGroup, string> = {
  goal: 'Goal',
  potency: 'Potency',
  source: 'Source',
  price: 'Price Range',
  brand: 'Brand',
  diet: 'Diet',
};

const notes: Partial<Record<FilterGroup, FilterNote>> = { source: sourceNote, diet: dietNote };

interface FilterPanelProps {
  filters: ProductFilters;
  options: FilterOptions;
  onChange: (filters: ProductFilters) => void;
}

/** A checkbox for each value, with the number of products it would show. Without products, it can only be unticked. */
export function FilterPanel({ filters, options, onChange }: FilterPanelProps) {
  const id = useId();
  return (
    <div className="grid gap-x-6 gap-y-5 sm:grid-cols-2 md:grid-cols-3 lg:grid-cols-6 rail:grid-cols-1">
      {filterGroups.map((group) => (
        <fieldset key={group} className="min-w-0" aria-describedby={notes[group] && `${id}-${group}`}>
          <legend className="kicker text-muted">{groupLabels[group]}</legend>
          <div className="mt-1.5 -ml-1 max-h-80 overflow-y-auto pl-1">
            {options[group].map((option) => (
              <FilterCheckbox
                key={option.value}
                group={group}
                option={option}
                isTicked={filters[group].includes(option.value)}
                onToggle={() => onChange(toggleFilter(filters, group, option.value))}
              />
            ))}
          </div>
          <GroupNote id={`${id}-${group}`} note={notes[group]} />
        </fieldset>
      ))}
    </div>
  );
}

function GroupNote({ id, note }: { id: string; note: FilterNote | undefined }) {
  if (!note) return null;
  return (
    <p id={id} className="prose-links mt-2 text-xs text-muted">
      {note.text} {note.more && <Link href={note.more.href}>{note.more.text}</Link>}
    </p>
  );
}

interface FilterCheckboxProps {
  group: FilterGroup;
  option: FilterOption;
  isTicked: boolean;
  onToggle: () => void;
}

function FilterCheckbox({ group, option: { value, count }, isTicked, onToggle }: FilterCheckboxProps) {
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-2.5 text-sm hover:text-accent has-disabled:cursor-not-allowed has-disabled:text-muted md:min-h-9">
      <input
        type="checkbox"
        name={group}
        value={value}
        checked={isTicked}
        disabled={count === 0 && !isTicked}
        onChange={onToggle}
        className="size-4.5 shrink-0 accent-accent"
      />
      <span className="min-w-0 break-words">{value}</span>
      <span className="ml-auto text-xs text-muted tabular-nums" aria-hidden="true">
        {count}
      </span>
      <span className="sr-only">({count})</span>
    </label>
  );
}
