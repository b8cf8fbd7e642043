import type { Concept } from './concepts';

/** Questions about the shop, which a person with a care topic may ask too. */
export const shopMatters: readonly Concept[] = [
  'price',
  'cheap',
  'dear',
  'coupon',
  'stock',
  'shipping',
  'returns',
  'newsletter',
  'privacy',
  'contact',
  'operator',
  'money',
  'ranking',
  'terms',
  'source',
];
/** Concepts that make a question one about astaxanthin, the catalog or the site. Other words are used for much else. */
export const plainMatters: readonly Concept[] = [
  ...shopMatters,
  'astaxanthin',
  'sideEffects',
  'work',
  'synthetic',
  'food',
  'label',
  'study',
  'reviews',
  'rating',
  'compare',
  'features',
  'benefits',
  'brands',
  'maker',
];
export const doses: readonly Concept[] = ['amount', 'tooMuch', 'safety', 'meal'];
export const choices: readonly Concept[] = ['best', 'strongest', 'weakest', 'buy', 'bestRated'];
