import type { Product } from '@astaguide/contracts/catalog/product';
import type { Goal } from './words/concepts';
import type { Concept, Mark } from './lexicon';

/** Fields of a product that are numbers. */
export const numberFields = [
  'price',
  'potency',
  'rating',
  'reviews',
  'servings',
  'perDay',
  'perMg',
  'packMg',
  'placement',
] as const;
export type NumberField = (typeof numberFields)[number];

/** What products must be, or with `not` must not be. */
export type Filter = { not?: boolean } & (
  | { field: NumberField; least?: number; most?: number; isOpen?: boolean }
  | { field: 'origin' | 'brand' | 'thing' | 'text'; is: string }
  | { field: 'goal'; is: Goal }
  | { field: 'product'; is: Product }
  | { field: 'stock' }
);

/** Words between a limit and its number, or between 'not' and what it is said of. */
const NEAR = 4;

/** A number as high as this, without a unit, is rather a year. */
const UNLIKELY_PRICE = 1000;

const unitConcepts = [
  ['servings', 'servings'],
  ['rating', 'rating'],
  ['reviews', 'reviews'],
] as const satisfies readonly (readonly [Concept, NumberField])[];

interface Amount {
  at: number;
  value: number;
  field: NumberField | undefined;
}

/**
 * The limits of numbers in a question: 'between 20 and 30 dollars', 'at least 4.5 stars', '12 mg'.
 *
 * @param ignored indexes of words that are part of a product's name
 */
export function findLimits(
  words: readonly string[],
  marks: readonly Mark[],
  ignored: ReadonlySet<number>,
): Filter[] {
  const amounts = words.flatMap((word, at) => (ignored.has(at) ? [] : amountAt(word, at, words, marks)));
  const filters: Filter[] = [];
  for (let index = 0; index < amounts.length; index++) {
    const { at, value, field } = amounts[index]!;
    const next = amounts[index + 1];
    const isNear = (...names: Concept[]) =>
      marks.some(({ name, to }) => names.includes(name as Concept) && to <= at && at - to < NEAR - 1);
    const isAfter = (name: Concept) =>
      marks.some((mark) => mark.name === name && mark.from > at && mark.from - at <= 2);
    if (
      next &&
      (next.at - at === 1 ||
        (next.at - at === 2 && (isNear('between') || /^(?:to|bis|a|tot|do|and|und)$/.test(words[at + 1]!))))
    ) {
      const shared = next.field ?? field ?? (next.value < UNLIKELY_PRICE ? 'price' : undefined);
      if (!shared) continue;
      filters.push({ field: shared, least: value, most: next.value });
      index++;
      continue;
    }
    const isLimited = isNear('below', 'above', 'atMost', 'atLeast') || isAfter('orMore') || isAfter('orLess');
    const limited = field ?? (isLimited && value >= 5 && value < UNLIKELY_PRICE ? 'price' : undefined);
    if (limited === undefined) continue;
    if (isAfter('orMore') || isNear('atLeast')) filters.push({ field: limited, least: value });
    else if (isAfter('orLess') || isNear('atMost')) filters.push({ field: limited, most: value });
    else if (isNear('below')) filters.push({ field: limited, most: value, isOpen: true });
    else if (isNear('above')) filters.push({ field: limited, least: value, isOpen: true });
    else if (limited === 'price' || limited === 'perDay') filters.push({ field: limited, most: value });
    else if (limited === 'potency')
      filters.push({
        field: limited,
        least: value,
        most: value,
        ...(isNegated(at, marks, words) && { not: true }),
      });
    else if (limited === 'rating') filters.push({ field: limited, least: value });
  }
  return filters;
}

function amountAt(word: string, at: number, words: readonly string[], marks: readonly Mark[]): Amount[] {
  const found = /^(\d{1,5}(?:_\d{1,2})?)(mg|usd|ct)?$/.exec(word);
  if (!found) return [];
  const value = Number(found[1]!.replace('_', '.'));
  const has = (concept: Concept) => marks.some(({ name }) => name === concept);
  if (found[2] === 'mg') return [{ at, value, field: 'potency' }];
  if (found[2] === 'usd') return [{ at, value, field: has('perDay') ? 'perDay' : 'price' }];
  if (found[2] === 'ct') return [{ at, value: value / 100, field: has('perMg') ? 'perMg' : 'perDay' }];
  // 'number 2', 'top 3' and 'over 50' of age are no limits.
  if (/^(?:number|no|nr|rank|platz|nummer|numero|top|best|vitamin|omega)$/.test(words[at - 1] ?? ''))
    return [];
  const near = unitConcepts.find(([concept]) =>
    marks.some(({ name, from, to }) => name === concept && from <= at + 2 && to > at - 3),
  );
  const field = near?.[1];
  return field === 'rating' && value > 5 ? [] : [{ at, value, field }];
}

/** Whether what begins at a word is excluded: 'not from Japan', 'without lutein or magnesium'. */
export function isNegated(at: number, marks: readonly Mark[], words: readonly string[]): boolean {
  const before = marks.filter(({ to }) => to <= at);
  const negation = before.findLast(({ name }) => name === 'not');
  if (!negation || at - negation.to > NEAR) return false;
  // What stands between must not be something that the exclusion is about already, unless 'or' joins the two.
  const between = before.filter(({ from, kind }) => from >= negation.to && kind !== 'concept');
  const joined = /^(?:or|and|nor|oder|und|o|ni|y|of|en|ani|lub|i)$/;
  return between.every(({ to }) => joined.test(words[to] ?? ''));
}
