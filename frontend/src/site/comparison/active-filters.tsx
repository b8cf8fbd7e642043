import type { MouseEvent, RefObject } from 'react';
import { Link } from 'wouter';
import { CloseIcon } from '../../ui/icons';
import { comparisonHref, type ComparisonChoice } from './comparison-search';
import { filterGroups, toggleFilter } from './filters/filter-groups';

interface ActiveFiltersProps {
  choice: ComparisonChoice;
  onClear: () => void;
  /** Has the focus after the last filter was removed. */
  focusAfterRef: RefObject<HTMLElement | null>;
}

/** A chip for each active filter, which removes it. Chips are links, so that they work without JavaScript. */
export function ActiveFilters({ choice, onClear, focusAfterRef }: ActiveFiltersProps) {
  const active = filterGroups.flatMap((group) => choice.filters[group].map((value) => ({ group, value })));
  // The chip disappears, and the focus with it.
  const moveFocus = ({ currentTarget }: MouseEvent) => {
    const chip = currentTarget.closest('li');
    const neighbour = (chip?.nextElementSibling ?? chip?.previousElementSibling)?.querySelector('a');
    (neighbour ?? focusAfterRef.current)?.focus();
  };
  const clear = () => {
    focusAfterRef.current?.focus();
    onClear();
  };
  return (
    <div className="mt-3 flex flex-wrap items-center gap-2">
      <ul aria-label="Active filters" className="contents">
        {active.map(({ group, value }) => (
          <li key={`${group} ${value}`} className="max-w-full">
            <Link
              href={comparisonHref({ ...choice, filters: toggleFilter(choice.filters, group, value) })}
              onClick={moveFocus}
              className="inline-flex min-h-9 max-w-full items-center gap-1.5 rounded-full bg-accent-soft py-1 pr-2.5 pl-3.5 text-sm text-ink hover:text-accent-strong max-md:min-h-11"
            >
              <span className="sr-only">Remove filter: </span>
              <span className="min-w-0 truncate">{value}</span>
              <CloseIcon className="size-4 shrink-0" />
            </Link>
          </li>
        ))}
      </ul>
      <button
        type="button"
        onClick={clear}
        className="min-h-9 rounded-sm px-2 text-sm font-semibold text-accent-strong underline underline-offset-4 max-md:min-h-11 noscript:hidden"
      >
        Clear All Filters
      </button>
    </div>
  );
}
