import { readBytes, readData } from '../../data';
import { BuiltFile } from '../classifier/built-file';
import { LinearClassifier } from '../classifier/linear-classifier';
import { sureLanguageOf } from '../words/words';
import { careFeaturesOf } from './care-features';
import { careWordsOf } from './care-words';
import { findSaidTopics, openWordsOf } from './find-care';
import { saidTopics, urgentTopics, type SaidTopic } from './said-topics';
import { WordKinds } from './word-kinds';

type Label = SaidTopic | 'none';

interface Examples {
  /** Words of one kind, by the name that stands for any of them in the examples: '{medicine}'. Separated by '|'. */
  slots: Record<string, string>;
  /** What people write around it; '_' stands for an example. */
  frames: readonly string[];
  /** Messages of each topic; of 'none' those that only look like one. */
  topics: Record<Label, readonly string[]>;
}

/** The share of all topics from which a message is about one. */
const LIKELY = 0.58;
/** The same, of a message that the rules read as partly of no care. */
const SURE = 0.9;
/** The share of none from which a message is about none though a rule found a topic, and though that one is urgent. */
const VERY_SURE = 0.97;
const CERTAIN = 0.99;
/** Fewer words tell too little to overrule a rule. */
const TELLING = 4;
/** How often each example counts, with other words in its slots and around it. */
const VARIANTS = 6;
/** How often each question on the shop and the substance counts. */
const ORDINARY = 2;
const labels: readonly Label[] = [...saidTopics, 'none'];
const files = ['examples', 'spellings', 'speech', 'common', 'en', 'denials'].map(
  (name) => `care/${name}.json`,
);
/** What a slot has of a single word: 'my dog'. */
const ownWord = /^(?:(?:my|our|the|an?) )?(\w+)$/;
const intents = ['products', 'knowledge', 'site', 'other'].map((name) => `intents/${name}.json`);
/** The build trains on the examples, because that takes seconds. */
const built = new BuiltFile(
  'care',
  Buffer.concat([...files, ...intents, 'vectors/seeds.json'].map(readBytes)),
);
const [words, kindsOfWords, ...trained] = built.read() ?? train();
const wordKinds = WordKinds.fromBytes([words!, kindsOfWords!]);
const classifier = LinearClassifier.fromBytes(labels, trained);

/**
 * The topic that a message is likely about, in words that no rule has; undefined if it is likely of none. English. An
 * urgent reply frightens, so that one is given only to what is surely about it; else the one to an illness.
 */
export function likelyTopic(text: string): SaidTopic | undefined {
  const { open, isPartlyClosed } = openWordsOf(text);
  if (open.length === 0) return undefined;
  const shares = careShares(open);
  if (1 - shares.get('none')! < (isPartlyClosed ? SURE : LIKELY)) return undefined;
  const topic = saidTopics.reduce((one, other) => (shares.get(other)! > shares.get(one)! ? other : one));
  const isUrgent = urgentTopics.some((one) => one === topic);
  return isUrgent && shares.get(topic)! < LIKELY ? 'illness' : topic;
}

/**
 * Whether a message is surely about none of the topics that rules found, which know its words and not what it is about:
 * 'a novel about a nurse, which one is vegan'. English. Never where a rule found a crisis, which may be said in few words.
 */
export function isSurelyNone(text: string, ruled: readonly SaidTopic[]): boolean {
  const { open } = openWordsOf(text);
  if (open.length < TELLING || sureLanguageOf(open) !== 'en' || ruled.includes('crisis')) return false;
  const isUrgent = urgentTopics.some((topic) => ruled.includes(topic));
  return careShares(open, ruled).get('none')! > (isUrgent ? CERTAIN : VERY_SURE);
}

/**
 * How likely words are about each topic, and about none.
 *
 * @param ruled topics that rules found
 */
export function careShares(words: readonly string[], ruled: readonly SaidTopic[] = []): Map<Label, number> {
  return classifier.classify(careFeaturesOf(words, wordKinds, ruled));
}

function train(): Uint8Array[] {
  const { slots, frames, topics } = readData<Examples>('care/examples.json');
  const choices = new Map(Object.entries(slots).map(([name, line]) => [name, line.split('|')]));
  let state = 1;
  const oneOf = <Item>(items: readonly Item[]): Item => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return items[Math.floor((state / 2 ** 32) * items.length)]!;
  };
  const filled = (text: string): string => {
    const next = text.replace(/\{(\w+)\}/, (_, name: string) => oneOf(choices.get(name)!));
    return next === text ? text : filled(next);
  };
  /** With a letter of a long word left out, as in a hurry. */
  const mistyped = (text: string): string => {
    const inner = [...text.matchAll(/(?<=[a-z]{2})[a-z](?=[a-z]{2})/g)];
    const { index } = inner.length > 0 ? oneOf(inner) : { index: text.length };
    return text.slice(0, index) + text.slice(index + 1);
  };
  const examples = labels.flatMap((label) =>
    topics[label].flatMap((example) =>
      Array.from({ length: VARIANTS }, (_, nth) => {
        const text = filled(
          nth % 3 === 0 || label === 'none' ? example : oneOf(frames).replace('_', example),
        );
        const written = nth % 4 === 3 ? mistyped(text) : text;
        return { label, text: written, ruled: nth % 2 === 0 ? [] : findSaidTopics(written) };
      }),
    ),
  );
  // Visitors' questions on the shop and the substance, some of which are of care.
  const questions = intents
    .flatMap((file) => readData<{ examples: readonly string[] }[]>(file))
    .flatMap((row) => row.examples)
    .map((example) => filled(example.replaceAll('{product}', '{it}').replaceAll(/#\w*/g, '{x}')))
    .map((text) => ({ label: findSaidTopics(text)[0] ?? ('none' as const), text, ruled: [] }));
  const kinds = WordKinds.make((kind) =>
    (choices.get(kind) ?? []).flatMap((value) => ownWord.exec(value)?.[1] ?? []),
  );
  const read = (some: readonly { label: Label; text: string; ruled: readonly SaidTopic[] }[]) =>
    some.map(({ label, text, ruled }) => ({
      label,
      features: careFeaturesOf(
        careWordsOf(text).map((word) => word.text),
        kinds,
        ruled,
      ),
    }));
  const ordinary = read(questions);
  // Ordinary questions are far more frequent than care.
  const all = [...read(examples), ...Array.from({ length: ORDINARY }, () => ordinary).flat()];
  return [...kinds.toBytes(), ...LinearClassifier.train(labels, all).toBytes()];
}

/** The kind of a word, as of `WordKinds`. */
export const kindOf = (word: string) => wordKinds.of(word);

/** Writes what was trained for the next start. */
export function writeTrainedCare(): void {
  built.write(train());
}
