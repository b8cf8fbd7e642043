import type { Product } from '@astaguide/contracts/catalog/product';
import { isOrdinaryWord } from './care/common-words';
import { editDistance } from './edit-distance';
import { lexiconWords } from './lexicon';
import { catalogWords } from './product-mentions';

/** Shorter words are left as they are: too many others differ by a letter. */
const SHORTEST = 4;
const LONGEST = 30;
const lexicon = new Set(lexiconWords);
/** Maximum number of words of a text that are corrected. */
const MAX_CORRECTED = 8;

/**
 * Corrects misspelled words to words of the catalog's names, of the lexicon, or of the site's texts, in this order. A
 * word that any of the languages knows is left as it is, unless it can only be the name of a product.
 *
 * @param words folded
 * @param siteWords words of the site's texts
 */
export function correctSpelling(
  words: readonly string[],
  products: readonly Product[],
  siteWords: ReadonlySet<string>,
): string[] {
  const names = catalogWords(products).filter((word) => word.length >= SHORTEST);
  let left = MAX_CORRECTED;
  return words.map((word) => {
    if (!/^[a-z]+$/.test(word) || word.length < SHORTEST || word.length > LONGEST) return word;
    if (
      names.includes(word) ||
      lexicon.has(word) ||
      siteWords.has(word) ||
      isOrdinaryWord(word) ||
      left-- <= 0
    )
      return word;
    return nearest(word, names) ?? nearest(word, lexiconWords) ?? nearest(word, siteWords) ?? word;
  });
}

function nearest(word: string, known: Iterable<string>): string | undefined {
  const allowed = word.length >= 8 ? 2 : 1;
  let best: { alike: string; distance: number } | undefined;
  for (const alike of known) {
    if (alike.length < SHORTEST || Math.abs(alike.length - word.length) > allowed) continue;
    // The first letter is seldom wrong.
    if (alike[0] !== word[0] && alike[1] !== word[1]) continue;
    const distance = editDistance(word, alike);
    if (distance <= allowed && distance < (best?.distance ?? Infinity)) best = { alike, distance };
  }
  return best?.alike;
}
