import { readBytes, readData } from '../data';
import { wordsOf } from '../fold';
import { BuiltFile } from './classifier/built-file';
import { featuresOf, isOfClass, UNKNOWN } from './intent-features';
import { isEveryday } from './lexicon';
import { LinearClassifier } from './classifier/linear-classifier';
import { meaningOf } from './classifier/meaning';

/**
 * What a question may ask: 'field.price' of a product, 'catalog.cheapest' of the catalog, a 'subject.shipping' that the
 * site explains, 'manners.thanks', or 'none' of what the site knows.
 */
export type Intent = `${'field' | 'catalog' | 'subject' | 'manners'}.${string}` | 'none';

interface IntentRow {
  intent: Intent;
  /** Of subjects: the site's texts on it, as in `passagesAt`. The first is preferred. */
  passages?: readonly string[];
  /** Questions in the words of visitors. '{product}' stands for any product, '#' for any number. */
  examples: readonly string[];
}

/** What is known of the intents beside the trained classifier. */
interface IntentNames {
  labels: readonly Intent[];
  passages: readonly (readonly [Intent, readonly string[]])[];
  /** Words of the examples that are not of 'none'. */
  words: readonly string[];
}

/** The word that stands for the name of a product. */
const PRODUCT = '_product';
/** As many examples count a second time with an unknown word at their end: people tell more than they ask. */
const TOLD_MORE = 4;
const files = ['products', 'knowledge', 'site', 'other'].map((name) => `intents/${name}.json`);
/** The build trains on the examples, because that takes seconds. */
const built = new BuiltFile(
  'intents',
  Buffer.concat(
    [...files, 'word-classes.json', 'lexicon.json', 'goals.json', 'vectors/sentences.bin'].map(readBytes),
  ),
);
const [names, ...trained] = built.read() ?? trainIntents();
const { labels, passages, words: wordsOfSubjects } = JSON.parse(String(Buffer.from(names!))) as IntentNames;
const classifier = LinearClassifier.fromBytes(labels, trained);

/** The references of each subject to its texts. */
export const passagesOfSubjects: ReadonlyMap<Intent, readonly string[]> = new Map(passages);
/** Words of the examples, used to correct misspelled words. */
export const exampleWords: ReadonlySet<string> = new Set(wordsOfSubjects);
/** Whether a word is one of the subjects', by the examples, or of every day. */
export const isOfSubject = (word: string) => isIn(exampleWords, word);

function trainIntents(): Uint8Array[] {
  const rows = files.flatMap((file) => readData<IntentRow[]>(file));
  const read = rows.flatMap(({ intent, examples }) =>
    examples.flatMap(withProductAndIt).map((text) => ({ label: intent, words: wordsOfExample(text) })),
  );
  const words = new Set(read.flatMap((one) => (one.label === 'none' ? [] : one.words)));
  const examples = read.map((one) => ({
    ...one,
    words: one.words.map((word) => (isIn(words, word) ? word : UNKNOWN + word)),
  }));
  const more = examples
    .filter(({ label }, index) => label !== 'none' && index % TOLD_MORE === 0)
    .map((one) => ({ ...one, words: [...one.words, UNKNOWN] }));
  const all = [...examples, ...more].map((one) => ({
    label: one.label,
    features: featuresOf(one.words),
    values: meaningOf(plainly(one.words)),
  }));
  const known: IntentNames = {
    labels: rows.map(({ intent }) => intent),
    passages: rows.flatMap(({ intent, passages: its }) => (its ? [[intent, its] as const] : [])),
    words: [...words],
  };
  return [Buffer.from(JSON.stringify(known)), ...LinearClassifier.train(known.labels, all).toBytes()];
}

/** Writes what was trained for the next start. */
export function writeTrained(): void {
  built.write(trainIntents());
}

/** How likely a question asks for each intent. */
export class IntentShares {
  constructor(private readonly shares: ReadonlyMap<Intent, number>) {}

  of(intent: Intent): number {
    return this.shares.get(intent) ?? 0;
  }

  /** The share of all intents whose name matches. */
  sumOf(kind: RegExp): number {
    let sum = 0;
    for (const [intent, share] of this.shares) if (kind.test(intent)) sum += share;
    return sum;
  }

  /** The likeliest intent of a family, such as 'field.', and its share. */
  likeliest(family: string): [Intent, number] {
    let best: [Intent, number] = ['none', 0];
    for (const one of this.shares) if (one[0].startsWith(family) && one[1] > best[1]) best = one;
    return best;
  }

  /** Of each intent the largest share. */
  static strongest(all: readonly { intents: IntentShares; factor: number }[]): IntentShares {
    const of = (intent: Intent) =>
      Math.max(0, ...all.map(({ intents, factor }) => intents.of(intent) * factor));
    return new IntentShares(new Map(labels.map((intent) => [intent, of(intent)])));
  }
}

/**
 * How likely a question asks for each intent.
 *
 * @param words folded
 * @param isName whether the word at an index is part of a product's name
 * @param isKnown whether the site's texts have a word
 */
export function classify(
  words: readonly string[],
  isName: (at: number) => boolean,
  isKnown: (word: string) => boolean,
): IntentShares {
  const read = words.map((word, at) => {
    if (isName(at)) return PRODUCT;
    const masked = maskNumber(word);
    return isKnown(word) || isOfSubject(masked) ? masked : UNKNOWN + masked;
  });
  const own = read.filter((word, at) => word !== PRODUCT || read[at - 1] !== PRODUCT);
  return new IntentShares(classifier.classify(featuresOf(own), meaningOf(plainly(own))));
}

/** Whether a word alone tells for one of the intents, and is therefore no other thing that is asked beside them. */
export function isToldBy(word: string, intents: readonly Intent[]): boolean {
  const features = featuresOf([maskNumber(word)]);
  return intents.some((intent) => classifier.evidenceFor(intent, features) > 0);
}

/** Words as they are in sentences: 'how much is it', '12mg'. */
function plainly(words: readonly string[]): string[] {
  return words.map((word) => {
    const bare = word.replace(UNKNOWN, '');
    if (bare === PRODUCT) return 'it';
    return bare.replace(/^#(\w*)$/, '30$1');
  });
}

/** An example with a product counts also with 'it' in its place: 'how much is it'. */
function withProductAndIt(text: string): string[] {
  return text.includes('{product}') ? [text, text.replaceAll('{product}', 'it')] : [text];
}

function wordsOfExample(text: string): string[] {
  return text.split(/(\{product\}|#(?:mg|usd|kg)?)/).flatMap((part) => {
    if (part === '{product}') return [PRODUCT];
    return part.startsWith('#') ? [part] : wordsOf(part).map(maskNumber);
  });
}

function isIn(words: ReadonlySet<string>, word: string): boolean {
  return words.has(word) || isOfClass(word) || isEveryday(word) || /^[#_]/.test(word);
}

/** '12mg' → '#mg' */
function maskNumber(word: string): string {
  return word.replace(/^\d+(?:_\d+)?(mg|usd|ct|kg)?$/, '#$1').replace('#ct', '#usd');
}
