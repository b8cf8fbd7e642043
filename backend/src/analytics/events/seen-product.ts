import type { SeenProduct } from '@astaguide/contracts/analytics/event-trace';
import { withoutClickId } from '@astaguide/contracts/catalog/affiliate-link';
import type { Product } from '@astaguide/contracts/catalog/product';

/** What the log has of an affiliate click, and the product as it was at that moment. */
export interface ClickRow {
  name: string | null;
  /** US dollars. */
  price: string | null;
  rank: number | null;
  /** Without the click id, or the path of this site's redirect. */
  link: string | null;
  /** Null if the click is older than the product. */
  version: (Pick<Product, 'name' | 'price' | 'offers'> & { links: (string | null)[] }) | null;
}

/**
 * The product as the visitor saw it. The event comes first, because its page may have been opened before the product
 * changed. Events have prices in US dollars only, so the price of an offer in another currency is that of the version.
 */
export function seenProduct({ name, price, rank, link, version }: ClickRow): SeenProduct {
  const offer = version ? offerOf(link, version.offers) : undefined;
  const then = offer ?? (version && isOwnLink(link, version.links) ? { ...version, currency: 'USD' } : null);
  const shown = price === null ? then : { price, currency: 'USD' };
  return {
    name: name ?? version?.name ?? null,
    price: shown?.price ?? null,
    currency: shown?.price ? shown.currency : null,
    rank,
    retailer: offer?.retailer ?? null,
    link: link?.startsWith('/') ? (offer ? withoutClickId(offer.link) : null) : link,
  };
}

/** The place of an offer in a path of the redirect: '/go/reef?offer=1'. */
const placeOf = (link: string) => /^\/go\/[^?]*\?(?:.*&)?offer=(\d+)/.exec(link)?.[1];

function offerOf(link: string | null, offers: Product['offers']): Product['offers'][number] | undefined {
  const place = link === null ? undefined : placeOf(link);
  return place === undefined
    ? offers.find((offer) => withoutClickId(offer.link) === link)
    : offers[Number(place)];
}

/** Whether the product's own price was shown beside the link. An unknown link may belong to a former offer. */
function isOwnLink(link: string | null, links: readonly (string | null)[]): boolean {
  if (link === null || link.startsWith('/')) return link === null || placeOf(link) === undefined;
  return links.some((own) => own !== null && withoutClickId(own) === link);
}
