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

/** Orders of which the first product is told in a sentence of its own. */
export const superlatives = [
  { by: 'price', isDescending: false, phrase: 'cheapestOf' },
  { by: 'potency', isDescending: true, phrase: 'strongestOf' },
  { by: 'rating', isDescending: true, phrase: 'bestRatedOf' },
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
      asList(products.flatMap((product) => others.map((field) => describe[field](product, phrases)))),
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
  const { counted } = question;
  const fields = counted === undefined ? plan.fields : [];
  const products = plan.products.slice(0, MAX_COMPARED);
  // Words that only say more about a field need no cover: 'the price of Geyser in summer'.
  const isExplained = things.length > 0 || fields.some((field) => !openFields.includes(field));
  const rest = counted !== undefined ? [counted] : isExplained ? [] : question.rest;
  const isPlain = fields.length === 0 && things.length === 0;
  const isOverview = isPlain && rest.length === 0;
  const answers = products.map((product) => aboutProduct(product, { ...plan, fields }, rest, phrases));
  const isStockSaid = isPlain || fields.includes('stock');
  return answerOf(
    [
      ...(isOverview && products.length > 1 ? [linesOf(products, phrases)] : answers.map(({ text }) => text)),
      ...(isStockSaid ? [] : products.filter(({ inStock }) => !inStock).map(phrases.soldOut)),
      fields.includes('perMg') || fields.includes('perDay') ? phrases.costBasis : '',
      isOverview || fields.includes('potency') ? doseNote(products, phrases) : '',
    ],
    [...products.map(reviewOf), comparisonPage],
    {
      products,
      answered: answers.some(({ isSaid }) => isSaid),
      quotes: answers.flatMap(({ quotes }) => quotes),
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
  { fields, things, question }: Plan,
  rest: readonly string[],
  phrases: Phrases,
): Said {
  const quote = (found: readonly string[], asked: string, near: readonly string[]): Said => {
    if (found.length > 0)
      return { text: listed(phrases.features(product), found), isSaid: true, quotes: found };
    const told = near.length > 0 ? near.slice(0, 2) : statementsOf(product).slice(0, 1);
    const instead = told.length > 0 ? [listed(phrases.instead, told)] : [];
    return { text: [phrases.silent(product, asked), ...instead].join('\n'), isSaid: false, quotes: [] };
  };
  const tell = (text: string): Said => ({ text, isSaid: true, quotes: [] });
  const isOnlyFeatures = rest.length > 0 && fields.every((field) => field === 'features');
  const said = [
    ...(isOnlyFeatures ? [] : fields.map((field) => tell(describe[field](product, phrases)))),
    ...things.map((thing) => {
      const found = statementsAbout(product, thing).slice(0, 3);
      const narrowed = question.narrowed.find((one) => one.thing === thing);
      if (narrowed) return quote(statementsCovering(found, [narrowed.by]), narrowed.asked, found);
      return quote(found, thing, statementsNear(product, thing));
    }),
    ...(rest.length > 0 ? [quote(statementsCovering(statementsOf(product), rest), rest.join(' '), [])] : []),
  ];
  if (said.length === 0) return tell(`- ${phrases.line(product)}\n\n${describe.features(product, phrases)}`);
  return {
    text: said.map(({ text }) => text).join('\n'),
    isSaid: said.some(({ isSaid }) => isSaid),
    quotes: said.flatMap(({ quotes }) => quotes),
  };
}

/** What is said of a product's fields. */
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
  servings: (product, phrases) => listed(servingsLine(product, phrases), countsOf(product)),
  packMg: (product, phrases) => listed(servingsLine(product, phrases), countsOf(product)),
  age: (product, { age, noAge }) => (product.ageRange ? age : noAge)(product),
  placement: (product, { rank, noRank }) => (product.placement === null ? noRank : rank)(product),
  brand: (product, { brand }) => brand(product),
  buy: (product, { price, buy }) => `${price(product)} ${buy(product)}`,
  features: (product, { features, bestFor }) =>
    product.features.length === 0
      ? bestFor(product)
      : listed(features(product), [...product.features, ...ingredientsOf(product)]),
  benefits: (product, { benefits }) => listed(benefits(product), product.benefits),
};

/** '60 softgels, thirty servings': what the catalog says of the count itself. */
function countsOf({ features }: Product): string[] {
  return features.filter((one) => /\d+ .*\b(?:softgels|pearls|capsules|tablets)\b/i.test(one));
}

/** Rows of a review's table of ingredients. */
function ingredientsOf(product: Product): string[] {
  return statementsOf(product).filter((one) => /^[^·]+ · \d+ mg$/.test(one));
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
