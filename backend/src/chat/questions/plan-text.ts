import { wordsOf } from '../fold';
import type { Filter, NumberField } from '../understanding/filters';
import type { Field, Plan } from '../understanding/plan';
import type { Subject } from '../understanding/subjects';

const askNames = {
  manners: 'Greeting',
  attribute: 'Fact',
  list: 'List',
  extreme: 'Most or least',
  comparison: 'Comparison',
  count: 'Number of products',
  brands: 'Brands',
  coupons: 'Coupons',
  subject: 'Subject',
  open: 'Text search',
} as const satisfies Record<Plan['ask'], string>;

const fieldNames = {
  price: 'price',
  potency: 'mg per serving',
  rating: 'rating',
  reviews: 'reviews',
  servings: 'servings',
  perDay: 'price per day',
  perMg: 'price per mg',
  packMg: 'mg in the pack',
  placement: 'rank',
  source: 'source',
  bestFor: 'best for',
  age: 'age',
  coupon: 'coupon',
  stock: 'stock',
  features: 'features',
  benefits: 'benefits',
  brand: 'brand',
  buy: 'where to buy',
} as const satisfies Record<Field, string>;

/**
 * The plans of a question in words: 'List: skin, price at most 30, price from low to high'. Words of the question itself
 * stand in it only if the stored question has them.
 *
 * @param stored the question without personal data
 */
export function planText(plans: readonly Plan[], stored: string): string {
  const words = new Set(wordsOf(stored));
  const isStored = (text: string) => wordsOf(text).every((word) => words.has(word));
  return plans
    .map((plan) => {
      const parts = partsOf(plan, isStored);
      return parts.length > 0 ? `${askNames[plan.ask]}: ${parts.join(', ')}` : askNames[plan.ask];
    })
    .join('; ');
}

function partsOf(plan: Plan, isStored: (text: string) => boolean): string[] {
  const { fields, products, things, goal, filters, orders, limit, subject } = plan;
  return [
    ...fields.filter((field) => orders.every(({ by }) => by !== field)).map((field) => fieldNames[field]),
    ...products.map(({ name }) => name),
    ...things,
    ...(goal ? [goal] : []),
    ...(subject ? [subjectName(subject)] : []),
    ...filters.flatMap((filter) => filterText(filter, isStored) ?? []),
    ...orders.map(
      ({ by, isDescending }) => `${fieldNames[by]} from ${isDescending ? 'high to low' : 'low to high'}`,
    ),
    ...(limit === undefined ? [] : [`at most ${limit} products`]),
  ];
}

/** 'sideEffects' → 'side effects' */
const subjectName = (subject: Subject) => subject.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

function filterText(filter: Filter, isStored: (text: string) => boolean): string | undefined {
  const text = plainFilterText(filter);
  if (filter.field === 'text' && !isStored(filter.is)) return undefined;
  return filter.not ? `not ${text}` : text;
}

function plainFilterText(filter: Filter): string {
  if (filter.field === 'stock') return 'in stock';
  if (filter.field === 'product') return filter.is.name;
  if ('is' in filter) return filter.is;
  return `${fieldNames[filter.field]} ${limitText(filter)}`;
}

function limitText({ least, most, isOpen }: Filter & { field: NumberField }): string {
  if (least !== undefined && least === most) return String(least);
  return [
    least === undefined ? [] : `${isOpen ? 'above' : 'at least'} ${least}`,
    most === undefined ? [] : `${isOpen ? 'below' : 'at most'} ${most}`,
  ]
    .flat()
    .join(' and ');
}
