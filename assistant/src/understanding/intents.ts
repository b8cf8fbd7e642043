import { readData } from '../data';
import { wordsOf } from '../fold';
import { BuiltFile } from './built-file';
import { featuresOf, isOfClass, UNKNOWN } from './intent-features';
import { goals, isEveryday, lexicon } from './lexicon';
import { LinearClassifier } from './linear-classifier';

/**
 * What a question may ask: 'field.price' of a product, 'catalog.cheapest' of the catalog, a 'subject.shipping' that the
 * site explains, 'manners.thanks', or 'none' of what the site knows.
 */
export type Intent = `${'field' | 'catalog' | 'subject' | 'manners'}.${string}` | 'none';

interface IntentRow {
  intent: Intent;
  /** Of subjects: the site's texts on it, as in `passageAt`. The first is preferred. */
  passages?: readonly string[];
  /** Questions in the words of visitors. '{product}' stands for any product, '#' for any number. */
  examples: readonly string[];
}

const rows = ['products', 'knowledge', 'site', 'other'].flatMap((file) =>
  readData<IntentRow[]>(`intents/${file}.json`),
);

/** The word that stands for the name of a product. */
const PRODUCT = '_product';

/** The references of each subject to its texts. */
export const passagesOfSubjects: ReadonlyMap<Intent, readonly string[]> = new Map(
  rows.flatMap(({ intent, passages }) => (passages ? [[intent, passages] as const] : [])),
);

const intentNames: readonly Intent[] = rows.map(({ intent }) => intent);

/** Words of the examples that are not of 'none'. */
const subjectWords: ReadonlySet<string> = new Set(
  rows.flatMap(({ intent, examples }) => (intent === 'none' ? [] : examples.flatMap(wordsOfExample))),
);
/** Whether a word is one of the subjects', by the examples, or of every day. */
export const isOfSubject = (word: string) =>
  subjectWords.has(word) || isOfClass(word) || isEveryday(word) || /^[#_]/.test(word);
/** As many examples count a second time with an unknown word at their end: people tell more than they ask. */
const TOLD_MORE = 4;
const examples = rows.flatMap(examplesOf);
/** The build trains on the examples, because that takes seconds. */
const built = new BuiltFile(
  'trained-intents',
  JSON.stringify([examples, readData('word-classes.json'), lexicon, goals]),
);
const trained = built.read();
const classifier = trained ? LinearClassifier.fromBytes<Intent>(trained) : trainIntents();

function trainIntents(): LinearClassifier<Intent> {
  const more = examples
    .filter(({ label }, index) => label !== 'none' && index % TOLD_MORE === 0)
    .map(({ label, words }) => ({ label, words: [...words, UNKNOWN] }));
  const read = [...examples, ...more].map(({ label, words }) => ({ label, features: featuresOf(words) }));
  return LinearClassifier.train<Intent>(intentNames, read);
}

/** Writes what was trained for the next start. */
export function writeTrained(): void {
  built.write(trainIntents().toBytes());
}

/** Words of the examples, used to correct misspelled words. */
export const exampleWords: ReadonlySet<string> = new Set(examples.flatMap(({ words }) => words));

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

  /** The intents of a family with a share of at least so much. */
  atLeast(least: number, family: string): Intent[] {
    return [...this.shares].flatMap(([intent, share]) =>
      share >= least && intent.startsWith(family) ? [intent] : [],
    );
  }

  /** Of each intent the largest share. */
  static strongest(all: readonly { intents: IntentShares; factor: number }[]): IntentShares {
    const of = (intent: Intent) =>
      Math.max(0, ...all.map(({ intents, factor }) => intents.of(intent) * factor));
    return new IntentShares(new Map(intentNames.map((intent) => [intent, of(intent)])));
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
  const masked = words.map((word, at) => {
    if (isName(at)) return PRODUCT;
    return isKnown(word) ? maskNumber(word) : markUnknown(maskNumber(word));
  });
  return new IntentShares(
    classifier.classify(
      featuresOf(masked.filter((word, at) => word !== PRODUCT || masked[at - 1] !== PRODUCT)),
    ),
  );
}

/** An example with a product counts also with 'it' in its place: 'how much is it'. */
function examplesOf({ intent, examples }: IntentRow): { label: Intent; words: string[] }[] {
  return examples.flatMap((text) => {
    const texts = text.includes('{product}') ? [text, text.replaceAll('{product}', 'it')] : [text];
    return texts.map((one) => ({ label: intent, words: wordsOfExample(one).map(markUnknown) }));
  });
}

function wordsOfExample(text: string): string[] {
  return text.split(/(\{product\}|#(?:mg|usd|kg)?)/).flatMap((part) => {
    if (part === '{product}') return [PRODUCT];
    return part.startsWith('#') ? [part] : wordsOf(part).map(maskNumber);
  });
}

/** 'ashwagandha' → '?ashwagandha' */
function markUnknown(word: string): string {
  return isOfSubject(word) ? word : UNKNOWN + word;
}

/** '12mg' → '#mg' */
function maskNumber(word: string): string {
  return word.replace(/^\d+(?:_\d+)?(mg|usd|ct|kg)?$/, '#$1').replace('#ct', '#usd');
}
