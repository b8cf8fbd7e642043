import { Suspense, useEffect, useRef, useState, type ReactNode } from 'react';
import { AlertBanner } from '../features/analytics/alerts/alert-banner';
import { ReportSection } from '../features/analytics/report/report-section';
import { SummaryMetrics } from '../features/analytics/summary-metrics';
import { useReportAddress } from '../features/analytics/report/report-address';
import { Skeleton } from '../../ui/skeleton';
import { lazyPart } from '../lib/lazy-part';

const QuestionsPanel = lazyPart(async () => ({
  default: (await import('../features/chat/questions-panel')).QuestionsPanel,
}));
const SearchMissesPanel = lazyPart(async () => ({
  default: (await import('../features/site/search-misses-panel')).SearchMissesPanel,
}));
const DaySales = lazyPart(() => import('../features/earnings/sale-path/day-sales'));

/** The overview: the report of the selected period, the clicks of all time, chat questions, and searches in vain. */
export default function AnalyticsOverview() {
  const { query } = useReportAddress();
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

/** Renders content that is far below once it is about to be scrolled into view. */
function WhenSeen({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const [isSeen, setIsSeen] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setIsSeen(true),
      { rootMargin: '400px' },
    );
    if (place.current) observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  return isSeen ? children : <div ref={place} data-when-seen className="h-60" />;
}
