import type { Product } from '@astaguide/contracts/catalog/product';
import { fold } from '../fold';
import { findCounted, findNarrowed, type Narrowed } from './asked-words';
import { findCareTopics, type CareTopic } from './care-topics';
import { findLimits, isNegated, type Filter } from './filters';
import { findLanguage, isFiller, type Language } from './language';
import { conceptsOf, findMarks, patternOf, thingsOf, type Concept, type Mark } from './lexicon';
import { findMentions, nameWords } from './product-mentions';
import { goalNames, type Goal } from './words/concepts';
import { ordinals, type ThingName } from './words/things';

/** A parsed question, without the conversation. */
export interface Question {
  /** Folded, with corrected spelling. */
  words: readonly string[];
  folded: string;
  language: Language | undefined;
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
  /** 'top 3', 'compare the best two'. */
  topCount: number | undefined;
  /** Words that nothing above explains, and that are no fillers. An answer must cover them. */
  rest: readonly string[];
  /** Of `rest`, what is to be counted: 'how many calories'. */
  counted: string | undefined;
  /** Things that a word of `rest` narrows down: 'palm oil'. */
  narrowed: readonly Narrowed[];
  /** Whether it refers back to one product: 'it', 'that one', 'the cheaper one'. */
  pointsBack: boolean;
  /** Whether it refers back to several products: 'which of them'. */
  pointsBackToSeveral: boolean;
  /** Whether it continues the conversation: 'and for skin?'. */
  goesOn: boolean;
}

const back = patternOf(
  'it, its, it s, that one, this one, that, this, the same, him, es, er, dieses, diesem, diese, davon, dessen, das produkt, ese, esa, este, esta, eso, lo, la, su, the other, the other one, the one, het, deze, dit, ervan, to, ten, ta, jego, jej',
);
const severalBack = patternOf(
  'them, they, these, those, both, of them, of these, of those, which of, the two, the three, which one of, which one, which is, the cheaper one, the cheaper, the cheapest one, the stronger one, the stronger, the better one, the better rated, the other, their, which has, ihnen, davon, beide, beiden, welches davon, welcher davon, das gunstigere, die gunstigere, der gunstigere, das starkere, die starkere, ellos, ellas, ambos, ambas, estos, estas, cual de, el mas barato, la mas barata, el mas fuerte, el mas potente, los dos, daarvan, beide, welke van, nich, ktory z, oba',
);
const onward =
  /^(?:and|what about|how about|und|was ist mit|wie ist es mit|y|que tal|but|aber|pero|ok and|okay and|also|then|only|just|nur|solo|en|alleen|tylko|a|i|compare (?:it|them|these|those|that|both|the two)|which (?:one|of))\b/;
const rank = /(?:\b(?:number|no|nr|nummer|numero|rank|platz)|#) ?(\d{1,2})\b/;
const counts: Record<string, number> = {
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  zwei: 2,
  drei: 3,
  dos: 2,
  tres: 3,
  twee: 2,
  drie: 3,
  dwa: 2,
  trzy: 3,
};
const count = Object.keys(counts).join('|');
const topCounts = [
  new RegExp(
    `\\b(?:top|best|first|cheapest|strongest|besten|ersten|mejores|primeros|beste) ([2-5]|${count})\\b`,
  ),
  new RegExp(
    `\\b(${count}|[2-5]) (?:best|top|cheapest|strongest|besten|billigsten|gunstigsten|mejores|beste|goedkoopste)\\b`,
  ),
];
const ordinalPatterns = ordinals.map(([place, list]) => [place, patternOf(list)] as const);
const amountWord = /^\d+(?:_\d+)?(?:mg|usd|ct)?$/;

/**
 * Parses a question.
 *
 * @param written the message
 * @param words its words, folded and corrected
 * @param isOrdinary whether a word is used on the site outside of product names
 */
export function understand(
  written: string,
  words: readonly string[],
  products: readonly Product[],
  isOrdinary: (word: string) => boolean,
): Question {
  const folded = words.join(' ');
  const mentioned = findNamed(words, products, isOrdinary);
  const nameAt = new Set(
    words.flatMap((word, at) => (mentioned.some((one) => nameWords(one).has(word)) ? [at] : [])),
  );
  const marks = findMarks(words).filter(
    ({ kind, from, to }) => kind === 'concept' || !isInside(from, to, nameAt),
  );
  const isExcluded = (product: Product) => {
    const first = [...nameAt].find(
      (at) => nameWords(product).has(words[at]!) && !amountWord.test(words[at]!),
    );
    return first !== undefined && isNegated(first, marks, words);
  };
  const named = mentioned.filter((product) => !isExcluded(product));
  const free = marks.filter(({ from, to }) => !isInside(from, to, nameAt));
  const concepts = conceptsOf(
    free.filter(({ name, from }) => name !== 'dear' || !isNegated(from, marks, words)),
  );
  // 'not too expensive'
  if (free.some(({ name }) => name === 'dear') && !concepts.has('dear')) concepts.add('cheap');
  const milligrams = words.flatMap((word) => /^(\d+(?:_\d+)?)mg$/.exec(word)?.[1] ?? []).map(toNumber);
  const things = thingsOf(free);
  const excluded = things.filter((thing) => isThingNegated(thing, free, words));
  const brand = findBrand(named, folded);
  const language = findLanguage(words.filter((_, at) => !nameAt.has(at)));
  const isOpen = (at: number) =>
    !nameAt.has(at) && !amountWord.test(words[at]!) && !isFiller(words[at]!) && !isMarked(at, free);
  const excludedBrand = findBrand(mentioned.filter(isExcluded), folded);
  return {
    words,
    folded,
    language,
    concepts,
    care: findCareTopics(written, words, milligrams, mentioned.length > 0),
    named,
    brand,
    milligrams,
    things: things.filter((thing) => !excluded.includes(thing)),
    goal: goalNames.find((goal) => concepts.has(goal)),
    filters: [
      ...originFilters(free, words),
      ...excluded.map((is): Filter => ({ field: 'thing', is, not: true })),
      ...(excludedBrand !== undefined
        ? [{ field: 'brand', is: excludedBrand, not: true } as const]
        : mentioned.filter(isExcluded).map((is): Filter => ({ field: 'product', is, not: true }))),
      ...findLimits(words, marks, nameAt),
      ...stockFilter(free, words),
    ],
    ordinals: findOrdinals(folded),
    topCount: findTopCount(folded),
    rest: words.filter((_, at) => isOpen(at)),
    counted: findCounted(words, free, isOpen),
    narrowed: findNarrowed(words, free, isOpen, (at) => nameAt.has(at), language),
    pointsBack: back.test(folded),
    pointsBackToSeveral: severalBack.test(folded),
    goesOn: onward.test(folded) || words.length <= 4,
  };
}

/** Between two things that are compared, also a word of every day names a product, if it is of one name only. */
function findNamed(
  words: readonly string[],
  products: readonly Product[],
  isOrdinary: (word: string) => boolean,
): Product[] {
  const named = findMentions(words, products, isOrdinary);
  if (named.length > 1 || !conceptsOf(findMarks(words)).has('compare')) return named;
  const all = findMentions(words, products, () => false);
  return all.length > 1 ? all : named;
}

function isInside(from: number, to: number, names: ReadonlySet<number>): boolean {
  for (let at = from; at < to; at++) if (!names.has(at)) return false;
  return true;
}

function isMarked(at: number, marks: readonly Mark[]): boolean {
  return marks.some(({ from, to }) => from <= at && at < to);
}

function isThingNegated(thing: ThingName, marks: readonly Mark[], words: readonly string[]): boolean {
  const mark = marks.find(({ kind, name }) => kind === 'thing' && name === thing)!;
  return isNegated(mark.from, marks, words);
}

function originFilters(marks: readonly Mark[], words: readonly string[]): Filter[] {
  return marks
    .filter(({ kind }) => kind === 'origin')
    .map(({ name, from }) => ({
      field: 'origin',
      is: name,
      ...(isNegated(from, marks, words) && { not: true }),
    }));
}

function stockFilter(marks: readonly Mark[], words: readonly string[]): Filter[] {
  const out = marks.find(({ name }) => name === 'outOfStock');
  const isIn = marks.some(({ name }) => name === 'stock');
  if (out) return [{ field: 'stock', ...(!isNegated(out.from, marks, words) && { not: true }) }];
  return isIn ? [{ field: 'stock' }] : [];
}

/** The brand, if the question names several products only by their common brand. */
function findBrand(named: readonly Product[], folded: string): string | undefined {
  const [first, ...others] = named;
  const isOne = others.length > 0 && others.every(({ brand }) => brand === first!.brand);
  return isOne && folded.includes(fold(first!.brand)) ? first!.brand : undefined;
}

function findOrdinals(folded: string): number[] {
  const ranked = rank.exec(folded)?.[1];
  const found = ordinalPatterns.filter(([, pattern]) => pattern.test(folded)).map(([place]) => place);
  return ranked === undefined ? found : [...found, Number(ranked) - 1];
}

function findTopCount(folded: string): number | undefined {
  const found = topCounts.map((pattern) => pattern.exec(folded)?.[1]).find((text) => text !== undefined);
  return found === undefined ? undefined : (counts[found] ?? Number(found));
}

function toNumber(text: string): number {
  return Number(text.replace('_', '.'));
}
