import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { earningsDimensions } from '@astaguide/contracts/earnings/earnings-dimension';
import { useSearchParams } from 'wouter';
import { earningsQuery } from '../api/earnings';
import { AddFilter, FilterBar } from '../features/analytics/report/filters/filter-bar';
import { RangeBar } from '../features/analytics/report/range/range-bar';
import { useReportAddress } from '../features/analytics/report/report-address';
import { DroppedMonthsNote } from '../features/analytics/report/dropped-months-note';
import { EarningsScreen } from '../features/earnings/earnings-screen';

/** The earnings view, with the same ranges and filters as the report. */
export default function AnalyticsEarnings() {
  const { query, choose } = useReportAddress();
  const [search, setSearch] = useSearchParams();
  const by = earningsDimensions.find((name) => name === search.get('by')) ?? 'product';
  // The screen uses the same query.
  const result = useQuery({
    ...earningsQuery(query, by),
    placeholderData: keepPreviousData,
  });
  const { data } = result;
  const chooseBy = (name: string) =>
    setSearch(
      (current) => {
        const next = new URLSearchParams(current);
        next.set('by', name);
        return next;
      },
      { replace: true },
    );
  return (
    <EarningsScreen query={query} by={by} onChooseBy={chooseBy}>
      <RangeBar
        query={query}
        answer={data}
        onChoose={choose}
        filter={<AddFilter query={query} onChoose={choose} />}
      />
      <FilterBar query={query} result={result} onChoose={choose} />
      {data?.by === 'rank' && data.filters.length === 0 && (
        <DroppedMonthsNote months={data.droppedMonths} what="Clicks by rank" />
      )}
    </EarningsScreen>
  );
}
