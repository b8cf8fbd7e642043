import type { Product } from '@astaguide/contracts/catalog/product';
import { isOrdinaryWord, sureLanguageOf } from './words/words';
import { editDistance } from './words/edit-distance';
import { exampleWords } from './intents';
import { lexicon, lexiconWords } from './lexicon';
import { catalogWords } from './product-mentions';

/** Words to which others are corrected are no shorter: too many others differ by a letter. */
const SHORTEST = 4;
/** Other words are left as they are. */
const correctable = /^[a-z]{4,30}$/;
/** In words as long as this, the first letter may be the wrong one. */
const FIRST_MAY_DIFFER = 6;
/** In words as long as this, two letters may be wrong instead of one. */
const LONG = 8;
const abbreviations = new Map(Object.entries(lexicon.abbreviations));
/** Maximum number of words of a text that are corrected. */
const MAX_CORRECTED = 8;

/**
 * Corrects misspelled words to words of the catalog's names, of the lexicon, or of the site's texts, in this order. A
 * word that any of the languages knows is left as it is, unless it can only be the name of a product.
 *
 * @param written folded
 * @param siteWords words of the site's texts
 */
export function correctSpelling(
  written: readonly string[],
  products: readonly Product[],
  siteWords: ReadonlySet<string>,
): string[] {
  const names = catalogWords(products);
  // Another language's word is no misspelling of an English one.
  const isEnglish = sureLanguageOf(written) === 'en';
  const words = isEnglish ? written.map((word) => abbreviations.get(word) ?? word) : written;
  let left = MAX_CORRECTED;
  return words.map((word) => {
    if (!correctable.test(word) || isOrdinaryWord(word)) return word;
    if ([names, lexiconWords, exampleWords, siteWords].some((known) => known.has(word)) || left-- <= 0)
      return word;
    const known = nearest(word, names);
    if (known !== undefined || !isEnglish) return known ?? word;
    return (
      nearest(word, lexiconWords) ?? nearest(word, exampleWords, 1) ?? nearest(word, siteWords, 1) ?? word
    );
  });
}

function nearest(
  word: string,
  known: Iterable<string>,
  allowed = word.length >= LONG ? 2 : 1,
): string | undefined {
  let best: { alike: string; distance: number } | undefined;
  for (const alike of known) {
    if (alike.length < SHORTEST || Math.abs(alike.length - word.length) > allowed) continue;
    // The first letter is seldom wrong, and a short word with another one is another word.
    if (alike[0] !== word[0] && (alike[1] !== word[1] || word.length < FIRST_MAY_DIFFER)) continue;
    const distance = editDistance(word, alike);
    if (distance <= allowed && distance < (best?.distance ?? Infinity)) best = { alike, distance };
  }
  return best?.alike;
}
