import { hasCoupon } from '@astaguide/contracts/catalog/price-age';
import type { Product } from '@astaguide/contracts/catalog/product';
import { sortProducts } from '@astaguide/contracts/catalog/sort-products';
import { potencyMilligrams } from '@astaguide/contracts/catalog/potency';
import {
  costPerDay,
  costPerMilligram,
  formatDollars,
  formatSmallPrice,
} from '@astaguide/contracts/catalog/unit-price';
import { ASSESSED_DOSE } from '../understanding/care-topics';
import { topicConcepts, type Asked, leads } from '../understanding/conversation';
import type { Concept } from '../understanding/lexicon';
import { answerOf, reviewOf, type Answer, type Source } from './answer';
import { isAboveAssessed, orderedBy, productsFor } from './catalog';
import type { Lead, Phrases, Purpose } from './phrases/phrases';

/** Maximum number of products in a list. */
const MAX_LISTED = 3;
const MAX_WHOLE_LIST = 20;
const comparison: Source = { title: 'Astaxanthin Supplement Comparison', url: '/comparison' };
const purposePages: Partial<Record<Purpose, Source>> = {
  athletes: { title: 'Best Astaxanthin for Athletes', url: '/best-for-athletes' },
  eyes: { title: 'Best Astaxanthin for Eye Health', url: '/best-for-eye-health' },
  skin: { title: 'Astaxanthin for Skin: A Guide', url: '/skin-health-guide' },
  beginners: { title: 'Astaxanthin for Beginners', url: '/beginners-guide' },
};

/** Compares two or more products. */
export function compareProducts(products: readonly Product[], phrases: Phrases): Answer {
  const verdicts = [
    verdict('price-low', ({ price }) => price, phrases.cheapestOf, phrases.same.price),
    verdict(
      'potency',
      ({ potency }) => String(potencyMilligrams(potency)),
      phrases.strongestOf,
      phrases.same.potency,
    ),
    verdict('rating', ({ rating }) => rating, phrases.bestRatedOf, phrases.same.rating),
  ];
  function verdict(
    order: 'price-low' | 'potency' | 'rating',
    key: (product: Product) => string,
    say: (product: Product) => string,
    same: string,
  ) {
    const [first, second] = sortProducts(products, order);
    return key(first!) === key(second!)
      ? products.every((product) => key(product) === key(first!))
        ? same
        : ''
      : say(first!);
  }
  return answerOf(
    [
      phrases.comparing,
      lines(products, phrases),
      asList(verdicts.filter((text) => text !== '')),
      doseNote(products, phrases),
    ],
    [comparison, ...products.map(reviewOf)],
    { products },
  );
}

/** Describes products: the requested attributes, or one line each. */
export function describeProducts(products: readonly Product[], asked: Asked, phrases: Phrases): Answer {
  const wanted = describers.filter(([concept]) => asked.concepts.has(concept));
  const paragraphs =
    wanted.length === 0
      ? [lines(products, phrases), ...(products.length === 1 ? [featureList(products[0]!, phrases)] : [])]
      : products.map((product) => wanted.map(([, describe]) => describe(product, phrases)).join('\n'));
  const showsDose =
    wanted.length === 0 || (['potency', 'dose', 'strongest'] as const).some((one) => asked.concepts.has(one));
  const notes = asked.concepts.has('value') ? [phrases.costBasis] : [];
  const stock =
    asked.concepts.has('stock') || wanted.length === 0
      ? []
      : products.filter(({ inStock }) => !inStock).map(phrases.stock);
  return answerOf(
    [...paragraphs, ...stock, ...notes, showsDose ? doseNote(products, phrases) : ''],
    [...products.map(reviewOf), comparison],
    { products },
  );
}

const describers: readonly (readonly [Concept, (product: Product, phrases: Phrases) => string])[] = [
  ['price', (product, phrases) => phrases.price(product)],
  ['cheap', (product, phrases) => phrases.price(product)],
  ['potency', (product, phrases) => phrases.potency(product)],
  ['strongest', (product, phrases) => phrases.potency(product)],
  ['dose', (product, phrases) => phrases.potency(product)],
  ['source', (product, phrases) => phrases.source(product)],
  ['rating', (product, phrases) => phrases.rating(product)],
  ['bestRated', (product, phrases) => phrases.rating(product)],
  ['bestFor', (product, phrases) => phrases.bestFor(product)],
  [
    'coupon',
    (product, phrases) => (hasCoupon(product, today()) ? phrases.coupon(product) : phrases.noCoupon(product)),
  ],
  ['stock', (product, phrases) => phrases.stock(product)],
  ['value', (product, phrases) => costLine(product, phrases)],
  ['features', featureList],
  [
    'benefits',
    (product, phrases) =>
      [phrases.benefits(product), ...product.benefits.map((benefit) => `- ${benefit}`)].join('\n'),
  ],
  ['buy', (product, phrases) => `${phrases.price(product)} ${phrases.buy(product)}`],
];

/** Lists the products that match the question, in the requested order. */
export function listProducts(asked: Asked, catalog: readonly Product[], phrases: Phrases): Answer {
  const lead = leads.find((one) => asked.concepts.has(one));
  if (asked.among.length === 1 && lead) return besides(asked.among[0]!, lead, catalog, phrases);
  const purpose = topicConcepts.find((one) => asked.concepts.has(one));
  const { products, condition } = narrowed(
    asked,
    purpose,
    asked.among.length > 0 ? asked.among : catalog,
    phrases,
  );
  const page = purpose && purposePages[purpose];
  const pages = [...(page ? [page] : []), comparison];
  if (products.length === 0) {
    const instead = sortProducts(catalog).slice(0, MAX_LISTED);
    return answerOf(
      [
        phrases.noneMatches(condition),
        instead.length > 0 ? `${phrases.lead.best}:` : '',
        lines(instead, phrases),
      ],
      pages,
      { products: instead },
    );
  }
  const wholeList = lead === undefined && !purpose;
  // The default order already has products made for the purpose before those that only suit it.
  const ordered = lead && lead !== 'best' ? orderedBy(lead, products) : products;
  const shown = ordered.slice(
    0,
    wholeList ? MAX_WHOLE_LIST : (asked.topCount ?? (asked.among.length > 0 ? 1 : MAX_LISTED)),
  );
  const heading =
    lead || purpose
      ? `${phrases.lead[lead ?? 'best']}${condition}:`
      : phrases.list(products.length, condition);
  if (asked.among.length > 0 && shown.length === 1 && lead && lead in superlatives)
    return answerOf(
      [superlatives[lead]!(phrases)(shown[0]!), lines(shown, phrases), doseNote(shown, phrases)],
      [comparison, ...shown.map(reviewOf)],
      { products: shown },
    );
  const text =
    lead === 'value'
      ? shown.map((product) => `- ${costLine(product, phrases)} ${phrases.price(product)}`).join('\n')
      : lines(shown, phrases);
  return answerOf(
    [heading, text, lead === 'value' ? phrases.costBasis : '', doseNote(shown, phrases)],
    [...pages, ...shown.map(reviewOf)],
    { products: shown },
  );
}

const superlatives: Partial<Record<Lead, (phrases: Phrases) => (product: Product) => string>> = {
  cheap: ({ cheapestOf }) => cheapestOf,
  strongest: ({ strongestOf }) => strongestOf,
  bestRated: ({ bestRatedOf }) => bestRatedOf,
};

/** Lists the coupons of the catalog. */
export function listCoupons(catalog: readonly Product[], phrases: Phrases): Answer {
  const withCode = catalog.filter((product) => hasCoupon(product, today()));
  return answerOf(
    withCode.length > 0
      ? [withCode.map((product) => `- ${phrases.coupon(product)}`).join('\n')]
      : catalog.length > 0
        ? [phrases.noneMatches('')]
        : [phrases.emptyCatalog],
    [...withCode.map(reviewOf), comparison],
    { products: withCode },
  );
}

/** Suggests the top products if the question does not say which to compare. */
export function askWhichToCompare(catalog: readonly Product[], phrases: Phrases): Answer {
  const first = sortProducts(catalog).slice(0, 3);
  return answerOf([phrases.whichProducts, lines(first, phrases)], [comparison, ...first.map(reviewOf)], {
    products: first,
  });
}

/** Answers 'And the cheaper one?' after a single product: the products that are cheaper or stronger than it. */
function besides(product: Product, lead: Lead, catalog: readonly Product[], phrases: Phrases): Answer {
  const isStronger = lead === 'strongest';
  const better = catalog.filter((other) =>
    isStronger
      ? (potencyMilligrams(other.potency) ?? 0) > (potencyMilligrams(product.potency) ?? 0)
      : Number(other.price) < Number(product.price),
  );
  if (!isStronger && lead !== 'cheap') {
    const others = orderedBy(lead, catalog)
      .filter(({ id }) => id !== product.id)
      .slice(0, MAX_LISTED);
    return answerOf(
      [`${phrases.lead[lead]}:`, lines(others, phrases), doseNote(others, phrases)],
      [comparison, ...others.map(reviewOf)],
      { products: others },
    );
  }
  if (better.length === 0)
    return answerOf(
      [isStronger ? phrases.noneStronger(product) : phrases.noneCheaper(product)],
      [reviewOf(product), comparison],
      { products: [product] },
    );
  const shown = orderedBy(lead, better).slice(0, MAX_LISTED);
  return answerOf(
    [
      isStronger ? phrases.strongerThan(product) : phrases.cheaperThan(product),
      lines(shown, phrases),
      doseNote(shown, phrases),
    ],
    [comparison, ...shown.map(reviewOf)],
    { products: [...shown, product] },
  );
}

function narrowed(asked: Asked, purpose: Purpose | undefined, from: readonly Product[], phrases: Phrases) {
  const { brand } = asked;
  const [origin] = asked.origins;
  const [amount] = asked.milligrams;
  let products = purpose ? productsFor(purpose, from) : [...from];
  if (asked.among.length > 0 && products.length === 0) products = [...from];
  if (origin) products = products.filter(({ source }) => source.toLowerCase().includes(origin.toLowerCase()));
  if (brand) products = products.filter((product) => product.brand === brand);
  if (amount !== undefined)
    products = products.filter(({ potency }) => potencyMilligrams(potency) === amount);
  if (asked.mostDollars !== undefined)
    products = products.filter(({ price }) => Number(price) <= asked.mostDollars!);
  if (asked.concepts.has('stock')) products = products.filter(({ inStock }) => inStock);
  const conditions = [
    ...(origin ? [phrases.fromOrigin(origin)] : []),
    ...(brand ? [phrases.ofBrand(brand)] : []),
    ...(amount === undefined ? [] : [`${amount} mg`]),
    ...(asked.mostDollars === undefined ? [] : [phrases.atMost(asked.mostDollars)]),
  ];
  const rest = conditions.length > 0 ? ` (${conditions.join(', ')})` : '';
  return { products, condition: `${purpose ? ` ${phrases.purpose[purpose]}` : ''}${rest}` };
}

/** One line per product. */
export function lines(products: readonly Product[], phrases: Phrases): string {
  return asList(products.map(phrases.line));
}

function asList(texts: readonly string[]): string {
  return texts.map((text) => `- ${text}`).join('\n');
}

function featureList(product: Product, phrases: Phrases): string {
  if (product.features.length === 0) return phrases.bestFor(product);
  return [phrases.features(product), ...product.features.map((feature) => `- ${feature}`)].join('\n');
}

function costLine(product: Product, phrases: Phrases): string {
  const perMg = costPerMilligram(product);
  const perDay = costPerDay(product);
  return perMg === undefined || perDay === undefined
    ? phrases.noCostPerMg(product)
    : phrases.costPerMg(product, formatSmallPrice(perMg), formatDollars(perDay));
}

/** The note below every answer that lists a product above the assessed dose. */
function doseNote(products: readonly Product[], phrases: Phrases): string {
  return products.some((product) => isAboveAssessed(product, ASSESSED_DOSE)) ? phrases.aboveAssessed : '';
}

/** As on the rendered pages, a day of UTC. */
const today = () => new Date().toISOString().slice(0, 10);
