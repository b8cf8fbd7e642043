import { TRACE_PAGE, type TracedEvent, type TraceQuery } from '@astaguide/contracts/analytics/event-trace';
import { AFFILIATE_CLICK_ID } from '@astaguide/database/event-store/dimensions';
import { isoDates, type DatedRow } from '../../iso-dates';
import type { Reader } from '../replicas/reader';
import { countedEvents, eventsBetween, firstEvents, visitorDays, type TraceCursor } from './event-trace.sql';
import { seenProduct, type ClickRow } from './seen-product';

const textOf = (id: string) => `(SELECT value FROM texts WHERE id = ${id})`;

/**
 * OFFSET 0 is an optimization fence: with a plain join, PostgreSQL might scan the whole log. The bounds prune
 * partitions. Texts are looked up by scalar subqueries, so that the planner never scans the dictionary for each event.
 * `click` is null for other events.
 */
const DETAILS = `
  SELECT e.id, e.received_at AS timestamp, ${textOf('e.type_id')} AS "eventType", ${textOf('e.page_id')} AS page,
    ${textOf('e.link_placement_id')} AS "linkPlacement",
    CASE WHEN e.product_id IS NOT NULL THEN json_build_object('id', e.product_id, 'name', products.name) END AS product,
    ${textOf('origins.source_id')} AS source, ${textOf('origins.channel_id')} AS channel,
    ${textOf('origins.utm_campaign_id')} AS campaign, ${textOf('e.country_id')} AS country,
    ${textOf('e.language_id')} AS language, agents.device, agents.browser, e.bot_reasons AS "botReasons",
    e.job_id AS "jobId", e.dequeued_at AS "dequeuedAt", e.recorded_at AS "recordedAt",
    CASE WHEN e.type_id = ${AFFILIATE_CLICK_ID} THEN json_build_object('name', e.extra ->> 'productName',
      'price', e.price::text, 'rank', e.rank, 'link', e.extra ->> 'affiliateUrl', 'version', version.seen) END AS click
  FROM unnest($1::timestamptz[], $2::uuid[]) AS wanted(received_at, id)
  CROSS JOIN LATERAL (
    SELECT * FROM events e
    WHERE e.received_at = wanted.received_at AND e.id = wanted.id AND e.received_at BETWEEN $3 AND $4 OFFSET 0
  ) AS e
  LEFT JOIN origins ON origins.id = e.origin_id
  LEFT JOIN user_agents agents ON agents.id = e.user_agent_id
  LEFT JOIN products ON products.id = e.product_id
  LEFT JOIN LATERAL (
    SELECT json_build_object('name', product -> 'name', 'price', price::text, 'offers', product -> 'offers', 'links',
      json_build_array(product -> 'affiliate_link', product -> 'affiliate_link_de', product -> 'affiliate_link_es',
        product -> 'affiliate_link_nl', product -> 'affiliate_link_pl')) AS seen
    FROM product_versions WHERE product_id = e.product_id AND changed_at <= e.received_at
    ORDER BY product_versions.id DESC LIMIT 1
  ) AS version ON e.type_id = ${AFFILIATE_CLICK_ID}
  ORDER BY e.received_at DESC, e.id DESC`;

/** An event without the title of its page. */
type TitledLater = Omit<TracedEvent, 'pageTitle'>;

type DetailRow = DatedRow<Omit<TitledLater, 'seen'>, 'timestamp' | 'dequeuedAt' | 'recordedAt'> & {
  click: ClickRow | null;
};

/** Where an event is in the log. */
export interface Place {
  received_at: Date;
  id: string;
}

/**
 * Finds the events that a metric counts.
 *
 * @returns positions of the events of one page, and one more if there is a next page
 */
export async function findCounted(reader: Reader, query: TraceQuery, cursor?: TraceCursor): Promise<Place[]> {
  if (query.metric === 'visitors') return findVisitors(reader, query, cursor);
  const { text, values } = countedEvents(query, cursor);
  return reader.query(text, values);
}

/** Days with few visitors are read together, up to one page. */
async function findVisitors(reader: Reader, query: TraceQuery, cursor?: TraceCursor): Promise<Place[]> {
  const { text, values } = visitorDays(query, cursor);
  const counted = await reader.query<{ day: string; visitors: number }[]>(text, values);
  const places: Place[] = [];
  while (counted.length > 0 && places.length <= TRACE_PAGE) {
    const days: string[] = [];
    let visitors = 0;
    do {
      const next = counted.shift()!;
      days.push(next.day);
      visitors += next.visitors;
    } while (counted[0] && visitors + counted[0].visitors <= TRACE_PAGE);
    const first = firstEvents(query, cursor, days);
    places.push(...(await reader.query<Place[]>(first.text, first.values)));
  }
  return places;
}

/** Like `findCounted`, but for events that the rollups do not count, within a part of the range. */
export function findBetween(
  reader: Reader,
  query: TraceQuery,
  part: { from: string; to: string },
  cursor?: TraceCursor,
): Promise<Place[]> {
  const { text, values } = eventsBetween(query, cursor, part);
  return reader.query(text, values);
}

/** @param places newest first */
export async function findDetails(reader: Reader, places: readonly Place[]): Promise<TitledLater[]> {
  const page = places.slice(0, TRACE_PAGE);
  const times = page.map(({ received_at }) => received_at.toISOString());
  const [newest, oldest] = [times[0], times.at(-1)];
  if (newest === undefined) return [];
  const rows = await reader.query<DetailRow[]>(DETAILS, [times, page.map(({ id }) => id), oldest, newest]);
  return rows.map(({ click, ...row }) => ({ ...isoDates(row), seen: click && seenProduct(click) }));
}
