import { concepts, type Concept } from './words/concepts';
import { origins, things, type ThingName } from './words/things';

export type { Concept } from './words/concepts';

/** A phrase of the lexicon in a question. */
export interface Mark {
  kind: 'concept' | 'thing' | 'origin';
  /** A `Concept`, the name of a thing, or an origin. */
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

const phrases: readonly Phrase[] = [
  ...Object.entries(concepts).flatMap(([name, list]) => phrasesOf('concept', name, list)),
  ...Object.entries(things).flatMap(([name, { asked }]) => phrasesOf('thing', name, asked)),
  ...Object.entries(origins).flatMap(([name, list]) => phrasesOf('origin', name, list)),
];
/** Phrases by their first three letters. */
const byStart = new Map<string, Phrase[]>();
for (const phrase of phrases) {
  const start = phrase.words[0]!.slice(0, 3);
  byStart.set(start, [...(byStart.get(start) ?? []), phrase]);
}

function phrasesOf(kind: Mark['kind'], name: string, list: string): Phrase[] {
  return list.split(', ').map((text) => {
    const words = text.replace(/\*$/, '').split(' ');
    return { words, isOpen: text.endsWith('*'), kind, name };
  });
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

export function conceptsOf(marks: readonly Mark[]): Set<Concept> {
  return new Set(marks.filter(({ kind }) => kind === 'concept').map(({ name }) => name as Concept));
}

/** Whether a question has one of some concepts. */
export function anyOf(concepts: ReadonlySet<Concept>): (...some: readonly Concept[]) => boolean {
  return (...some) => some.some((concept) => concepts.has(concept));
}

export function thingsOf(marks: readonly Mark[]): ThingName[] {
  return [...new Set(marks.filter(({ kind }) => kind === 'thing').map(({ name }) => name as ThingName))];
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

/** Words of the lexicon, used to correct misspelled words. */
export const lexiconWords: ReadonlySet<string> = new Set(phrases.flatMap(({ words }) => words));
