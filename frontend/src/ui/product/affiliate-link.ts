import type { Product } from '@astaguide/contracts/catalog/product';
import { useSyncExternalStore } from 'react';

export type LocalizedLinks = Pick<
  Product,
  'affiliateLink' | 'affiliateLinkDe' | 'affiliateLinkEs' | 'affiliateLinkNl' | 'affiliateLinkPl'
>;

/**
 * The buy link for a visitor: the link for their preferred language, if the product has one.
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

/** The buy link of this visitor. The server's HTML has the default one, because it is cached for all languages. */
export function useAffiliateLink(product: LocalizedLinks): string {
  const language = useSyncExternalStore(onLanguageChange, currentLanguage, () => undefined);
  return affiliateLinkFor(product, language);
}

function currentLanguage(): string {
  return navigator.language;
}

function onLanguageChange(listener: () => void): () => void {
  window.addEventListener('languagechange', listener);
  return () => window.removeEventListener('languagechange', listener);
}
