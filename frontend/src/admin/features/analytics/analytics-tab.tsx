import { useQuery } from '@tanstack/react-query';
import { analyticsSummaryQuery } from '../../api/analytics';
import { Notice } from '../../../ui/notice';
import { AnalyticsSkeleton } from './analytics-skeleton';
import { ClicksChart } from './clicks-chart';
import { LiveVisitors } from './live-visitors';
import { RecentEvents } from './recent-events';
import { SummaryFigures } from './summary-figures';
import { TopProducts } from './top-products';
import { useLiveSummary } from './use-live-summary';

export default function AnalyticsTab() {
  const { data: summary, isError, refetch } = useQuery(analyticsSummaryQuery);
  const streamState = useLiveSummary();
  return (
    <div className="flex flex-col gap-6">
      <LiveVisitors state={streamState} />
      {summary && (
        <>
          <SummaryFigures summary={summary} />
          <ClicksChart clicksByDate={summary.clicksByDate} />
          <div className="grid gap-6 lg:grid-cols-2">
            <TopProducts products={summary.topProducts} />
            <RecentEvents events={summary.recentEvents} />
          </div>
        </>
      )}
      {!summary && isError && (
        <Notice title="The figures could not be loaded" onRetry={() => void refetch()}>
          Nothing is lost: clicks are counted while this page is not shown.
        </Notice>
      )}
      {!summary && !isError && <AnalyticsSkeleton />}
    </div>
  );
}
