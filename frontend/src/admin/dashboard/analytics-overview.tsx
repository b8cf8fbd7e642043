import { AlertBanner } from '../features/analytics/alerts/alert-banner';
import AnalyticsTab from '../features/analytics/analytics-tab';
import { ReportSection } from '../features/analytics/report/report-section';
import { QuestionsPanel } from '../features/chat-questions/questions-panel';
import { IntegrityLine } from '../features/maintenance/integrity-line';

/** The overview: clicks, now and over any period, and chat questions. */
export default function AnalyticsOverview() {
  return (
    <div className="flex flex-col gap-6">
      <AlertBanner />
      <IntegrityLine />
      <AnalyticsTab />
      <ReportSection />
      <QuestionsPanel />
    </div>
  );
}
