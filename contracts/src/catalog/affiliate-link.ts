// Types alone: zod must not be in the visitors' bundle.
import type { Product } from './product';

/** Placeholder for the click id in an affiliate link: 'https://shop.example/?subid={clickId}'. */
export const CLICK_ID = '{clickId}';

/** A link with its click id. */
export const withClickId = (link: string, id: string): string => link.replaceAll(CLICK_ID, id);

/** A link without its click id. */
export const withoutClickId = (link: string): string => withClickId(link, '');

export type LocalizedLinks = Pick<
  Product,
  'affiliateLink' | 'affiliateLinkDe' | 'affiliateLinkEs' | 'affiliateLinkNl' | 'affiliateLinkPl'
>;

/**
 * The affiliate link for a visitor: the one for their preferred language, if the product has it.
 *
 * @param language a language tag: 'de-AT'; undefined if unknown
 */
export function affiliateLinkFor(product: LocalizedLinks, language: string | undefined): string {
  const localized = new Map([
    ['de', product.affiliateLinkDe],
    ['es', product.affiliateLinkEs],
    ['nl', product.affiliateLinkNl],
    ['pl', product.affiliateLinkPl],
  ]);
  const primary = language?.split('-')[0]?.toLowerCase() ?? '';
  return localized.get(primary) || product.affiliateLink;
}
