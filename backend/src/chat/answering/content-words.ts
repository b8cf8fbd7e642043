import { isCommonWord } from '../understanding/language';

/** Stop words, in addition to the common words of each language. */
const empty = new Set(
  'health support good against please could would might astaxanthin say tell know think want need really actually just also some any been was were did done have has had having this that these those then there here when where why will shall let give show find got get use used using make made people person someone something anything thing things way lot very more most less still even ever never always often sure okay yes no not'.split(
    ' ',
  ),
);

/** The words of a question without stop words. */
export function contentWords(words: readonly string[]): string[] {
  return words.filter((word) => !isCommonWord(word) && !empty.has(word));
}
