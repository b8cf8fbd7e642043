import { careWordsOf } from './care-words';
import { careLanguages, languageOfWords, type CareLanguage } from './common-words';

/** Beginnings of words of care that are not common enough to be in a list of common words. Folded. */
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
/** Letters that one of the languages alone has. */
const ownLetters: readonly (readonly [CareLanguage, RegExp])[] = [
  ['pl', /[ąćęłńśźż]/i],
  ['de', /[äöüß]/i],
  ['es', /[ñ¿¡]/i],
];

/**
 * The language to speak of care in: that of the message, or where it is too short to tell, of what was said
 * before, or the browser's.
 *
 * @param said what the visitor said, the latest first
 * @param acceptLanguage the request's header
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
