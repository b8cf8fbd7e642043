import { efsaNote, unitPrices } from '@astaguide/content/claims';
import type { Product } from '@astaguide/contracts/catalog/product';
import { byField, byGoal, type Phrases } from './phrases';

const named = ({ name, brand }: Product) => `${name} by ${brand}`;

export const english: Phrases = {
  greeting:
    'Hello! Ask me about a product, its price or its source, let me compare two, or ask how much to take and what trials found.',
  thanks: 'You are welcome. Ask me anything else about astaxanthin or the products here.',
  farewell: 'Goodbye, and come back whenever you have a question.',
  about:
    'I am the assistant of this site, a program and no person. I answer from the site’s own texts and catalog: products and their prices, comparisons, doses, safety, and what trials found. I give no medical advice.',
  line: (product) =>
    `${named(product)}: ${product.potency}, ${product.source} source, $${product.price}, rated ${product.rating} out of 5${product.reviewCount > 0 ? ` (${product.reviewCount} reviews)` : ''}. Listed for: ${product.bestFor}.${product.inStock ? '' : ' Out of stock at the moment.'}`,
  price: (product) => `${named(product)} costs $${product.price}.`,
  potency: (product) => `${named(product)} has ${product.potency} of astaxanthin in a serving.`,
  source: (product) => `The source of ${named(product)} is listed as ${product.source}.`,
  rating: (product) =>
    product.reviewCount > 0
      ? `${named(product)} is rated ${product.rating} out of 5, from ${product.reviewCount} reviews.`
      : `${named(product)} is rated ${product.rating} out of 5; there are no customer reviews yet.`,
  bestFor: (product) => `${named(product)} is listed for: ${product.bestFor}.`,
  coupon: (product) =>
    `${named(product)}: the code ${product.couponCode}${product.couponDescription ? ` gives: ${product.couponDescription}` : ''}.`,
  noCoupon: (product) => `There is no coupon for ${named(product)} at the moment.`,
  stock: (product) =>
    product.inStock
      ? `${named(product)} is listed as in stock.`
      : `${named(product)} is out of stock at the moment.`,
  features: (product) => `What the catalog says of ${named(product)}:`,
  benefits: (product) =>
    `What ${named(product)} is listed with. These are statements of the catalog, not proven effects:`,
  costPerMg: (product, perMg, perDay) =>
    `${named(product)}: ${perMg} per mg, ${perDay} a day at one serving a day.`,
  noCostPerMg: (product) =>
    product.servings === null
      ? `${named(product)}: the number of servings in its pack is not given, so its cost per mg is not known.`
      : `${named(product)}: its cost per mg is not known.`,
  costBasis: unitPrices.perMg.basis,
  buy: (product) =>
    `You can buy ${named(product)} through the Buy Now button of its review; it leads to the shop and is an affiliate link.`,
  goal: byGoal(
    'for athletes | for eyes | for skin | for immune support | for beginners | for the heart | for memory | for people over 50',
  ),
  fromOrigin: (origin) => `${origin} source`,
  ofBrand: (brand) => `from ${brand}`,
  list: (count, condition) =>
    count === 1
      ? `One product in the catalog${condition}:`
      : `${count} products in the catalog${condition}, in the order of our ranking:`,
  noneMatches: (condition) => `No product in the catalog fits that${condition}.`,
  emptyCatalog: 'There is no product in the catalog at the moment.',
  comparing: 'Side by side:',
  cheapestOf: (product) => `Lowest price: ${named(product)} at $${product.price}.`,
  strongestOf: (product) => `Highest potency: ${named(product)} with ${product.potency}.`,
  bestRatedOf: (product) => `Best rated: ${named(product)} with ${product.rating} out of 5.`,
  same: {
    price: 'They cost the same.',
    potency: 'They have the same potency.',
    rating: 'They are rated alike.',
  },
  cheaperThan: (product) => `Cheaper than ${named(product)} at $${product.price}:`,
  noneCheaper: (product) => `Nothing in the catalog is cheaper than ${named(product)} at $${product.price}.`,
  strongerThan: (product) => `Stronger than ${named(product)} with ${product.potency}:`,
  noneStronger: (product) =>
    `Nothing in the catalog is stronger than ${named(product)} with ${product.potency}.`,
  whichProducts: 'Which products should I compare? Name two, for example these, the best ranked:',
  quoted: '',
  aboveAssessed: `${efsaNote}. A serving above 8 mg goes beyond that: talk to a doctor first.`,
  noProductFor: 'No product in the catalog is listed for that.',
  unknown:
    'I have found no answer to that on this site. I know about astaxanthin, the products in the catalog, and this site.',
  nearest: 'The nearest subjects:',
  servings: (product, packMg) =>
    product.servings === null
      ? `The number of servings in a pack of ${named(product)} is not given.`
      : `A pack of ${named(product)} has ${product.servings} servings, enough for as many days at one serving a day${packMg === undefined ? '' : `, ${packMg} mg of astaxanthin in all`}.`,
  age: (product) =>
    product.ageRange
      ? `${named(product)} is listed for the age of ${product.ageRange}.`
      : `The catalog does not say for what age ${named(product)} is.`,
  rank: (product) =>
    product.placement === null
      ? `${named(product)} has no rank in our list.`
      : `${named(product)} has rank ${product.placement} in our list.`,
  brand: (product) => `${product.name} is a product of the brand ${product.brand}.`,
  brands: 'The brands in the catalog:',
  lowest: byField(
    'The lowest prices | The lowest potency | The lowest ratings | The fewest reviews | The fewest servings in a pack | The lowest cost per day | The lowest cost per mg | The least astaxanthin in a pack | The best ranked products',
  ),
  highest: byField(
    'The highest prices | The highest potency | The best rated products | The products with the most reviews | The most servings in a pack | The highest cost per day | The highest cost per mg | The most astaxanthin in a pack | The last in our ranking',
  ),
  field: byField(' |  | stars | reviews | servings | a day | per mg | in a pack | in the ranking'),
  atMost: (value) => `at most ${value}`,
  below: (value) => `under ${value}`,
  atLeast: (value) => `at least ${value}`,
  above: (value) => `over ${value}`,
  inStock: 'in stock',
  withThing: (thing) => `with: ${thing}`,
  not: (condition) => `not ${condition}`,
  more: (count) => `And ${count} more in the comparison.`,
  relaxed: (condition) => `Without the condition “${condition}”:`,
  silent: (product, asked) =>
    `The catalog does not say that of ${named(product)}: none of its texts mentions “${asked}”.`,
  silentAll: (asked) => `The catalog does not say that of any product: “${asked}”.`,
  instead: 'What it does say:',
};
