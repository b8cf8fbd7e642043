import { wordsOfLines } from './fold';

/** A stem as short as this is the beginning of too many other words. */
const SHORT = 3;

/** The beginning of a word that its other forms share: 'sealed' and 'seals' → 'seal'. English. */
export function stemOf(word: string): string {
  const stem = word.replace(/(?:ies|ing|ed|es|s|ly|e|y)$/, '');
  return stem.length >= SHORT ? stem : word.replace(/(?<=...)s$/, '');
}

/** A text as `hasStem` reads it. */
export function stemText(text: string): string {
  return ` ${wordsOfLines(text).join(' ')} `;
}

/**
 * Whether a text has a word that begins with one of the stems.
 *
 * @param text see `stemText`
 * @param stems folded; those of several words are looked for as they are
 */
export function hasStem(text: string, stems: readonly string[]): boolean {
  return stems.some((stem) =>
    stem.length > SHORT
      ? text.includes(` ${stem}`)
      : text.includes(` ${stem} `) || text.includes(` ${stem}s `),
  );
}
