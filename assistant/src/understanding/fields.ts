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
  'measured',
  'score',
] as const;
export type NumberField = (typeof numberFields)[number];

/** What can be asked of a product, in the order in which it is told. */
export const fields = [
  'perDay',
  'perMg',
  'price',
  'packMg',
  'servings',
  'potency',
  'measured',
  'tests',
  'source',
  'rating',
  'reviews',
  'score',
  'placement',
  'bestFor',
  'notFor',
  'age',
  'coupon',
  'stock',
  'ingredients',
  'shell',
  'allergens',
  'form',
  'howToTake',
  'verdict',
  'benefits',
  'brand',
  'buy',
  'overview',
] as const;
export type Field = (typeof fields)[number];
