import type { Product } from '@astaguide/contracts/catalog/product';

/** What products can be listed for. */
export type Purpose = 'athletes' | 'eyes' | 'skin' | 'immune' | 'beginners' | 'heart' | 'memory';

/** An order that puts one product before the others. */
export type Lead = 'best' | 'cheap' | 'dear' | 'strongest' | 'weakest' | 'bestRated' | 'popular' | 'value';

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
  features: (product: Product) => string;
  benefits: (product: Product) => string;
  /** @param perMg '4.2¢' @param perDay '$0.50' */
  costPerMg: (product: Product, perMg: string, perDay: string) => string;
  /** Where the pack's servings, or the milligrams of one, are not given. */
  noCostPerMg: (product: Product) => string;
  /** What the cost per mg rests on. */
  costBasis: string;
  buy: (product: Product) => string;
  /** Above a list ordered by a lead. */
  lead: Record<Lead, string>;
  /** Added after a lead if the list is filtered: 'for skin, Japanese source, at most $30'. */
  purpose: Record<Purpose, string>;
  atMost: (dollars: number) => string;
  fromOrigin: (origin: string) => string;
  ofBrand: (brand: string) => string;
  list: (count: number, condition: string) => string;
  noneMatches: (condition: string) => string;
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
  /** Before a text of the site, which is in English. */
  quoted: string;
  /** Before a list of articles on the site. */
  articles: string;
  /** After products of more than 8 mg. */
  aboveAssessed: string;
  noProductFor: string;
  unknown: string;
  nearest: string;
}
