import { AttentionList } from '../features/operations/attention/attention-list';
import { AlertBanner } from '../features/analytics/alerts/alert-banner';
import { ReportSection } from '../features/analytics/report/report-section';
import { SummaryMetrics } from '../features/analytics/summary-metrics';
import { SetupChecklist } from '../features/settings/setup/setup-checklist';
import { QuestionsPanel } from '../features/chat/questions-panel';
import { SearchMissesPanel } from '../features/site/search-misses-panel';

/** The overview: the report of the selected period, the clicks of all time, chat questions, and searches in vain. */
export default function AnalyticsOverview() {
  return (
    <div className="flex flex-col gap-4">
      <SetupChecklist />
      <AttentionList />
      <AlertBanner />
      <ReportSection />
      <SummaryMetrics />
      <QuestionsPanel />
      <SearchMissesPanel />
    </div>
  );
}
