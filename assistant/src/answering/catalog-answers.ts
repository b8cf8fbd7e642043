import type { Product } from '@astaguide/contracts/catalog/product';
import { sortProducts } from '@astaguide/contracts/catalog/sort-products';
import type { Filter } from '../understanding/filters';
import type { Order, Plan } from '../understanding/plan';
import { goals, type Goal } from '../understanding/words/goals';
import type { NumberField } from '../understanding/words/fields';
import { answerOf, reviewOf, type Answer } from './answer';
import { matches, needsStatement, numberOf, sortedBy, statedOf, suits, type StatedFilter } from './facts';
import { verdictOn } from './knowledge-answers';
import type { Phrases } from './phrases/english';
import {
  asList,
  comparisonPage,
  costLine,
  doseNote,
  hasCouponToday,
  linesOf,
  servingsLine,
  superlatives,
} from './product-answers';

/** Maximum number of products in a list, and of those that have the most or least of something. */
const MAX_LISTED = 5;
const MAX_EXTREME = 3;

/** The products that a plan asks for, in its order. */
export function selectProducts(
  { filters, goal, orders: [order] }: Plan,
  from: readonly Product[],
): Product[] {
  const found = from.filter(
    (product) =>
      filters.every((filter) => matches(product, filter)) && (!goal || suits(product, goal) !== undefined),
  );
  const sorted = order ? sortedBy(order, found) : sortProducts(found);
  // By price and the like, all that list a benefit count the same; by rank, those made for it come first.
  if (!goal || (order && order.by !== 'placement')) return sorted;
  const made = sorted.filter((product) => suits(product, goal) === 'made for it');
  return [...made, ...sorted.filter((product) => !made.includes(product))];
}

/** Lists the products that a question asks for. */
export function listProducts(plan: Plan, catalog: readonly Product[], phrases: Phrases): Answer {
  const { among, goal, outdoes, ask } = plan;
  const [order] = plan.orders;
  // 'And a cheaper one?' asks for what goes beyond the product before.
  const before = order && outdoes && among.length === 1 ? among[0] : undefined;
  const filters = [...plan.filters, ...filtersOnTexts(plan), ...(before ? [beyond(before, order!)] : [])];
  const isChosen = among.length > 0 && !before;
  const stated = filters.filter(needsStatement);
  const others = filters.filter((filter) => !needsStatement(filter));
  const from = isChosen ? among : catalog;
  const fitting = from.filter((product) => stated.every((filter) => matches(product, filter)));
  const { products, dropped } = relax({ ...plan, filters: others }, fitting);
  const texts = others.filter((filter) => isOnTexts(filter) && !filter.not);
  const isTextMissed = texts.some((filter) => dropped.includes(filter));
  if (isTextMissed && stated.length === 0) {
    const asked = texts.map((filter) => isOnTexts(filter) && filter.is).join(', ');
    return answerOf([phrases.silentAll(asked)], [comparisonPage], { answered: false });
  }
  const verdict = goal && verdictOn(goal);
  const quotes = verdict ? [verdict.text] : [];
  const quoted = verdict ? [phrases.quoted, ...quotes] : [];
  const pages = [
    (goal && goals[goal].page) ?? comparisonPage,
    ...(verdict ? [verdict.source] : []),
    comparisonPage,
  ];
  const kept = filters.filter((filter) => !dropped.includes(filter));
  const condition = conditionOf(kept, goal, phrases);
  const besides =
    stated.length > 0
      ? besidesStated(stated, selectProducts({ ...plan, filters: others }, from), phrases)
      : [];
  if (fitting.length === 0 || isTextMissed)
    return answerOf([phrases.noneMatches(conditionOf(filters, goal, phrases)), ...besides], pages);
  if (products.length === 0)
    return answerOf([goal ? phrases.noProductFor : phrases.noneMatches(condition), ...quoted], pages, {
      answered: verdict !== undefined,
    });
  const shown = products.slice(
    0,
    plan.limit ?? (isChosen ? 1 : ask === 'extreme' ? MAX_EXTREME : MAX_LISTED),
  );
  const [missed] = dropped;
  const heading = order ?? (goal && byRank);
  const special = superlatives.find((one) => one.by === order?.by && one.isDescending === order.isDescending);
  const line = order && linesBy[order.by];
  return answerOf(
    [
      missed
        ? `${phrases.noneMatches(conditionOf(filters, goal, phrases))} ${phrases.relaxed(sayFilter(missed, phrases))}`
        : '',
      special && isChosen && shown.length === 1
        ? phrases[special.phrase](shown[0]!)
        : special && before && !missed
          ? phrases[special.beyond](before)
          : heading
            ? `${headingOf(heading, phrases)}${condition}:`
            : phrases.list(products.length, condition),
      line
        ? asList(shown.map((product) => `${line(product, phrases)} ${phrases.price(product)}`))
        : linesOf(shown, phrases),
      !order && products.length > shown.length ? phrases.more(products.length - shown.length) : '',
      ...besides,
      line === costLine ? phrases.costBasis : '',
      doseNote(shown, phrases),
      ...quoted,
    ],
    [...pages, ...shown.map(reviewOf)],
    { products: before ? [...shown, before] : shown, quotes },
  );
}

/** Maximum number of products that are named because the catalog does not state what is asked of them. */
const MAX_BESIDES = 12;

/** The products of which the catalog does not state a condition, and those of which it states the opposite. */
function besidesStated(
  stated: readonly StatedFilter[],
  products: readonly Product[],
  phrases: Phrases,
): string[] {
  const others = products.filter((product) => !stated.every((filter) => matches(product, filter)));
  const isOpposite = (product: Product) =>
    stated.some((filter) => !matches(product, filter) && statedOf(product, filter.is) !== undefined);
  const namesOf = (some: readonly Product[]) =>
    some
      .slice(0, MAX_BESIDES)
      .map(({ name }) => name)
      .join(', ') + (some.length > MAX_BESIDES ? ', …' : '');
  const [opposite, unknown] = [others.filter(isOpposite), others.filter((product) => !isOpposite(product))];
  return [
    ...(unknown.length > 0 ? [phrases.notStated(namesOf(unknown))] : []),
    ...(opposite.length > 0 ? [phrases.oppositeStated(namesOf(opposite))] : []),
  ];
}

/** How products are told in a list by these numbers, before the price; by any other, in a line of their own. */
const linesBy: Partial<Record<NumberField, (product: Product, phrases: Phrases) => string>> = {
  perMg: costLine,
  perDay: costLine,
  servings: servingsLine,
  packMg: servingsLine,
};
const byRank: Order = { by: 'placement', isDescending: false };

function headingOf({ by, isDescending }: Order, phrases: Phrases): string {
  return (isDescending ? phrases.highest : phrases.lowest)[by];
}

/** The things and other words that a list was asked for are conditions on the catalog's texts. */
function filtersOnTexts({ things, goal, question }: Plan): Filter[] {
  const words = goal ? [] : question.rest;
  return [
    ...things.map((is): Filter => ({ field: 'thing', is })),
    ...words.map((is): Filter => ({ field: 'text', is })),
  ];
}

/** What a product must be to come before another in an order. */
function beyond(product: Product, { by, isDescending }: Order): Filter {
  return { field: by, [isDescending ? 'least' : 'most']: numberOf[by](product) ?? 0, isOpen: true };
}

function isOnTexts(filter: Filter): filter is Filter & { field: 'thing' | 'text' } {
  return filter.field === 'text' || filter.field === 'thing';
}

/** Drops conditions one by one, the last first, until something fits. */
function relax(plan: Plan, from: readonly Product[]): { products: Product[]; dropped: Filter[] } {
  const { filters } = plan;
  for (const dropped of [[], ...filters.toReversed().map((filter) => [filter])]) {
    const kept = filters.filter((filter) => !dropped.includes(filter));
    const products = selectProducts({ ...plan, filters: kept }, from);
    if (products.length > 0) return { products, dropped };
  }
  return { products: [], dropped: [...filters] };
}

function conditionOf(filters: readonly Filter[], goal: Goal | undefined, phrases: Phrases): string {
  // An excluded product is not named, because what an answer names is what it is about.
  const said = filters.filter(({ field }) => field !== 'product').map((filter) => sayFilter(filter, phrases));
  return `${goal ? ` ${phrases.goal[goal]}` : ''}${said.length > 0 ? ` (${said.join(', ')})` : ''}`;
}

/** A condition on products in words: 'not from Norrund'. */
export function sayFilter({ not, ...filter }: Filter, phrases: Phrases): string {
  if (filter.field === 'thing' && filter.is === 'vegan') return not ? phrases.not('vegan') : 'vegan';
  if (not && (filter.field === 'thing' || filter.field === 'text')) return phrases.withoutThing(filter.is);
  if (not) return phrases.not(sayFilter(filter, phrases));
  switch (filter.field) {
    case 'origin':
      return phrases.fromOrigin(filter.is);
    case 'brand':
      return phrases.ofBrand(filter.is);
    case 'product':
      return filter.is.name;
    case 'thing':
    case 'text':
      return phrases.withThing(filter.is);
    case 'stock':
      return phrases.inStock;
    default: {
      const { field, least, most, isOpen } = filter;
      const say = (value: number) => sayNumber(field, value, phrases);
      if (least !== undefined && least === most) return say(least);
      const lower = least === undefined ? [] : [(isOpen ? phrases.above : phrases.atLeast)(say(least))];
      const upper = most === undefined ? [] : [(isOpen ? phrases.below : phrases.atMost)(say(most))];
      return [...lower, ...upper].join(', ');
    }
  }
}

function sayNumber(field: NumberField, value: number, phrases: Phrases): string {
  const isMoney = field === 'price' || field === 'perDay' || field === 'perMg';
  const said = isMoney ? `$${value.toFixed(2)}` : field === 'potency' ? `${value} mg` : String(value);
  return `${said} ${phrases.field[field]}`.trim();
}

/** Lists the coupons of the catalog. */
export function listCoupons(catalog: readonly Product[], phrases: Phrases): Answer {
  const withCode = catalog.filter(hasCouponToday);
  return answerOf(
    [withCode.length > 0 ? asList(withCode.map(phrases.coupon)) : phrases.noneMatches('')],
    [...withCode.map(reviewOf), comparisonPage],
    { products: withCode },
  );
}

/** Lists the brands, each with its products. */
export function listBrands({ filters }: Plan, catalog: readonly Product[], phrases: Phrases): Answer {
  const products = sortProducts(
    catalog.filter((product) => filters.every((filter) => matches(product, filter))),
  );
  const brands = new Set(products.map(({ brand }) => brand));
  const namesOf = (brand: string) =>
    products.flatMap(({ brand: its, name }) => (its === brand ? [name] : [])).join(', ');
  const lines = [...brands].map((brand) => `${brand}: ${namesOf(brand)}`);
  return answerOf([phrases.brands, asList(lines)], [comparisonPage], { products });
}
