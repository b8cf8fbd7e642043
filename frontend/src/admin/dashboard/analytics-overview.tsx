import { Suspense } from 'react';
import { AlertBanner } from '../features/analytics/alerts/alert-banner';
import { ReportSection } from '../features/analytics/report/report-section';
import { SummaryMetrics } from '../features/analytics/summary-metrics';
import { useReportAddress } from '../features/analytics/report/report-address';
import { Skeleton } from '../../ui/skeleton';
import { lazyPart } from '../lib/lazy-part';
import { WhenSeen } from '../ui/when-seen';
import { useIsEmpty } from './use-is-empty';

const QuestionsPanel = lazyPart(async () => ({
  default: (await import('../features/chat/questions-panel')).QuestionsPanel,
}));
const SearchMissesPanel = lazyPart(async () => ({
  default: (await import('../features/site/search-misses-panel')).SearchMissesPanel,
}));
const EmptySite = lazyPart(() => import('./empty-site'));
const DaySales = lazyPart(() => import('../features/earnings/sale-path/day-sales'));

/** The overview: the report of the selected period, the clicks of all time, chat questions, and searches in vain. */
export default function AnalyticsOverview() {
  const { query } = useReportAddress();
  if (useIsEmpty())
    return (
      <Suspense>
        <EmptySite />
      </Suspense>
    );
  return (
    <div className="flex flex-col gap-4">
      <AlertBanner />
      <ReportSection />
      {query.range === 'custom' && query.from !== undefined && query.from === query.to && (
        <Suspense>
          <DaySales day={query.from} />
        </Suspense>
      )}
      <SummaryMetrics />
      <WhenSeen>
        <Suspense fallback={<Skeleton className="h-60 w-full" />}>
          <QuestionsPanel />
          <SearchMissesPanel />
        </Suspense>
      </WhenSeen>
    </div>
  );
}
