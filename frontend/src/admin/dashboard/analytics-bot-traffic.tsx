import { BotTrafficSection } from '../features/analytics/bot-traffic/bot-traffic-section';

/** The bot traffic view: excluded events and the reasons. */
export default function AnalyticsBotTraffic() {
  return <BotTrafficSection />;
}
