import { affiliateLinkFor, type ProductLinks } from '@astaguide/contracts/catalog/affiliate-link';
import { useSyncExternalStore } from 'react';

/** The buy link of this visitor. The server's HTML has the default one, because it is cached for all languages. */
export function useAffiliateLink(product: ProductLinks): string {
  const language = useSyncExternalStore(onLanguageChange, currentLanguage, () => undefined);
  return affiliateLinkFor(product, { language });
}

function currentLanguage(): string {
  return navigator.language;
}

function onLanguageChange(listener: () => void): () => void {
  window.addEventListener('languagechange', listener);
  return () => window.removeEventListener('languagechange', listener);
}
