import {
  AFFILIATE_CLICK,
  eventDetailsSchema,
  type TrackRequest,
} from '@astaguide/contracts/analytics/analytics-event';
import { landingQueryOf } from '@astaguide/contracts/analytics/campaign-parameters';
import type { Product } from '@astaguide/contracts/catalog/product';
import type { IncomingHttpHeaders } from 'node:http';
import type { z } from 'zod';
import { objectsToTracking } from '../../analytics/ingest/visit';

/** Headers of browsers, mail programs and previews for requests without a click (prefetch). */
const PREFETCH_HEADERS = ['sec-purpose', 'purpose', 'x-purpose', 'x-moz'];

/** Whether a request is a visitor's click that may be counted: no HEAD, no prefetch, and no objection to tracking. */
export function isCountable({ method, headers }: { method: string; headers: IncomingHttpHeaders }): boolean {
  if (method === 'HEAD' || objectsToTracking(headers)) return false;
  return !PREFETCH_HEADERS.some((name) => /prefetch|prerender|preview/i.test(String(headers[name] ?? '')));
}

/**
 * Whether a page embeds the address (image, frame, script, fetch…), by what the browser says in Sec-Fetch-Mode and
 * Sec-Fetch-Dest. Old browsers, plain HTTP and most programs send neither; Node's fetch, with which links are checked,
 * sends the mode `cors` alone, which no browser does.
 */
export function isEmbedded(headers: IncomingHttpHeaders): boolean {
  const { 'sec-fetch-mode': mode, 'sec-fetch-dest': destination, 'sec-fetch-site': site } = headers;
  if (mode === 'cors' && destination === undefined && site === undefined) return false;
  return (mode ?? 'navigate') !== 'navigate' || (destination ?? 'document') !== 'document';
}

/** Whether a page of this site leads here: its address may say which click it is, and what led to the session. */
export function isFromOwnPage(headers: IncomingHttpHeaders): boolean {
  return headers['sec-fetch-site'] === 'same-origin';
}

/** The first language of an Accept-Language header that is not refused: 'de-AT,de;q=0.9' → 'de-AT'. */
export function preferredLanguage(acceptLanguage: string | undefined): string | undefined {
  const [best] = (acceptLanguage ?? '')
    .split(',')
    .map((part) => {
      const [tag, weight] = part.trim().split(/\s*;\s*q=/);
      return { tag: tag!, weight: weight === undefined ? 1 : Number(weight) };
    })
    .filter(({ tag, weight }) => /^[a-z]{1,8}(-|$)/i.test(tag) && weight > 0)
    .toSorted((one, other) => other.weight - one.weight);
  return best?.tag;
}

interface ClickContext {
  link: string;
  /** The offer that the visitor chose; if absent, the product's price was shown. */
  offer?: Product['offers'][number] | undefined;
  query: URLSearchParams;
  page?: string | undefined;
  referer?: string | undefined;
  host: string;
  headers: IncomingHttpHeaders;
}

const landingSchema = eventDetailsSchema.pick({
  referrer: true,
  landingQuery: true,
  automated: true,
  screen: true,
});

/**
 * What led to the visit, as a buy link of the site passes it on; empty if it is absent or malformed, or if the link is on
 * another site.
 */
function landingOf(query: URLSearchParams, headers: IncomingHttpHeaders): z.infer<typeof landingSchema> {
  if (!isFromOwnPage(headers)) return {};
  try {
    return landingSchema.parse(JSON.parse(query.get('landing') ?? '{}'));
  } catch {
    return {};
  }
}

/**
 * The event of a click that came through this site's redirect. Parameters of campaigns and advertising networks count
 * as those of a page's address do, so that a link in a mail or an advertisement names where it came from.
 *
 * @param id passed to the retailer as well
 * @param query of the redirect's address; `from` is the link placement
 * @param page the page of the click, where it is known
 * @param referer the Referer header; a page of this site is the page of the click
 * @param host of this site
 * @param headers of the request
 */
export function clickOfRequest(
  product: Product,
  id: string,
  { link, offer, query, page, referer, host, headers }: ClickContext,
): TrackRequest {
  const from = referer !== undefined && URL.canParse(referer) ? new URL(referer) : undefined;
  const details = {
    productName: product.name,
    affiliateUrl: link,
    page: page ?? (from?.host === host ? from.pathname : undefined),
    linkPlacement: query.get('from') || undefined,
    price: offer ? dollarPrice(offer) : product.price,
    rank: product.placement ?? undefined,
    landingQuery: landingQueryOf(query.toString()) || undefined,
    ...landingOf(query, headers),
  };
  const eventData = Object.fromEntries(Object.entries(details).filter(([, value]) => value !== undefined));
  return { id, eventType: AFFILIATE_CLICK, eventData, productId: product.id };
}

/** Events have prices in US dollars only. */
const dollarPrice = ({ price, currency }: Product['offers'][number]) =>
  currency === 'USD' ? (price ?? undefined) : undefined;
