/** Maximum length of a search. Characters. */
export const MAX_SEARCH_LENGTH = 200;
/** Maximum number of results of a search. */
export const MAX_SEARCH_RESULTS = 20;

/** Letters or digits in a row, so that '12mg' and '12 mg' have the same words. */
const WORD = /[\p{L}\p{M}'’]+|\p{N}+/gu;

/** A word of a text. */
export interface SearchWord {
  /** In the form that words are compared in: 'Études' → 'etude'. */
  word: string;
  /** Its position in the text; `end` is exclusive. */
  start: number;
  end: number;
}

/** The words of a text, in order. They are read one by one, because a reader may stop at the first match. */
export function* searchWords(text: string): Generator<SearchWord, void, undefined> {
  for (const { 0: found, index } of text.matchAll(WORD)) {
    const word = comparable(found);
    if (word !== '') yield { word, start: index, end: index + found.length };
  }
}

/** The form that words are compared in: lower case, without accents, apostrophes and plural endings. */
export function comparable(word: string): string {
  return lettersOf(word)
    .toLowerCase()
    .replace(/(?<=..)ies$/, 'y')
    .replace(/(?<=..[^s])s$/, '');
}

/** A word without accents and apostrophes. */
export function lettersOf(word: string): string {
  return word.normalize('NFKD').replace(/[\p{M}'’]/gu, '');
}
