import type {
  BotTrafficDimension,
  BotTrafficMetrics,
} from '@astaguide/contracts/analytics/bot-traffic-report';
import type { Client } from 'pg';
import { zonedDayOf } from './logged-events';

/** A bot event from the event log. */
interface ExcludedEvent {
  day: string;
  event_type: string;
  visitor: string;
  keys: Record<BotTrafficDimension, readonly string[]>;
}

/** The bots of the generated month, by the names that the owner sees. */
const familyOf = (userAgent: string) =>
  userAgent.includes('Googlebot') ? 'Googlebot' : userAgent.replace(/\/.*/, '');

export async function botTrafficEvents(database: Client, timeZone: string): Promise<ExcludedEvent[]> {
  const { rows } = await database.query<
    Omit<ExcludedEvent, 'day' | 'keys'> & { at: number; reasons: string[]; agent: string; network: string }
  >(
    `SELECT (extract(epoch FROM occurred_at) * 1000)::double precision AS at, type AS event_type, visitor::text,
       bot_reasons AS reasons, user_agent AS agent, coalesce(network::text, '') AS network
     FROM event_log WHERE bot_reasons IS NOT NULL`,
  );
  return rows.map(({ at, reasons, agent, network, ...event }) => ({
    ...event,
    day: zonedDayOf(at, timeZone),
    keys: { reason: reasons, agent: [familyOf(agent)], network: [network] },
  }));
}

/** Bot traffic of some days from the raw log: of all bots, or of those with a key. */
export function botTrafficOf(
  log: readonly ExcludedEvent[],
  { from, to }: { from: string; to: string },
  of?: { dimension: BotTrafficDimension; key: string },
): BotTrafficMetrics {
  const events = log.filter(
    ({ day, keys }) => day >= from && day <= to && (!of || keys[of.dimension].includes(of.key)),
  );
  const ofType = (type: string) => events.filter(({ event_type }) => event_type === type).length;
  return {
    events: events.length,
    views: ofType('page_view'),
    clicks: ofType('affiliate_click'),
    visitors: new Set(events.map(({ day, visitor }) => `${day} ${visitor}`)).size,
  };
}
