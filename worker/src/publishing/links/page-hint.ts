import type { LinkHint } from '@astaguide/contracts/publishing/link-check';

/** What shops mark up (schema.org), in lower case. */
const OUT_OF_STOCK_MARKUP = ['schema.org/outofstock', 'schema.org/soldout', 'schema.org/discontinued'];

/** What shops write, in the languages of the affiliate links, in lower case. */
const OUT_OF_STOCK_TEXTS = [
  'out of stock',
  'sold out',
  'currently unavailable',
  'temporarily unavailable',
  'no longer available',
  'nicht auf lager',
  'nicht vorrätig',
  'ausverkauft',
  'derzeit nicht verfügbar',
  'agotado',
  'sin existencias',
  'no disponible por el momento',
  'niet op voorraad',
  'uitverkocht',
  'tijdelijk niet leverbaar',
  'brak w magazynie',
  'wyprzedane',
  'produkt niedostępny',
];

/** Titles of pages that are missing, although the status says otherwise. In lower case. */
const NOT_FOUND_TITLES = [
  '404',
  'not found',
  'page missing',
  'nicht gefunden',
  'no encontrada',
  'niet gevonden',
  'nie znaleziono',
];

/** What the HTML of a page, or its beginning, suggests; null for nothing. */
export function findHint(html: string): LinkHint | null {
  const page = html.toLowerCase();
  if (hasAny(titleOf(page), NOT_FOUND_TITLES)) return 'not-found-text';
  return hasAny(page, OUT_OF_STOCK_MARKUP) || hasAny(visibleText(page), OUT_OF_STOCK_TEXTS)
    ? 'out-of-stock'
    : null;
}

/** @param page HTML in lower case */
export const titleOf = (page: string): string => /<title[^>]*>([^<]*)/.exec(page)?.[1] ?? '';

const hasAny = (text: string, phrases: readonly string[]) => phrases.some((phrase) => text.includes(phrase));

/** Scripts and styles hold the texts of every state of a page. @param page HTML in lower case */
export const visibleText = (page: string): string =>
  page
    .replace(/<(script|style|template|noscript)\b.*?(<\/\1\s*>|$)/gs, ' ')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&nbsp;/g, ' ')
    .replace(/\s+/g, ' ');
