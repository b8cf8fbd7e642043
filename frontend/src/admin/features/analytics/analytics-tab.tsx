import { useQuery } from '@tanstack/react-query';
import { analyticsSummaryQuery } from '../../api/analytics';
import { QueryPanel } from '../../ui/query-panel';
import { ClicksChart } from './clicks-chart';
import { LiveVisitors } from './live-visitors';
import { RecentEvents } from './recent-events';
import { SummaryMetrics } from './summary-metrics';
import { TopProducts } from './top-products';
import { useLiveSummary } from './use-live-summary';

export default function AnalyticsTab() {
  const streamState = useLiveSummary();
  return (
    <div className="flex flex-col gap-6">
      <LiveVisitors state={streamState} />
      <QueryPanel
        query={useQuery(analyticsSummaryQuery)}
        name="data"
        skeleton={['h-36', 'h-80', 'h-64']}
        errorHint="Tracking is not affected."
        className="flex flex-col gap-6"
      >
        {(summary) => (
          <>
            <SummaryMetrics summary={summary} />
            <ClicksChart clicksByDate={summary.clicksByDate} />
            <div className="grid gap-6 lg:grid-cols-2">
              <TopProducts products={summary.topProducts} />
              <RecentEvents events={summary.recentEvents} />
            </div>
          </>
        )}
      </QueryPanel>
    </div>
  );
}
