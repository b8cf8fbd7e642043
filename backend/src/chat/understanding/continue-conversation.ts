import type { Product } from '@astaguide/contracts/catalog/product';
import type { Filter } from './filters';
import type { History, Plan } from './plan';
import { findFullNames } from './product-mentions';
import type { Question } from './understand';
import { atPlaces, wishOf } from './wish';

/** What of the conversation a plan may take over. */
export interface Context {
  /** The plan of the visitor's previous question. */
  before: Plan | undefined;
  spoken: Spoken;
  catalog: readonly Product[];
}

/** Products that the assistant named. */
export interface Spoken {
  /** Products of the latest message that names any. */
  latest: readonly Product[];
  /** Products of the latest answer that names several. */
  list: readonly Product[];
  /** All products, in the order of their first mention. */
  all: readonly Product[];
}

/** The plan of a clause, completed from the conversation: what 'it' is, what 'and for skin?' asks. */
export function planOf(asked: Question, { before, spoken, catalog }: Context): Plan {
  const ordinal = atPlaces(asked.ordinals, spoken.list.length > 1 ? spoken.list : spoken.all);
  const named = unique([...asked.named, ...ordinal]);
  const question = { ...asked, named };
  const wish = wishOf(question, catalog);
  const asksNew = wish.fields.length > 0 || wish.things.length > 0 || wish.orders.length > 0 || wish.subject;
  const { goesOn, pointsBack, pointsBackToSeveral } = question;
  const isShort = question.words.length <= 6;
  if (
    wish.ask === 'comparison' &&
    named.length < 2 &&
    spoken.latest.length > 0 &&
    wish.orders.length === 0 &&
    !question.topCount
  )
    return { ...wish, products: forComparison(named, spoken) };
  if (
    question.named.length === 0 &&
    spoken.latest.length === 1 &&
    question.pointsBack &&
    isAboutItsBrand(question)
  )
    return {
      ...wish,
      ask: 'list',
      filters: [
        { field: 'brand', is: spoken.latest[0]!.brand },
        { field: 'product', is: spoken.latest[0]!, not: true },
      ],
    };
  if (named.length > 0) {
    // 'and Summit?'
    if (
      before &&
      goesOn &&
      !asksNew &&
      question.filters.length === 0 &&
      before.ask !== 'comparison' &&
      (before.fields.length > 0 || before.things.length > 0)
    )
      return { ...wish, ask: 'attribute', products: named, fields: before.fields, things: before.things };
    return { ...wish, products: named };
  }
  if (
    wish.orders.length > 0 &&
    spoken.latest.length > 0 &&
    (pointsBackToSeveral || ((goesOn || wish.outdoes) && !speaksOfAll(question)))
  ) {
    if (before && before.ask === 'extreme' && !before.goal && !pointsBackToSeveral && !wish.outdoes)
      return { ...wish, filters: mergeFilters(before.filters, wish.filters) };
    return { ...wish, ask: 'extreme', among: spoken.latest };
  }
  // 'and under $25?', 'only Japanese ones', 'and for eyes?'
  if (before && (goesOn || isShort) && !asksNew && (wish.filters.length > 0 || wish.goal)) {
    if (before.subject && wish.filters.length === 0) return { ...before, question, goal: wish.goal };
    if (before.ask === 'list' || before.ask === 'extreme')
      return {
        ...before,
        question,
        goal: wish.goal ?? before.goal,
        filters: mergeFilters(before.filters, wish.filters),
      };
  }
  const refers = pointsBack || pointsBackToSeveral || goesOn;
  const asksOfIt = wish.fields.length > 0 || wish.things.length > 0;
  if (
    asksOfIt &&
    refers &&
    wish.orders.length === 0 &&
    spoken.latest.length > 0 &&
    !wish.subject &&
    !speaksOfAll(question)
  ) {
    const isOne = !pointsBackToSeveral && pointsBack;
    return { ...wish, ask: 'attribute', products: isOne ? spoken.latest.slice(0, 1) : spoken.latest };
  }
  return wish;
}

/** The products that the assistant named in a conversation. */
export function spokenProducts(history: History, catalog: readonly Product[]): Spoken {
  const named = history
    .filter(({ role }) => role === 'assistant')
    .map(({ content }) => findFullNames(content, catalog))
    .filter((products) => products.length > 0);
  return {
    latest: named.at(-1) ?? [],
    list: named.findLast((products) => products.length > 1) ?? [],
    all: unique(named.flat()),
  };
}

/** The new filters, and those before that are not about the same. */
function mergeFilters(before: readonly Filter[], added: readonly Filter[]): Filter[] {
  const kept = before.filter(
    (one) => !added.some((other) => other.field === one.field && !other.not === !one.not),
  );
  return [...kept, ...added];
}

function forComparison(named: readonly Product[], { latest, list }: Spoken): Product[] {
  if (named.length === 0) return [...(latest.length > 1 ? latest : unique([...latest, ...list])).slice(0, 3)];
  const other =
    latest.find((product) => !named.includes(product)) ?? list.find((product) => !named.includes(product));
  return unique([...(other ? [other] : []), ...named]);
}

function isAboutItsBrand({ concepts, folded }: Question): boolean {
  return concepts.has('brands') && /\b(?:other|ander\w*|otr[ao]s?|inn[aey])\b/.test(folded);
}

function speaksOfAll({ concepts, goal, filters, folded }: Question): boolean {
  return (
    concepts.has('all') ||
    concepts.has('brands') ||
    goal !== undefined ||
    filters.some(({ field, not }) => field === 'origin' && !not) ||
    /\b(?:overall|you have|you list)\b/.test(folded)
  );
}

function unique(products: readonly Product[]): Product[] {
  return [...new Map(products.map((product) => [product.id, product])).values()];
}
