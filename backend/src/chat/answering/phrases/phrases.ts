import type { Product } from '@astaguide/contracts/catalog/product';
import { numberFields, type NumberField } from '../../understanding/filters';
import { goalNames, type Goal } from '../../understanding/words/concepts';

/** The fixed sentences of one language. Names, prices and ratings are put in from the database. */
export interface Phrases {
  greeting: string;
  thanks: string;
  farewell: string;
  about: string;
  /** One line of a list, without the dash. */
  line: (product: Product) => string;
  price: (product: Product) => string;
  potency: (product: Product) => string;
  source: (product: Product) => string;
  rating: (product: Product) => string;
  bestFor: (product: Product) => string;
  coupon: (product: Product) => string;
  noCoupon: (product: Product) => string;
  stock: (product: Product) => string;
  /** Above statements of the catalog. */
  features: (product: Product) => string;
  benefits: (product: Product) => string;
  /** @param perMg '4.2¢' @param perDay '$0.50' */
  costPerMg: (product: Product, perMg: string, perDay: string) => string;
  /** Where the pack's servings, or the milligrams of one, are not given. */
  noCostPerMg: (product: Product) => string;
  /** What the cost per mg rests on. */
  costBasis: string;
  buy: (product: Product) => string;
  servings: (product: Product, packMg: number | undefined) => string;
  age: (product: Product) => string;
  rank: (product: Product) => string;
  brand: (product: Product) => string;
  brands: string;
  /** Above a list in an order: 'The lowest prices'. */
  lowest: Record<NumberField, string>;
  highest: Record<NumberField, string>;
  /** Names of fields in conditions. */
  field: Record<NumberField, string>;
  goal: Record<Goal, string>;
  atMost: (value: string) => string;
  below: (value: string) => string;
  atLeast: (value: string) => string;
  above: (value: string) => string;
  fromOrigin: (origin: string) => string;
  ofBrand: (brand: string) => string;
  inStock: string;
  withThing: (thing: string) => string;
  not: (condition: string) => string;
  list: (count: number, condition: string) => string;
  /** Below a list that was cut off. */
  more: (count: number) => string;
  noneMatches: (condition: string) => string;
  /** Above what fits once a condition is dropped. */
  relaxed: (condition: string) => string;
  emptyCatalog: string;
  comparing: string;
  cheapestOf: (product: Product) => string;
  strongestOf: (product: Product) => string;
  bestRatedOf: (product: Product) => string;
  same: { price: string; potency: string; rating: string };
  cheaperThan: (product: Product) => string;
  noneCheaper: (product: Product) => string;
  strongerThan: (product: Product) => string;
  noneStronger: (product: Product) => string;
  whichProducts: string;
  /** The catalog says nothing of what was asked about a product. */
  silent: (product: Product, asked: string) => string;
  /** No product of the catalog is said to have what was asked. */
  silentAll: (asked: string) => string;
  /** Before what the catalog does say. */
  instead: string;
  /** Before a text of the site, which is in English. */
  quoted: string;
  /** After products of more than 8 mg. */
  aboveAssessed: string;
  noProductFor: string;
  unknown: string;
  nearest: string;
}

/** Texts separated by ' | ', in the order of `numberFields`. */
export function byField(texts: string): Record<NumberField, string> {
  return named(numberFields, texts);
}

/** Texts separated by ' | ', in the order of `goals`. */
export function byGoal(texts: string): Record<Goal, string> {
  return named(goalNames, texts);
}

function named<Name extends string>(names: readonly Name[], texts: string): Record<Name, string> {
  const list = texts.split(' | ');
  return Object.fromEntries(names.map((name, index) => [name, list[index]!.trim()])) as Record<Name, string>;
}
