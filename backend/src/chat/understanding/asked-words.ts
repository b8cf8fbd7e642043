import type { Language } from './words/common-words';
import type { Mark } from './lexicon';
import type { ThingName } from './words/things';

/** A thing with the word that narrows it down: 'palm oil'. */
export interface Narrowed {
  thing: ThingName;
  by: string;
  /** Both, as written. */
  asked: string;
}

/** Concepts that can be counted: an unexplained word before them only describes them. */
const nouns: readonly string[] = ['astaxanthin', 'product', 'servings', 'reviews', 'brands', 'study'];

/**
 * What a question wants to be counted, if nothing of the lexicon explains it: 'how many calories', but not 'how much
 * pure astaxanthin'. An answer must cover it.
 *
 * @param isOpen whether the word at an index is neither explained nor a filler
 */
export function findCounted(
  words: readonly string[],
  marks: readonly Mark[],
  isOpen: (at: number) => boolean,
): string | undefined {
  return marks
    .filter(({ name }) => name === 'howMuch' || name === 'howMany')
    .flatMap(({ to }) => {
      let last = to;
      while (last < words.length && isOpen(last)) last++;
      const isOfNext = marks.some(
        ({ from, kind, name }) => from === last && (kind === 'thing' || nouns.includes(name)),
      );
      return last === to || isOfNext ? [] : [words[to]!];
    })[0];
}

/** Languages in which the word that narrows a noun follows it; in English it stands before the noun. */
const after: readonly Language[] = ['es', 'pl'];

/**
 * The things of a question that an unexplained word beside them narrows down.
 *
 * @param isName whether the word at an index belongs to the name of a product
 */
export function findNarrowed(
  words: readonly string[],
  marks: readonly Mark[],
  isOpen: (at: number) => boolean,
  isName: (at: number) => boolean,
  language: Language,
): Narrowed[] {
  return marks
    .filter(({ kind }) => kind === 'thing')
    .flatMap(({ name, from, to }) => {
      const at = !after.includes(language) ? from - 1 : words[to] === 'de' ? to + 1 : to;
      // German and Dutch join such nouns to one word.
      if (language === 'de' || language === 'nl' || at < 0 || at >= words.length || !isOpen(at)) return [];
      // 'Does Summit replace sunscreen': between a name and a thing stands a verb.
      if (at < from && isName(at - 1)) return [];
      const asked = words.slice(Math.min(at, from), Math.max(at + 1, to)).join(' ');
      return [{ thing: name as ThingName, by: words[at]!, asked }];
    });
}
