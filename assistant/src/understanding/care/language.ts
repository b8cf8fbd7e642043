import { languageOfWords, languageRows, languages, type Language } from '../words/words';
import { careWordsOf } from './care-words';

/** Letters that only one of the languages uses. */
const ownLetters = languages.flatMap((language) => {
  const { letters } = languageRows[language];
  return letters ? [[language, new RegExp(letters, 'i')] as const] : [];
});

/**
 * The language of a careful reply: that of the message, or if it is too short to detect, that of earlier messages, then
 * the browser's.
 *
 * @param said the visitor's messages, the latest first
 * @param acceptLanguage the Accept-Language header
 */
export function careLanguageOf(said: readonly string[], acceptLanguage: string): Language {
  for (const text of said) {
    const language =
      languageOfWords(careWordsOf(text).map((word) => word.text)) ??
      ownLetters.find(([, pattern]) => pattern.test(text))?.[0];
    if (language) return language;
  }
  const preferred = /^\s*([a-z]{2})\b/i.exec(acceptLanguage)?.[1]?.toLowerCase();
  return languages.find((language) => language === preferred) ?? 'en';
}
