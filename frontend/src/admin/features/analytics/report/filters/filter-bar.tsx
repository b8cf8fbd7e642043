import type { AnalyticsReport, ReportQuery } from '@astaguide/contracts/analytics/report/analytics-report';
import type { UseQueryResult } from '@tanstack/react-query';
import { Suspense, useRef, useState } from 'react';
import { Skeleton } from '../../../../../ui/skeleton';
import { PopoverButton } from '../../../../ui/popover/popover-button';
import { DroppedMonthsNote } from '../dropped-months-note';
import { FilterChips } from './filter-chips';
import { lazyPart } from '../../../../lib/lazy-part';

const FilterField = lazyPart(() => import('./filter-field'));

type FilteredAnswer = Pick<AnalyticsReport, 'filters' | 'droppedMonths'>;

interface FilterBarProps {
  query: ReportQuery;
  /** The current response, or the one before it. */
  result: Pick<UseQueryResult<FilteredAnswer>, 'data' | 'isPending' | 'isPlaceholderData'>;
  onChoose: (query: ReportQuery) => void;
}

/** The filters of a screen, with notes about loading and missing months. */
export function FilterBar({ query, result, onChoose }: FilterBarProps) {
  const { data: answer, isPending, isPlaceholderData } = result;
  return (
    <>
      <div className="flex flex-wrap items-center gap-2 empty:hidden lg:-mt-1 print:[&>button]:hidden">
        {answer && (
          <FilterChips
            filters={answer.filters}
            onChange={(filters) => onChoose(withFilters(query, filters))}
          />
        )}
      </div>
      {(isPending || isPlaceholderData) && query.filter && <CountingEvents />}
      {answer && <DroppedMonthsNote months={answer.droppedMonths} />}
    </>
  );
}

/** The query with other filters, or without any. */
export function withFilters({ filter: _before, ...query }: ReportQuery, filter: string[]): ReportQuery {
  return filter.length === 0 ? query : { ...query, filter };
}

/** Filtered reports scan raw events: a year of them takes seconds. */
function CountingEvents() {
  return (
    <p role="status" className="flex flex-wrap items-center gap-3 text-sm text-muted">
      Counting raw events. Long periods take a few seconds.
      <progress aria-label="Counting events" className="h-2 w-40 accent-accent" />
    </p>
  );
}

/** A button that opens the field to add a filter. */
export function AddFilter({ query, onChoose }: Pick<FilterBarProps, 'query' | 'onChoose'>) {
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const add = (filter: string) => {
    setIsOpen(false);
    onChoose(withFilters(query, [...new Set([query.filter ?? [], filter].flat())]));
  };
  return (
    <PopoverButton
      button={button}
      label={
        <span className="max-sm:capitalize">
          <span className="max-sm:sr-only">Add </span>filter
        </span>
      }
      isOpen={isOpen}
      onOpenChange={setIsOpen}
      name="Add filter"
      align="start"
      className="w-96 max-w-(--radix-popover-content-available-width)"
    >
      <Suspense fallback={<Skeleton className="h-40 w-full" />}>
        <FilterField query={query} onAdd={add} />
      </Suspense>
    </PopoverButton>
  );
}
