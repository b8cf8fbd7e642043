import type { Product } from '@astaguide/contracts/catalog/product';
import { numberFields, type Filter, type NumberField } from './filters';
import type { Concept } from './lexicon';
import type { Field, Order, Plan } from './plan';
import { findSubject, isOfTheSite } from './subjects';
import type { Question } from './understand';

const fieldConcepts: readonly (readonly [Concept, Field])[] = [
  ['perDay', 'perDay'],
  ['perMg', 'perMg'],
  ['price', 'price'],
  ['cheap', 'price'],
  ['dear', 'price'],
  ['packMg', 'packMg'],
  ['servings', 'servings'],
  ['longest', 'servings'],
  ['potency', 'potency'],
  ['strongest', 'potency'],
  ['weakest', 'potency'],
  ['amount', 'potency'],
  ['source', 'source'],
  ['rating', 'rating'],
  ['bestRated', 'rating'],
  ['worstRated', 'rating'],
  ['reviews', 'reviews'],
  ['bestFor', 'bestFor'],
  ['age', 'age'],
  ['rank', 'placement'],
  ['coupon', 'coupon'],
  ['stock', 'stock'],
  ['outOfStock', 'stock'],
  ['features', 'features'],
  ['benefits', 'benefits'],
  ['maker', 'brand'],
  ['buy', 'buy'],
];
const orderConcepts: readonly (readonly [Concept, NumberField, boolean])[] = [
  ['longest', 'servings', true],
  ['popular', 'reviews', true],
  ['worstRated', 'rating', false],
  ['bestRated', 'rating', true],
  ['cheap', 'price', false],
  ['dear', 'price', true],
  ['strongest', 'potency', true],
  ['weakest', 'potency', false],
];
/** Fields in whose order the smaller number is the better one. */
const smallIsGood: readonly NumberField[] = ['price', 'perDay', 'perMg', 'placement'];
const ordered: readonly NumberField[] = [
  'perDay',
  'perMg',
  'packMg',
  'servings',
  'reviews',
  'rating',
  'potency',
  'price',
];
const manners: readonly Concept[] = ['assistant', 'greeting', 'thanks', 'farewell'];

/** What a question asks for by its own words. */
export function wishOf(question: Question, catalog: readonly Product[]): Plan {
  const { concepts, named, filters, things, goal, rest, topCount } = question;
  const is = (...some: readonly Concept[]) => some.some((concept) => concepts.has(concept));
  const subject = findSubject(question);
  const ranked =
    named.length === 0 && /\b(?:number|no|nr|rank|platz|nummer|numero) ?\d/.test(question.folded)
      ? atPlaces(question.ordinals, catalog)
      : [];
  const products = named.length > 0 ? named : ranked;
  const orders = ordersOf(question, products.length > 0);
  const limited = products.length > 0 ? filters.map(({ field }) => field).filter(isField) : [];
  const fields = [...new Set([...fieldsOf(question, products.length > 0), ...limited])];
  const asksBrand =
    question.brand !== undefined && !is('compare') && (orders.length > 0 || filters.length > 0);
  const plan = {
    products,
    among: [],
    fields,
    things,
    goal,
    filters: asksBrand
      ? [...filters, { field: 'brand' as const, is: question.brand! }]
      : named.length > 0
        ? []
        : filters,
    orders,
    limit: topCount,
    subject,
    outdoes: is('comparative') && orders.length > 0,
    question,
  };
  const ask = (): Plan['ask'] => {
    const isOnlyManners =
      is(...manners) &&
      fields.length === 0 &&
      things.length === 0 &&
      products.length === 0 &&
      rest.length <= 1;
    if (isOnlyManners && !subject && orders.length === 0 && !goal && filters.length === 0) return 'manners';
    if (subject && isOfTheSite(subject) && !(products.length > 0 && is('price', 'compare'))) return 'subject';
    const or = /\b(?:or|vs|oder|of|czy|lub)\b/.test(question.folded);
    if (products.length > 1 && !question.brand && (is('compare', 'than') || orders.length > 0 || or))
      return 'comparison';
    if (is('compare') && (products.length > 0 || !goal)) return 'comparison';
    if (asksBrand) return orders.length > 0 ? 'extreme' : 'list';
    if (products.length > 0) return 'attribute';
    if (subject) return 'subject';
    if (is('coupon')) return 'coupons';
    if (is('brands') && orders.length === 0) return 'brands';
    if (is('howMany') && is('product', 'all') && filters.length === 0 && things.length === 0 && !goal)
      return 'count';
    if (orders.length > 0) return 'extreme';
    const isGoalAlone = goal && question.words.length <= 4 && rest.length === 0;
    // 'Vegan', 'what have you got with vitamin D'
    const isThingAlone =
      things.length > 0 &&
      (question.words.length <= 2 ||
        (is('with') && rest.length === 0 && !is('take', 'meal', 'effect', 'what')));
    const isCatalog =
      is('product', 'all', 'buy', 'stock', 'outOfStock', 'price', 'rating', 'potency', 'features') ||
      filters.length > 0;
    if ((isCatalog || isGoalAlone || isThingAlone) && !is('why', 'explain', 'study', 'how')) return 'list';
    return 'open';
  };
  return { ...plan, ask: ask() };
}

function fieldsOf({ concepts, things, rest }: Question, namesProduct: boolean): Field[] {
  const found = fieldConcepts.filter(([concept]) => concepts.has(concept)).map(([, field]) => field);
  const fields = new Set(found);
  if (namesProduct && concepts.has('where') && !concepts.has('buy')) fields.add('source');
  // 'What does it cost a day' asks for one figure, and 'contains' for the thing that follows.
  if (fields.has('perDay') || fields.has('perMg')) fields.delete('price');
  if (fields.has('packMg')) fields.delete('potency');
  if (fields.has('packMg') && !concepts.has('howMuch') && !concepts.has('howMany') && !concepts.has('most'))
    fields.delete('packMg');
  // 'Are the softgels sealed' is not about their number.
  const counts = (['howMuch', 'howMany', 'howLong', 'most', 'least', 'longest'] as const).some((one) =>
    concepts.has(one),
  );
  if (!counts && rest.length > 0) fields.delete('servings');
  if (things.length > 0)
    for (const field of ['features', 'packMg', 'servings'] as const) fields.delete(field);
  if (fields.has('rating') && concepts.has('reviews') && !concepts.has('bestRated')) fields.delete('reviews');
  if (concepts.has('potency') && concepts.has('tooMuch')) fields.delete('potency');
  return [...fields];
}

function ordersOf({ concepts, folded }: Question, namesProduct: boolean): Order[] {
  const is = (concept: Concept) => concepts.has(concept);
  const found = orderConcepts
    .filter(([concept]) => is(concept))
    .map(([, by, isDescending]): Order => ({ by, isDescending }));
  const counted = ordered.filter((field) => is(field as Concept));
  const [by] = counted;
  const [first] = found;
  // 'cheapest per day', 'the best value per mg'
  if (
    by &&
    (by === 'perDay' || by === 'perMg') &&
    (first?.by === 'price' || is('best') || is('least') || (by === 'perMg' && !namesProduct))
  )
    return [{ by, isDescending: first?.isDescending ?? false }];
  if (found.length > 0) return found;
  if (by && is('most')) return [{ by, isDescending: true }];
  if (by && is('least')) return [{ by, isDescending: false }];
  if (by && is('best') && !namesProduct) return [{ by, isDescending: !smallIsGood.includes(by) }];
  if (is('best') && !namesProduct && !/\bnot good\b/.test(folded))
    return [{ by: 'placement', isDescending: false }];
  return [];
}

function isField(field: Filter['field']): field is NumberField | 'stock' {
  return field === 'stock' || numberFields.some((one) => one === field);
}

/** The products at places of a list, the last at -1. */
export function atPlaces(places: readonly number[], products: readonly Product[]): Product[] {
  return places.flatMap((place) => products.at(place) ?? []);
}
