import {
  eventDetailsSchema,
  LONGEST_KEY,
  trimEventData,
  type TrackedEvent,
  type TrackRequest,
} from '@astaguide/contracts/analytics/analytics-event';
import { OFFERS_SEEN, offersSeenSchema } from '@astaguide/contracts/analytics/offers-seen';
import { hash, randomUUID } from 'node:crypto';
import { countryOf } from '../../http/origin/country-of';
import { InvalidInputError } from '../../http/errors';
import { networkOf, unmapped } from '../../http/origin/network';
import { channelOf } from './channel';
import { trafficSource } from './traffic-source';
import { storable, storableJson, type Visit } from './visit';

/**
 * Makes the event that goes on the queue: when it came, where it happened, and who sent it as a hash that
 * nobody can turn back. The address itself ends here.
 *
 * @param salt the day's secret
 * @param now when the door took it
 * @throws InvalidInputError when eventData is text, but no JSON object
 */
export function describeEvent(
  request: TrackRequest,
  visit: Visit,
  context: { salt: Buffer; now: Date; publicHost: string },
): TrackedEvent {
  const data = typeof request.eventData === 'string' ? parseObject(request.eventData) : request.eventData;
  const details = eventDetailsSchema.parse(data);
  const referrer = details.referrer ?? visit.referer;
  const source = trafficSource(details.utmSource, referrer, [visit.host, context.publicHost]);
  const ip = unmapped(visit.ip);
  const event: TrackedEvent = {
    id: request.id ?? randomUUID(),
    receivedAt: context.now.toISOString(),
    clientTime: details.timestamp,
    eventType: request.eventType,
    productId: request.productId ?? null,
    page: details.page === undefined ? null : pagePath(details.page),
    slot: keyOf(details.slot),
    rank: details.rank ?? null,
    price: details.price ?? null,
    source: storable(source, LONGEST_KEY),
    channel: channelOf(source, details.utmMedium, Boolean(details.utmSource)),
    referrer: source === 'direct' || !referrer ? null : storable(withoutQuery(referrer), LONGEST_KEY),
    utmSource: keyOf(details.utmSource),
    utmMedium: keyOf(details.utmMedium),
    utmCampaign: keyOf(details.utmCampaign),
    visitor: visitorHash(context.salt, ip, visit.userAgent),
    ipAddress: networkOf(ip),
    country: countryOf(ip),
    userAgent: visit.userAgent,
    language: primaryLanguage(visit.acceptLanguage),
    offers: request.eventType === OFFERS_SEEN ? offersSeenSchema.safeParse(data).data?.offers : undefined,
  };
  return { ...event, extra: extraOf(data, event) };
}

/** What was sent and no field of the event says; undefined for nothing. */
function extraOf(data: Record<string, unknown>, event: TrackedEvent): TrackedEvent['extra'] {
  const said: Record<string, unknown> = { offers: event.offers };
  for (const key of Object.keys(eventDetailsSchema.shape))
    said[key] = key === 'timestamp' ? event.clientTime : event[key as keyof TrackedEvent];
  const extra = Object.fromEntries(
    Object.entries(trimEventData(data)).filter(
      ([key]) => !Object.hasOwn(said, key) || (said[key] ?? null) === null,
    ),
  );
  return Object.keys(extra).length > 0 ? storableJson(extra) : undefined;
}

function parseObject(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null && !Array.isArray(value))
      return value as Record<string, unknown>;
  } catch {
    // Told below, like every other text that is no object.
  }
  throw new InvalidInputError([{ path: 'eventData', message: 'Expected an object, or JSON text of one' }]);
}

function keyOf(detail: string | undefined): string | null {
  return detail ? storable(detail, LONGEST_KEY) : null;
}

/** The path alone, without a slash at the end: queries may carry personal data, and would split the counts. */
function pagePath(page: string): string {
  const path = storable(page.split(/[?#]/, 1)[0]!, LONGEST_KEY);
  const absolute = path.startsWith('/') ? path : `/${path}`.slice(0, LONGEST_KEY);
  return absolute.length > 1 ? absolute.replace(/\/+$/, '') || '/' : absolute;
}

function withoutQuery(address: string): string {
  return address.split(/[?#]/, 1)[0]!;
}

/**
 * The number of a visitor under a day's salt: the first 64 bits of SHA-256 over salt, address and user agent.
 *
 * @param ip as `unmapped` gives it
 * @returns PostgreSQL's bigint in decimal
 */
export function visitorHash(salt: Buffer, ip: string, userAgent: string): string {
  const digest = hash('sha256', `${salt.toString('base64')}\n${ip}\n${userAgent}`, 'buffer');
  return digest.readBigInt64BE(0).toString();
}

function primaryLanguage(acceptLanguage: string): string | null {
  return /^\s*([a-z]{2,3})\b/i.exec(acceptLanguage)?.[1]?.toLowerCase() ?? null;
}
