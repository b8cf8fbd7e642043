import { studies } from '@astaguide/content/studies/studies';
import { readData } from '../data';
import { wordsOf } from '../fold';
import { stemOf } from '../stems';
import { findMarks } from './lexicon';
import { sureLanguageOf } from './words/words';

/** Stands before a word that is of none of the subjects: all such words count alike, but for their letters and class. */
export const UNKNOWN = '?';
/** Length of the runs of letters within a word. */
const LETTERS = 4;

/** Words that mean alike in a question, by what they mean; those of `others` are of no subject of this site. */
const { subjects, others } =
  readData<Record<'subjects' | 'others', Record<string, string>>>('word-classes.json');
const classes = new Map<string, string[]>();
for (const [name, words] of [...Object.entries(subjects), ...Object.entries(others)])
  for (const stem of new Set(words.split(' ').map(stemOf)))
    classes.set(stem, [...(classes.get(stem) ?? []), name]);
/** Surnames of the first two authors of each study, which are a class too. Folded. */
export const authors: ReadonlySet<string> = new Set(
  studies.flatMap(({ authors: names }) =>
    names
      .split(/, | and /)
      .slice(0, 2)
      .map((name) => wordsOf(name)[0]!),
  ),
);
for (const name of authors) classes.set(stemOf(name), ['author']);
const classesOf = (word: string) => classes.get(stemOf(word)) ?? [];

/** Whether a word is of a class of the site's subjects, in any form. */
export function isOfClass(word: string): boolean {
  return classesOf(word).some((name) => name in subjects || name === 'author');
}

/** Whether a word names an illness, a shop or a supplement that is no subject of this site. */
export const isOfElse = (word: string) =>
  classesOf(word).some((name) => elsewhere.has(name)) && !isOfClass(word);
const elsewhere = new Set(['ailment', 'elsewhere', 'othersupp']);

/**
 * What a question is told by: its words and pairs of words, runs of letters within words, which let it be read with
 * misspelled words and other forms, and what its words mean by their class and in the lexicon, alone and in pairs.
 *
 * @param words folded, with `UNKNOWN` before those of no subject
 */
export function featuresOf(words: readonly string[]): string[] {
  const found = new Set<string>();
  const bare = words.map((word) => word.replace(UNKNOWN, ''));
  // Words of other languages tell nothing of English ones that look alike.
  const mark = sureLanguageOf(bare) === 'en' ? '' : '~';
  const meanings = new Set<string>();
  let last = '';
  for (const [index, word] of bare.entries()) {
    const token = words[index]!.startsWith(UNKNOWN) ? UNKNOWN : word;
    found.add(`w${mark}${token}`).add(`p${mark}${last} ${token}`);
    last = token;
    if (/^[#_]/.test(word)) {
      meanings.add(word);
      continue;
    }
    const padded = `<${word}>`;
    for (let from = 0; from + LETTERS <= padded.length; from++)
      found.add(`l${mark}${padded.slice(from, from + LETTERS)}`);
    for (const name of classesOf(word)) {
      found.add(`c${name}`);
      meanings.add(name);
    }
  }
  const sorted = [...meanings].sort();
  for (const [index, one] of sorted.entries())
    for (const other of sorted.slice(index + 1)) found.add(`d${one} ${other}`);
  for (const { kind, name } of findMarks(bare)) found.add(`x${kind} ${name}`).add(`k${kind}`);
  return [...found];
}
