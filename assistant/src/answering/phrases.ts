import { efsaNote, unitPrices } from '@astaguide/content/claims';
import type { Product } from '@astaguide/contracts/catalog/product';
import { goals, things, type Goal } from '../understanding/lexicon';
import type { NumberField } from '../understanding/fields';

export const named = ({ name, brand }: Product) => `${name} by ${brand}`;

const stars = ({ rating, reviewCount }: Product) =>
  reviewCount > 0 ? `rated ${rating} out of 5 (${reviewCount} reviews)` : 'no ratings yet';

/** ' (about 6 weeks)' */
function weeksOf(days: number | null): string {
  return days !== null && days >= 14 ? ` (about ${Math.round(days / 7)} weeks)` : '';
}

/** The assistant's sentences. Names, prices and ratings are put in from the database. */
export const phrases = {
  greeting:
    'Hello! Ask me about a product, its price or its source, let me compare two, or ask how much to take and what trials found.',
  thanks: 'You are welcome. Ask me anything else about astaxanthin or the products here.',
  farewell: 'Goodbye, and come back whenever you have a question.',
  assistant:
    'I am the assistant of this site, a program and no person. I answer from the site’s own texts and catalog: products and their prices, comparisons, doses, safety, and what trials found. I give no medical advice.',
  /** One line of a list, without the dash. */
  line: (product: Product) =>
    `${named(product)}: ${product.potency}, ${product.source} source, $${product.price}, ${stars(product)}. Listed for: ${product.bestFor}.${product.inStock ? '' : ' Out of stock at the moment.'}`,
  price: (product: Product) => `${named(product)} costs $${product.price}.`,
  potency: (product: Product) => `${named(product)} has ${product.potency} of astaxanthin in a serving.`,
  source: (product: Product) => `The source of ${named(product)} is listed as ${product.source}.`,
  rating: (product: Product) =>
    product.reviewCount > 0
      ? `${named(product)} is rated ${product.rating} out of 5, from ${product.reviewCount} reviews.`
      : `No ratings yet for ${named(product)}: there are no customer reviews.`,
  bestFor: (product: Product) => `${named(product)} is listed for: ${product.bestFor}.`,
  coupon: (product: Product) =>
    `${named(product)}: the code ${product.couponCode}${product.couponDescription ? ` gives: ${product.couponDescription}` : ''}.`,
  noCoupon: (product: Product) => `There is no coupon for ${named(product)} at the moment.`,
  available: (product: Product) => `${named(product)} is listed as in stock.`,
  soldOut: (product: Product) => `${named(product)} is out of stock at the moment.`,
  /** Above statements of the catalog. */
  features: (product: Product) => `What the catalog says of ${named(product)}:`,
  benefits: (product: Product) =>
    `What ${named(product)} is listed with. These are statements of the catalog, not proven effects:`,
  /** @param perMg '4.2¢' @param perDay '$0.50' */
  costPerMg: (product: Product, perMg: string, perDay: string) =>
    `${named(product)}: ${perMg} per mg, ${perDay} a day at one serving a day.`,
  /** What the cost per mg rests on. */
  costBasis: unitPrices.perMg.basis,
  buy: (product: Product) =>
    `You can buy ${named(product)} through the Buy Now button of its review; it leads to the shop and is an affiliate link.`,
  /** @param offers 'Example Shop (AT): 33.90 EUR' */
  offers: (offers: readonly string[]) => `Other shops that list it: ${offers.join('; ')}.`,
  goal: (goal: Goal) => goals[goal]!.label,
  fromOrigin: (origin: string) => `${origin} source`,
  ofBrand: (brand: string) => `from ${brand}`,
  list: (count: number, condition: string) =>
    count === 1
      ? `One product in the catalog${condition}:`
      : `${count} products in the catalog${condition}, in the order of our ranking:`,
  count: (products: number, brands: number) => `The catalog has ${products} products from ${brands} brands.`,
  noneMatches: (condition: string) => `No product in the catalog fits that${condition}.`,
  emptyCatalog: 'There is no product in the catalog at the moment.',
  comparing: 'Side by side:',
  cheapestOf: (product: Product) => `Lowest price: ${named(product)} at $${product.price}.`,
  strongestOf: (product: Product) => `Highest potency: ${named(product)} with ${product.potency}.`,
  bestRatedOf: (product: Product) => `Best rated: ${named(product)} with ${product.rating} out of 5.`,
  same: {
    price: 'They cost the same.',
    potency: 'They have the same potency.',
    rating: 'They are rated alike.',
  },
  /** The product that what is asked must go beyond. */
  comparedWith: (product: Product) =>
    `Compared with: ${named(product)}, ${product.potency}, $${product.price}.`,
  whichProducts: 'Which products should I compare? Name two, for example these, the best ranked:',
  /** After products of more than 8 mg. */
  aboveAssessed: `${efsaNote}. A serving above 8 mg goes beyond that: talk to a doctor first.`,
  unknown: 'I couldn’t find that here. I know about astaxanthin, the products in the catalog, and this site.',
  nearest: 'You might try:',
  alsoMeant: (titles: readonly string[]) => `You may also mean: ${titles.join('; ')}.`,
  servings: (product: Product, packMg: number | undefined) =>
    `A pack of ${named(product)} has ${product.servings} servings, enough for as many days${weeksOf(product.servings)} at one serving a day${packMg === undefined ? '' : `, ${packMg} mg of astaxanthin in all`}.`,
  age: (product: Product) => `${named(product)} is listed for the age of ${product.ageRange}.`,
  noRank: (product: Product) => `${named(product)} has no rank in our list.`,
  rank: (product: Product) => `${named(product)} has rank ${product.placement} in our list.`,
  verdict: (product: Product) => `Our verdict on ${named(product)}: ${product.verdict}`,
  notFor: (product: Product) => `${named(product)} is not for: ${product.notFor}.`,
  score: (product: Product, total: number, of: number, parts: string) =>
    `${named(product)} has ${total} of ${of} points in our score: ${parts}.`,
  /** @param details ' on 2026-06-18, batch K-1188' */
  tested: (product: Product, details: string) =>
    `${named(product)} was tested by ${product.testedBy}${details}.`,
  certificate: (address: string) => `The certificate: ${address}`,
  measured: (product: Product) =>
    `${product.testedBy ?? 'A laboratory'} found ${product.measuredMg} mg of astaxanthin in a serving of ${named(product)}; its label says ${product.potency}.`,
  /** Whether a product is what an adjective says. */
  isSo: (product: Product, adjective: string) => `Yes. ${named(product)} is stated to be ${adjective}.`,
  isNotSo: (product: Product, adjective: string) => `No. ${named(product)} is not ${adjective}.`,
  isGelatin: 'The capsule is gelatin.',
  gelatin: (product: Product) => `The capsule of ${named(product)} is gelatin.`,
  veganShell: (product: Product) => `The capsule of ${named(product)} is stated to be vegan.`,
  brand: (product: Product) => `${product.name} is a product of the brand ${product.brand}.`,
  brands: 'The brands in the catalog:',
  /** Above a list in an order. */
  lowest: {
    price: 'The lowest prices',
    potency: 'The lowest potency',
    rating: 'The lowest ratings',
    reviews: 'The fewest reviews',
    servings: 'The fewest servings in a pack',
    perDay: 'The lowest cost per day',
    perMg: 'The lowest cost per mg',
    packMg: 'The least astaxanthin in a pack',
    placement: 'The best ranked products',
    measured: 'The lowest measured amounts',
    score: 'The lowest scores',
  } satisfies Record<NumberField, string>,
  highest: {
    price: 'The highest prices',
    potency: 'The highest potency',
    rating: 'The best rated products',
    reviews: 'The products with the most reviews',
    servings: 'The most servings in a pack',
    perDay: 'The highest cost per day',
    perMg: 'The highest cost per mg',
    packMg: 'The most astaxanthin in a pack',
    placement: 'The last in our ranking',
    measured: 'The highest measured amounts',
    score: 'The highest scores',
  } satisfies Record<NumberField, string>,
  /** Names of fields in conditions. */
  field: {
    price: '',
    potency: '',
    rating: 'stars',
    reviews: 'reviews',
    servings: 'servings',
    perDay: 'a day',
    perMg: 'per mg',
    packMg: 'in a pack',
    placement: 'in the ranking',
    measured: 'measured',
    score: 'points',
  } satisfies Record<NumberField, string>,
  atMost: (value: string) => `at most ${value}`,
  below: (value: string) => `under ${value}`,
  atLeast: (value: string) => `at least ${value}`,
  above: (value: string) => `over ${value}`,
  inStock: 'in stock',
  laboratory: 'tested by a laboratory',
  withThing: (thing: string) => things[thing]?.adjective ?? `with ${thing}`,
  withoutThing: (thing: string) =>
    things[thing]?.adjective ? `not ${things[thing].adjective}` : `without ${thing}`,
  /** Below the products of which the catalog states what was asked. */
  notStated: (names: string) => `Not stated for: ${names}.`,
  oppositeStated: (names: string) => `The opposite is stated for: ${names}.`,
  /** Where a number is asked that the catalog does not have. */
  notStatedOf: (product: Product) => `${named(product)}: not stated.`,
  not: (condition: string) => `not ${condition}`,
  /** Below a list that was cut off. */
  more: (count: number) => `And ${count} more in the comparison.`,
  /** Above what fits once a condition is dropped. */
  relaxed: (condition: string) => `These fit everything but “${condition}”:`,
  /** The catalog says nothing of what was asked about a product. */
  silent: (product: Product, asked: string) => `The catalog does not say ${asked} (${named(product)}).`,
  silentOn: (product: Product, thing: string) =>
    `The catalog does not say whether ${named(product)} ${things[thing]?.adjective ? `is ${things[thing].adjective}` : `has ${thing}`}.`,
  /** Before what the catalog does say. */
  instead: 'What it does say:',
};

/** What is asked, where the catalog does not say it. */
export const silentOn: Partial<Record<string, string>> = {
  perDay: 'what a day costs, as the number of servings is not given',
  perMg: 'what a milligram costs, as the number of servings is not given',
  servings: 'how many servings are in a pack',
  packMg: 'how much is in a pack',
  measured: 'how much a laboratory found in it',
  tests: 'whether a laboratory tested it',
  notFor: 'whom it does not suit',
  age: 'for what age it is',
  shell: 'what its shell is made of',
  allergens: 'which allergens are in it',
  form: 'in what form it comes',
  howToTake: 'how to take it',
  verdict: 'a verdict',
};
