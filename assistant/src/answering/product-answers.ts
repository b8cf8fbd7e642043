import { hasCoupon } from '@astaguide/contracts/catalog/price-age';
import type { Product } from '@astaguide/contracts/catalog/product';
import { joinSlugs } from '@astaguide/contracts/catalog/compared-slugs';
import { potencyMilligrams } from '@astaguide/contracts/catalog/potency';
import { scoreProduct } from '@astaguide/contracts/catalog/product-score';
import { sortProducts } from '@astaguide/contracts/catalog/sort-products';
import {
  costPerDay,
  costPerMilligram,
  formatDollars,
  formatSmallPrice,
} from '@astaguide/contracts/catalog/unit-price';
import type { WordWeights } from '../passages/word-weights';
import { ASSESSED_DOSE } from '../understanding/care-topics';
import type { Field, NumberField } from '../understanding/fields';
import { things } from '../understanding/lexicon';
import type { Plan } from '../understanding/plan';
import { answerOf, asList, reviewOf, type Answer, type Source } from './answer';
import {
  numberOf,
  sortedBy,
  statedOf,
  statementsAbout,
  statementsCovering,
  statementsNear,
  statementsOf,
  statementsWith,
} from './facts';
import { named, phrases, silentOn } from './phrases';

/** Maximum number of products in a comparison, and of products that an answer describes. */
const MAX_COMPARED = 4;
/** Smallest cover with which a statement answers what no field does, and one that is told beside a field. */
const ENOUGH_COVER = 0.45;
const BESIDE_COVER = 0.6;
/** The share of an intent that names a field for sure. */
const SURE = 0.6;
export const comparisonPage: Source = { title: 'Astaxanthin Supplement Comparison', url: '/comparison' };

const superlatives = [
  { by: 'price', isDescending: false, phrase: 'cheapestOf' },
  { by: 'potency', isDescending: true, phrase: 'strongestOf' },
  { by: 'rating', isDescending: true, phrase: 'bestRatedOf' },
] as const;
/** Fields that the line of a product tells. */
const inLine: readonly Field[] = [
  'price',
  'potency',
  'rating',
  'reviews',
  'source',
  'bestFor',
  'stock',
  'overview',
];

/** Compares two or more products. */
export function compareProducts(all: readonly Product[], plan: Plan, weights: WordWeights): Answer {
  const products = oneOfEachFirst(all).slice(0, MAX_COMPARED);
  const asked = plan.orders.map(({ by }) => by).filter((by): by is NumberField & Field => by in describe);
  const others = [...new Set([...plan.fields, ...asked])].filter((field) => !inLine.includes(field));
  const verdicts = superlatives.flatMap(({ by, isDescending, phrase }) => {
    const sorted = sortedBy({ by, isDescending }, products);
    const [first, second] = sorted.map(numberOf[by]);
    if (first !== second) return [phrases[phrase](sorted[0]!)];
    return sorted.every((product) => numberOf[by](product) === first) ? [phrases.same[by]] : [];
  });
  const lines = products.flatMap((product) => [
    ...describeFields(product, others, plan).map(({ text }) => text),
    ...coveringStatements(product, plan, weights, BESIDE_COVER),
    ...plan.things
      .flatMap((thing) => describeThing(product, thing, plan))
      .flatMap(({ text, isSaid }) => (isSaid ? [text] : [])),
  ]);
  const page = {
    title: `Compare ${products.map(({ name }) => name).join(' and ')}`,
    url: `/compare/${joinSlugs(products.map(({ slug }) => slug))}`,
  };
  return answerOf(
    [phrases.comparing, linesOf(products), asList([...new Set(lines)]), asList(verdicts), doseNote(products)],
    [page, comparisonPage, ...products.map(reviewOf)],
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

/** Something that is said of a product; `isSaid` is false where the catalog says nothing of what was asked. */
interface Said {
  text: string;
  isSaid: boolean;
  quotes: readonly string[];
}
const say = (text: string, quotes: readonly string[] = []): Said => ({ text, isSaid: true, quotes });

/**
 * Answers a question about products: the fields asked for, what their texts say of other things, or that they say
 * nothing of it.
 */
export function describeProducts(plan: Plan, weights: WordWeights): Answer {
  const { fields, things } = plan;
  const products = plan.products.slice(0, MAX_COMPARED);
  const answers = products.map((product) => aboutProduct(product, plan, weights));
  const said = answers.flat();
  const isOverview = fields.every((field) => field === 'overview') && things.length === 0;
  const isStockSaid = isOverview || fields.includes('stock');
  return answerOf(
    [
      ...answers.map((some) => some.map(({ text }) => text).join('\n')),
      ...(isStockSaid ? [] : products.filter(({ inStock }) => !inStock).map(phrases.soldOut)),
      fields.includes('perMg') || fields.includes('perDay') ? phrases.costBasis : '',
      said.some(({ isSaid }) => isSaid) &&
      (isOverview || fields.includes('potency') || fields.includes('howToTake'))
        ? doseNote(products)
        : '',
    ],
    [...products.map(reviewOf), comparisonPage],
    {
      products,
      answered: said.some(({ isSaid }) => isSaid),
      quotes: said.flatMap(({ quotes }) => quotes),
    },
  );
}

function aboutProduct(product: Product, plan: Plan, weights: WordWeights): Said[] {
  const { things, question } = plan;
  const { rest, counted, intents } = question;
  const [best] = statementsCovering(product, weights.weigh(rest), ENOUGH_COVER);
  // 'How many calories' asks for no field, and what is surely not on the site for none either.
  const isElse =
    question.isEnglish &&
    !best &&
    (counted !== undefined ||
      intents.of('none') > SURE ||
      question.alien.length > 0 ||
      (question.unknown.length > 0 && intents.likeliest('field.')[1] < SURE));
  const fields = isElse ? [] : plan.fields;
  const told = [
    ...describeFields(product, fields, plan),
    ...things.flatMap((thing) => describeThing(product, thing, plan)),
  ];
  const isTold = told.some(({ isSaid }) => isSaid);
  const found = coveringStatements(product, plan, weights, told.length > 0 ? BESIDE_COVER : ENOUGH_COVER);
  const more = found.filter((text) => !told.some((one) => one.text.includes(text)));
  const quoted = more.length > 0 ? [say(listed(phrases.features(product), more), more)] : [];
  if (isTold) return [...told.filter(({ isSaid }) => isSaid), ...quoted];
  if (quoted.length > 0) return quoted;
  const isOverview = plan.fields.every((field) => field === 'overview') && things.length === 0;
  if (isOverview && !isElse && (rest.length === 0 || intents.of('field.overview') > 0.3))
    return [overviewOf(product)];
  return told.length > 0
    ? told
    : [
        silence(
          phrases.silent(product, rest.length > 0 ? `anything about “${rest.join(' ')}”` : 'that'),
          product,
          [],
        ),
      ];
}

/** What a product's own texts say in the words of a question on a subject; undefined if too little. */
export function describeStatements(plan: Plan, weights: WordWeights): Answer | undefined {
  const [product] = plan.products;
  const found = coveringStatements(product!, plan, weights, BESIDE_COVER);
  if (found.length === 0) return undefined;
  return answerOf([listed(phrases.features(product!), found)], [reviewOf(product!)], {
    products: [product!],
    quotes: found,
  });
}

/** The statements that have most of the words that nothing else explains. */
function coveringStatements(
  product: Product,
  { question, things }: Plan,
  weights: WordWeights,
  enough: number,
): string[] {
  const words = [
    ...question.rest,
    ...(question.rest.length > 0 ? things.flatMap((thing) => thing.split(' ')) : []),
  ];
  const found = statementsCovering(product, weights.weigh(words), enough);
  return found
    .filter(({ cover }) => cover >= found[0]!.cover * 0.95)
    .slice(0, 2)
    .map(({ text }) => text);
}

/** What a statement on a thing comes to: that a product is so, or that it is not; and what its shell is. */
function verdictsOn(product: Product, thing: string, state: 'with' | 'without'): string[] {
  if (thing === 'gelatin') return [(state === 'with' ? phrases.gelatin : phrases.veganShell)(product)];
  const adjective = things[thing]?.adjective;
  if (adjective === undefined) return [];
  const isSo = (state === 'with' ? phrases.isSo : phrases.isNotSo)(product, adjective);
  const isShell = ['vegan', 'vegetarian'].includes(thing) && statedOf(product, 'gelatin') === 'with';
  return [isSo, ...(isShell ? [phrases.isGelatin] : [])];
}

function silence(sentence: string, product: Product, near: readonly string[]): Said {
  const told = near.length > 0 ? near.slice(0, 3) : statementsOf(product).slice(0, 1);
  const instead = told.length > 0 ? [listed(phrases.instead, told)] : [];
  return { text: [sentence, ...instead].join('\n'), isSaid: false, quotes: [] };
}

function overviewOf(product: Product): Said {
  const verdict = product.verdict ? `\n\n${phrases.verdict(product)}` : '';
  return say(`- ${phrases.line(product)}${verdict}\n\n${describe.ingredients(product)!}`);
}

/** What is said of a thing in a product: that it is stated with it, or without it, or not at all. */
function describeThing(product: Product, thing: string, plan: Plan): Said[] {
  const state = statedOf(product, thing);
  const found = statementsAbout(product, thing);
  if (state === undefined && (found.length === 0 || things[thing]?.adjective))
    return [
      silence(phrases.silentOn(product, thing), product, [...found, ...statementsNear(product, thing)]),
    ];
  const isCounted = /\bhow (?:much|many)\b|\bmg\b|amount/.test(plan.question.folded);
  const quotes = found
    .toSorted((one, other) => (isCounted ? Number(/\d/.test(other)) - Number(/\d/.test(one)) : 0))
    .slice(0, 3);
  const verdicts = state ? verdictsOn(product, thing, state) : [];
  const listing = quotes.length > 0 ? [listed(phrases.features(product), quotes)] : [];
  return [say([verdicts.join(' '), ...listing].filter(Boolean).join('\n'), quotes)];
}

/** What is said of some fields of a product, each once: the rating is told with the number of reviews. */
function describeFields(product: Product, fields: readonly Field[], plan: Plan): Said[] {
  const said = fields.map((field) => {
    const text = describe[field](product, plan);
    return text === undefined
      ? silence(phrases.silent(product, silentOn[field] ?? field), product, [])
      : say(text);
  });
  return [...new Map(said.map((one) => [one.text, one])).values()];
}

type Describe = (product: Product, plan?: Plan) => string | undefined;
const ratingLine: Describe = (product) => phrases.rating(product);
const isCount = /\d+ .*\b(?:softgels|pearls|capsules|tablets)\b/i;

/** What may be asked of the form of a product, and the beginnings of the words that tell it. */
const formWords: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^(?:swallow|big|size|large|small|tin|gag|pill)/, ['small', 'large', 'tiny', 'size', 'swallow', 'lentil']],
  [/^(?:smell|stink|tast|scent|odou?r|burp|fishy)/, ['smell', 'scent', 'aftertaste', 'flavour', 'taste']],
  [
    /^(?:pack|bottle|jar|pouch|glass|plastic|box|carton|recycl|refill|blister|tub)/,
    ['bottle', 'jar', 'pouch', 'tub', 'carton', 'blister', 'recyclable'],
  ],
];

/** What is said of each field; undefined where the catalog does not say. */
const describe: Record<Field, Describe> = {
  price: phrases.price,
  potency: (product) =>
    listed(
      phrases.potency(product),
      product.features.filter((text) => /\b(?:two|three|2|3)\b.*\b(?:softgels|pearls)\b/i.test(text)),
    ),
  source: (product) =>
    listed(
      phrases.source(product),
      statementsWith(product, [
        'algae from',
        'grown',
        'farm',
        'pond',
        'tube',
        'made in',
        'country',
        'origin',
        'cultivation',
      ]).slice(0, 3),
    ),
  rating: ratingLine,
  reviews: ratingLine,
  bestFor: phrases.bestFor,
  notFor: (product) =>
    product.notFor
      ? `${phrases.notFor(product)}${product.verdict ? ` ${phrases.verdict(product)}` : ''}`
      : product.verdict
        ? phrases.verdict(product)
        : undefined,
  coupon: (product) => (hasCouponToday(product) ? phrases.coupon : phrases.noCoupon)(product),
  stock: (product) =>
    product.inStock
      ? phrases.available(product)
      : listed(
          phrases.soldOut(product),
          statementsWith(product, ['out of stock', 'sell out', 'sold out']).slice(0, 1),
        ),
  perMg: costLine,
  perDay: costLine,
  servings: servingsAndCount,
  packMg: servingsAndCount,
  measured: (product) => (product.measuredMg === null ? undefined : phrases.measured(product)),
  tests: (product) => {
    const { testedBy, testedOn, testedBatch, certificateUrl } = product;
    const statements = statementsWith(product, ['certificate', 'purity report', 'contaminant']).slice(0, 2);
    if (!testedBy) return statements.length > 0 ? listed(phrases.features(product), statements) : undefined;
    const details = [testedOn && ` on ${dayOf(testedOn)}`, testedBatch && `, batch ${testedBatch}`]
      .filter(Boolean)
      .join('');
    return listed(
      [
        phrases.tested(product, details),
        product.measuredMg === null ? '' : phrases.measured(product),
        certificateUrl ? phrases.certificate(certificateUrl) : '',
      ]
        .filter(Boolean)
        .join(' '),
      statements,
    );
  },
  score: (product) => {
    const { total, of, parts } = scoreProduct(product);
    return phrases.score(
      product,
      total,
      of,
      parts.map(({ part, points, of: most }) => `${part} ${points} of ${most}`).join(', '),
    );
  },
  age: (product) => (product.ageRange ? phrases.age(product) : undefined),
  placement: (product) =>
    [
      (product.placement === null ? phrases.noRank : phrases.rank)(product),
      product.verdict ? phrases.verdict(product) : '',
      describe.score(product),
    ]
      .filter(Boolean)
      .join(' '),
  brand: phrases.brand,
  buy: (product) => {
    const offers = product.offers.map(
      ({ retailer, country, price, currency }) =>
        `${retailer}${country ? ` (${country})` : ''}${price === null ? '' : `: ${price} ${currency}`}`,
    );
    return [phrases.price(product), phrases.buy(product), offers.length > 0 ? phrases.offers(offers) : '']
      .filter(Boolean)
      .join(' ');
  },
  ingredients: (product) =>
    product.features.length === 0
      ? phrases.bestFor(product)
      : listed(phrases.features(product), [
          ...product.features,
          // Rows of a review's table of ingredients.
          ...statementsOf(product).filter((text) => /^[^·]+ · \d+ mg$/.test(text)),
        ]),
  shell: (product) => {
    const found = [
      ...new Set([...statementsAbout(product, 'gelatin'), ...statementsWith(product, ['shell'])]),
    ];
    const state = statedOf(product, 'gelatin');
    if (!state) return found.length > 0 ? listed(phrases.features(product), found.slice(0, 3)) : undefined;
    const verdict = verdictsOn(product, 'gelatin', state).join(' ');
    return found.length > 0 ? `${verdict}\n${listed(phrases.features(product), found.slice(0, 3))}` : verdict;
  },
  allergens: (product) => {
    const found = statementsWith(product, ['allerg']);
    return found.length > 0 ? listed(phrases.features(product), found.slice(0, 3)) : undefined;
  },
  form: (product, plan) => {
    const words = plan?.question.words ?? [];
    const about = formWords.find(([asked]) => words.some((word) => asked.test(word)))?.[1];
    if (!about)
      return product.form ? listed(phrases.features(product), [`Form · ${product.form}`]) : undefined;
    const found = statementsWith(product, about).slice(0, 3);
    return found.length > 0 ? listed(phrases.features(product), found) : undefined;
  },
  howToTake: (product, plan) => {
    const found = statementsWith(product, [
      'meal',
      'breakfast',
      'dinner',
      'lunch',
      'a day',
      'one softgel',
      'pearl',
      'keep',
      'weeks',
    ]);
    const isStored = /stor|keep|fridge|refriger/.test(plan?.question.folded ?? '');
    const stored = isStored ? statementsWith(product, ['keep', 'storage', 'warm', 'cupboard']) : [];
    const chosen = isStored ? stored : found;
    return chosen.length > 0
      ? listed(`${phrases.potency(product)} ${phrases.features(product)}`, chosen.slice(0, 4))
      : isStored
        ? undefined
        : phrases.potency(product);
  },
  verdict: (product) =>
    product.verdict
      ? `${phrases.verdict(product)}${product.notFor ? ` ${phrases.notFor(product)}` : ''} ${phrases.price(product)} ${phrases.rating(product)}`
      : `${phrases.bestFor(product)} ${phrases.rating(product)}`,
  benefits: (product) => listed(phrases.benefits(product), product.benefits),
  overview: (product) => overviewOf(product).text,
};

/** The servings, and what the catalog says of the count itself: '60 softgels, thirty servings'. */
function servingsAndCount(product: Product): string | undefined {
  const counts = product.features.filter((text) => isCount.test(text));
  if (product.servings === null)
    return counts.length > 0 ? listed(phrases.features(product), counts) : undefined;
  return listed(servingsLine(product)!, counts);
}

/** One line per product. */
export function linesOf(products: readonly Product[]): string {
  return asList(products.map(phrases.line));
}

function listed(heading: string, texts: readonly string[]): string {
  return [heading, ...texts.map((text) => `- ${text}`)].join('\n');
}

export function costLine(product: Product): string | undefined {
  const perMg = costPerMilligram(product);
  const perDay = costPerDay(product);
  if (perDay === undefined) return undefined;
  if (perMg === undefined) return `${named(product)}: ${formatDollars(perDay)} a day at one serving a day.`;
  return phrases.costPerMg(product, formatSmallPrice(perMg), formatDollars(perDay));
}

export function servingsLine(product: Product): string | undefined {
  return product.servings === null ? undefined : phrases.servings(product, numberOf.packMg(product));
}

/** How a number of a product is told in a list, where its line does not tell it. */
export const lineOfNumber: Partial<Record<NumberField, Describe>> = {
  perMg: costLine,
  perDay: costLine,
  servings: servingsLine,
  packMg: servingsLine,
  measured: describe.measured,
  score: describe.score,
};

/** What a product's certificate says. */
export const testLine: Describe = describe.tests;

/** '2026-06-18' → 'June 18, 2026' */
function dayOf(day: string): string {
  return new Date(`${day}T00:00:00Z`).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
}

/** The note below every answer that lists a product above the dose that EFSA assessed. */
export function doseNote(products: readonly Product[]): string {
  return products.some(({ potency }) => (potencyMilligrams(potency) ?? 0) > ASSESSED_DOSE)
    ? phrases.aboveAssessed
    : '';
}

/** Whether a product has a coupon that can still be used, by a day of UTC as on the rendered pages. */
export const hasCouponToday = (product: Product) => hasCoupon(product, new Date().toISOString().slice(0, 10));
