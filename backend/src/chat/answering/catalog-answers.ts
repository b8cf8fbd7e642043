import type { Product } from '@astaguide/contracts/catalog/product';
import { sortProducts } from '@astaguide/contracts/catalog/sort-products';
import type { Filter, NumberField } from '../understanding/filters';
import type { Order, Plan } from '../understanding/plan';
import type { Goal } from '../understanding/words/concepts';
import { answerOf, reviewOf, type Answer, type Source } from './answer';
import { matches, numberOf, sortedBy, suits } from './facts';
import { verdictOn } from './knowledge-answers';
import type { Phrases } from './phrases/phrases';
import { asList, comparisonPage, costLine, doseNote, hasCouponToday, linesOf } from './product-answers';

/** Maximum number of products in a list, and of those that have the most or least of something. */
const MAX_LISTED = 5;
const MAX_EXTREME = 3;
const goalPages: Partial<Record<Goal, Source>> = {
  athletes: { title: 'Best Astaxanthin for Athletes', url: '/best-for-athletes' },
  eyes: { title: 'Best Astaxanthin for Eye Health', url: '/best-for-eye-health' },
  skin: { title: 'Astaxanthin for Skin: A Guide', url: '/skin-health-guide' },
  beginners: { title: 'Astaxanthin for Beginners', url: '/beginners-guide' },
};

/** The products that a plan asks for, in its order. */
export function selectProducts(
  { filters, goal, orders: [order] }: Plan,
  from: readonly Product[],
): Product[] {
  const found = from.filter((product) => filters.every((filter) => matches(product, filter)));
  if (!goal) return order ? sortedBy(order, found) : sortProducts(found);
  const suited = (order ? sortedBy(order, found) : sortProducts(found)).filter(
    (product) => suits(product, goal) !== undefined,
  );
  // By price and the like, all that list a benefit count the same; by rank, those made for it come first.
  if (order && order.by !== 'placement') return suited;
  const made = suited.filter((product) => suits(product, goal) === 'made for it');
  return [...made, ...suited.filter((product) => !made.includes(product))];
}

/** Lists the products that a question asks for. */
export function listProducts(plan: Plan, catalog: readonly Product[], phrases: Phrases): Answer {
  const { among, goal, orders } = plan;
  const [order] = orders;
  if (among.length === 1 && order && plan.outdoes) return besides(among[0]!, order, catalog, phrases);
  const from = among.length > 0 ? among : catalog;
  const wanted = withTexts(plan);
  const page = goal && goalPages[goal];
  const pages = [...(page ? [page] : []), comparisonPage];
  const { products, dropped } = relax(wanted, from);
  if (
    wanted.filters.some(({ field, not }) => (field === 'text' || field === 'thing') && !not) &&
    dropped.some(({ field }) => field === 'text' || field === 'thing')
  ) {
    const asked = wanted.filters.flatMap((filter) =>
      filter.field === 'text' || filter.field === 'thing' ? [filter.is] : [],
    );
    return answerOf([phrases.silentAll(asked.join(', '))], [comparisonPage], { answered: false });
  }
  const condition = conditionOf(
    { ...wanted, filters: wanted.filters.filter((one) => !dropped.includes(one)) },
    phrases,
  );
  const missed = dropped.length > 0 ? phrases.noneMatches(conditionOf(wanted, phrases)) : '';
  const relaxed = dropped.map((filter) => phrases.relaxed(sayFilter(filter, phrases))).join(' ');
  if (products.length === 0)
    return answerOf(
      [goal ? phrases.noProductFor : phrases.noneMatches(condition), goal ? verdictText(goal, phrases) : ''],
      [...pages, ...verdictSource(goal)],
      { answered: goal !== undefined && verdictOn(goal) !== undefined },
    );
  const isExtreme = order !== undefined || goal !== undefined;
  const limit =
    plan.limit ??
    (among.length > 0 && order ? 1 : isExtreme && plan.ask === 'extreme' ? MAX_EXTREME : MAX_LISTED);
  const shown = products.slice(0, limit);
  const rest = products.length - shown.length;
  const first = shown[0]!;
  const heading = order
    ? `${(order.isDescending ? phrases.highest : phrases.lowest)[order.by]}${condition}:`
    : goal
      ? `${phrases.lowest.placement}${condition}:`
      : phrases.list(products.length, condition);
  const superlative =
    shown.length === 1 &&
    among.length > 0 &&
    order &&
    superlatives(phrases)[`${order.by} ${order.isDescending}`];
  return answerOf(
    [
      [missed, relaxed].filter((text) => text !== '').join(' '),
      superlative ? superlative(first) : heading,
      order && (order.by === 'perMg' || order.by === 'perDay')
        ? asList(shown.map((product) => `${costLine(product, phrases)} ${phrases.price(product)}`))
        : order && (order.by === 'servings' || order.by === 'packMg')
          ? asList(
              shown.map(
                (product) =>
                  `${phrases.servings(product, numberOf.packMg(product))} ${phrases.price(product)}`,
              ),
            )
          : linesOf(shown, phrases),
      !order && rest > 0 ? phrases.more(rest) : '',
      order?.by === 'perMg' || order?.by === 'perDay' ? phrases.costBasis : '',
      doseNote(shown, phrases),
      goal ? verdictText(goal, phrases) : '',
    ],
    [...pages.slice(0, 1), ...verdictSource(goal), ...pages.slice(1), ...shown.map(reviewOf)],
    { products: shown, quotes: goal ? [verdictOn(goal)?.text ?? ''].filter((text) => text !== '') : [] },
  );
}

/** The things and other words that a list was asked for are conditions on the catalog's texts. */
function withTexts(plan: Plan): Plan {
  const { things, question, filters } = plan;
  const named: Filter[] = things.map((is) => ({ field: 'thing', is }));
  const texts: Filter[] =
    things.length > 0 || plan.goal ? [] : question.rest.map((is) => ({ field: 'text', is }));
  return { ...plan, filters: [...filters, ...named, ...texts] };
}

/** Drops conditions one by one, the last first, until something fits. */
function relax(plan: Plan, from: readonly Product[]): { products: Product[]; dropped: Filter[] } {
  const all = selectProducts(plan, from);
  if (all.length > 0 || plan.filters.length === 0) return { products: all, dropped: [] };
  for (const filter of plan.filters.toReversed()) {
    const products = selectProducts({ ...plan, filters: plan.filters.filter((one) => one !== filter) }, from);
    if (products.length > 0) return { products, dropped: [filter] };
  }
  return { products: [], dropped: [...plan.filters] };
}

function superlatives(phrases: Phrases): Record<string, (product: Product) => string> {
  return {
    'price false': phrases.cheapestOf,
    'potency true': phrases.strongestOf,
    'rating true': phrases.bestRatedOf,
  };
}

function verdictText(goal: Goal, phrases: Phrases): string {
  const verdict = verdictOn(goal);
  return verdict ? [phrases.quoted, verdict.text].filter((text) => text !== '').join('\n\n') : '';
}

function verdictSource(goal: Goal | undefined): Source[] {
  const verdict = goal && verdictOn(goal);
  return verdict ? [verdict.source] : [];
}

function conditionOf({ filters, goal }: Plan, phrases: Phrases): string {
  // An excluded product is not named, because what an answer names is what it is about.
  const conditions = filters
    .filter(({ field }) => field !== 'product')
    .map((filter) => sayFilter(filter, phrases));
  return `${goal ? ` ${phrases.goal[goal]}` : ''}${conditions.length > 0 ? ` (${conditions.join(', ')})` : ''}`;
}

function sayFilter(filter: Filter, phrases: Phrases): string {
  const said = sayCondition(filter, phrases);
  return filter.not ? phrases.not(said) : said;
}

function sayCondition(filter: Filter, phrases: Phrases): string {
  switch (filter.field) {
    case 'origin':
      return phrases.fromOrigin(filter.is);
    case 'brand':
      return phrases.ofBrand(filter.is);
    case 'product':
      return filter.is.name;
    case 'goal':
      return phrases.goal[filter.is];
    case 'thing':
    case 'text':
      return phrases.withThing(filter.is);
    case 'stock':
      return phrases.inStock;
    default: {
      const { field, least, most, isOpen } = filter;
      const say = (value: number) => sayNumber(field, value, phrases);
      if (least !== undefined && least === most) return say(least);
      const lower = least === undefined ? '' : (isOpen ? phrases.above : phrases.atLeast)(say(least));
      const upper = most === undefined ? '' : (isOpen ? phrases.below : phrases.atMost)(say(most));
      return [lower, upper].filter((text) => text !== '').join(', ');
    }
  }
}

function sayNumber(field: NumberField, value: number, phrases: Phrases): string {
  if (field === 'price') return `$${value.toFixed(2)}`;
  if (field === 'perDay' || field === 'perMg') return `$${value.toFixed(2)} ${phrases.field[field]}`;
  return field === 'potency' ? `${value} mg` : `${value} ${phrases.field[field]}`;
}

/** Answers 'And the cheaper one?' after a single product: the products that are cheaper or stronger than it. */
function besides(product: Product, order: Order, catalog: readonly Product[], phrases: Phrases): Answer {
  const own = numberOf[order.by](product) ?? 0;
  const better = sortedBy(order, catalog).filter((other) => {
    const value = numberOf[order.by](other);
    return value !== undefined && (order.isDescending ? value > own : value < own);
  });
  const says =
    order.by === 'potency'
      ? { more: phrases.strongerThan, none: phrases.noneStronger }
      : { more: phrases.cheaperThan, none: phrases.noneCheaper };
  if (better.length === 0)
    return answerOf([says.none(product)], [reviewOf(product), comparisonPage], { products: [product] });
  const shown = better.slice(0, MAX_EXTREME);
  const heading =
    order.by === 'potency' || order.by === 'price'
      ? says.more(product)
      : `${(order.isDescending ? phrases.highest : phrases.lowest)[order.by]}:`;
  return answerOf(
    [heading, linesOf(shown, phrases), doseNote(shown, phrases)],
    [comparisonPage, ...shown.map(reviewOf)],
    { products: [...shown, product] },
  );
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
export function listBrands(
  { filters, question }: Plan,
  catalog: readonly Product[],
  phrases: Phrases,
): Answer {
  const products = sortProducts(
    catalog.filter((product) => filters.every((filter) => matches(product, filter))),
  );
  const brands = [...new Set(products.map(({ brand }) => brand))].filter(
    (brand) => !question.named.some((named) => named.brand === brand),
  );
  const lines = brands.map(
    (brand) =>
      `${brand}: ${products
        .filter((one) => one.brand === brand)
        .map(({ name }) => name)
        .join(', ')}`,
  );
  return answerOf([phrases.brands, asList(lines)], [comparisonPage], { products });
}
