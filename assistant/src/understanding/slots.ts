import { asking } from './asking';
import { fields as fieldRows, type Field, type NumberField } from './fields';
import type { Intent } from './intents';
import type { Concept } from './lexicon';
import type { Order } from './plan';
import type { Question } from './question';

/** Smallest share of an intent that is followed, of one that orders, and of one that is followed beside another. */
export const LIKELY = 0.35;
const ORDERS = 0.45;
export const SURE = 0.6;
const CERTAIN = 0.9;

const numbersAsked = asking.numbers.split(' ') as NumberField[];
const isBest = (field: NumberField) => (asking.smallIsGood.split(' ').includes(field) ? 'lowest' : 'highest');
const bestFirst = (by: NumberField): Order => ({ by, isDescending: isBest(by) === 'highest' });

/** Fields that are only of account for a thing that is asked if their intent is. */
const ofAmounts = ['servings', 'potency', 'packMg', 'price'];
const ofContents = ['ingredients', 'shell', 'allergens', 'form', 'overview'];
export const intentOf = (field: Field): Intent => `field.${field === 'placement' ? 'rank' : field}`;

/** The fields that a question asks for: the likely ones, and others that it names. */
export function fieldsOf({
  intents,
  concepts,
  things,
  counted,
  isEnglish,
  named,
  words,
  filters,
}: Question): Field[] {
  const shareOf = (field: Field) => intents.of(intentOf(field));
  const names = Object.keys(fieldRows);
  const likely = names.filter((field) => shareOf(field) >= LIKELY);
  const spoken = [...concepts].map((concept) => asking.fieldOfConcept[concept] ?? concept);
  const isShort = words.length <= 4 && filters.length === 0;
  const least = isShort ? 0 : likely.length > 0 ? 0.05 : 0.02;
  const found = new Set([...likely, ...spoken.filter((field) => shareOf(field) >= least)]);
  const drop = (some: readonly Field[], isDropped: (field: Field) => boolean = () => true) =>
    some.filter(isDropped).forEach((field) => found.delete(field));
  if (counted !== undefined) drop(ofAmounts);
  // 'What do I pay for a month of it' may mean the pack.
  if (found.has('perDay') || found.has('perMg')) found.add('price');
  // Of a thing that is asked, its own statements tell, or nothing does.
  if (things.length > 0) {
    drop(ofContents);
    drop(ofAmounts, (field) => shareOf(field) < SURE);
  }
  if (found.has('measured') && shareOf('measured') > shareOf('tests')) drop(['tests']);
  if (found.size > 1) drop(['overview']);
  // Of a question in another language the fields that are asked most are told too.
  if (!isEnglish && named.length > 0)
    for (const field of ['price', 'servings', 'stock', 'overview']) found.add(field);
  return names.filter((field) => found.has(field));
}

/** The orders that a question asks for, the main one first. */
export function ordersOf({ concepts, intents, named }: Question): Order[] {
  const has = (...names: Concept[]) => names.some((name) => concepts.has(name));
  const isRanked = has('best', 'worst', 'most', 'least');
  const by = numbersAsked.find(
    (field) =>
      has(field) ||
      (isRanked &&
        intents.of(intentOf(field)) + intents.of(`catalog.${field === 'perMg' ? 'bestValue' : ''}`) >= SURE),
  );
  if (by && by !== 'reviews' && has('worst')) return [{ by, isDescending: isBest(by) === 'lowest' }];
  const spoken = asking.orders.filter(({ concept }) => concept !== undefined && has(concept));
  const likely = asking.orders.filter(
    ({ intent }) => intent !== undefined && intents.of(`catalog.${intent}`) >= ORDERS,
  );
  // 'The most milligrams for my money' asks for the best value.
  const surest = likely.filter(({ intent }) => intents.of(`catalog.${intent!}`) > CERTAIN);
  const told = surest.length > 0 ? surest : spoken;
  const found = (told.length > 0 ? told : likely).map((row) => ({
    by: row.by,
    isDescending: row.first === 'highest',
  }));
  const [first] = found;
  // 'cheapest per day', 'the best value per mg'
  if ((by === 'perDay' || by === 'perMg') && (first?.by === 'price' || has('best', 'least')))
    return [{ by, isDescending: first?.isDescending ?? false }];
  if (by === 'packMg' && has('strongest')) return [{ by, isDescending: true }];
  if (spoken.length === 0 && by && has('most', 'least') && !has('above', 'atMost'))
    return [{ by, isDescending: has('most') }];
  if (found.length > 0)
    return [...new Map(found.map((order) => [`${order.by}${order.isDescending}`, order])).values()];
  if (!has('best') || named.length > 0) return [];
  if (by && by !== 'potency') return [bestFirst(by)];
  return intents.of('catalog.recommend') > 0.2 ? [bestFirst('placement')] : [];
}
