import type { Plan } from '../understanding/plan';
import type { Field } from '../understanding/words/fields';

/** How the owner's list of questions names what they ask. */
export const askNames = {
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

/** How it names the fields of products. */
export const fieldNames = {
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
