import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { earningsQuery } from '../../api/earnings';
import { RangeChooser } from '../../features/analytics/report/range-chooser';
import { useReportAddress } from '../../features/analytics/report/report-address';
import { bucketLabel, periodLabel, tickLabel } from '../../features/analytics/report/report-labels';
import { EarningsScreen } from '../../features/earnings/earnings-screen';
import type { DayLabels } from '../../features/earnings/labels';
import { knownTimeZone } from '../../lib/zoned-time';

/** What clicks earn, over the same ranges as the report. */
export default function AnalyticsEarnings() {
  const { query, choose } = useReportAddress();
  // The chooser begins own days with those on the screen; the answer is the screen's own.
  const { data } = useQuery(earningsQuery(query));
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
      <RangeChooser query={query} shown={data?.period} onChoose={choose} />
    </EarningsScreen>
  );
}
