import { BotsSection } from '../features/analytics/bots/bots-section';

/** What was left out of the figures, and why. */
export default function AnalyticsBots() {
  return <BotsSection />;
}
