import type { AnsweredFilter, ReportQuery } from '@astaguide/contracts/report/analytics-report';
import { DroppedMonthsNote } from '../dropped-months-note';
import { FilterChips } from './filter-chips';

interface FilterBarProps {
  query: ReportQuery;
  /** The filters of the current response; undefined before the first one. */
  answer: { filters: AnsweredFilter[]; droppedMonths: string[] } | undefined;
  /** The response is pending. */
  isCounting: boolean;
  onChoose: (query: ReportQuery) => void;
}

/** The filters of a screen, with notes about loading and missing months. */
export function FilterBar({ query, answer, isCounting, onChoose }: FilterBarProps) {
  return (
    <>
      {answer && (
        <FilterChips filters={answer.filters} onChange={(filters) => onChoose(withFilters(query, filters))} />
      )}
      {isCounting && query.filter && <CountingEvents />}
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
