import { AFFILIATE_CLICK, PAGE_VIEW, type TrackedEvent } from '@astaguide/contracts/analytics-event';
import { OFFERS_SEEN, offersSeenSchema, type SeenOffer } from '@astaguide/contracts/offers-seen';
import { dataKeys } from '@astaguide/database/dimensions';

/** An event's data as the log keeps it. */
export interface SplitData {
  /** Bits of `dataKeys`: keys that columns give back. */
  keys: number;
  /** Milliseconds from the `timestamp` that the browser gave to the door's; null where the data tells none. */
  sentBefore: number | null;
  /** JSON text of the other keys, to be kept once for all events that have the same; null where there are none. */
  shared: string | null;
  /** JSON text of all keys, in place of the two above. */
  inline: string | null;
}

/** Longest text that is kept in the dictionary, in characters. */
const LONGEST_SHARED = 200;
/** What the site itself sends comes again and again; what others make up must not fill the dictionary. */
const SITE_TYPES = new Set([PAGE_VIEW, AFFILIATE_CLICK, OFFERS_SEEN]);
/** The same, of offers that were seen: a page has its lists, and they are long. */
const LONGEST_OFFERS = 4000;
/** As a browser writes a time, and PostgreSQL can write it again. */
const FULL_TIME = /^20\d\d-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;
/** Milliseconds that fit into the column. */
const LONGEST_BEFORE = 2_147_483_647;
/** What a number in PostgreSQL is printed like again. */
const PLAIN_PRICE = /^(0|[1-9]\d{0,7})(\.\d{1,2})?$/;

/** Takes out of an event's data what other columns hold equal, so that the view event_log can put it back. */
export function splitEventData(event: TrackedEvent): SplitData {
  const whole: SplitData = { keys: 0, sentBefore: null, shared: null, inline: event.eventData };
  if (!SITE_TYPES.has(event.eventType)) return whole;
  const data = parse(event.eventData);
  // Text that JSON.stringify writes differently would lose something: digits, repeated keys.
  if (!data || JSON.stringify(data) !== event.eventData) return whole;
  let keys = 0;
  for (const [key, bit] of Object.entries(dataKeys) as [keyof typeof dataKeys, number][]) {
    if (!Object.hasOwn(data, key) || data[key] === null || data[key] !== event[key]) continue;
    if (key === 'price' && !PLAIN_PRICE.test(event.price!)) continue;
    keys |= bit;
    delete data[key];
  }
  const sentBefore = sentBeforeOf(event, data);
  if (sentBefore !== null) delete data.timestamp;
  const rest = JSON.stringify(data);
  if (rest.length > (isOffersSeen(event, data) ? LONGEST_OFFERS : LONGEST_SHARED)) return whole;
  return { keys, sentBefore, shared: rest === '{}' ? null : rest, inline: null };
}

/** The offers that an event tells were seen; none where it is not as the site writes it. */
export function offersOf(event: TrackedEvent): SeenOffer[] {
  if (event.eventType !== OFFERS_SEEN) return [];
  return offersSeenSchema.safeParse(parse(event.eventData)).data?.offers ?? [];
}

/** No two events have the same time: in the dictionary each would be a text of its own. */
function sentBeforeOf(event: TrackedEvent, { timestamp }: Record<string, unknown>): number | null {
  if (typeof timestamp !== 'string' || !FULL_TIME.test(timestamp)) return null;
  const time = Date.parse(timestamp);
  // February 31 is read as a day of March.
  if (Number.isNaN(time) || new Date(time).toISOString() !== timestamp) return null;
  const before = Date.parse(event.timestamp) - time;
  return Math.abs(before) <= LONGEST_BEFORE ? before : null;
}

function isOffersSeen(event: TrackedEvent, rest: Record<string, unknown>): boolean {
  return Object.keys(rest).join() === 'offers' && offersOf(event).length > 0;
}

function parse(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : undefined;
  } catch {
    return undefined;
  }
}
