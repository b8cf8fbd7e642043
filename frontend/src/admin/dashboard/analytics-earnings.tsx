import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { earningsQuery } from '../api/earnings';
import { FilterBar } from '../features/analytics/report/filters/filter-bar';
import { RangeChooser } from '../features/analytics/report/range/range-chooser';
import { useReportAddress } from '../features/analytics/report/report-address';
import { bucketLabel, periodLabel, tickLabel } from '../features/analytics/report/report-labels';
import { EarningsScreen } from '../features/earnings/earnings-screen';
import type { DayLabels } from '../features/earnings/labels';
import { knownTimeZone } from '../lib/zoned-time';

/** The earnings view, with the same ranges and filters as the report. */
export default function AnalyticsEarnings() {
  const { query, choose } = useReportAddress();
  // Days are labelled in the response's time zone. The screen uses the same query.
  const { data, isPlaceholderData, isPending } = useQuery({
    ...earningsQuery(query),
    placeholderData: keepPreviousData,
  });
  const zone = knownTimeZone(data?.timeZone ?? 'UTC');
  const labels = useMemo<DayLabels>(
    () => ({
      period: periodLabel,
      bucket: (bucket, grain) => bucketLabel(bucket, grain, zone),
      tick: (start, grain) => tickLabel(start, grain, zone),
    }),
    [zone],
  );
  return (
    <EarningsScreen query={query} labels={labels}>
      <RangeChooser query={query} onChoose={choose} />
      <FilterBar query={query} answer={data} isCounting={isPending || isPlaceholderData} onChoose={choose} />
    </EarningsScreen>
  );
}
