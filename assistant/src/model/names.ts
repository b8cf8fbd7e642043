import { plainLetters } from '../fold';
import { numberWordsOf } from './number-words';
import { hasKnownWord, isWordOf, type Language } from '../understanding/words/words';

/** What a sentence is checked against. */
export interface NameSources {
  /** Words of what the sentence rests on, folded, in order. */
  words: readonly string[];
  /** Words of the names that the site knows, folded. */
  names: ReadonlySet<string>;
  /** The language of the answer as a BCP 47 tag. */
  language: string;
}

/** A word of a text, with its place. */
interface Token {
  /** As written. */
  word: string;
  plain: string;
  at: number;
}

const wordPattern = /[\p{L}\p{M}\p{N}]+/gu;
/** What stands before the first word of a sentence, a line of a list, or a quotation. */
const beginning = /(?:^|[.!?:;…。！？]\s*|\n\s*|^- |\n- )["“„«(¿¡]*$/u;
/** Two capitals or a capital after a small letter: 'NSF', 'iHerb'. */
const isMarked = (word: string) => /\p{Lu}.*\p{Lu}|^\p{Ll}+\p{Lu}/u.test(word);
const startsLarge = (word: string) => /^\p{Lu}/u.test(word);

/** What the whole site is about. */
const SUBJECT = 'astaxanthin';
/** A word may have another ending by so many letters, if so many are the same: 'Iceland' and 'Icelandic'. */
const LONGEST_ENDING = 3;
const SHORTEST_START = 4;
/** The words of a German compound have at least so many letters. */
const SHORTEST_PART = 4;
/** Letters at the beginning that a German word shares with its English form. */
const COGNATE = 5;
/** Languages whose words the site has lists of, apart from German, where every noun has a capital. */
const listed: readonly Language[] = ['en', 'es', 'nl', 'pl'];

/**
 * Finds a name that a sentence must not state: a word that is written as a name is, and is not in what the sentence
 * rests on. The name of a country counts, because it may be a claim of origin.
 *
 * - Abbreviations, words with a capital inside, names that the site knows and countries count everywhere.
 * - Within a sentence, every word with a capital counts; in German, only those that are no German words.
 * - The first word of a sentence counts if its language has a list of words, and the word is not in it.
 *
 * Two such words side by side must stand side by side there too.
 */
export function unknownName(sentence: string, { words, names, language }: NameSources): string | undefined {
  const countries = countriesOf(language);
  const numbers = numberWordsOf(language);
  const tokens = [...sentence.matchAll(wordPattern)].map(({ 0: word, index }): Token => ({
    word,
    plain: plainLetters(word),
    at: index,
  }));
  const isName = ({ word, plain, at }: Token) => {
    if (isMarked(word)) return true;
    // A number is checked as one.
    if (!startsLarge(word) || numbers.has(plain)) return false;
    if (names.has(plain) || countries.has(plain)) return true;
    if (language === 'de') return !isGerman(plain);
    if (!beginning.test(sentence.slice(0, at))) return word.length > 1;
    const known = listed.find((one) => one === language);
    return known !== undefined && !isWordOf(known, plain);
  };
  const isSame = (plain: string, word: string) =>
    isSameWord(plain, word) ||
    isSameWord(countries.get(plain) ?? plain, word) ||
    // 'Synthetisches' is what an English passage calls 'synthetic'.
    (language === 'de' && word.length >= COGNATE && plain.startsWith(word.slice(0, COGNATE)));
  const isKnown = ({ plain }: Token) => [SUBJECT, ...words].some((word) => isSame(plain, word));
  const isBeside = (one: Token, other: Token) =>
    words.some((word, at) => isSame(one.plain, word) && isSame(other.plain, words[at + 1] ?? ''));

  let last: Token | undefined;
  for (const token of tokens) {
    if (!isName(token)) continue;
    if (!isKnown(token)) return token.word;
    const between = last && sentence.slice(last.at + last.word.length, token.at);
    if (last && /^[ -]$/.test(between!) && !isBeside(last, token)) return `${last.word} ${token.word}`;
    last = token;
  }
  return undefined;
}

function isSameWord(one: string, other: string): boolean {
  if (one === other) return true;
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  return (
    short.length >= SHORTEST_START && long.length - short.length <= LONGEST_ENDING && long.startsWith(short)
  );
}

/** Endings of German nouns and adjectives that no name has. */
const germanEnding =
  /.{3}(?:ung|keit|heit|schaft|tat|tion|ismus|ung?en|(?:kei|hei|ta)ten|tionen|(?:ig|isch|lich)(?:e[mnrs]?)?)$/;

/** Whether a word is a known one of German in any form, a compound that begins or ends with one, or ends like one. */
function isGerman(word: string): boolean {
  if (isWordOf('de', word) || germanEnding.test(word)) return true;
  for (let at = 1; at < word.length; at++) {
    const parts = [word.slice(0, at), word.slice(at)];
    if (parts.some((part) => part.length >= SHORTEST_PART && hasKnownWord('de', part))) return true;
  }
  return false;
}

const read = new Map<string, ReadonlyMap<string, string>>();

/** The names of countries in one word, with their English names, folded, as the platform knows them. */
function countriesOf(language: string): ReadonlyMap<string, string> {
  const known = read.get(language);
  if (known) return known;
  const [own, english] = [language, 'en'].map(
    (tag) => new Intl.DisplayNames(tag, { type: 'region', fallback: 'none' }),
  );
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  const countries = new Map(
    letters
      .flatMap((first) => letters.map((second) => first + second))
      .flatMap((code) => {
        const name = own!.of(code);
        return name && !name.includes(' ')
          ? [[plainLetters(name), plainLetters(english!.of(code)!)] as const]
          : [];
      }),
  );
  read.set(language, countries);
  return countries;
}
