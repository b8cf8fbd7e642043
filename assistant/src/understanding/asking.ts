import { readData } from '../data';
import type { Field, NumberField } from './fields';
import type { Intent } from './intents';
import { patternOf, type Concept } from './lexicon';

/** What words and intents ask for. */
export const asking = readData<{
  /** The concepts and intents that ask for an order; of several, the first counts. */
  orders: readonly { concept?: Concept; intent?: string; by: NumberField; first: 'lowest' | 'highest' }[];
  /** Numbers of which the most or least can be asked for; the first one counts. */
  numbers: string;
  /** Fields in whose order the smaller number is the better one. */
  smallIsGood: string;
  /** The field that a concept asks for, where its name is another one. */
  fieldOfConcept: Record<Concept, Field>;
  /** What a short question on a subject asks of the product that was spoken of: 'how many a day'. */
  fieldOfSubject: Partial<Record<Intent, Field>>;
  /** Subjects on which only the labels of products say something, and the field of it. */
  fieldOfLabels: Partial<Record<Intent, Field>>;
  /** Subjects on which the site states nothing of a single product's shop or maker. */
  ofShops: string;
  /** The fields by which a subject may be asked, where no product is named: 'how do I take it?' */
  subjectAskedAs: Partial<Record<Intent, readonly Intent[]>>;
  /** Words that decide between plans. */
  phrases: Record<
    'else' | 'either' | 'site' | 'trials' | 'it' | 'choice' | 'wish' | 'others' | 'maker' | 'instead',
    string
  >;
}>('asking.json');
const patterns = Object.fromEntries(
  Object.entries(asking.phrases).map(([name, list]) => [name, patternOf(list)]),
);

/** Whether words have one of the phrases of a name. */
export const says = (folded: string, name: keyof typeof asking.phrases) => patterns[name]!.test(folded);
