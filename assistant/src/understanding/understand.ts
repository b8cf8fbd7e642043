import type { Product } from '@astaguide/contracts/catalog/product';
import { fold } from '../fold';
import { findCareTopics, type CareTopic } from './care-topics';
import { deniedOverdose } from './care/denials';
import { deniedParts } from './care/find-care';
import { findLimits, free, isNegated, type Filter } from './filters';
import { alternativesOf, conceptsOf, findMarks, patternOf, thingsOf, type Concept } from './lexicon';
import { findMentions, nameWords } from './product-mentions';
import { isFiller, languageOfWords, type Language } from './words/common-words';
import { goalNames, type Goal } from './words/goals';
import * as speech from './words/speech';
import { ordinals, things, type Thing, type ThingName } from './words/things';

/** A parsed question, without the conversation. */
export interface Question {
  /** Folded, with corrected spelling. */
  words: readonly string[];
  folded: string;
  /** English where no language is ahead. */
  language: Language;
  concepts: ReadonlySet<Concept>;
  care: readonly CareTopic[];
  /** Products that it names, and does not exclude. */
  named: readonly Product[];
  /** A brand that it names as a whole, instead of one of its products. */
  brand: string | undefined;
  /** Amounts in mg. */
  milligrams: readonly number[];
  things: readonly ThingName[];
  goal: Goal | undefined;
  /** What products must be or must not be, without the goal. */
  filters: readonly Filter[];
  /** 'the first', 'number 2', 'the last': indexes of the products mentioned before; -1 for the last. */
  ordinals: readonly number[];
  /** Of `ordinals`, whether one is a rank: 'number 2'. */
  isRanked: boolean;
  /** 'top 3', 'compare the best two'. */
  topCount: number | undefined;
  /** Words that nothing above explains, and that are no fillers. An answer must cover them. */
  rest: readonly string[];
  /** Of `rest`, what is to be counted: 'how many calories'. */
  counted: string | undefined;
  /** Whether it refers back to one product: 'it', 'that one', 'the cheaper one'. */
  pointsBack: boolean;
  /** Whether it refers back to several products: 'which of them'. */
  pointsBackToSeveral: boolean;
  /** Whether it continues the conversation: 'and for skin?'. */
  goesOn: boolean;
}

const back = patternOf(speech.back);
const severalBack = patternOf(speech.severalBack);
const onward = new RegExp(`^(?:${alternativesOf(speech.onward)})\\b`);
const ranked = new RegExp(`\\b(?:${alternativesOf(speech.beforeRank)}) ?(\\d{1,2})\\b`);
const numbers = new Map(
  speech.numbers.flatMap(([number, list]) => list.split(', ').map((word) => [word, number] as const)),
);
const count = `([2-5]|${[...numbers.keys()].join('|')})`;
const topCounts = [
  new RegExp(`\\b(?:${alternativesOf(speech.beforeCount)}) ${count}\\b`),
  new RegExp(`\\b${count} (?:${alternativesOf(speech.afterCount)})\\b`),
];
const ordinalPatterns = ordinals.map(([place, list]) => [place, patternOf(list)] as const);
const lacking = new RegExp(`\\b(?:${alternativesOf(speech.lacking)})$`);
const amountWord = /^\d+(?:_\d+)?(?:mg|usd|ct)?$/;

/**
 * Parses a question.
 *
 * @param written the message
 * @param corrected its words, folded and corrected
 * @param isOrdinary whether a word is used on the site outside of product names
 */
export function understand(
  written: string,
  corrected: readonly string[],
  products: readonly Product[],
  isOrdinary: (word: string) => boolean,
): Question {
  const words = withoutDenials(corrected.flatMap(splitFree));
  const folded = words.join(' ');
  const found = findMarks(words);
  const mentioned = findNamed(words, products, isOrdinary, conceptsOf(found).has('compare'));
  const names = new Set(mentioned.flatMap((product) => [...nameWords(product)]));
  const isName = (at: number) => names.has(words[at]!);
  const marks = found.filter(({ from, to }) => !words.slice(from, to).every((word) => names.has(word)));
  const isNot = (at: number) => isNegated(at, marks, words);
  const isExcluded = (product: Product) => {
    const own = nameWords(product);
    return isNot(words.findIndex((word) => own.has(word) && !amountWord.test(word)));
  };
  const named = mentioned.filter((product) => !isExcluded(product));
  const unwanted = mentioned.filter(isExcluded);
  const unwantedBrand = findBrand(unwanted, folded);
  const concepts = conceptsOf(
    // 'Not too expensive' asks for the cheap ones.
    marks.map((mark) => (mark.name === 'dear' && isNot(mark.from) ? { ...mark, name: 'cheap' } : mark)),
  );
  // 'Is Geyser free of soy?' asks what is stated of soy.
  const askedThings = thingsOf(marks.filter(({ from }) => named.length > 0 || !isNot(from)));
  const milligrams = words.flatMap((word) => /^(\d+(?:_\d+)?)mg$/.exec(word)?.[1] ?? []).map(toNumber);
  const language = languageOfWords(corrected.filter((word) => !names.has(word))) ?? 'en';
  const isOpen = (at: number) =>
    at < words.length &&
    !isName(at) &&
    !amountWord.test(words[at]!) &&
    !isFiller(words[at]!) &&
    !(free.has(words[at]!) && marks.some(({ kind, to }) => kind === 'thing' && to === at)) &&
    !marks.some(({ from, to }) => from <= at && at < to);
  // 'Without rosemary': what no word of the lexicon means, and products must not have.
  const asksProducts = words.length <= 3 || marks.some(({ name }) => name === 'product');
  const isLacking = (at: number) =>
    asksProducts &&
    isOpen(at) &&
    (lacking.test(words.slice(0, at).join(' ')) || free.has(words[at + 1] ?? ''));
  const isRest = (at: number) => isOpen(at) && !isLacking(at) && !(free.has(words[at]!) && isLacking(at - 1));
  const isAmount = (name: string) => name === 'howMuch' || name === 'howMany';
  // 'How much pure astaxanthin': an unexplained word before what can be counted only describes it.
  const isOfNext = (at: number): boolean =>
    isOpen(at)
      ? isOfNext(at + 1)
      : marks.some(({ from, kind, name }) => from === at && (kind === 'thing' || countable.has(name)));
  const stock = marks.find(({ name }) => name === 'stock' || name === 'outOfStock');
  return {
    words,
    folded,
    language,
    concepts,
    care: findCareTopics(written, corrected, milligrams, mentioned.length > 0),
    named,
    brand: findBrand(named, folded),
    milligrams,
    things: askedThings,
    goal: goalNames.find((goal) => concepts.has(goal)),
    filters: [
      ...marks.flatMap(({ kind, name, from }): Filter[] => {
        if (kind === 'origin') return [{ field: kind, is: name, not: isNot(from) }];
        return kind === 'thing' && isNot(from) ? [{ field: kind, is: name, not: true }] : [];
      }),
      ...words.filter((_, at) => isLacking(at)).map((is): Filter => ({ field: 'text', is, not: true })),
      ...(unwantedBrand !== undefined
        ? [{ field: 'brand', is: unwantedBrand, not: true } as const]
        : unwanted.map((is): Filter => ({ field: 'product', is, not: true }))),
      ...findLimits(words, marks, isName),
      ...(stock ? [{ field: 'stock', not: (stock.name === 'stock') === isNot(stock.from) } as const] : []),
    ],
    ordinals: findOrdinals(folded),
    isRanked: ranked.test(folded),
    topCount: findTopCount(folded),
    rest: words.filter((_, at) => isRest(at)),
    counted: words.find(
      (_, at) => isOpen(at) && !isOfNext(at) && marks.some(({ name, to }) => isAmount(name) && to === at),
    ),
    pointsBack: back.test(folded),
    pointsBackToSeveral: severalBack.test(folded),
    goesOn: onward.test(folded) || words.length <= 4,
  };
}

/**
 * The words without those that only deny a care topic: 'not pregnant, cheapest one'. What a person avoids remains:
 * 'no allergens', 'not allergic to nuts but to soy'.
 */
function withoutDenials(all: readonly string[]): string[] {
  const words = all.join(' ').replace(deniedOverdose, '').split(' ').filter(Boolean);
  const isAvoided = (name: ThingName) => (things[name] as Thing).isAvoided;
  const denied = deniedParts(words);
  for (const [at, word] of words.entries()) {
    if (!denied.has(at) || !/^all?erg/.test(word)) continue;
    const after = words[at + 1] === 'to' ? at + 3 : at + 1;
    if (
      /^all?ergen/.test(word) ||
      /^(?:but|apart|other|aside)$/.test(words[after] ?? '') ||
      thingsOf(findMarks(words.slice(after, after + 6))).some(isAvoided)
    )
      return [...all];
    for (let next = at + 1; next < after; next++) denied.add(next);
  }
  return words.filter((_, at) => !denied.has(at));
}

/** 'sesamfrei' → 'sesam free'. */
function splitFree(word: string): string[] {
  const thing = /^(.{3,})(?:frei|vrij)(?:e[mnrs]?)?$/.exec(word)?.[1] ?? /^bez(gluten|lakto)/.exec(word)?.[1];
  return thing !== undefined && thingsOf(findMarks([thing])).length > 0 ? [thing, 'free'] : [word];
}

/** Concepts that can be counted. */
const countable = new Set(['astaxanthin', 'product', 'servings', 'reviews', 'brands', 'study']);

/** Between two things that are compared, also a word of every day names a product, if it is of one name only. */
function findNamed(
  words: readonly string[],
  products: readonly Product[],
  isOrdinary: (word: string) => boolean,
  isCompared: boolean,
): Product[] {
  const named = findMentions(words, products, isOrdinary);
  if (named.length > 1 || !isCompared) return named;
  const all = findMentions(words, products, () => false);
  return all.length > 1 ? all : named;
}

/** The brand, if the question names several products only by their common brand. */
function findBrand(named: readonly Product[], folded: string): string | undefined {
  const [first, ...others] = named;
  const isOne = others.length > 0 && others.every(({ brand }) => brand === first!.brand);
  return isOne && folded.includes(fold(first!.brand)) ? first!.brand : undefined;
}

function findOrdinals(folded: string): number[] {
  const rank = ranked.exec(folded)?.[1];
  const found = ordinalPatterns.filter(([, pattern]) => pattern.test(folded)).map(([place]) => place);
  return rank === undefined ? found : [...found, Number(rank) - 1];
}

function findTopCount(folded: string): number | undefined {
  const found = topCounts.map((pattern) => pattern.exec(folded)?.[1]).find((text) => text !== undefined);
  return found === undefined ? undefined : (numbers.get(found) ?? Number(found));
}

function toNumber(text: string): number {
  return Number(text.replace('_', '.'));
}
