import { findLinkFaults } from '@astaguide/contracts/catalog/entered-link';

/** What may be wrong with a link that the owner types; empty for an incomplete address. */
export function linkWarnings(typed: string): string[] {
  if (!URL.canParse(typed)) return [];
  return findLinkFaults(typed, window.location.hostname).map(({ message }) => message);
}

/** 'https://www.shop.com/reef' → 'shop.com'; a text that is no address stays as it is. */
export const hostOf = (url: string) =>
  URL.canParse(url) ? new URL(url).hostname.replace(/^www\./, '') : url;
