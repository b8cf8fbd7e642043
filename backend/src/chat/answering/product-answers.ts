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
import type { Field, Plan } from '../understanding/plan';
import { answerOf, reviewOf, type Answer, type Source } from './answer';
import { numberOf, statementsAbout, statementsCovering, statementsNear, statementsOf } from './facts';
import type { Phrases } from './phrases/phrases';

/** Maximum number of products in a comparison, and of products that an answer describes. */
const MAX_COMPARED = 4;
export const comparisonPage: Source = { title: 'Astaxanthin Supplement Comparison', url: '/comparison' };

/** Compares two or more products. */
export function compareProducts(all: readonly Product[], { fields }: Plan, phrases: Phrases): Answer {
  const products = oneOfEachFirst(all).slice(0, MAX_COMPARED);
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
    if (key(first!) !== key(second!)) return say(first!);
    return products.every((product) => key(product) === key(first!)) ? same : '';
  }
  const shown: readonly Field[] = ['price', 'potency', 'rating', 'reviews', 'source', 'bestFor', 'stock'];
  const others = fields.filter((field) => !shown.includes(field));
  return answerOf(
    [
      phrases.comparing,
      linesOf(products, phrases),
      asList(products.flatMap((product) => others.flatMap((field) => describe(product, field, phrases)))),
      asList(verdicts.filter((text) => text !== '')),
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
  const isPlain = fields.length === 0 && things.length === 0;
  // Words that only say more about a field need no cover: 'the price of Geyser in summer'.
  const isExplained = fields.some((field) => !openFields.includes(field));
  const rest = counted !== undefined ? [counted] : isExplained || things.length > 0 ? [] : question.rest;
  const answers = products.map((product) => aboutProduct(product, { ...plan, fields }, rest, phrases));
  const showsDose = (isPlain && rest.length === 0) || fields.includes('potency');
  const stock =
    fields.includes('stock') || isPlain ? [] : products.filter(({ inStock }) => !inStock).map(phrases.stock);
  return answerOf(
    [
      ...(isPlain && rest.length === 0 && products.length > 1
        ? [linesOf(products, phrases)]
        : answers.map(({ text }) => text)),
      ...stock,
      fields.includes('perMg') || fields.includes('perDay') ? phrases.costBasis : '',
      showsDose ? doseNote(products, phrases) : '',
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
  const paragraphs =
    fields.length > 0 && !(rest.length > 0 && fields.every((field) => field === 'features'))
      ? [fields.flatMap((field) => describe(product, field, phrases)).join('\n')]
      : [];
  const quotes: string[] = [];
  let isSaid = paragraphs.length > 0;
  const quote = (found: readonly string[], asked: string, near: readonly string[]) => {
    if (found.length > 0) {
      quotes.push(...found);
      paragraphs.push([phrases.features(product), ...found.map((one) => `- ${one}`)].join('\n'));
      isSaid = true;
    } else {
      const told = near.length > 0 ? near.slice(0, 2) : statementsOf(product).slice(0, 1);
      paragraphs.push(
        [
          phrases.silent(product, asked),
          ...(told.length > 0 ? [phrases.instead, ...told.map((one) => `- ${one}`)] : []),
        ].join('\n'),
      );
    }
  };
  for (const thing of things) {
    const found = statementsAbout(product, thing).slice(0, 3);
    const narrowed = question.narrowed.find((one) => one.thing === thing);
    if (narrowed) quote(statementsCovering(found, [narrowed.by]), narrowed.asked, found);
    else quote(found, thing, statementsNear(product, thing));
  }
  if (rest.length > 0) quote(statementsCovering(statementsOf(product), rest), rest.join(' '), []);
  if (paragraphs.length > 0) return { text: paragraphs.join('\n'), isSaid, quotes };
  return {
    text: [`- ${phrases.line(product)}`, ...describe(product, 'features', phrases)].join('\n\n'),
    isSaid: true,
    quotes,
  };
}

function describe(product: Product, field: Field, phrases: Phrases): string[] {
  switch (field) {
    case 'price':
      return [phrases.price(product)];
    case 'potency':
      return [phrases.potency(product)];
    case 'source':
      return [phrases.source(product)];
    case 'rating':
    case 'reviews':
      return [phrases.rating(product)];
    case 'bestFor':
      return [phrases.bestFor(product)];
    case 'coupon':
      return [hasCouponToday(product) ? phrases.coupon(product) : phrases.noCoupon(product)];
    case 'stock':
      return [phrases.stock(product)];
    case 'perMg':
    case 'perDay':
      return [costLine(product, phrases)];
    case 'servings':
    case 'packMg':
      return [phrases.servings(product, numberOf.packMg(product)), ...countsOf(product)];
    case 'age':
      return [phrases.age(product)];
    case 'placement':
      return [phrases.rank(product)];
    case 'brand':
      return [phrases.brand(product)];
    case 'buy':
      return [`${phrases.price(product)} ${phrases.buy(product)}`];
    case 'features':
      return product.features.length === 0
        ? [phrases.bestFor(product)]
        : [
            [
              phrases.features(product),
              ...[...product.features, ...ingredientsOf(product)].map((one) => `- ${one}`),
            ].join('\n'),
          ];
    case 'benefits':
      return [[phrases.benefits(product), ...product.benefits.map((one) => `- ${one}`)].join('\n')];
  }
}

/** '60 softgels, thirty servings': what the catalog says of the count itself. */
function countsOf({ features }: Product): string[] {
  return features
    .filter((one) => /\d+ .*\b(?:softgels|pearls|capsules|tablets)\b/i.test(one))
    .map((one) => `- ${one}`);
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

export function costLine(product: Product, phrases: Phrases): string {
  const perMg = costPerMilligram(product);
  const perDay = costPerDay(product);
  return perMg === undefined || perDay === undefined
    ? phrases.noCostPerMg(product)
    : phrases.costPerMg(product, formatSmallPrice(perMg), formatDollars(perDay));
}

/** The note below every answer that lists a product above the dose that EFSA assessed. */
export function doseNote(products: readonly Product[], phrases: Phrases): string {
  return products.some(({ potency }) => (potencyMilligrams(potency) ?? 0) > ASSESSED_DOSE)
    ? phrases.aboveAssessed
    : '';
}

/** Whether a product has a coupon that can still be used, by a day of UTC as on the rendered pages. */
export const hasCouponToday = (product: Product) => hasCoupon(product, new Date().toISOString().slice(0, 10));
