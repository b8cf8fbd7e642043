import { comparisonSorts, type ComparisonSort } from '@astaguide/contracts/catalog/sort-products';
import { useId, useRef, useState, type ReactNode } from 'react';
import { Button } from '../../ui/button';
import { ChevronIcon, FilterIcon } from '../../ui/icons';
import { ActiveFilters } from './active-filters';
import type { ComparisonView } from './comparison-start';
import { countFilters } from './filters/filter-groups';
import { FilterPanel } from './filters/filter-panel';
import { FilterSheet } from './filters/filter-sheet';
import { useChangeChoice } from './use-comparison';

/** Windows in which the filters open as a sheet, and those in which they always stand beside the list. */
const NARROW = '(width < 48rem)';
const WIDE = '(width >= 87.5rem)';

const sortLabels: Record<ComparisonSort, string> = {
  placement: 'Our ranking',
  rating: 'Highest rating',
  'price-low': 'Price: low to high',
  'price-high': 'Price: high to low',
  popularity: 'Most reviews',
  'cost-per-mg-low': 'Cost per mg: low to high',
  'cost-per-mg-high': 'Cost per mg: high to low',
  'cost-per-day-low': 'Cost per day: low to high',
  'cost-per-day-high': 'Cost per day: high to low',
  'servings-high': 'Most servings',
  'servings-low': 'Fewest servings',
  potency: 'Highest potency',
  'potency-low': 'Lowest potency',
  'name-az': 'Name: A to Z',
  'name-za': 'Name: Z to A',
  'source-az': 'Source: A to Z',
  'source-za': 'Source: Z to A',
  'form-az': 'Form: A to Z',
  'form-za': 'Form: Z to A',
  'tested-az': 'Tested by: A to Z',
  'tested-za': 'Tested by: Z to A',
};

/** Sorting, filters, and as its child the number of results. Without JavaScript it is a form with a button. */
export function ComparisonControls({ view, children }: { view: ComparisonView; children: ReactNode }) {
  const id = useId();
  const [opened, setOpened] = useState<'panel' | 'sheet'>();
  const toggleRef = useRef<HTMLButtonElement>(null);
  const { choice, options, matching } = view;
  const { setSort, setFilters, clearFilters } = useChangeChoice(choice);
  const active = countFilters(choice.filters);
  const railRef = useRef<HTMLDivElement>(null);
  const toggle = () => {
    if (window.matchMedia(NARROW).matches) setOpened('sheet');
    else if (window.matchMedia(WIDE).matches) railRef.current?.querySelector('input')?.focus();
    else setOpened(opened ? undefined : 'panel');
  };
  const barRef = useRef<HTMLDivElement>(null);
  /** The number of results, and the first products below it. */
  const showResults = () => {
    barRef.current?.scrollIntoView({ block: 'start' });
    barRef.current?.querySelector<HTMLElement>('[role="status"]')?.focus({ preventScroll: true });
  };
  const panel = <FilterPanel filters={choice.filters} options={options} onChange={setFilters} />;
  return (
    <form
      action="/comparison"
      onSubmit={(event) => event.preventDefault()}
      className="mb-4 border-y border-line py-3 rail:contents"
    >
      <div className="rail:col-start-2 rail:mb-3">
        <div ref={barRef} className="flex scroll-mt-18 flex-wrap items-center gap-3">
          <label htmlFor={`${id}-sort`} className="text-sm font-semibold max-sm:sr-only">
            Sort by
          </label>
          <div className="relative min-w-0 max-sm:flex-1">
            <select
              id={`${id}-sort`}
              name="sort"
              value={choice.sort}
              onChange={(event) => setSort(event.target.value as ComparisonSort)}
              className="min-h-11 w-full appearance-none rounded-sm border border-edge bg-surface pr-10 pl-3 text-sm font-medium"
            >
              {offeredSorts(choice.sort).map((key) => (
                <option key={key} value={key}>
                  {sortLabels[key]}
                </option>
              ))}
            </select>
            <ChevronIcon className="pointer-events-none absolute top-1/2 right-3 size-4 -translate-y-1/2" />
          </div>
          <Button
            look="quiet"
            className="noscript:hidden"
            ref={toggleRef}
            aria-expanded={opened !== undefined}
            aria-controls={`${id}-filters`}
            onClick={toggle}
          >
            <FilterIcon className="size-5" />
            Filters
            {active > 0 && (
              <span className="grid min-w-6 place-items-center rounded-full bg-accent px-1.5 text-xs leading-6 text-on-accent">
                {active}
                <span className="sr-only"> active</span>
              </span>
            )}
          </Button>
          <div className="hidden noscript:block">
            <Button look="primary" type="submit">
              Apply
            </Button>
          </div>
          <div className="ml-auto max-sm:-mt-1 max-sm:w-full">{children}</div>
        </div>
        {active > 0 && <ActiveFilters choice={choice} onClear={clearFilters} focusAfterRef={toggleRef} />}
      </div>
      <div
        id={`${id}-filters`}
        ref={railRef}
        className="rail:sticky rail:top-20 rail:col-start-1 rail:row-span-2 rail:row-start-1 rail:max-h-[calc(100dvh-6rem)] rail:self-start rail:overflow-y-auto rail:mask-b-from-[calc(100%-2.5rem)] rail:pb-10"
      >
        {opened === 'sheet' ? (
          <FilterSheet matching={matching} onClose={() => setOpened(undefined)} onShow={showResults}>
            {panel}
          </FilterSheet>
        ) : (
          <div
            className={
              opened
                ? 'mt-4 border-t border-line pt-5 rail:mt-0 rail:border-0 rail:pt-0'
                : 'hidden noscript:block noscript:pt-5 rail:block'
            }
          >
            {panel}
          </div>
        )}
      </div>
    </form>
  );
}

/** The selector's sort orders, and the one that a column's header has chosen. */
function offeredSorts(chosen: ComparisonSort): readonly ComparisonSort[] {
  return comparisonSorts.some((key) => key === chosen) ? comparisonSorts : [...comparisonSorts, chosen];
}
