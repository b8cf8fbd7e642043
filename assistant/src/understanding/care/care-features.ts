import type { SaidTopic } from './said-topics';
import type { WordKinds } from './word-kinds';

/** Length of the runs of letters within a word. */
const LETTERS = 4;

/**
 * The features of a message: its words, pairs of them and of their kinds, runs of letters, and what the rules found.
 *
 * @param ruled topics that a rule found
 */
export function careFeaturesOf(
  words: readonly string[],
  kinds: WordKinds,
  ruled: readonly SaidTopic[],
): string[] {
  const found = new Set(ruled.map((topic) => `r${topic}`));
  const read = words.map((word) => {
    const masked = maskNumber(word);
    return { word: masked, kind: kinds.of(word) };
  });
  let [last, before] = ['', ''];
  for (const { word, kind } of read) {
    const token = kind ? `_${kind}` : word;
    found.add(`w${word}`).add(`p${last} ${token}`).add(`p${before} . ${token}`);
    if (kind) found.add(`k${kind}`);
    [before, last] = [last, token];
    if (word.startsWith('#')) continue;
    const padded = `<${word}>`;
    for (let from = 0; from + LETTERS <= padded.length; from++)
      found.add(`l${padded.slice(from, from + LETTERS)}`);
  }
  const present = [...new Set(read.flatMap(({ kind }) => kind ?? []))].sort();
  for (const [index, one] of present.entries())
    for (const other of present.slice(index + 1)) found.add(`d${one} ${other}`);
  return [...found];
}

/** By how many, because few capsules are a dose, and who is 18 or older is an adult. */
function maskNumber(word: string): string {
  if (word.startsWith('$')) return '#$';
  const [, number, unit = ''] = /^(\d+)(?:_\d+)?(mg|yo)?x?$/.exec(word) ?? [];
  return number === undefined
    ? word
    : `#${Number(number) < 8 ? 'few' : Number(number) < 18 ? 'teen' : ''}${unit}`;
}
