import { z } from 'zod';
import { clickIds } from './campaign-parameters';
import { inputMoment } from '../lib/calendar-range';
import { rowId } from '../lib/row-id-schema';
import { screenClasses } from './ingest/screen-class';
import { storableObject, storableText } from '../lib/storable-text';
import { offersSeenSchema, shownRank } from './offers-seen';

/** Known link placements: where on a page a buy link is. Other values are stored unchanged. */
export const linkPlacements = [
  'home-card',
  'home-hero',
  'comparison-row',
  'comparison-card',
  'comparison-top-three',
  'comparison-side-by-side',
  'review',
  'guide',
  'landing',
  'explainer-sidebar',
  'article',
  'exit-popup',
  'chat',
  'newsletter',
] as const;
export type LinkPlacement = (typeof linkPlacements)[number];

/** Maximum body of `POST /api/analytics/track`, in bytes; a larger one answers 413. */
export const TRACK_BODY_LIMIT = 8 * 1024;

/** The two types with their own metrics; every other type is counted by its name. */
export const AFFILIATE_CLICK = 'affiliate_click';
export const PAGE_VIEW = 'page_view';

/** A view of an address that the site does not have. */
export const NOT_FOUND = 'not_found';

/** The price shown beside a buy link, US dollars: '29.99'. */
const shownPrice = z.string().regex(/^\d{1,8}(\.\d{1,2})?$/);
/** ISO 8601 UTC in milliseconds. */
const moment = inputMoment({ precision: 3 });
/** ISO 8601 in UTC or with an offset, with or without fractions of a second: what each language writes by itself. */
const clientMoment = inputMoment({ offset: true });

/**
 * Known keys of eventData. Every key is optional. A value of an unexpected type is ignored and never rejects the event;
 * `trimFurtherData` limits the unknown keys.
 */
export const eventDetailsSchema = z.looseObject({
  page: z.string().optional().catch(undefined),
  linkPlacement: z.string().optional().catch(undefined),
  rank: shownRank.optional().catch(undefined),
  price: shownPrice.optional().catch(undefined),
  productName: z.string().optional().catch(undefined),
  /** URL of the external page that linked to the site. */
  referrer: z.string().optional().catch(undefined),
  utmSource: z.string().optional().catch(undefined),
  utmMedium: z.string().optional().catch(undefined),
  utmCampaign: z.string().optional().catch(undefined),
  utmContent: z.string().optional().catch(undefined),
  utmTerm: z.string().optional().catch(undefined),
  /** The click id in the landing page's address, without its value. */
  adClick: z.enum(clickIds).optional().catch(undefined),
  /** The known parameters of the landing page's address, as `landingQueryOf` returns them. */
  landingQuery: z.string().optional().catch(undefined),
  /** The class of the visitor's screen. */
  screen: z.enum(screenClasses).optional().catch(undefined),
  /** The browser says that a program controls it (navigator.webdriver). */
  automated: z.literal(true).optional().catch(undefined),
  /** When it happened, by the visitor's clock. */
  timestamp: clientMoment.optional().catch(undefined),
});
export type EventDetails = z.infer<typeof eventDetailsSchema>;

/** Maximum JSON size of the part of an event's data that no column holds, in bytes. */
export const FURTHER_DATA_LIMIT = 1024;

/**
 * The part of an event's further data that is stored: its keys in their order, each only if it fits into 1 KB of JSON
 * together with the keys kept before it.
 *
 * @param data what of eventData no column holds
 */
export function trimFurtherData(data: Record<string, unknown>): Record<string, unknown> {
  let size = '{'.length;
  return Object.fromEntries(
    Object.entries(data).filter(([key, value]) => {
      // A key, its value, and the comma or bracket after it.
      const added = byteLength(JSON.stringify({ [key]: value })) - '{'.length;
      if (size + added > FURTHER_DATA_LIMIT) return false;
      size += added;
      return true;
    }),
  );
}

const byteLength = (text: string) => new TextEncoder().encode(text).length;

const plainText = (longest: number) => storableText().min(1).max(longest);

const eventDataObject = z.record(z.string(), z.unknown());

/** The body of `POST /api/analytics/track`. An id that is sent again within 48 hours counts once. */
export const trackRequestSchema = z
  .object({
    id: z.uuid().optional(),
    eventType: plainText(64),
    eventData: z.union([eventDataObject, plainText(TRACK_BODY_LIMIT)]),
    productId: rowId.nullish(),
    /**
     * When the visitor's browser sends it, by its own clock. With `eventData.timestamp` by the same clock, the event counts
     * when it happened; a value that is no time is ignored.
     */
    sentAt: clientMoment.optional().catch(undefined),
  })
  .meta({
    example: {
      eventType: AFFILIATE_CLICK,
      eventData: { page: '/comparison', linkPlacement: 'comparison-row' },
      productId: 1,
    },
  });
export type TrackRequest = z.infer<typeof trackRequestSchema>;

/** The response of `POST /api/analytics/track`: the id of the event, the given one or a new one. */
export const acceptedEventSchema = z.object({ id: z.uuid() });

/** Marketing channels of visits; 'other' if unknown. */
export const channels = [
  'direct',
  'organic-search',
  'ai-assistant',
  'social',
  'email',
  'sms',
  'push',
  'video',
  'influencer',
  'paid',
  'referral',
  'campaign',
  'other',
] as const;
export type Channel = (typeof channels)[number];

/** Maximum length of a rollup key, in characters: every key must fit into a PostgreSQL index entry. */
export const MAX_KEY_LENGTH = 300;
const key = storableText().max(MAX_KEY_LENGTH);

/** PostgreSQL's bigint as a decimal. */
const bigint = z
  .string()
  .regex(/^-?\d{1,19}$/, { abort: true })
  .refine((text) => BigInt.asIntN(64, BigInt(text)).toString() === text, 'Out of range');

/** A network as `networkOf` of the backend returns it. */
const network = z.union([
  z.cidrv4().regex(/\.0\/24$/),
  z.cidrv6().regex(/^[\da-f]{1,4}(:[\da-f]{1,4}){2}::\/48$/),
]);

/**
 * An event on the queue: anonymised, with the data of its request. It admits nothing that the event log cannot store, so
 * that one invalid event does not make the database refuse a batch.
 */
export const trackedEventSchema = z.object({
  id: z.uuid(),
  /** When it happened, by the server's clock. Determines the day and hour it counts in. */
  occurredAt: moment,
  /** When the backend received it. */
  receivedAt: moment,
  eventType: plainText(64),
  productId: rowId.nullable(),
  /** Path on this site, without query: '/comparison'. UNKNOWN_PAGE for one that the site did not have at the time. */
  page: key.nullable(),
  /** The path that was sent for an unknown page. */
  sentPage: key.optional(),
  /** One of linkPlacements, or UNKNOWN_LINK_PLACEMENT. */
  linkPlacement: key.nullable(),
  /** The text that was sent for an unknown link placement. */
  sentLinkPlacement: key.optional(),
  rank: shownRank.nullable(),
  price: shownPrice.nullable(),
  /** Referring host, a campaign's source, or 'direct'. */
  source: key,
  channel: z.enum(channels),
  referrer: key.nullable(),
  utmSource: key.nullable(),
  utmMedium: key.nullable(),
  utmCampaign: key.nullable(),
  utmContent: key.nullable(),
  utmTerm: key.nullable(),
  /** 64 bits as a signed decimal: a hash of address and user agent under a salt that lives 48 hours. */
  visitor: bigint,
  /** Network of the IP address: '203.0.113.0/24'. */
  ipAddress: network.nullable(),
  /** ISO 3166 alpha-2, upper case. */
  country: storableText().length(2).nullable(),
  userAgent: storableText().max(512),
  screen: z.enum(screenClasses).nullish(),
  /** Primary language tag of the browser: 'de'. */
  language: key.nullable(),
  /** Only for events of type OFFERS_SEEN. */
  offers: offersSeenSchema.shape.offers.optional(),
  /** Further data of the event. */
  extra: storableObject().optional(),
  /** Sent by a browser of the owner: logged, but not counted. API callers cannot set it. */
  byOwner: z.literal(true).optional(),
  /** Sent by a browser that says that a program controls it: bot traffic. */
  automated: z.literal(true).optional(),
  /** Marks generated demo data. Only the demo history sets it; API callers cannot. */
  isDemo: z.literal(true).optional(),
});
export type TrackedEvent = z.infer<typeof trackedEventSchema>;
