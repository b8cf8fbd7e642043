import type { Product } from '@astaguide/contracts/catalog/product';
import { fold, wordsOf } from '../fold';
import { findKnown, findLimits, free, isNegated, type Filter } from './amounts';
import { OF_REMARK, readClauses, withoutDenials, type Clause } from './clauses';
import { isOfElse } from './intent-features';
import { IntentShares, isOfSubject } from './intents';
import {
  alternativesOf,
  findMarks,
  goals,
  isEveryday,
  isForeign,
  lexicon,
  namesOf,
  numbers,
  patternOf,
  setOf,
  things,
  type Concept,
  type Goal,
  type ThingName,
} from './lexicon';
import {
  type Reader,
  FIELD_OF_NAME,
  findBrand,
  findNamed,
  findPlainName,
  withDoses,
  generic,
  nameWords,
} from './product-mentions';
import { correctSpelling } from './spelling';
import { sureLanguageOf, type Language } from './words/words';

/** A parsed message, without the conversation. */
export interface Question {
  /** Folded, with corrected spelling. */
  words: readonly string[];
  folded: string;
  /** English where no other of our languages is surely ahead. */
  language: Language;
  /** False also for a language that is none of ours. */
  isEnglish: boolean;
  /** The sentences and clauses of the message, each with what it may ask. */
  clauses: readonly Clause[];
  /** What the message may ask: of each intent the share in the clause that asks it most. */
  intents: IntentShares;
  concepts: ReadonlySet<Concept>;
  /** Products that it names, and does not exclude. */
  named: readonly Product[];
  /** A brand that it names as a whole, instead of one of its products. */
  brand: string | undefined;
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
  /** Words that nothing above explains, and that are not of every day. */
  rest: readonly string[];
  /** Of `rest`, words that narrow down what is asked: 'a student discount', 'in euros'. */
  specific: readonly { word: string; /** Undefined after a preposition. */ of: Concept | undefined }[];
  /** Of `rest`, words that neither the site nor a product has. */
  unknown: readonly string[];
  /** Whether half of `rest` are words of a product's texts. */
  isDescriptive: boolean;
  /** Of `rest`, names of what the site does not sell: other supplements, brands and shops. */
  foreign: readonly string[];
  /** Of these, what no product has. */
  foreignToProducts: readonly string[];
  /** Of `rest`, what is to be counted: 'how many calories'. */
  counted: string | undefined;
  /** Whether it refers back to one product: 'it', 'that one'; or to several: 'which of them'; or to the other of two. */
  pointsBack: boolean;
  pointsBackToSeveral: boolean;
  pointsToOther: boolean;
  /** Whether it continues the conversation: 'and for skin?'. */
  goesOn: boolean;
}

/** 'She is 62', 'a 70 year old': ages from which products for older people are meant. */
const olderAge =
  /\b(?:over|past|above|shes|hes|is|im|i am|aged?|age of|turn(?:ed|ing|s)?|whos) (?:about |almost |over |nearly )?[5-9]\d(?! ?(?:mg|usd|softgels?|capsules?|servings?|days?|weeks?|kg|kilos?))\b|\b[5-9]\d ?(?:years?|yrs?|yo)\b/;

const back = patternOf(lexicon.back);
const severalBack = patternOf(lexicon.severalBack);
const other = patternOf(lexicon.other);
const onward = new RegExp(`^(?:${alternativesOf(lexicon.onward)})\\b`);
const ranked = new RegExp(
  `\\b(?:${alternativesOf(lexicon.beforeRank)}) ?(\\d{1,2}|${[...numbers.keys()].join('|')})\\b`,
);
const count = `([2-5]|${[...numbers.keys()].join('|')})`;
const topCounts = [
  new RegExp(`\\b(?:${alternativesOf(lexicon.beforeCount)}) ${count}\\b`),
  new RegExp(`\\b${count} (?:${alternativesOf(lexicon.afterCount)})\\b`),
];
const ordinals = Object.entries(lexicon.ordinals).map(
  ([place, list]) => [Number(place), patternOf(list)] as const,
);
const counts = setOf(
  'softgels, softgel, capsules, pills, servings, pearls, days, weeks, usd, reviews, mg, percent',
);
const places = setOf(lexicon.places);
const lacking = new RegExp(`\\b(?:${alternativesOf(lexicon.lacking)})$`);
const amountWord = /^\d+(?:_\d+)?(?:mg|usd|ct|kg)?$/;
/** Asks for products that the visitor has not chosen yet. */
const choosing = /\b(?:which|any|anything|something|is there|are there)\b/;
/** Parses a message. */
export function readQuestion(message: string, reader: Reader): Question {
  const { catalog } = reader;
  const corrected = correctSpelling(wordsOf(message), catalog, reader.siteWords);
  const words = withDoses(withoutDenials(corrected), catalog);
  const folded = words.join(' ');
  const found = findMarks(words);
  const conceptsFound = new Set(namesOf('concept', found));
  const isPair =
    ['compare', 'than'].some((one) => conceptsFound.has(one)) || /\b(?:or|and|both|two)\b/.test(folded);
  const mentioned = findNamed(words, reader, isPair);
  if (mentioned.length === 0) mentioned.push(...findPlainName(message, words, reader));
  const described = mentioned.length === 0 && !choosing.test(folded) ? reader.describedBy(words) : undefined;
  if (described) mentioned.push(described.product);
  const names = new Set([
    ...mentioned.flatMap((product) => [...nameWords(product)]),
    ...(described?.words ?? []),
  ]);
  // 'Geyser’s test'
  for (const word of words) if (names.has(word.replace(/s$/, ''))) names.add(word);
  // 'Hawaiian 12 mg' names an amount, '6 mg but not Benimori' asks for one.
  const namesAmount = (word: string) =>
    mentioned.length === 1 ||
    mentioned.some(
      (product) =>
        nameWords(product).has(word) &&
        words.some(
          (other) =>
            !amountWord.test(other) &&
            nameWords(product).has(other) &&
            words.indexOf(word) > words.indexOf(other),
        ),
    );
  const isName = (at: number) =>
    names.has(words[at]!) &&
    !/^\d+$/.test(words[at]!) &&
    (!amountWord.test(words[at]!) || namesAmount(words[at]!));
  const marks = found.filter(
    ({ kind, from, to }) => kind === 'thing' || !words.slice(from, to).every((word) => names.has(word)),
  );
  const clauses = readClauses(message, reader, names);
  const text = { words, marks, starts: startsOf(clauses, words) };
  const isNot = (at: number) => isNegated(at, text);
  // 'What do you not like about Geyser?'
  const isAskedOf =
    mentioned.length === 1 &&
    clauses.some(
      ({ intents }) => intents.sumOf(/^field/) > Math.max(FIELD_OF_NAME, intents.of('catalog.list')),
    );
  const isExcluded = (product: Product) => {
    const brandWords = wordsOf(product.brand);
    const own = [...nameWords(product)].filter((word) => !amountWord.test(word));
    const telling = own.filter((word) => words.includes(word) && !brandWords.includes(word));
    const at = words.findIndex((word) => (telling.length > 0 ? telling : own).includes(word));
    // 'Under 35 but not the hawaiian one'
    const isPlain = / but not(?: the)?$/.test(words.slice(0, at).join(' '));
    return isPlain || (!isAskedOf && isNot(at));
  };
  const named = mentioned.filter((product) => !isExcluded(product));
  const unwanted = mentioned.filter(isExcluded);
  const unwantedBrand = findBrand(unwanted, folded);
  // 'Everything from Hverdal except Daily'
  const remaining = [...new Set(unwanted.map(({ brand: its }) => its))].filter((its) => {
    const at = words.indexOf(wordsOf(its)[0]!);
    return at >= 0 && !isNot(at);
  });
  const concepts = new Set(
    // 'Not too expensive' asks for the cheap ones.
    namesOf(
      'concept',
      marks.map((mark) => (mark.name === 'dear' && isNot(mark.from) ? { ...mark, name: 'cheap' } : mark)),
    ),
  );
  if (named.some(({ couponCode }) => couponCode && words.includes(fold(couponCode)))) concepts.add('coupon');
  // What is only told beside a question is no part of it.
  const asking = clauses.filter(({ isRemark }) => !isRemark);
  const isAsked = (word: string) =>
    asking.length === 0 || asking.some((clause) => clause.words.includes(word));
  // 'Is Geyser free of soy?' asks what is stated of soy.
  const thingMarks = marks.filter(
    ({ kind, from }) => kind === 'thing' && (named.length > 0 ? isAsked(words[from]!) : !isNot(from)),
  );
  // 'Any in a vegan capsule? It is cow or fish everywhere'
  const ofAsked = thingMarks.filter(({ from }) => isAsked(words[from]!));
  const askedThings = namesOf('thing', ofAsked.length > 0 ? ofAsked : thingMarks);
  const isOpen = (at: number) =>
    at < words.length &&
    !isName(at) &&
    !amountWord.test(words[at]!) &&
    !isEveryday(words[at]!) &&
    // 'Declared free of it'
    !(words[at]!.endsWith('ed') && free.has(words[at + 1] ?? '')) &&
    !(free.has(words[at]!) && marks.some(({ kind, to }) => kind === 'thing' && to === at)) &&
    !marks.some((mark) => !isForeign(mark) && mark.from <= at && at < mark.to);
  // 'Without rosemary': what no word of the lexicon means, and products must not have.
  const isLacking = (at: number) =>
    isOpen(at) &&
    named.length === 0 &&
    (lacking.test(words.slice(0, at).join(' ')) || free.has(words[at + 1] ?? ''));
  // 'Over 60 softgels' is no age.
  const isGoal = (goal: string) =>
    marks.some(
      ({ kind, name, to }) =>
        kind === 'goal' && name === goal && !(goal === 'seniors' && counts.has(words[to] ?? '')),
    ) ||
    (goal === 'seniors' && olderAge.test(folded));
  // 'Lines around the eyes: which one for skin?'
  const askedFor = marks.find(({ kind, from }) => kind === 'goal' && words[from - 1] === 'for')?.name;
  const spoken = sureLanguageOf(wordsOf(message).filter((word) => !names.has(word)));
  const isEnglish = spoken === 'en';
  const rest = words.filter(
    (word, at) => isOpen(at) && !generic.has(word) && !isLacking(at) && !free.has(word) && isAsked(word),
  );
  const isInClause = (...some: (string | undefined)[]) =>
    clauses.some((clause) => ` ${clause.words.join(' ')} `.includes(` ${some.join(' ')} `));
  const specific = words.flatMap((word, at) => {
    const next = marks.find(({ kind, from }) => kind === 'concept' && from === at + 1)?.name;
    const of = isInClause(word, words[at + 1]) ? next : undefined;
    const isPlace = places.has(words[at - 1] ?? '') && isInClause(words[at - 1], word);
    // 'Citrate or oxide?'
    const isOption = [words[at - 1], words[at + 1]].includes('or');
    return rest.includes(word) && (of !== undefined || isPlace || isOption) ? [{ word, of }] : [];
  });
  const unknown = rest.filter((word) => !/\d/.test(word) && !reader.isKnown(word) && !isOfSubject(word));
  const brand = findBrand(named, folded);
  // 'Benimori Sakura': what follows the name of a brand alone is a product that is not listed.
  const lastOfBrand = wordsOf(brand ?? '').at(-1);
  const isUnlisted = (word: string, at: number) =>
    isEnglish &&
    lastOfBrand !== undefined &&
    words[at - 1] === lastOfBrand &&
    isOpen(at) &&
    !reader.isOfProduct(word) &&
    !isOfSubject(word);
  const foreign = [
    ...marks.filter(isForeign).flatMap(({ from, to }) => words.slice(from, to)),
    ...words.filter(isUnlisted),
    ...(isEnglish ? rest.filter(isOfElse) : []),
  ];
  return {
    words,
    folded,
    language: spoken === 'other' ? 'en' : spoken,
    isEnglish,
    clauses,
    intents: IntentShares.strongest(
      clauses.map(({ intents, isRemark }) => ({ intents, factor: isRemark ? OF_REMARK : 1 })),
    ),
    concepts,
    named,
    brand,
    // 'I am vegan: which have gelatin?' asks for gelatin.
    things: askedThings.filter(
      (name) =>
        !(askedThings.includes('gelatin') && /^veg/.test(name)) &&
        // 'A fish allergy'
        !(name === 'allergens' && marks.some((mark) => mark.name !== name && things[mark.name]?.isAllergen)),
    ),
    goal: askedFor ?? Object.keys(goals).find((goal) => isGoal(goal)),
    filters: [
      ...marks.flatMap(({ kind, name, from }): Filter[] => {
        if (kind === 'origin') return [{ field: kind, is: name, not: isNot(from) }];
        return kind === 'thing' && isNot(from) ? [{ field: kind, is: name, not: true }] : [];
      }),
      ...words.filter((_, at) => isLacking(at)).map((is): Filter => ({ field: 'text', is, not: true })),
      ...(unwantedBrand !== undefined
        ? [{ field: 'brand', is: unwantedBrand, not: true } as const]
        : unwanted.map((is): Filter => ({ field: 'product', is, not: true }))),
      ...remaining.map((is): Filter => ({ field: 'brand', is })),
      ...findLimits(text, isName),
      ...(named.length === 0 ? findKnown(text) : []),
    ],
    ordinals: findOrdinals(folded),
    isRanked: ranked.test(folded),
    topCount: findTopCount(folded),
    rest,
    specific,
    unknown,
    isDescriptive: rest.length > 0 && 2 * rest.filter(reader.isOfProduct).length >= rest.length,
    foreign,
    foreignToProducts: foreign.filter((word) => !reader.isOfProduct(word)),
    counted: words.find((_, at) => isOpen(at) && /how (?:many|much)$/.test(words.slice(0, at).join(' '))),
    pointsBack: back.test(folded),
    pointsBackToSeveral: severalBack.test(folded),
    pointsToOther: other.test(folded),
    goesOn: onward.test(folded) || words.length <= 4,
  };
}

/** Where clauses begin in the words of their message. */
function startsOf(clauses: readonly Clause[], words: readonly string[]): number[] {
  let from = 0;
  return clauses.flatMap((clause) => {
    const start = words.findIndex(
      (_, at) => at >= from && clause.words.every((word, index) => words[at + index] === word),
    );
    if (start < 0) return [];
    from = start + clause.words.length;
    return [start];
  });
}

function findOrdinals(folded: string): number[] {
  const rank = ranked.exec(folded)?.[1];
  const found = ordinals.filter(([, pattern]) => pattern.test(folded)).map(([place]) => place);
  return rank === undefined ? found : [...found, (numbers.get(rank) ?? Number(rank)) - 1];
}

function findTopCount(folded: string): number | undefined {
  const found = topCounts.map((pattern) => pattern.exec(folded)?.[1]).find((text) => text !== undefined);
  return found === undefined ? undefined : (numbers.get(found) ?? Number(found));
}
