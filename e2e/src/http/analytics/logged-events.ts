import type { Client } from 'pg';

/** An event from the event log. */
export interface LoggedEvent {
  id: string;
  /** Milliseconds since the epoch. */
  at: number;
  event_type: string;
  /** Data that the browser sent. */
  data: { offers?: { linkPlacement: string; productId: number }[]; [property: string]: unknown };
  visitor: string;
  /** '203.0.113.0/24'; null if it is unknown. */
  network: string | null;
  isBot: boolean;
  /** Keys by dimension; null without one. */
  keys: Record<string, string | null>;
  /** The goals that are reached in its session; see `withSessions`. */
  goals?: string[];
}

/** Reads the whole event log, oldest first. */
export async function loggedEvents(database: Client): Promise<LoggedEvent[]> {
  const { rows } = await database.query<Omit<LoggedEvent, 'keys'> & LoggedEvent['keys']>(
    `SELECT id, (extract(epoch FROM occurred_at) * 1000)::double precision AS at, type AS event_type, data,
       visitor::text, network::text, bot_reasons IS NOT NULL AS "isBot",
       product_id::text AS product, page, link_placement AS "linkPlacement", source, channel, utm_campaign AS campaign,
       utm_medium AS medium, utm_content AS content, utm_term AS term, country, device, browser, os AS system, screen,
       language, rank::text
     FROM event_log ORDER BY occurred_at, id`,
  );
  return rows.map(({ id, at, event_type, data, visitor, network, isBot, ...keys }) => ({
    id,
    at,
    event_type,
    data,
    visitor,
    network,
    isBot,
    keys,
  }));
}

export const utcDayOf = (at: number): string => new Date(at).toISOString().slice(0, 10);

const formats = new Map<string, Intl.DateTimeFormat>();

/** The calendar day of a moment in a time zone. */
export function zonedDayOf(at: number, timeZone: string): string {
  const format =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
  formats.set(timeZone, format);
  return format.format(at);
}

const HALF_AN_HOUR = 30 * 60_000;

/** A visitor's events of a day, split into sessions at pauses of half an hour. */
export function sessionsOf(events: readonly LoggedEvent[], timeZone: string): LoggedEvent[][] {
  const open = new Map<string, LoggedEvent[]>();
  const sessions: LoggedEvent[][] = [];
  for (const event of events) {
    const visit = `${zonedDayOf(event.at, timeZone)} ${event.visitor}`;
    const session = open.get(visit);
    if (session && event.at - session.at(-1)!.at < HALF_AN_HOUR) session.push(event);
    else {
      const begun = [event];
      sessions.push(begun);
      open.set(visit, begun);
    }
  }
  return sessions;
}
