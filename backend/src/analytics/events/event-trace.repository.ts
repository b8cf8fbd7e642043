import { TRACE_PAGE, type TracedEvent, type TraceQuery } from '@astaguide/contracts/analytics/event-trace';
import { isoDates, type DatedRow } from '../../lib/iso-dates';
import type { Reader } from '../report/reader';
import {
  countedEvents,
  DETAILS,
  eventsBetween,
  firstEvents,
  visitorDays,
  type TraceCursor,
} from './event-trace.sql';
import { seenProduct, type ClickRow } from './seen-product';

/** An event without the title of its page. */
type TitledLater = Omit<TracedEvent, 'pageTitle'>;

type DetailRow = DatedRow<Omit<TitledLater, 'seen'>, 'timestamp' | 'dequeuedAt' | 'recordedAt'> & {
  click: ClickRow | null;
};

/** Where an event is in the log. */
export interface Place {
  occurred_at: Date;
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
  const times = page.map(({ occurred_at }) => occurred_at.toISOString());
  const [newest, oldest] = [times[0], times.at(-1)];
  if (newest === undefined) return [];
  const rows = await reader.query<DetailRow[]>(DETAILS, [times, page.map(({ id }) => id), oldest, newest]);
  return rows.map(({ click, ...row }) => ({ ...isoDates(row), seen: click && seenProduct(click) }));
}
