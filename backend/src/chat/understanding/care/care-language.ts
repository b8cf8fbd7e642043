import { careWordsOf } from './care-words';
import { careLanguages, languageOfWords, type CareLanguage } from './common-words';

/** Prefixes of care words that are too rare for the lists of common words. Folded. */
const ownWords: readonly (readonly [CareLanguage, RegExp])[] = [
  [
    'de',
    /^(?:atemn|vergiftung|vergiftet|selbstm|schwang|stillz|brustschm|notfall|suizid|blutverd|uberdos|ohnm|bewusstl|wechselw)/,
  ],
  ['es', /^(?:embara[zs]|intoxic|sobredos|desmay|autoles|anticonc|matarme|suicidar|lactanc)/],
  [
    'nl',
    /^(?:zelfmo|zelfdo|zwang|borstv|vergiftig|bloedverd|flauwg|benauwd|noodg|kortadem|bewustelo|medicijn)/,
  ],
  ['pl', /^(?:zatruc|samob|ciaz|karmi|piers|dusz|zemdl|omdl|przedawk|otru|lekar|lekow|niepelnol)/],
];
/** Letters that only one of the languages uses. */
const ownLetters: readonly (readonly [CareLanguage, RegExp])[] = [
  ['pl', /[ąćęłńśźż]/i],
  ['de', /[äöüß]/i],
  ['es', /[ñ¿¡]/i],
];

/**
 * The language of a careful reply: that of the message, or if it is too short to detect, that of earlier messages, then
 * the browser's.
 *
 * @param said the visitor's messages, the latest first
 * @param acceptLanguage the Accept-Language header
 */
export function careLanguageOf(said: readonly string[], acceptLanguage: string): CareLanguage {
  for (const text of said) {
    const words = careWordsOf(text).map((word) => word.text);
    const language =
      languageOfWords(words) ??
      ownWords.find(([, pattern]) => words.some((word) => pattern.test(word)))?.[0] ??
      ownLetters.find(([, pattern]) => pattern.test(text))?.[0];
    if (language) return language;
  }
  const preferred = /^\s*([a-z]{2})\b/i.exec(acceptLanguage)?.[1]?.toLowerCase();
  return careLanguages.find((language) => language === preferred) ?? 'en';
}
