// Types alone: zod must not be in the visitors' bundle.
import { CLICK_ID, clickIdOf } from '../earnings/click-id';
import type { Product } from './product';

/** A link with its click id. @param eventId of the click, a UUID */
export const withClickId = (link: string, eventId: string): string =>
  link.replaceAll(CLICK_ID, clickIdOf(eventId));

/** A link without its click id. */
export const withoutClickId = (link: string): string => link.replaceAll(CLICK_ID, '');

/** The links of a product, and which of them are broken. */
export type ProductLinks = Pick<
  Product,
  | 'affiliateLink'
  | 'affiliateLinkDe'
  | 'affiliateLinkEs'
  | 'affiliateLinkNl'
  | 'affiliateLinkPl'
  | 'offers'
  | 'brokenLinks'
>;

/** What is known of a visitor. */
export interface Visitor {
  /** A language tag: 'de-AT'. */
  language?: string | undefined;
  /** ISO 3166-1 alpha-2; if absent, the region of the language tag. */
  country?: string | null | undefined;
}

/** A link with the visitors it is for. */
interface Candidate {
  link: string;
  country: string | null;
  language: string | null;
  inStock: boolean;
  /** Whether it is the affiliate link or one of its localized forms. */
  isMain: boolean;
}

/**
 * The affiliate link for a visitor: the offer for their country, else the one for their language, else the main link.
 * A link that is broken, or an offer that is out of stock, gives way to the next; an offer without country and language
 * replaces the main link.
 *
 * @returns the main link if no link works
 */
export function affiliateLinkFor(product: ProductLinks, visitor: Visitor): string {
  const best = candidatesOf(product)
    .filter((candidate) => isFor(candidate, visitor))
    .filter(({ link }) => !isBroken(product, link))
    .map((candidate) => ({ ...candidate, order: orderOf(candidate) }))
    // The sort is stable, so offers keep the owner's order.
    .sort((one, other) => one.order - other.order)[0];
  return best?.link ?? product.affiliateLink;
}

/**
 * The visitors for whom a link is meant, so that `affiliateLinkFor` gives what replaces it.
 *
 * @param url of one of the product's links, without the click id
 */
export function visitorOf(product: ProductLinks, url: string): Visitor {
  const candidate = candidatesOf(product).find(({ link }) => withoutClickId(link) === url);
  return { language: candidate?.language ?? undefined, country: candidate?.country };
}

/**
 * The links that the visitors of a broken link get instead, without the click id; empty where nothing replaces it.
 *
 * @param products those with the link
 * @param url without the click id
 */
export function replacementsOf(products: readonly ProductLinks[], url: string): string[] {
  const given = products.map((product) => affiliateLinkFor(product, visitorOf(product, url)));
  // Of two products that share the link, one may have no other.
  const isReplaced = products.every((product, at) => !isBroken(product, given[at]!));
  return isReplaced ? [...new Set(given.map(withoutClickId))] : [];
}

/** The links of a product as they were entered. */
export const linksOf = (product: ProductLinks): string[] => candidatesOf(product).map(({ link }) => link);

/** @param link with or without the click id */
export function isBroken({ brokenLinks }: Pick<ProductLinks, 'brokenLinks'>, link: string): boolean {
  return brokenLinks.includes(withoutClickId(link));
}

function candidatesOf(product: ProductLinks): Candidate[] {
  const localized: [string | null, string | null][] = [
    [null, product.affiliateLink],
    ['de', product.affiliateLinkDe],
    ['es', product.affiliateLinkEs],
    ['nl', product.affiliateLinkNl],
    ['pl', product.affiliateLinkPl],
  ];
  return [
    ...localized.flatMap(([language, link]) =>
      link ? [{ link, language, country: null, inStock: true, isMain: true }] : [],
    ),
    ...product.offers.map((offer) => ({ ...offer, isMain: false })),
  ];
}

function isFor(candidate: Candidate, visitor: Visitor): boolean {
  const [language, ...subtags] = (visitor.language ?? '').split('-');
  const region = subtags.find((subtag) => subtag.length === 2);
  const country = visitor.country ?? region;
  return (
    (candidate.country === null || candidate.country === country?.toUpperCase()) &&
    (candidate.language === null || candidate.language === language?.toLowerCase())
  );
}

/** Smaller is better: for the country, for the language, the main link, others. What is out of stock comes last. */
function orderOf({ country, language, inStock, isMain }: Candidate): number {
  return (inStock ? 0 : 8) + (country === null ? 4 : 0) + (language === null ? 2 : 0) + (isMain ? 0 : 1);
}
