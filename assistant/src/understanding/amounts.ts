import type { Product } from '@astaguide/contracts/catalog/product';
import { isEveryday, lexicon, setOf, type Mark } from './lexicon';
import { fields, type Field, type NumberField } from './fields';
import { asking } from './asking';

/** What products must be, or with `not` must not be. */
export type Filter = {
  not?: boolean;
  /** Whether `not` only excludes what is stated, where no product states that it is without it. */
  isLoose?: boolean;
} & (
  | { field: NumberField; least?: number; most?: number; isOpen?: boolean }
  | { field: 'origin' | 'brand' | 'thing' | 'text'; is: string }
  | { field: 'product'; is: Product }
  /** What the catalog gives a value of. */
  | { field: 'known'; is: Field }
);

/** Words between a limit and its number, or between 'not' and what it is said of. */
const NEAR = 4;

/** A number as high as this, without a unit, is rather a year. */
const UNLIKELY_PRICE = 1000;
/** Prices per milligram are below this, prices per day above it. US dollars. */
const MAX_PER_MG = 0.3;
const DAYS_A_MONTH = 30;
/** A higher number without a unit is no dose. mg. */
const MAX_DOSE = 20;
/** From this number on, '90s' are years. */
const MIN_YEARS = 30;
/** Fewer servings than this are a dose, not the size of a pack. */
const MIN_PACK = 10;

/** Concepts that are the unit of a number. */
const units = ['servings', 'rating', 'reviews', 'score'] as const satisfies readonly NumberField[];

type Side = 'least' | 'most';
/** What limits a number: a concept that stands before it, or after it. The nearest counts. */
const limits: readonly { concept: string; side: Side; isAfter?: boolean; isOpen?: boolean }[] = [
  { concept: 'orMore', side: 'least', isAfter: true },
  { concept: 'atLeast', side: 'least' },
  { concept: 'orLess', side: 'most', isAfter: true },
  { concept: 'atMost', side: 'most' },
  { concept: 'below', side: 'most', isOpen: true },
  { concept: 'above', side: 'least', isOpen: true },
];
/** What compares with a number after 'than'. */
const comparisons: readonly { concept: string; side: Side }[] = [
  { concept: 'strongest', side: 'least' },
  { concept: 'dear', side: 'least' },
  { concept: 'weakest', side: 'most' },
  { concept: 'worst', side: 'most' },
];
/** What a number without such a limit means. */
const meant: Partial<Record<NumberField, readonly Side[]>> = {
  price: ['most'],
  perDay: ['most'],
  perMg: ['most'],
  potency: ['least', 'most'],
  rating: ['least'],
  servings: ['least', 'most'],
};

const opposite = ({ side, isOpen }: { side: Side; isOpen?: boolean }) => ({
  side: side === 'least' ? ('most' as const) : ('least' as const),
  isOpen: !isOpen,
});

const rangeJoints = setOf(lexicon.jointsOfRange);
const containers = setOf(lexicon.containers);
const thingJoints = setOf(lexicon.jointsOfThings);
const beforeNumber = setOf(lexicon.beforeNumber);
export const free = setOf(lexicon.free);

/** Words with the phrases of the lexicon in them. */
export interface MarkedWords {
  words: readonly string[];
  marks: readonly Mark[];
  /** Indexes of the words at which clauses begin. */
  starts: readonly number[];
}

interface Amount {
  at: number;
  value: number;
  field: NumberField | undefined;
}

/**
 * The limits of numbers in a question: 'between 20 and 30 dollars', 'at least 4.5 stars', '12 mg'.
 *
 * @param isName whether the word at an index is part of a product's name
 */
export function findLimits(text: MarkedWords, isName: (at: number) => boolean): Filter[] {
  const { words, marks } = text;
  const amounts = words.flatMap((word, at) => (isName(at) ? [] : amountAt(word, at, words, marks)));
  return amounts.flatMap((amount, index): Filter[] => {
    const { at, value, field } = amount;
    const [previous, next] = [amounts[index - 1], amounts[index + 1]];
    if (next && isRange(amount, next, words)) {
      const shared = next.field ?? field ?? (next.value < UNLIKELY_PRICE ? 'price' : undefined);
      return shared ? [{ field: shared, least: value, most: next.value }] : [];
    }
    if (previous && isRange(previous, amount, words)) return [];
    const near = limits.flatMap((one) =>
      marks.flatMap(({ name, from, to }) => {
        const distance = one.isAfter ? from - at : at + 1 - to;
        if (name !== one.concept || distance <= 0 || distance >= NEAR) return [];
        // 'Not above 8 mg', 'I do not want to go over 8'
        const isDenied = marks.some(
          (mark) =>
            /^(?:not|whatever)$/.test(mark.name) &&
            (mark.to === from ||
              (mark.to < from &&
                from - mark.to <= NEAR &&
                words
                  .slice(mark.to, from)
                  .every((one) => isEveryday(one) || /^(?:costs?|ones?)$/.test(one)))),
        );
        return [{ ...one, ...(isDenied ? opposite(one) : {}), distance }];
      }),
    );
    // 'Stronger than 12 mg', 'a lower dose than 8 mg'
    const beyond =
      words[at - 1] === 'than'
        ? comparisons.find(({ concept }) => marks.some(({ name }) => name === concept))
        : undefined;
    if (beyond) near.push({ ...beyond, isOpen: true, distance: 1 });
    const [limit] = near.toSorted((one, other) => one.distance - other.distance);
    const limited = field ?? (limit && value >= 5 && value < UNLIKELY_PRICE ? 'price' : undefined);
    // 'Two caps in one go' are no pack.
    const isPack = limited !== 'servings' || value >= MIN_PACK;
    const sides = limit ? [limit.side] : limited && isPack ? meant[limited] : undefined;
    if (!limited || !sides) return [];
    const values = Object.fromEntries(sides.map((side) => [side, value]));
    return [
      {
        field: limited,
        ...values,
        isOpen: limit?.isOpen ?? false,
        not: !limit && isNegated(at, text),
      },
    ];
  });
}

/** Whether two numbers are the ends of a range: '20-30', '20 to 30'. */
function isRange(one: Amount, other: Amount, words: readonly string[]): boolean {
  const distance = other.at - one.at;
  const joint = distance === 2 ? words[one.at + 1]! : undefined;
  // 'The kids are 30 and 32'
  if (joint === 'and' && words[one.at - 1] !== 'between' && !other.field) return false;
  return one.value < other.value && (distance === 1 || rangeJoints.has(joint ?? ''));
}

function amountAt(word: string, at: number, words: readonly string[], marks: readonly Mark[]): Amount[] {
  const found = /^(\d{1,5}(?:_\d{1,2})?)(mg|usd|ct|s)?$/.exec(word);
  if (!found) return [];
  const value = Number(found[1]!.replace('_', '.'));
  const has = (concept: string) => marks.some(({ name }) => name === concept);
  if (found[2] === 'mg') return [{ at, value, field: 'potency' }];
  // 'Any of the 12s', 'from the 90s'
  if (found[2] === 's') return value < MIN_YEARS ? [{ at, value, field: 'potency' }] : [];
  if (found[2] === 'ct' || (found[2] === 'usd' && value < 3)) {
    const dollars = found[2] === 'ct' ? value / 100 : value;
    const field = has('perMg') ? 'perMg' : has('perDay') || dollars > MAX_PER_MG ? 'perDay' : 'perMg';
    return [{ at, value: dollars, field }];
  }
  const isMonthly = /^(?:(?:a|per|each|every) )?month(?:ly|s)?\b/.test(words.slice(at + 1, at + 3).join(' '));
  if (found[2] === 'usd' && isMonthly) return [{ at, value: value / DAYS_A_MONTH, field: 'perDay' }];
  if (found[2] === 'usd') return [{ at, value, field: has('perDay') && value < 5 ? 'perDay' : 'price' }];
  // 'number 2', 'top 3' and 'over 50' of age are no limits.
  if (beforeNumber.has(words[at - 1] ?? '')) return [];
  // 'A pack that lasts 3 months'
  const [, span] = /^(month|week)s?$/.exec(words[at + 1] ?? '') ?? [];
  if (span && (has('servings') || words.some((one) => containers.has(one))))
    return [{ at, value: value * (span === 'week' ? 7 : DAYS_A_MONTH), field: 'servings' }];
  if (/^(?:at|dose|dosage|strength|potency|exactly)$/.test(words[at - 1] ?? '') && value <= MAX_DOSE)
    return [{ at, value, field: 'potency' }];
  if (/^(?:stronger|weaker)$/.test(words[at - 2] ?? '')) return [{ at, value, field: 'potency' }];
  // '4.7 or better'
  if (/^[1-5]_\d$/.test(word) && !has('price')) return [{ at, value, field: 'rating' }];
  // 'A tub of 90', '90 in one tub'
  const isOfPack =
    (words[at - 1] === 'of' && containers.has(words[at - 2] ?? '')) ||
    (words[at + 1] === 'in' && containers.has(words[at + 3] ?? ''));
  if (isOfPack) return [{ at, value, field: 'servings' }];
  // Not '60 mile weeks', nor '34, healthy, no pills'
  const isOpenToUnit = (one: string, index: number) =>
    !/^not?$/.test(one) &&
    (isEveryday(one) || marks.some(({ from, to }) => from <= at + 1 + index && at + 1 + index < to));
  const field = units.find((unit) =>
    marks.some(
      ({ name, from, to }) =>
        name === unit && from <= at + 3 && to > at - 3 && words.slice(at + 1, from).every(isOpenToUnit),
    ),
  );
  return field === 'rating' && value > 5 ? [] : [{ at, value, field }];
}

/** What the catalog must give of products, or must not: 'in stock', 'without a rank'. */
export function findKnown(text: MarkedWords): Filter[] {
  const isNot = (at: number) => isNegated(at, text) && !/\d/.test(text.words[at - 1] ?? '');
  const asked = text.marks.flatMap(({ kind, name, from, to }): Filter[] => {
    // 'Available or not'
    if (text.words.slice(to, to + 2).join(' ') === 'or not') return [];
    const isOut = name === 'outOfStock';
    const is = isOut ? 'stock' : (asking.fieldOfConcept[name] ?? name);
    if (kind !== 'concept' || !fields[is]?.known) return [];
    const not = isNot(from) !== isOut;
    return not || is === 'stock' ? [{ field: 'known', is, not }] : [];
  });
  return [...new Map(asked.map((one) => ['is' in one ? one.is : '', one])).values()];
}

/** Whether what begins at a word is excluded: 'not from Japan', 'without lutein or magnesium', 'sesame free'. */
export function isNegated(at: number, { marks, words, starts }: MarkedWords): boolean {
  if (marks.some(({ kind, from, to }) => kind === 'thing' && from === at && free.has(words[to] ?? '')))
    return true;
  const before = marks.filter(({ to }) => to <= at);
  const negation = before.findLast(({ name }) => name === 'not');
  if (!negation || at - negation.to > NEAR) return false;
  if (starts.some((start) => negation.from < start && start <= at)) return false;
  // What stands between must not be something that the exclusion is about already, unless 'or' joins the two.
  const between = before.filter(
    ({ from, kind, name }) =>
      from >= negation.to && (kind === 'thing' || kind === 'origin' || /^(?:above|below)$/.test(name)),
  );
  return between.every(({ to }) => thingJoints.has(words[to] ?? ''));
}
