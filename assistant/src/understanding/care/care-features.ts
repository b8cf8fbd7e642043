import { readData } from '../../data';
import { similarityOf, vectorOf } from '../word-vectors';
import { hasWord } from '../words/words';

/** Length of the runs of letters within a word. */
const LETTERS = 4;
/** Words at least so much like one of a kind are taken for one. */
const ALIKE = 0.62;

const { slots } = readData<{ slots: Record<string, string> }>('care/examples.json');
const ownWordsOf = (line = '') =>
  line.split('|').flatMap((value) => /^(?:(?:my|our|the|an?) )?(\w+)$/.exec(value)?.[1] ?? []);
/** Words of each kind of what care is about: medicines, illnesses, family … */
const kinds = Object.entries(readData<Record<string, string>>('vectors/seeds.json')).map(([kind, line]) => {
  const words = line.split(' ');
  return {
    kind,
    words: new Set([...words, ...ownWordsOf(slots[kind])]),
    vectors: words.flatMap((word) => vectorOf(word) ?? []),
  };
});
/** How the international names of medicines end. */
const medicine = new RegExp(readData<{ medicine: string }>('care/speech.json').medicine);

/** The kinds of words that were read, because a conversation repeats its words. */
const known = new Map<string, string | undefined>();
const MOST_KNOWN = 5000;

/** The kind of a word, as far as the texts tell in which it occurs; undefined for one of none. */
export function kindOf(word: string): string | undefined {
  if (known.has(word)) return known.get(word);
  if (known.size >= MOST_KNOWN) known.clear();
  const kind = findKind(word);
  known.set(word, kind);
  return kind;
}

function findKind(word: string): string | undefined {
  const own = kinds.find(({ words }) => words.has(word) || words.has(word.replace(/s$/, '')));
  if (own) return own.kind;
  if (medicine.test(word) && !hasWord('en', word)) return 'medicines';
  const vector = vectorOf(word);
  if (!vector || (hasWord('en', word) === false && word.length < 4)) return undefined;
  const alike = kinds.map(({ kind, vectors }) => ({
    kind,
    likeness: Math.max(...vectors.map((one) => similarityOf(one, vector))),
  }));
  const best = alike.reduce((one, other) => (other.likeness > one.likeness ? other : one));
  return best.likeness >= ALIKE ? best.kind : undefined;
}

/** What a message is told by: its words, pairs of them and of their kinds, and runs of letters. */
export function careFeaturesOf(words: readonly string[]): string[] {
  const found = new Set<string>();
  const read = words.map((word) => {
    const masked = maskNumber(word);
    return { word: masked, kind: kindOf(word) };
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
