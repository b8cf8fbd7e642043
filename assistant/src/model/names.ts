import { plainLetters } from '../fold';
import { lexiconWords } from '../understanding/lexicon';
import { hasWord, isWordOf, languages, type Language } from '../understanding/words/common-words';
import { labels } from './claim-words';
import { address, endings, nouns, wordEnding } from './german-words';

/** A name beside a dose, or after 'by'. */
const placed =
  /\p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}'-]+)*(?= \d+ ?mg)|(?<=\b(?:by|van|de|od|from) )\p{Lu}[\p{L}-]{2,}/gu;
const capital = /(?<![\p{L}\d])\p{Ll}?\p{Lu}\p{L}{2,}/gu;
/** What stands before the first word of a sentence, or of a line of a list. */
const beginning = /(?:^|[.!?:…] ?|\n|^- |\n- )["“„(¿¡]?$/u;
/** A compound's first word has at least so many letters, its second word, and a first word of the material. */
const SHORTEST_FIRST = 3;
const SHORTEST_SECOND = 4;
const SHORTEST_KNOWN = 5;

/** Labels are claims, which `claimFault` checks. */
const labelWords = new Set(Object.values(labels).flat());

/**
 * Finds a name that a sentence must not state, the name of a country included, because it may be a claim of origin.
 * Names have capitals; so have the first word of a sentence and, in German, every noun: there a word with a capital is
 * a name unless the language has it.
 *
 * @param isKnown whether the material has a word that begins like this one
 */
export function unknownName(
  sentence: string,
  language: Language,
  isKnown: (word: string) => boolean,
): string | undefined {
  const mayBeWord = (word: string) => !countries.get(language)!.has(word) && isWord(word, language, isKnown);
  const names = [...sentence.matchAll(placed)].flatMap(({ 0: name, index }) => {
    const words = name.split(' ');
    // The first word of a sentence has a capital in any case.
    return index === 0 && (words.length > 1 || mayBeWord(name)) ? words.slice(1) : words;
  });
  const capitals = [...sentence.matchAll(capital)].filter(({ 0: word, index }) => {
    const hasCapitalAnyway = language === 'de' || beginning.test(sentence.slice(0, index));
    return !(hasCapitalAnyway && mayBeWord(word)) && !labelWords.has(plainLetters(word));
  });
  return [...names, ...capitals.map(([word]) => word)].find((word) => !isKnown(word));
}

function isWord(word: string, language: Language, isKnown: (word: string) => boolean): boolean {
  const plain = plainLetters(word);
  if (language !== 'de') return lexiconWords.has(plain) || isWordOf(language, plain);
  if (address.has(plain) || isBase(plain)) return true;
  // A word of English that German does not have: 'Sports', but not 'Händlers'.
  if (!/[äöüß]/i.test(word) && hasWord('en', plain)) return false;
  return isForm(plain) || isCompound(plain, isKnown);
}

function isCompound(word: string, isKnown: (word: string) => boolean): boolean {
  for (let at = SHORTEST_FIRST; at <= word.length - SHORTEST_SECOND; at++) {
    if (!isForm(word.slice(at))) continue;
    const first = word.slice(0, at);
    const bases = [first, first.replace(/(?:s|n|en|er)$/, '')];
    if (bases.some((base) => isBase(base) || (base.length >= SHORTEST_KNOWN && isKnown(base)))) return true;
  }
  return false;
}

/** Whether a word is a noun, an adjective or a verb of German in any form. */
function isForm(word: string): boolean {
  if (wordEnding.test(word)) return true;
  return ['', ...endings].some((ending) => {
    if (!word.endsWith(ending)) return false;
    const base = word.slice(0, word.length - ending.length);
    return isBase(base) || isBase(`${base}e`);
  });
}

const isBase = (word: string) =>
  word.length >= SHORTEST_FIRST && (hasWord('de', word) || nouns.has(word) || lexiconWords.has(word));

/** The names by which the platform knows countries. */
const countries = new Map(languages.map((language) => [language, countryNames(language)]));

function countryNames(language: Language): ReadonlySet<string> {
  const names = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' });
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  return new Set(
    letters
      .flatMap((first) => letters.map((second) => names.of(first + second)))
      .filter((name) => name !== undefined),
  );
}
