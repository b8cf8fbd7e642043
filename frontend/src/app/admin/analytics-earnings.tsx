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
  // The days are named in the zone of the answer, which the screen asks for as well.
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
      <RangeChooser query={query} onChoose={choose} />
    </EarningsScreen>
  );
}
