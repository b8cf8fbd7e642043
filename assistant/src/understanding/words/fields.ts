import type { Concept } from './concepts';

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

/** What can be asked of a product by name. */
export type Field =
  NumberField | 'source' | 'bestFor' | 'age' | 'coupon' | 'stock' | 'features' | 'benefits' | 'brand' | 'buy';

/** The concepts that ask for each field, in the order in which fields are told. */
export const askedFields: Record<Field, readonly Concept[]> = {
  perDay: ['perDay'],
  perMg: ['perMg'],
  price: ['price', 'cheap', 'dear'],
  packMg: ['packMg'],
  servings: ['servings', 'longest'],
  potency: ['potency', 'strongest', 'weakest', 'amount'],
  source: ['source'],
  rating: ['rating', 'bestRated', 'worstRated'],
  reviews: ['reviews'],
  bestFor: ['bestFor'],
  age: ['age'],
  placement: ['rank'],
  coupon: ['coupon'],
  stock: ['stock', 'outOfStock'],
  features: ['features'],
  benefits: ['benefits'],
  brand: ['maker'],
  buy: ['buy'],
};
export const fieldNames = Object.keys(askedFields) as Field[];

/** Concepts that ask for a list of products, where nothing more special is asked. */
export const ofCatalog = [
  'product',
  'all',
  'buy',
  'stock',
  'outOfStock',
  'price',
  'rating',
  'potency',
  'features',
] as const satisfies readonly Concept[];

/** The concepts that ask for an order, with the field, and whether the largest comes first; the first one counts. */
export const askedOrders: readonly (readonly [Concept, NumberField, boolean])[] = [
  ['longest', 'servings', true],
  ['popular', 'reviews', true],
  ['worstRated', 'rating', false],
  ['bestRated', 'rating', true],
  ['cheap', 'price', false],
  ['dear', 'price', true],
  ['strongest', 'potency', true],
  ['weakest', 'potency', false],
];
/** Concepts that name a field of which the most or least can be asked for; the first one counts. */
export const askedNumbers = [
  'perDay',
  'perMg',
  'packMg',
  'servings',
  'reviews',
  'rating',
  'potency',
  'price',
] as const satisfies readonly (Concept & NumberField)[];
