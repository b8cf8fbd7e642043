/** Letters that have no accent to remove, as they are usually written without them. */
const letters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ħ: 'h',
  ŧ: 't',
  ı: 'i',
  ŋ: 'n',
};
/** The same in German, where an umlaut is written with an e. */
const germanLetters: Readonly<Record<string, string>> = { ...letters, ä: 'ae', ö: 'oe', ü: 'ue' };

/**
 * Turns a title into a slug: lower case, with one hyphen for every run of other characters and none at the ends.
 * Letters become those of ASCII (é → e, ß → ss, ł → l), so that German or Polish names keep them.
 *
 * @param language of the title; in German, ä becomes ae
 * @returns lower-case ASCII letters, digits and single hyphens; empty when the text has no letter or digit
 */
export function toSlug(text: string, language = 'en'): string {
  const replaced = language.startsWith('de') ? germanLetters : letters;
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^a-z0-9]/gu, (letter) => replaced[letter] ?? letter)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
}

/** The slug of a product, from its name and brand: 'Glow 6' by 'Aurea' → 'glow-6-aurea'. */
export function productSlug(product: { name: string; brand: string }): string {
  return toSlug(`${product.name} ${product.brand}`);
}
