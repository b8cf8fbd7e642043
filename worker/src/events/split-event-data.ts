import { AFFILIATE_CLICK, PAGE_VIEW, type TrackedEvent } from '@astaguide/contracts/analytics-event';
import { OFFERS_SEEN, offersSeenSchema, type SeenOffer } from '@astaguide/contracts/offers-seen';
import { dataKeys } from '@astaguide/database/dimensions';

/** An event's data as the log keeps it. */
export interface SplitData {
  /** Bits of `dataKeys`: keys that columns give back. */
  keys: number;
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
/** What a number in PostgreSQL is printed like again. */
const PLAIN_PRICE = /^(0|[1-9]\d{0,7})(\.\d{1,2})?$/;

/** Takes out of an event's data what other columns hold equal, so that the view event_log can put it back. */
export function splitEventData(event: TrackedEvent): SplitData {
  const whole: SplitData = { keys: 0, shared: null, inline: event.eventData };
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
  const rest = JSON.stringify(data);
  if (rest.length > (isOffersSeen(event, data) ? LONGEST_OFFERS : LONGEST_SHARED)) return whole;
  return { keys, shared: rest === '{}' ? null : rest, inline: null };
}

/** The offers that an event tells were seen; none where it is not as the site writes it. */
export function offersOf(event: TrackedEvent): SeenOffer[] {
  if (event.eventType !== OFFERS_SEEN) return [];
  return offersSeenSchema.safeParse(parse(event.eventData)).data?.offers ?? [];
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
