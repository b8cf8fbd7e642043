import { z } from 'zod';
import { offersSeenSchema } from './offers-seen';
import { storableText } from '../values/storable-text';

/** Where on a page a buy link stood. Other text is stored as it came. */
export const clickSlots = [
  'home-card',
  'home-hero',
  'comparison-row',
  'comparison-card',
  'comparison-top-three',
  'review',
  'guide',
  'landing',
  'explainer-sidebar',
  'article',
  'exit-popup',
  'chat',
  'chat-comparison',
] as const;
export type ClickSlot = (typeof clickSlots)[number];

/** The body of `POST /api/analytics/track` in bytes, at the most; a larger one is answered 413. */
export const TRACK_BODY_LIMIT = 8 * 1024;

/** The two types the product counts in columns of their own; every other type is counted by its name. */
export const AFFILIATE_CLICK = 'affiliate_click';
export const PAGE_VIEW = 'page_view';

/**
 * What eventData may say about where an event happened. Every key is optional, and unknown keys are kept as
 * `trimEventData` says: a value of an unexpected kind is ignored, it never refuses the event.
 */
export const eventDetailsSchema = z.looseObject({
  page: z.string().optional().catch(undefined),
  slot: z.string().optional().catch(undefined),
  /** The rank shown beside the link, 1 to 20. */
  rank: z.number().int().min(1).max(1000).optional().catch(undefined),
  /** The price shown beside the link, US dollars: '29.99'. */
  price: z
    .string()
    .regex(/^\d{1,8}(\.\d{1,2})?$/)
    .optional()
    .catch(undefined),
  productName: z.string().optional().catch(undefined),
  /** The address of the page that led to the site, not one of the site's own. */
  referrer: z.string().optional().catch(undefined),
  utmSource: z.string().optional().catch(undefined),
  utmMedium: z.string().optional().catch(undefined),
  utmCampaign: z.string().optional().catch(undefined),
  /** When it happened, by the visitor's clock. */
  timestamp: z.iso.datetime({ precision: 3 }).optional().catch(undefined),
});
export type EventDetails = z.infer<typeof eventDetailsSchema>;

/** JSON of the unknown keys that is kept of one event's data, in bytes. */
export const UNKNOWN_KEYS_LIMIT = 1024;
/** What the site itself sends in eventData. */
const knownKeys = new Set([
  ...Object.keys(eventDetailsSchema.shape),
  ...Object.keys(offersSeenSchema.shape),
  'affiliateUrl',
]);

/**
 * What is stored of eventData, whatever the event's type: known keys as they are, and of the others, in their order,
 * each that still fits into 1 KB of JSON together with those before it.
 */
export function trimEventData(data: Record<string, unknown>): Record<string, unknown> {
  let size = '{'.length;
  return Object.fromEntries(
    Object.entries(data).filter(([key, value]) => {
      if (knownKeys.has(key)) return true;
      // A key, its value, and the comma or bracket after it.
      const added = byteLength(JSON.stringify({ [key]: value })) - '{'.length;
      if (size + added > UNKNOWN_KEYS_LIMIT) return false;
      size += added;
      return true;
    }),
  );
}

const byteLength = (text: string) => new TextEncoder().encode(text).length;

const plainText = (longest: number) => storableText().min(1).max(longest);

const eventDataObject = z.record(z.string(), z.unknown());

/** `POST /api/analytics/track`. The same id sent again within 48 hours counts once. */
export const trackRequestSchema = z.object({
  id: z.uuid().optional(),
  eventType: plainText(64),
  eventData: z.union([eventDataObject, plainText(TRACK_BODY_LIMIT)]),
  productId: z.number().int().min(1).max(2_147_483_647).nullish(),
});
export type TrackRequest = z.infer<typeof trackRequestSchema>;

/** The ways a visit can come. 'other' is one that is not known. */
export const channels = [
  'direct',
  'organic-search',
  'social',
  'email',
  'paid',
  'referral',
  'campaign',
  'other',
] as const;
export type Channel = (typeof channels)[number];

/** Longest text that events are counted by, in characters: every key must fit into an index of PostgreSQL. */
export const LONGEST_KEY = 300;
const key = z.string().max(LONGEST_KEY);

/** One event on its way from the door to the log: anonymised, with what only the request knew. */
export const trackedEventSchema = z.object({
  id: z.uuid(),
  /** When the backend received it, ISO 8601 UTC in milliseconds. It decides the day and hour it is counted in. */
  receivedAt: z.iso.datetime({ precision: 3 }),
  /** When it happened, by the visitor's clock. */
  clientTime: z.iso.datetime({ precision: 3 }).optional(),
  eventType: plainText(64),
  productId: z.number().int().nullable(),
  /** Path on this site, without query: '/comparison'. */
  page: key.nullable(),
  slot: key.nullable(),
  rank: z.number().int().nullable(),
  price: z.string().nullable(),
  /** Host that led here, a campaign's source, or 'direct'. */
  source: key,
  channel: z.enum(channels),
  referrer: key.nullable(),
  utmSource: key.nullable(),
  utmMedium: key.nullable(),
  utmCampaign: key.nullable(),
  /** 64 bits as a signed decimal: a hash of address and user agent under a salt that lives 48 hours. */
  visitor: z.string().regex(/^-?\d{1,19}$/),
  /** Network part of the address: '203.0.113.0/24'. */
  ipAddress: z.string().nullable(),
  /** ISO 3166 alpha-2, upper case. */
  country: z.string().length(2).nullable(),
  userAgent: z.string().max(512),
  /** Primary language tag of the browser: 'de'. */
  language: z.string().nullable(),
  /** Of an event of the type OFFERS_SEEN. */
  offers: offersSeenSchema.shape.offers.optional(),
  /** What eventData says beside that. */
  extra: z.record(z.string(), z.unknown()).optional(),
  /** Generated for demonstration. No caller can say so: only the demo history sets it. */
  isDemo: z.literal(true).optional(),
});
export type TrackedEvent = z.infer<typeof trackedEventSchema>;
