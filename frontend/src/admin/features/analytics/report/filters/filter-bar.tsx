import type { AnalyticsReport, ReportQuery } from '@astaguide/contracts/analytics/report/analytics-report';
import type { UseQueryResult } from '@tanstack/react-query';
import { DroppedMonthsNote } from '../dropped-months-note';
import { FilterChips } from './filter-chips';

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
      {answer && (
        <FilterChips filters={answer.filters} onChange={(filters) => onChoose(withFilters(query, filters))} />
      )}
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
