import { efsaNote, unitPrices } from '@astaguide/content/claims';
import type { Product } from '@astaguide/contracts/catalog/product';
import type { CareTopic, UrgentTopic } from '../../understanding/care-topics';
import { byField, byGoal } from './by-name';

const named = ({ name, brand }: Product) => `${name} by ${brand}`;

/** The fixed sentences of the assistant. Names, prices and ratings are put in from the database. */
export const english = {
  greeting:
    'Hello! Ask me about a product, its price or its source, let me compare two, or ask how much to take and what trials found.',
  thanks: 'You are welcome. Ask me anything else about astaxanthin or the products here.',
  farewell: 'Goodbye, and come back whenever you have a question.',
  assistant:
    'I am the assistant of this site, a program and no person. I answer from the site’s own texts and catalog: products and their prices, comparisons, doses, safety, and what trials found. I give no medical advice.',
  /** One line of a list, without the dash. */
  line: (product: Product) =>
    `${named(product)}: ${product.potency}, ${product.source} source, $${product.price}, rated ${product.rating} out of 5${product.reviewCount > 0 ? ` (${product.reviewCount} reviews)` : ''}. Listed for: ${product.bestFor}.${product.inStock ? '' : ' Out of stock at the moment.'}`,
  price: (product: Product) => `${named(product)} costs $${product.price}.`,
  potency: (product: Product) => `${named(product)} has ${product.potency} of astaxanthin in a serving.`,
  source: (product: Product) => `The source of ${named(product)} is listed as ${product.source}.`,
  rating: (product: Product) =>
    `${named(product)} is rated ${product.rating} out of 5, from ${product.reviewCount} reviews.`,
  ratingAlone: (product: Product) =>
    `${named(product)} is rated ${product.rating} out of 5; there are no customer reviews yet.`,
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
  noServingsForCost: (product: Product) =>
    `${named(product)}: the number of servings in its pack is not given, so its cost per mg is not known.`,
  noCostPerMg: (product: Product) => `${named(product)}: its cost per mg is not known.`,
  /** What the cost per mg rests on. */
  costBasis: unitPrices.perMg.basis as string,
  buy: (product: Product) =>
    `You can buy ${named(product)} through the Buy Now button of its review; it leads to the shop and is an affiliate link.`,
  goal: byGoal(
    'for athletes | for eyes | for skin | for immune support | for beginners | for the heart | for memory | for people over 50',
  ),
  fromOrigin: (origin: string) => `${origin} source`,
  ofBrand: (brand: string) => `from ${brand}`,
  list: (count: number, condition: string) =>
    count === 1
      ? `One product in the catalog${condition}:`
      : `${count} products in the catalog${condition}, in the order of our ranking:`,
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
  cheaperThan: (product: Product) => `Cheaper than ${named(product)} at $${product.price}:`,
  strongerThan: (product: Product) => `Stronger than ${named(product)} with ${product.potency}:`,
  betterRatedThan: (product: Product) =>
    `Better rated than ${named(product)} with ${product.rating} out of 5:`,
  whichProducts: 'Which products should I compare? Name two, for example these, the best ranked:',
  /** Before a text of the site, which is in English. */
  quoted: '',
  /** After products of more than 8 mg. */
  aboveAssessed: `${efsaNote}. A serving above 8 mg goes beyond that: talk to a doctor first.`,
  noProductFor: 'No product in the catalog is listed for that.',
  unknown:
    'I have found no answer to that on this site. I know about astaxanthin, the products in the catalog, and this site.',
  nearest: 'The nearest subjects:',
  noServings: (product: Product) => `The number of servings in a pack of ${named(product)} is not given.`,
  servings: (product: Product, packMg: number | undefined) =>
    `A pack of ${named(product)} has ${product.servings} servings, enough for as many days at one serving a day${packMg === undefined ? '' : `, ${packMg} mg of astaxanthin in all`}.`,
  age: (product: Product) => `${named(product)} is listed for the age of ${product.ageRange}.`,
  noAge: (product: Product) => `The catalog does not say for what age ${named(product)} is.`,
  noRank: (product: Product) => `${named(product)} has no rank in our list.`,
  rank: (product: Product) => `${named(product)} has rank ${product.placement} in our list.`,
  brand: (product: Product) => `${product.name} is a product of the brand ${product.brand}.`,
  brands: 'The brands in the catalog:',
  /** Above a list in an order: 'The lowest prices'. */
  lowest: byField(
    'The lowest prices | The lowest potency | The lowest ratings | The fewest reviews | The fewest servings in a pack | The lowest cost per day | The lowest cost per mg | The least astaxanthin in a pack | The best ranked products',
  ),
  highest: byField(
    'The highest prices | The highest potency | The best rated products | The products with the most reviews | The most servings in a pack | The highest cost per day | The highest cost per mg | The most astaxanthin in a pack | The last in our ranking',
  ),
  /** Names of fields in conditions. */
  field: byField(' |  | stars | reviews | servings | a day | per mg | in a pack | in the ranking'),
  atMost: (value: string) => `at most ${value}`,
  below: (value: string) => `under ${value}`,
  atLeast: (value: string) => `at least ${value}`,
  above: (value: string) => `over ${value}`,
  inStock: 'in stock',
  withThing: (thing: string) => `with: ${thing}`,
  withoutThing: (thing: string) => `without ${thing}`,
  /** Below the products of which the catalog states what was asked. */
  notStated: (names: string) => `Not stated for: ${names}.`,
  oppositeStated: (names: string) => `The opposite is stated for: ${names}.`,
  not: (condition: string) => `not ${condition}`,
  /** Below a list that was cut off. */
  more: (count: number) => `And ${count} more in the comparison.`,
  /** Above what fits once a condition is dropped. */
  relaxed: (condition: string) => `Without the condition “${condition}”:`,
  /** The catalog says nothing of what was asked about a product. */
  silent: (product: Product, asked: string) =>
    `The catalog does not say that of ${named(product)}: none of its texts mentions “${asked}”.`,
  /** No product of the catalog is said to have what was asked. */
  silentAll: (asked: string) => `The catalog does not say that of any product: “${asked}”.`,
  /** Before what the catalog does say. */
  instead: 'What it does say:',
  /** The fixed replies to care topics. */
  care: {
    /** Whom to call, put into the texts below: in the visitor's country, and where that is not known. */
    number: (number: string) => `the emergency number, ${number}`,
    numberAnywhere: (anywhere: readonly string[]) =>
      `the emergency number of your country (${anywhere.join(' or ')} in most)`,
    emergency: (number: string) =>
      `Please call ${number} now, or have somebody near you call. Take no more of anything, and do not stay alone.`,
    crisis:
      'I am so sorry that it hurts this much. You do not have to carry it alone: please talk to a person now.',
    /** Lines of a list: whom to call. `line` is 'Samaritans: 116 123'. */
    danger: (number: string) => `In danger right now: call ${number}.`,
    listener: (line: string) => `Somebody who listens: ${line}`,
    otherCountries: (directory: string) => `Crisis lines of other countries: ${directory}`,
    poison: (line: string) => `Please call poison control now, even if nothing hurts: ${line}.`,
    poisonAnywhere:
      'Please call poison control (the poison information center of your country) now, even if nothing hurts.',
    fainting: (number: string) =>
      `If somebody faints, cannot be woken or has trouble breathing, call ${number} at once. Keep the package at hand, and take no more.`,
    noAccident: (lines: string) => `If it was no accident, please also talk to somebody: ${lines}.`,
    noAccidentAnywhere: (directory: string) =>
      `If it was no accident, please also talk to somebody: ${directory} names crisis lines of every country.`,
    /** Added after every urgent topic. */
    program: 'I am a program and cannot help in an emergency. A person can.',
    topics: {
      pregnancy:
        'Please ask your doctor or midwife before you take astaxanthin while pregnant, breastfeeding or trying to conceive. There are too few data to call it safe then, at any dose.',
      medicines:
        'Please ask your doctor or pharmacist before you combine astaxanthin with a medicine, and never stop or change a prescribed one because of a supplement. I cannot judge an interaction.',
      surgery:
        'Please tell your doctor and the surgical team about every supplement before an operation, and ask when to stop and when you may start again. I cannot judge that.',
      children:
        'Astaxanthin supplements are not for children and teenagers unless a doctor says so; the safety assessment covers adults alone.',
      illness:
        'I am sorry that health is on your mind. Please talk to a doctor or pharmacist about it: a supplement treats and prevents no disease, and I cannot judge your situation.',
      highDose: 'Please talk to a doctor or pharmacist before you take more than 8 mg a day.',
    } satisfies Record<Exclude<CareTopic, UrgentTopic>, string>,
    /** Before a text of the site, which is in English. */
    quoted: '',
    aboveAssessed: `${efsaNote}. A serving above 8 mg goes beyond that: talk to a doctor first.`,
    noAdvice: 'This is general information and no medical advice.',
  },
};

export type Phrases = typeof english;
