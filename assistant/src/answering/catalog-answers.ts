import type { Product } from '@astaguide/contracts/catalog/product';
import { sortProducts } from '@astaguide/contracts/catalog/sort-products';
import { hasStem, stemText } from '../stems';
import { coverOf, stemsOf, type WordWeights } from '../passages/word-weights';
import type { Filter } from '../understanding/amounts';
import { searchWords } from '../understanding/clauses';
import { goals, things, type Goal } from '../understanding/lexicon';
import { fields, isNumberField, numberOf } from '../understanding/fields';
import type { Order, Plan } from '../understanding/plan';
import { answerOf, asList, reviewOf, type Answer } from './answer';
import {
  coverOfAll,
  matches,
  needsStatement,
  sortedBy,
  statedOf,
  statementsCovering,
  suits,
  tells,
  type StatedFilter,
} from './facts';
import {
  comparisonPage,
  costBasisFor,
  counts,
  doseNote,
  isListedBeside,
  linesOf,
  sayField,
  tellThing,
} from './product-answers';
import { say, sayOf } from './sentences';
import { verdictOn } from './text-answers';

/** Maximum number of products in a list, and of those that have the most or least of something. */
const MAX_LISTED = 5;
const MAX_EXTREME = 3;
/** Maximum number of products that are named because the catalog does not state what is asked of them. */
const MAX_BESIDES = 12;
/** Smallest cover with which a statement of a product fits words that no condition explains. */
const ENOUGH_COVER = 0.55;
/** Of the best cover, what other products need to be listed beside it. */
const NEARLY = 0.85;
/** How much the cover of all texts of a product counts against that of one statement. */
const OF_ALL = 0.85;

/** The products that a plan asks for, in its order. */
export function selectProducts(
  { filters, goal, orders: [order] }: Pick<Plan, 'filters' | 'goal' | 'orders'>,
  from: readonly Product[],
): Product[] {
  const found = from.filter(
    (product) => fits(product, filters) && (!goal || suits(product, goal) !== undefined),
  );
  const sorted = order ? sortedBy(order, found) : sortProducts(found);
  // By price and the like, all that list a benefit count the same; else only those made for it, if any.
  if (!goal || (order && order.by !== 'placement')) return sorted;
  const made = sorted.filter((product) => suits(product, goal) === 'made for it');
  return made.length > 0 ? made : sorted;
}

/** Whether a product meets all conditions; of several origins, one. */
function fits(product: Product, filters: readonly Filter[]): boolean {
  const origins = filters.filter(({ field, not }) => field === 'origin' && !not);
  const others = filters.filter((filter) => !origins.includes(filter));
  const isFromThere = origins.length === 0 || origins.some((filter) => matches(product, filter));
  return isFromThere && others.every((filter) => matches(product, filter));
}

/** Lists the products that a question asks for. */
export function listProducts(plan: Plan, catalog: readonly Product[], weights: WordWeights): Answer {
  const { among, goal, outdoes, things: asked } = plan;
  const [order] = plan.orders;
  // 'And a cheaper one?' asks for what goes beyond the product before.
  const before = order && outdoes && among.length === 1 ? among[0] : undefined;
  const filters = [
    ...plan.filters,
    ...asked
      .filter((is) => plan.filters.every((one) => !('is' in one) || one.is !== is))
      .map((is): Filter => ({ field: 'thing', is })),
    ...(before ? [beyond(before, order!)] : []),
  ];
  const isChosen = among.length > 0 && !before;
  const from = isChosen ? among : catalog;
  const stated = filters.filter(needsStatement).filter((filter) => isStated(filter, from));
  const others = filters
    .filter((filter) => !stated.includes(filter as StatedFilter))
    .map((filter) => ({ ...filter, isLoose: true }));
  const fitting = from.filter((product) => stated.every((filter) => matches(product, filter)));
  const { products: selected, dropped } = relax({ ...plan, filters: others }, fitting, stated.length > 0);
  const isByNumber = order !== undefined && order.by !== 'placement';
  const described = isByNumber
    ? selected.map((product) => ({ product, reason: undefined }))
    : describedProducts(plan, selected, weights, filters.length > 0);
  // 'For the sun' of those for skin
  const more = goal && !isByNumber ? searchWords(plan.question.words) : [];
  const telling = weights.weigh(more.filter((word) => !hasStem(stemText(word), goals[goal!]!.stated)));
  if (telling.length > 0) {
    const covers = new Map(selected.map((one) => [one, coverOf(telling, stemsOf(one.bestFor))]));
    described.sort((one, other) => covers.get(other.product)! - covers.get(one.product)!);
  }
  const products = described.map(({ product }) => product);
  const verdict = goal && verdictOn(goal);
  const quotes = verdict ? [verdict.text] : [];
  const page = goal === undefined ? comparisonPage : (goals[goal]!.page ?? comparisonPage);
  const pages = [page, ...(verdict ? [verdict.source] : []), comparisonPage];
  const besides =
    stated.length > 0 ? besidesStated(stated, selectProducts({ ...plan, filters: others }, from)) : [];
  const noneMatches = say('noneMatches', { condition: conditionOf([...stated, ...others], goal) });
  if (products.length === 0) return answerOf([noneMatches, ...besides, ...quotes], pages);
  const most = isChosen
    ? tiedFirst(products, order)
    : order && filters.every((one) => one.field === 'known' && one.is === 'stock')
      ? MAX_EXTREME
      : MAX_LISTED;
  const shown = products.slice(0, plan.limit ?? most);
  const isGoalKept = goal !== undefined && products.some((product) => suits(product, goal) !== undefined);
  const kept = [...stated, ...others].filter((filter) => !dropped.includes(filter));
  const condition = conditionOf(kept, dropped.length === 0 || isGoalKept ? goal : undefined);
  const heading = order ?? (goal && byRank);
  const line = order && isListedBeside(order.by) ? order.by : undefined;
  const numbers = [...plan.fields, ...filters.map(({ field }) => field)].filter(
    (field) => field !== order?.by && isNumberField(field) && isListedBeside(field),
  );
  const told = [...numbers, ...plan.fields.filter((field) => fields[field]!.known && isListedBeside(field))];
  // 'How much vitamin E is in the Hawaiian ones?'
  const counted = counts.test(plan.question.folded) ? asked.filter((thing) => !things[thing]!.adjective) : [];
  const beside = [
    ...told.flatMap((field) => shown.map((one) => sayField(one, field))),
    ...counted.flatMap((thing) => shown.map((one) => tellThing(one, thing, plan).text)),
  ];
  const isAnything = dropped.length > 0 && !heading && condition === '';
  const isUnstated = dropped.some(
    (one) => one.field === 'thing' && from.every((product) => statedOf(product, one.is) === undefined),
  );
  return answerOf(
    [
      dropped[0]
        ? `${isUnstated ? say('unstated', { condition: sayFilter(dropped[0]) }) : noneMatches} ${isAnything ? say('bestInstead') : say('relaxed', { condition: sayFilter(dropped[0]) })}`
        : '',
      heading
        ? `${headingOf(heading)}${condition}:`
        : isAnything
          ? ''
          : say(products.length === 1 ? 'listOfOne' : 'list', { count: products.length, condition }),
      line
        ? asList(
            shown.map(
              (one) => `${sayField(one, line) || sayOf(one, 'notStatedOf')!} ${sayOf(one, 'price')!}`,
            ),
          )
        : linesOf(shown),
      asList([...new Set(beside)].flatMap((text) => text || [])),
      asList(
        described.flatMap(({ product, reason }) =>
          reason !== undefined && shown.includes(product) ? [`${product.name}: ${reason}`] : [],
        ),
      ),
      (!order || most === MAX_LISTED) && products.length > shown.length
        ? say('more', { count: products.length - shown.length, names: namesOf(products.slice(shown.length)) })
        : '',
      before ? sayOf(before, 'comparedWith')! : '',
      ...besides,
      line ? costBasisFor([line]) : '',
      doseNote(shown),
      ...quotes,
    ],
    [...pages, ...shown.map(reviewOf)],
    { products: shown, quotes },
  );
}

/** Whether the catalog states a condition of any product, or whether only a statement is an answer to it. */
function isStated(filter: StatedFilter, from: readonly Product[]): boolean {
  return (
    filter.field === 'text' ||
    things[filter.is]?.isAvoided === true ||
    from.some((product) => matches(product, filter))
  );
}

/** Notes on doses, which many products have, describe none of them. */
const doseNotes = /\bEFSA\b|European Food Safety/;

/** A product, and the statement by which it fits the words of a question that no condition explains. */
interface Described {
  product: Product;
  reason: string | undefined;
}

/**
 * The products that are described in words of the question that no condition explains; all if they tell none apart.
 *
 * @param isLimited whether conditions have chosen the products: then the others follow
 */
function describedProducts(
  { question }: Plan,
  from: readonly Product[],
  weights: WordWeights,
  isLimited: boolean,
): Described[] {
  const words = weights.weigh(question.rest.filter((word) => from.some((product) => tells(product, word))));
  const covers = from.map((product) => {
    const best = statementsCovering(product, words, ENOUGH_COVER / 2).find(
      ({ text }) => !doseNotes.test(text),
    );
    const cover = best ? Math.max(best.cover, OF_ALL * coverOfAll(product, words)) : 0;
    return { product, reason: best?.text, cover };
  });
  const most = Math.max(ENOUGH_COVER, ...covers.map(({ cover }) => cover));
  const found = covers.filter(({ cover }) => cover >= most * NEARLY);
  const unexplained = (some: readonly Product[]) => some.map((product) => ({ product, reason: undefined }));
  if (found.length === 0 || found.length > from.length / 2) return unexplained(from);
  if (!isLimited) return found;
  const others = from.filter((product) => found.every((one) => one.product !== product));
  return [...found, ...unexplained(others)];
}

/** Whether words of a question that no condition explains describe some of the products. */
export function describesSome(plan: Plan, from: readonly Product[], weights: WordWeights): boolean {
  return describedProducts(plan, from, weights, false).some(({ reason }) => reason !== undefined);
}

function namesOf(some: readonly Product[]): string {
  const names = some.slice(0, MAX_BESIDES).map(({ name }) => name);
  return [...names, ...(some.length > MAX_BESIDES ? ['…'] : [])].join(', ');
}

/** The products of which the catalog does not state a condition, and those of which it states the opposite. */
function besidesStated(stated: readonly StatedFilter[], products: readonly Product[]): string[] {
  const others = products.filter((product) => !stated.every((filter) => matches(product, filter)));
  const isOpposite = (product: Product) =>
    stated.some((filter) => !matches(product, filter) && statedOf(product, filter.is) !== undefined);
  const [opposite, unknown] = [others.filter(isOpposite), others.filter((product) => !isOpposite(product))];
  return [
    ...(unknown.length > 0 ? [say('notStated', { names: namesOf(unknown) })] : []),
    ...(opposite.length > 0
      ? [say('oppositeStated', { names: namesOf(opposite), opposite: oppositeOf(stated) })]
      : []),
  ];
}

/** What rules a product out: the opposite of the conditions. */
const oppositeOf = (stated: readonly StatedFilter[]) =>
  stated.map((filter) => sayFilter({ ...filter, not: !filter.not })).join(', ');

/** How many products come first together in an order; 1 without one. */
function tiedFirst(products: readonly Product[], order: Order | undefined): number {
  if (!order) return 1;
  const valueOf = numberOf[order.by];
  return products.filter((product) => valueOf(product) === valueOf(products[0]!)).length;
}

const byRank: Order = { by: 'placement', isDescending: false };

function headingOf({ by, isDescending }: Order): string {
  return fields[by]![isDescending ? 'highest' : 'lowest']!;
}

/** What a product must be to come before another in an order. */
function beyond(product: Product, { by, isDescending }: Order): Filter {
  return { field: by, [isDescending ? 'least' : 'most']: numberOf[by](product) ?? 0, isOpen: true };
}

/**
 * Drops conditions one by one, the last first, until something fits.
 *
 * @param keepsThings whether what products must contain is never dropped
 */
function relax(
  plan: Plan,
  from: readonly Product[],
  keepsThings: boolean,
): { products: Product[]; dropped: Filter[] } {
  const { filters, goal } = plan;
  // What someone tells beside a condition may sound like a goal: 'no sun here, so one with vitamin D'.
  if (goal && filters.length > 0 && selectProducts(plan, from).length === 0) {
    const products = selectProducts({ ...plan, goal: undefined }, from);
    if (products.length > 0) return { products, dropped: [] };
  }
  const droppable = filters.filter(({ field }) => !keepsThings || field !== 'thing').toReversed();
  for (const dropped of [[], ...droppable.map((filter) => [filter])]) {
    const kept = filters.filter((filter) => !dropped.includes(filter));
    const products = selectProducts({ ...plan, filters: kept }, from);
    if (products.length > 0) return { products, dropped };
  }
  return { products: [], dropped: [...filters] };
}

function conditionOf(filters: readonly Filter[], goal: Goal | undefined): string {
  // An excluded product is not named, because what an answer names is what it is about.
  const said = filters.filter(({ field }) => field !== 'product').map(sayFilter);
  return `${goal ? ` ${goals[goal]!.label}` : ''}${said.length > 0 ? ` (${said.join(', ')})` : ''}`;
}

/** A condition on products in words: 'not from Norrund'. */
export function sayFilter({ not, ...filter }: Filter): string {
  switch (filter.field) {
    case 'thing':
    case 'text': {
      const adjective = things[filter.is]?.adjective;
      if (adjective) return not ? say('not', { is: adjective }) : adjective;
      return say(not ? 'without' : 'with', { is: filter.is });
    }
    case 'origin':
      return negated(say('origin', { is: filter.is }));
    case 'brand':
      return negated(say('ofBrand', { is: filter.is }));
    case 'product':
      return negated(filter.is.name);
    case 'known':
      return negated(fields[filter.is]!.known!.as);
    default: {
      const { least, most, isOpen } = filter;
      const { isMoney, unit = '' } = fields[filter.field]!;
      const sayNumber = (value: number) =>
        `${isMoney ? `$${Number.isInteger(value) ? value : value.toFixed(2)}` : value} ${unit}`.trim();
      if (least !== undefined && least === most) return negated(sayNumber(least));
      const lower = least !== undefined && say(isOpen ? 'above' : 'atLeast', { value: sayNumber(least) });
      const upper = most !== undefined && say(isOpen ? 'below' : 'atMost', { value: sayNumber(most) });
      return negated([lower, upper].filter(Boolean).join(', '));
    }
  }
  function negated(is: string): string {
    return not ? say('not', { is }) : is;
  }
}

/** Lists the brands, each with its products. */
export function listBrands({ filters }: Plan, catalog: readonly Product[]): Answer {
  const products = sortProducts(
    catalog.filter((product) => filters.every((filter) => matches(product, filter))),
  );
  const lines = brandsOf(products).map((brand) => {
    const names = products.flatMap(({ brand: its, name }) => (its === brand ? [name] : []));
    return `${brand}: ${names.join(', ')}`;
  });
  return answerOf([say('brands'), asList(lines)], [comparisonPage], { products });
}

/** Says how many products and brands there are. */
export function countProducts(catalog: readonly Product[]): Answer {
  const brands = brandsOf(catalog);
  return answerOf(
    [
      say('count', { products: catalog.length, brands: brands.length }),
      `${say('brands')} ${brands.join(', ')}.`,
    ],
    [comparisonPage],
  );
}

function brandsOf(products: readonly Product[]): string[] {
  return [...new Set(products.map(({ brand }) => brand))];
}
