import { AttributionSection } from '../features/analytics/attribution/attribution-section';

/** The attribution view: click attribution and the conversion funnel. */
export default function AnalyticsAttribution() {
  return <AttributionSection />;
}
