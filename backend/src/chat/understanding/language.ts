import { careWordsOf } from './care/care-words';
import { languageOfWords, languages, type Language } from './words/common-words';
import { careWords, ownLetters, tellingWords } from './words/telling-words';

/** How much a telling word counts, in points of `languageOfWords`: as much as a word among the most common twenty. */
const TELLING = 9;

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

/**
 * The language of a careful reply: that of the message, or if it is too short to detect, that of earlier messages, then
 * the browser's.
 *
 * @param said the visitor's messages, the latest first
 * @param acceptLanguage the Accept-Language header
 */
export function careLanguageOf(said: readonly string[], acceptLanguage: string): Language {
  for (const text of said) {
    const words = careWordsOf(text).map((word) => word.text);
    const language =
      languageOfWords(words) ??
      careWords.find(([, pattern]) => words.some((word) => pattern.test(word)))?.[0] ??
      ownLetters.find(([, pattern]) => pattern.test(text))?.[0];
    if (language) return language;
  }
  const preferred = /^\s*([a-z]{2})\b/i.exec(acceptLanguage)?.[1]?.toLowerCase();
  return languages.find((language) => language === preferred) ?? 'en';
}
