import type { chatMessageSchema } from '@astaguide/contracts/chat/chat';
import type { Product } from '@astaguide/contracts/catalog/product';
import type { z } from 'zod';
import type { Concept } from './lexicon';
import { findFullNames } from './product-mentions';
import type { Question } from './understand';

/** Earlier messages, oldest first. */
export type History = readonly z.output<typeof chatMessageSchema>[];

/** A question, completed from the conversation. */
export interface Asked extends Question {
  /** The products that it is about. */
  subjects: readonly Product[];
  /** Products from the conversation to choose from, instead of the whole catalog. */
  among: readonly Product[];
}

/** Attributes of a product that can be asked for. */
const attributes: readonly Concept[] = [
  'price',
  'potency',
  'rating',
  'source',
  'bestFor',
  'coupon',
  'stock',
  'features',
  'benefits',
  'buy',
  'value',
];
/** Concepts that ask for one of several products. */
export const leads = [
  'bestRated',
  'popular',
  'value',
  'strongest',
  'weakest',
  'cheap',
  'dear',
  'best',
] as const satisfies readonly Concept[];
/** Concepts that a short question inherits from the previous question. */
const intents: readonly Concept[] = [
  ...attributes,
  ...leads,
  'compare',
  'dose',
  'when',
  'safety',
  'sideEffects',
  'onset',
  'synthetic',
  'food',
  'tooMuch',
  'shipping',
  'returns',
  'howItWorks',
  'blog',
  'vitamins',
  'label',
  'country',
];

/**
 * Completes a question from the conversation: what 'it' refers to, which one is 'the first', what 'and for skin?' asks.
 *
 * @param before the visitor's previous question, parsed the same way
 */
export function fillFromHistory(
  question: Question,
  before: Question | undefined,
  history: History,
  catalog: readonly Product[],
): Asked {
  const spoken = spokenProducts(history, catalog);
  const concepts = takeOver(question, before);
  const filled = { ...question, concepts, subjects: question.named, among: [] as readonly Product[] };
  if (spoken.latest.length === 0)
    return { ...filled, subjects: [...question.named, ...ranked(question, catalog)] };

  const fromOrdinals = atPlaces(question.ordinals, spoken.list.length > 1 ? spoken.list : spoken.all);
  const named = unique([...question.named, ...fromOrdinals]);
  const isLed = leads.some((lead) => question.concepts.has(lead));
  if (concepts.has('compare') && named.length < 2 && !question.topCount)
    return { ...filled, subjects: forComparison(question, named, spoken) };
  if (named.length > 0) return { ...filled, subjects: named };
  if (
    isLed &&
    (question.pointsBackToSeveral || question.goesOn || question.outdoes) &&
    (!speaksOfAll(question) || question.pointsBackToSeveral)
  )
    return { ...filled, among: spoken.latest };
  const isAttribute = attributes.some((attribute) => concepts.has(attribute));
  if (
    isAttribute &&
    !isLed &&
    !speaksOfAll(question) &&
    (question.pointsBack || question.pointsBackToSeveral || question.goesOn)
  )
    return {
      ...filled,
      subjects:
        question.pointsBackToSeveral || !question.pointsBack ? spoken.latest : spoken.latest.slice(0, 1),
    };
  return filled;
}

interface Spoken {
  /** Products of the latest message that names any. */
  latest: readonly Product[];
  /** Products of the latest answer that names several. */
  list: readonly Product[];
  /** All products, in the order of their first mention. */
  all: readonly Product[];
}

function spokenProducts(history: History, catalog: readonly Product[]): Spoken {
  const named = history
    .filter(({ role }) => role === 'assistant')
    .map(({ content }) => findFullNames(content, catalog))
    .filter((products) => products.length > 0);
  return {
    latest: named.at(-1) ?? [],
    list: named.findLast((products) => products.length > 1) ?? [],
    all: unique(named.flat()),
  };
}

function forComparison(question: Question, named: readonly Product[], { latest, list }: Spoken): Product[] {
  if (named.length === 0) return [...(latest.length > 1 ? latest : unique([...latest, ...list])).slice(0, 3)];
  const other =
    latest.find((product) => !named.includes(product)) ?? list.find((product) => !named.includes(product));
  return question.pointsBack || question.goesOn || other
    ? unique([...(other ? [other] : []), ...named])
    : [...named];
}

/** Without a conversation, 'product number 2' is the second of the ranking. */
function ranked({ ordinals, folded }: Question, catalog: readonly Product[]): Product[] {
  return /\b(?:number|no|nr|rank|platz|nummer|numero) ?\d/.test(folded) ? atPlaces(ordinals, catalog) : [];
}

function atPlaces(places: readonly number[], products: readonly Product[]): Product[] {
  return places.flatMap((place) => products.at(place) ?? []);
}

/** For 'and for skin?', repeats the previous question about skin. */
function takeOver(question: Question, before: Question | undefined): ReadonlySet<Concept> {
  if (!before || !question.goesOn || question.care.length > 0) return question.concepts;
  const asksSomething =
    intents.some((intent) => question.concepts.has(intent)) ||
    question.concepts.has('thanks') ||
    question.concepts.has('greeting');
  const saysOfWhat =
    question.named.length > 0 ||
    question.origins.length > 0 ||
    question.ordinals.length > 0 ||
    topicConcepts.some((topic) => question.concepts.has(topic));
  if (asksSomething || !saysOfWhat) return question.concepts;
  return new Set([...question.concepts, ...intents.filter((intent) => before.concepts.has(intent))]);
}

/** Topics of products and trials. */
export const topicConcepts = [
  'athletes',
  'eyes',
  'skin',
  'immune',
  'heart',
  'memory',
  'beginners',
] as const satisfies readonly Concept[];

function speaksOfAll({ folded, concepts, origins }: Question): boolean {
  return (
    concepts.has('all') ||
    concepts.has('brands') ||
    origins.length > 0 ||
    topicConcepts.some((topic) => concepts.has(topic)) ||
    /\b(?:all|overall|catalog|alle|todos|you have|you list)\b/.test(folded)
  );
}

function unique(products: readonly Product[]): Product[] {
  return [...new Map(products.map((product) => [product.id, product])).values()];
}
