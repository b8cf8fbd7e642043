import { AttributionSection } from '../features/analytics/attribution/attribution-section';

/** The attribution view: links that earn, and the path of visitors to them. */
export default function AnalyticsAttribution() {
  return <AttributionSection />;
}
