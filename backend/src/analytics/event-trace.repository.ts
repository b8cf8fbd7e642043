import { TRACE_PAGE, type TracedEvent, type TraceQuery } from '@astaguide/contracts/event-trace';
import { Injectable } from '@nestjs/common';
import type { Reader } from './replicas/reader';
import {
  countedEvents,
  eventsBetween,
  firstEvents,
  visitorDays,
  type TraceCursor,
  type TraceStatement,
} from './event-trace.sql';

/** OFFSET 0 keeps each lookup a query of its own: joined, the whole log may be read. The bounds leave out partitions. */
const DETAILS = `
  SELECT log.*, products.name AS product_name
  FROM unnest($1::timestamptz[], $2::uuid[]) AS wanted(timestamp, id)
  CROSS JOIN LATERAL (
    SELECT log.id, log.timestamp, log.event_type, log.page, log.slot, log.product_id, log.source, log.channel,
      log.utm_campaign, log.country, log.language, log.device, log.browser, log.bot_reasons, log.job_id,
      log.taken_after_ms,
      round(extract(epoch FROM log.recorded_at - log.timestamp) * 1000)::double precision AS recorded_after_ms
    FROM event_log log
    WHERE log.timestamp = wanted.timestamp AND log.id = wanted.id AND log.timestamp BETWEEN $3 AND $4 OFFSET 0
  ) AS log
  LEFT JOIN products ON products.id = log.product_id
  ORDER BY log.timestamp DESC, log.id DESC`;

interface DetailRow {
  id: string;
  timestamp: Date;
  event_type: string;
  page: string | null;
  slot: string | null;
  product_id: number | null;
  product_name: string | null;
  source: string | null;
  channel: string | null;
  utm_campaign: string | null;
  country: string | null;
  language: string | null;
  device: string | null;
  browser: string | null;
  bot_reasons: string[] | null;
  job_id: string | null;
  taken_after_ms: number | null;
  recorded_after_ms: number;
}

interface Place {
  timestamp: Date;
  id: string;
}

/** Opens figures down to the events of the log. */
@Injectable()
export class EventTraceRepository {
  /** @returns places of one event more than a page has, where there are as many */
  async findCounted(reader: Reader, query: TraceQuery, cursor?: TraceCursor): Promise<Place[]> {
    if (query.figure === 'visitors') return this.findVisitors(reader, query, cursor);
    return this.find(reader, countedEvents(query, cursor));
  }

  /** Days with as many visitors as a page has are read at once, and more only where the range ends amid the first. */
  private async findVisitors(reader: Reader, query: TraceQuery, cursor?: TraceCursor): Promise<Place[]> {
    const { sql, values } = visitorDays(query, cursor);
    const counted = await reader.query<{ day: string; visitors: number }[]>(sql, values);
    const places: Place[] = [];
    while (counted.length > 0 && places.length <= TRACE_PAGE) {
      const days: string[] = [];
      for (let visitors = 0; counted.length > 0 && visitors <= TRACE_PAGE;) {
        const next = counted.shift()!;
        days.push(next.day);
        visitors += next.visitors;
      }
      places.push(...(await this.find(reader, firstEvents(query, cursor, days))));
    }
    return places;
  }

  /** The same for events that rollups do not count, within a part of the range. */
  findBetween(
    reader: Reader,
    query: TraceQuery,
    part: { from: string; to: string },
    cursor?: TraceCursor,
  ): Promise<Place[]> {
    return this.find(reader, eventsBetween(query, cursor, part));
  }

  /** @param places newest first */
  async findDetails(reader: Reader, places: readonly Place[]): Promise<TracedEvent[]> {
    const page = places.slice(0, TRACE_PAGE);
    const times = page.map(({ timestamp }) => timestamp.toISOString());
    const [newest, oldest] = [times[0], times.at(-1)];
    if (newest === undefined) return [];
    const rows = await reader.query<DetailRow[]>(DETAILS, [times, page.map(({ id }) => id), oldest, newest]);
    return rows.map(eventOf);
  }

  /** @returns months ('2026-03') that the range touches and whose events are gone */
  async findDroppedMonths(reader: Reader, { from, to }: TraceQuery): Promise<string[]> {
    const rows = await reader.query<{ month: string }[]>(
      `SELECT to_char(month, 'YYYY-MM') AS month FROM compacted_months
       WHERE month >= date_trunc('month', $1::timestamptz AT TIME ZONE 'UTC')::date
         AND month < $2::timestamptz AT TIME ZONE 'UTC'
       ORDER BY month`,
      [from, to],
    );
    return rows.map(({ month }) => month);
  }

  private find(reader: Reader, { sql, values }: TraceStatement): Promise<Place[]> {
    return reader.query<Place[]>(sql, values);
  }
}

function eventOf(row: DetailRow): TracedEvent {
  return {
    id: row.id,
    timestamp: row.timestamp.toISOString(),
    eventType: row.event_type,
    page: row.page,
    slot: row.slot,
    product: row.product_id === null ? null : { id: row.product_id, name: row.product_name },
    source: row.source,
    channel: row.channel,
    campaign: row.utm_campaign,
    country: row.country,
    language: row.language,
    device: row.device,
    browser: row.browser,
    botReasons: row.bot_reasons,
    jobId: row.job_id,
    takenAfterMs: row.taken_after_ms,
    recordedAfterMs: row.recorded_after_ms,
  };
}
