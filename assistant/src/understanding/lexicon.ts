import { readData } from '../data';

/** Something that a product may contain, be or have. */
interface Thing {
  /** Its words in questions. */
  asked: string;
  /** The beginnings of the words that the catalog has for it. */
  stated: readonly string[];
  /** What a product with it is called: 'vegan'. Anything else is said to be in it. */
  adjective?: string;
  /** Whether it is a form, of which a product has one. */
  isForm?: true;
  /** Names of the things that are nearest to it, told where a product's texts are silent on it. */
  near?: readonly string[];
  /** Whether who avoids it may be harmed by it: that the catalog does not state it is then no answer. */
  isAvoided?: true;
  /** Whether a label that declares no allergens states that it is not in it. */
  isAllergen?: true;
}

/** What products can be listed for. */
interface GoalRow {
  /** 'for skin' */
  label: string;
  asked: string;
  /** The beginnings of the words that the texts of products have for it. */
  stated: readonly string[];
  /** The page that lists products for it. */
  page?: Page;
  /** The trials on it: their record, and the page on them. */
  record?: string;
  trialPage?: Page;
}
interface Page {
  title: string;
  url: string;
}

/**
 * The words of questions, in English. A phrase is folded (see `wordsOf`); a '*' at its end matches any ending. Of phrases
 * that begin at the same word, the longest counts.
 */
export const lexicon = readData<{
  concepts: Record<string, string>;
  things: Record<string, Thing>;
  /** Origins as the catalog writes them. */
  origins: Record<string, string>;
  /** Positions in a list that was shown; -1 is the last. */
  ordinals: Record<string, string>;
  numbers: Record<string, string>;
  /** Refers to one product, or to several, that were named before; to the one of two that was not. */
  back: string;
  severalBack: string;
  other: string;
  /** Begins a question that continues the conversation. */
  onward: string;
  /** Stands before a rank; before a number that is no amount; before and after a number of products. */
  beforeRank: string;
  beforeNumber: string;
  beforeCount: string;
  afterCount: string;
  /** Separates two products. */
  separators: string;
  /** Does not help to identify a product. */
  genericInNames: string;
  free: string;
  /** Words as people type them in a hurry, in full. */
  abbreviations: Record<string, string>;
  /** By which a product can be described, with a word before it: 'the gold lid'. */
  containers: string;
  lacking: string;
  /** Stands before what narrows down a question: 'in euros'. */
  places: string;
  jointsOfRange: string;
  jointsOfThings: string;
  /** Everyday words that change what a question asks, by kind: 'not', 'before', 'mother'. */
  turning: Record<string, string>;
  /** Words of every day, which tell nothing of a question's subject. */
  everyday: string;
}>('lexicon.json');
export const goals = readData<Record<string, GoalRow>>('goals.json');
export const { things } = lexicon;
export const numbers: ReadonlyMap<string, number> = new Map(
  Object.entries(lexicon.numbers).map(([number, word]) => [word, Number(number)]),
);

export type Concept = string;
export type Goal = string;
export type ThingName = string;

/** A phrase of the lexicon in a question. */
export interface Mark {
  kind: 'concept' | 'thing' | 'origin' | 'goal';
  /** The key of the phrase's entry. */
  name: string;
  /** Index of its first word, and of the word after its last. */
  from: number;
  to: number;
}

interface Phrase {
  words: readonly string[];
  /** Whether the last word is only the beginning of one. */
  isOpen: boolean;
  kind: Mark['kind'];
  name: string;
}

const askedIn = (rows: Record<string, { asked: string }>) =>
  Object.fromEntries(Object.entries(rows).map(([name, { asked }]) => [name, asked]));
const phrases: readonly Phrase[] = [
  ...phrasesOf('concept', lexicon.concepts),
  ...phrasesOf('thing', askedIn(lexicon.things)),
  ...phrasesOf('origin', lexicon.origins),
  ...phrasesOf('goal', askedIn(goals)),
];
/** Phrases by their first three letters. */
const byStart = new Map<string, Phrase[]>();
for (const phrase of phrases) {
  const start = phrase.words[0]!.slice(0, 3);
  byStart.set(start, [...(byStart.get(start) ?? []), phrase]);
}

function phrasesOf(kind: Mark['kind'], lists: Record<string, string>): Phrase[] {
  return Object.entries(lists).flatMap(([name, list]) =>
    list.split(', ').map((text) => {
      const words = text.replace(/\*$/, '').split(' ');
      return { words, isOpen: text.endsWith('*'), kind, name };
    }),
  );
}

/**
 * Finds the phrases of the lexicon in a text, of those that begin at the same word the longest. A phrase may mean
 * several things.
 *
 * @param words folded
 */
export function findMarks(words: readonly string[]): Mark[] {
  const marks: Mark[] = [];
  for (let at = 0; at < words.length;) {
    const found = (byStart.get(words[at]!.slice(0, 3)) ?? []).filter((phrase) => isAt(phrase, words, at));
    const length = Math.max(0, ...found.map((phrase) => phrase.words.length));
    // An exact word is not also another's beginning: 'reviews' is not 'review*'.
    const longest = found.filter((phrase) => phrase.words.length === length);
    const exact = longest.filter(({ isOpen }) => !isOpen);
    for (const { kind, name } of exact.length > 0 ? exact : longest)
      marks.push({ kind, name, from: at, to: at + length });
    at += Math.max(1, length);
  }
  return marks;
}

function isAt({ words: phrase, isOpen }: Phrase, words: readonly string[], at: number): boolean {
  return phrase.every((part, index) => {
    const word = words[at + index];
    return isOpen && index === phrase.length - 1 ? word?.startsWith(part) : word === part;
  });
}

/** The names of the marks of a kind, each once. */
export function namesOf(kind: Mark['kind'], marks: readonly Mark[]): string[] {
  return [...new Set(marks.filter((mark) => mark.kind === kind).map(({ name }) => name))];
}

/**
 * A pattern that matches any of the phrases as whole words, in linear time, because it only has alternatives of plain
 * words.
 */
export function patternOf(list: string): RegExp {
  return new RegExp(`(?<![a-z0-9])(?:${alternativesOf(list)})(?![a-z0-9])`);
}

/** The source of a pattern that matches any of the phrases. */
export function alternativesOf(list: string): string {
  return list.replaceAll(', ', '|').replaceAll('*', '[a-z0-9]*');
}

/** The words of a list. */
export function setOf(list: string): ReadonlySet<string> {
  return new Set(list.split(', '));
}

/** Whether a mark is the name of what the site does not sell: another supplement, brand or shop. */
export const isForeign = ({ name }: Pick<Mark, 'name'>) => /^other(?:Supplement|Brand|Oil)$/.test(name);
/** Words of the lexicon, used to correct misspelled words. */
export const lexiconWords: ReadonlySet<string> = new Set(
  phrases.filter((phrase) => !isForeign(phrase)).flatMap(({ words }) => words),
);
const everyday: ReadonlySet<string> = new Set(lexicon.everyday.split(' '));
const turning = new Map(
  Object.entries(lexicon.turning).flatMap(([kind, words]) =>
    words.split(' ').map((word) => [word, kind] as const),
  ),
);

/** Whether a word tells nothing of what a question is about. */
export function isEveryday(word: string): boolean {
  return word.length < 2 || everyday.has(word);
}

/** The kinds of turning words in a question, each once, sorted: 'not', 'when'. */
export function turnsIn(words: readonly string[]): string[] {
  return [...new Set(words.flatMap((word) => turning.get(word) ?? []))].sort();
}
