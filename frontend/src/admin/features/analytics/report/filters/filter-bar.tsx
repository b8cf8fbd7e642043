import type { AnsweredFilter, ReportQuery } from '@astaguide/contracts/report/analytics-report';
import { DroppedMonthsNote } from '../dropped-months-note';
import { FilterChips } from './filter-chips';

interface FilterBarProps {
  query: ReportQuery;
  /** What the answer that is shown says of its filters; none before the first one is there. */
  answer: { filters: AnsweredFilter[]; droppedMonths: string[] } | undefined;
  /** The answer to the query is on its way. */
  isCounting: boolean;
  onChoose: (query: ReportQuery) => void;
}

/** The filters of a screen, and what they keep it waiting for or make it lack. */
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

/** The same days with other filters, or without any. */
export function withFilters({ filter: _before, ...query }: ReportQuery, filter: string[]): ReportQuery {
  return filter.length === 0 ? query : { ...query, filter };
}

/** Filters count single events: a year of them takes seconds. */
function CountingEvents() {
  return (
    <p role="status" className="flex flex-wrap items-center gap-3 text-sm text-muted">
      Counting single events. A long period takes some seconds.
      <progress aria-label="Counting events" className="h-2 w-40 accent-accent" />
    </p>
  );
}
