import { AttributionSection } from '../features/analytics/attribution/attribution-section';

/** Which places earn, and how visitors get there. */
export default function AnalyticsAttribution() {
  return <AttributionSection />;
}
