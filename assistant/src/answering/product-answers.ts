import { hasCoupon } from '@astaguide/contracts/catalog/price-age';
import type { Product } from '@astaguide/contracts/catalog/product';
import { potencyMilligrams } from '@astaguide/contracts/catalog/potency';
import { sortProducts } from '@astaguide/contracts/catalog/sort-products';
import {
  costPerDay,
  costPerMilligram,
  formatDollars,
  formatSmallPrice,
} from '@astaguide/contracts/catalog/unit-price';
import { ASSESSED_DOSE } from '../understanding/care-topics';
import type { Plan } from '../understanding/plan';
import type { Field } from '../understanding/words/fields';
import { answerOf, reviewOf, type Answer, type Source } from './answer';
import {
  numberOf,
  sortedBy,
  statementsAbout,
  statementsCovering,
  statementsNear,
  statementsOf,
} from './facts';
import type { Phrases } from './phrases/english';

/** Maximum number of products in a comparison, and of products that an answer describes. */
const MAX_COMPARED = 4;
export const comparisonPage: Source = { title: 'Astaxanthin Supplement Comparison', url: '/comparison' };

/** Orders of which the first product is told in a sentence of its own, and what stands above those beyond another. */
export const superlatives = [
  { by: 'price', isDescending: false, phrase: 'cheapestOf', beyond: 'cheaperThan' },
  { by: 'potency', isDescending: true, phrase: 'strongestOf', beyond: 'strongerThan' },
  { by: 'rating', isDescending: true, phrase: 'bestRatedOf', beyond: 'betterRatedThan' },
] as const;
/** Fields that the line of a product tells. */
const inLine: readonly Field[] = ['price', 'potency', 'rating', 'reviews', 'source', 'bestFor', 'stock'];

/** Compares two or more products. */
export function compareProducts(all: readonly Product[], { fields }: Plan, phrases: Phrases): Answer {
  const products = oneOfEachFirst(all).slice(0, MAX_COMPARED);
  const others = fields.filter((field) => !inLine.includes(field));
  const verdicts = superlatives.flatMap(({ by, isDescending, phrase }) => {
    const sorted = sortedBy({ by, isDescending }, products);
    const [first, second] = sorted.map(numberOf[by]);
    if (first !== second) return [phrases[phrase](sorted[0]!)];
    return sorted.every((product) => numberOf[by](product) === first) ? [phrases.same[by]] : [];
  });
  return answerOf(
    [
      phrases.comparing,
      linesOf(products, phrases),
      asList(products.flatMap((product) => describeFields(product, others, phrases))),
      asList(verdicts),
      doseNote(products, phrases),
    ],
    [comparisonPage, ...products.map(reviewOf)],
    { products },
  );
}

/** Of two whole brands, the best ranked of each come before the others. */
function oneOfEachFirst(products: readonly Product[]): readonly Product[] {
  if (products.length <= MAX_COMPARED) return products;
  const brands = [...new Set(products.map(({ brand }) => brand))];
  const share = Math.max(1, Math.floor(MAX_COMPARED / brands.length));
  return brands.flatMap((brand) =>
    sortProducts(products.filter((one) => one.brand === brand)).slice(0, share),
  );
}

/**
 * Answers a question about products: the fields asked for, what their texts say of other things, or that they say
 * nothing of it.
 */
export function describeProducts(plan: Plan, phrases: Phrases): Answer {
  const { things, question } = plan;
  const fields = question.counted === undefined ? plan.fields : [];
  const products = plan.products.slice(0, MAX_COMPARED);
  // Words that only say more about a field need no cover: 'the price of Geyser in summer'.
  const isExplained = fields.some((field) => !openFields.includes(field));
  const rest = isExplained ? [] : question.rest;
  const isPlain = fields.length === 0 && things.length === 0;
  const isOverview = isPlain && rest.length === 0;
  const answers = products.map((product) => aboutProduct(product, { ...plan, fields }, rest, phrases));
  const said = answers.flat();
  const isStockSaid = isPlain || fields.includes('stock');
  return answerOf(
    [
      ...(isOverview && products.length > 1
        ? [linesOf(products, phrases)]
        : answers.map((some) => some.map(({ text }) => text).join('\n'))),
      ...(isStockSaid ? [] : products.filter(({ inStock }) => !inStock).map(phrases.soldOut)),
      fields.includes('perMg') || fields.includes('perDay') ? phrases.costBasis : '',
      isOverview || fields.includes('potency') ? doseNote(products, phrases) : '',
    ],
    [...products.map(reviewOf), comparisonPage],
    {
      products,
      answered: said.some(({ isSaid }) => isSaid),
      quotes: said.flatMap(({ quotes }) => quotes),
    },
  );
}

/** Fields beside which other words ask for more than the field: 'in stock at pharmacies'. */
const openFields: readonly Field[] = ['features', 'benefits', 'buy', 'stock', 'source', 'brand'];

interface Said {
  text: string;
  isSaid: boolean;
  quotes: readonly string[];
}

function aboutProduct(
  product: Product,
  { fields, things }: Plan,
  rest: readonly string[],
  phrases: Phrases,
): Said[] {
  const quote = (found: readonly string[], asked: string, near: readonly string[]): Said => {
    if (found.length > 0)
      return { text: listed(phrases.features(product), found), isSaid: true, quotes: found };
    const told = near.length > 0 ? near.slice(0, 3) : statementsOf(product).slice(0, 1);
    const instead = told.length > 0 ? [listed(phrases.instead, told)] : [];
    return { text: [phrases.silent(product, asked), ...instead].join('\n'), isSaid: false, quotes: [] };
  };
  const tell = (text: string): Said => ({ text, isSaid: true, quotes: [] });
  const isOnlyFeatures = rest.length > 0 && fields.every((field) => field === 'features');
  const said = [
    ...(isOnlyFeatures ? [] : describeFields(product, fields, phrases)).map(tell),
    ...things.map((thing) => {
      const found = statementsAbout(product, thing);
      if (found.length === 0) return quote(found, thing, statementsNear(product, thing));
      // 'Palm oil' is more than oil, and 'traces of soy' more than soy.
      return rest.length === 0
        ? quote(found.slice(0, 3), thing, [])
        : quote(statementsCovering(found, rest), rest.join(' '), found);
    }),
    ...(rest.length > 0 && things.length === 0
      ? [quote(statementsCovering(statementsOf(product), rest), rest.join(' '), [])]
      : []),
  ];
  return said.length > 0
    ? said
    : [tell(`- ${phrases.line(product)}\n\n${describe.features(product, phrases)}`)];
}

/** What is said of some fields of a product, each once: the rating is told with the number of reviews. */
function describeFields(product: Product, fields: readonly Field[], phrases: Phrases): string[] {
  return [...new Set(fields.map((field) => describe[field](product, phrases)))];
}

/** What is said of each field. */
const describe: Record<Field, (product: Product, phrases: Phrases) => string> = {
  price: (product, { price }) => price(product),
  potency: (product, { potency }) => potency(product),
  source: (product, { source }) => source(product),
  rating: ratingLine,
  reviews: ratingLine,
  bestFor: (product, { bestFor }) => bestFor(product),
  coupon: (product, { coupon, noCoupon }) => (hasCouponToday(product) ? coupon : noCoupon)(product),
  stock: (product, { available, soldOut }) => (product.inStock ? available : soldOut)(product),
  perMg: costLine,
  perDay: costLine,
  servings: servingsAndCount,
  packMg: servingsAndCount,
  age: (product, { age, noAge }) => (product.ageRange ? age : noAge)(product),
  placement: (product, { rank, noRank }) => (product.placement === null ? noRank : rank)(product),
  brand: (product, { brand }) => brand(product),
  buy: (product, { price, buy }) => `${price(product)} ${buy(product)}`,
  features: (product, { features, bestFor }) =>
    product.features.length === 0
      ? bestFor(product)
      : listed(features(product), [
          ...product.features,
          // Rows of a review's table of ingredients.
          ...statementsOf(product).filter((text) => /^[^·]+ · \d+ mg$/.test(text)),
        ]),
  benefits: (product, { benefits }) => listed(benefits(product), product.benefits),
};

/** The servings, and what the catalog says of the count itself: '60 softgels, thirty servings'. */
function servingsAndCount(product: Product, phrases: Phrases): string {
  const isCount = (text: string) => /\d+ .*\b(?:softgels|pearls|capsules|tablets)\b/i.test(text);
  return listed(servingsLine(product, phrases), product.features.filter(isCount));
}

/** One line per product. */
export function linesOf(products: readonly Product[], phrases: Phrases): string {
  return asList(products.map(phrases.line));
}

export function asList(texts: readonly string[]): string {
  return texts.map((text) => `- ${text}`).join('\n');
}

function listed(heading: string, texts: readonly string[]): string {
  return [heading, ...texts.map((text) => `- ${text}`)].join('\n');
}

function ratingLine(product: Product, { rating, ratingAlone }: Phrases): string {
  return (product.reviewCount > 0 ? rating : ratingAlone)(product);
}

export function costLine(product: Product, phrases: Phrases): string {
  const perMg = costPerMilligram(product);
  const perDay = costPerDay(product);
  if (perMg !== undefined && perDay !== undefined)
    return phrases.costPerMg(product, formatSmallPrice(perMg), formatDollars(perDay));
  return (product.servings === null ? phrases.noServingsForCost : phrases.noCostPerMg)(product);
}

export function servingsLine(product: Product, phrases: Phrases): string {
  if (product.servings === null) return phrases.noServings(product);
  return phrases.servings(product, numberOf.packMg(product));
}

/** The note below every answer that lists a product above the dose that EFSA assessed. */
export function doseNote(products: readonly Product[], phrases: Phrases): string {
  return products.some(({ potency }) => (potencyMilligrams(potency) ?? 0) > ASSESSED_DOSE)
    ? phrases.aboveAssessed
    : '';
}

/** Whether a product has a coupon that can still be used, by a day of UTC as on the rendered pages. */
export const hasCouponToday = (product: Product) => hasCoupon(product, new Date().toISOString().slice(0, 10));
