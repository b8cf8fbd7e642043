import type { Product } from '@astaguide/contracts/catalog/product';
import type { Filter } from './filters';
import { anyOf, patternOf } from './lexicon';
import type { History, Plan } from './plan';
import { findFullNames } from './product-mentions';
import type { Question } from './understand';
import { atPlaces, wishOf } from './wish';
import * as speech from './words/speech';

const another = patternOf(speech.another);

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
  /** Products of the latest answer that names several; if none does, all in the order of their first mention. */
  list: readonly Product[];
}

/** The products that the assistant named in a conversation. */
export function spokenProducts(history: History, catalog: readonly Product[]): Spoken {
  const named = history
    .filter(({ role }) => role === 'assistant')
    .map(({ content }) => findFullNames(content, catalog))
    .filter((products) => products.length > 0);
  return {
    latest: named.at(-1) ?? [],
    list: named.findLast((products) => products.length > 1) ?? unique(named.flat()),
  };
}

/** The plan of a clause, completed from the conversation: what 'it' is, what 'and for skin?' asks. */
export function planOf(asked: Question, { before, spoken, catalog }: Context): Plan {
  const { latest, list } = spoken;
  const named = unique([...asked.named, ...atPlaces(asked.ordinals, list)]);
  const question = { ...asked, named };
  const wish = wishOf(question, catalog);
  const { goesOn, pointsBack, pointsBackToSeveral } = question;
  const is = anyOf(question.concepts);
  const asksOfIt = wish.fields.length > 0 || wish.things.length > 0;
  const ranks = wish.orders.length > 0;
  const asksNew = asksOfIt || ranks || wish.subject !== undefined;
  const isOnAll =
    is('all', 'brands') ||
    question.goal !== undefined ||
    question.filters.some(({ field, not }) => field === 'origin' && !not);
  // 'Compare it with Summit'
  if (wish.ask === 'comparison' && named.length < 2 && latest.length > 0 && !ranks && !question.topCount)
    return { ...wish, products: forComparison(named, spoken) };
  // 'What else does this brand make?'
  if (
    named.length === 0 &&
    latest.length === 1 &&
    pointsBack &&
    is('brands') &&
    another.test(question.folded)
  ) {
    const [product] = latest as [Product];
    const filters: Filter[] = [
      { field: 'brand', is: product.brand },
      { field: 'product', is: product, not: true },
    ];
    return { ...wish, ask: 'list', filters };
  }
  if (named.length > 0) {
    const asksSame = before && goesOn && !asksNew && (before.fields.length > 0 || before.things.length > 0);
    // 'And Summit?'
    if (asksSame)
      return { ...wish, ask: 'attribute', products: named, fields: before.fields, things: before.things };
    return { ...wish, products: named };
  }
  const isAdded = wish.goal !== undefined || wish.filters.length > 0;
  // 'And for skin?' after 'How much should I take?'
  if (before?.subject && goesOn && !asksNew && wish.goal) return { ...before, question, goal: wish.goal };
  const choosesAmong = ranks && (pointsBackToSeveral || wish.outdoes);
  const isList = before?.ask === 'list' || before?.ask === 'extreme';
  // 'And under $25?', 'only Japanese ones', 'and for eyes?', 'and the strongest?'
  if (isList && goesOn && !wish.subject && (ranks ? !choosesAmong && !isOnAll : isAdded && !asksOfIt))
    return {
      ...before,
      ...(ranks ? wish : { question }),
      goal: wish.goal ?? before.goal,
      filters: mergeFilters(before.filters, wish.filters),
    };
  if (latest.length > 0 && (choosesAmong || (ranks && goesOn && !isOnAll)))
    return { ...wish, ask: 'extreme', among: latest };
  const refers = pointsBack || pointsBackToSeveral || goesOn;
  if (asksOfIt && refers && !ranks && latest.length > 0 && !wish.subject && !isOnAll)
    return {
      ...wish,
      ask: 'attribute',
      products: pointsBack && !pointsBackToSeveral ? latest.slice(0, 1) : latest,
    };
  return wish;
}

/** The new filters, and those before that are not about the same. */
function mergeFilters(before: readonly Filter[], added: readonly Filter[]): Filter[] {
  const kept = before.filter(
    (one) => !added.some((other) => other.field === one.field && !other.not === !one.not),
  );
  return [...kept, ...added];
}

/** The named product and the latest other one; if none is named, the latest. */
function forComparison(named: readonly Product[], { latest, list }: Spoken): Product[] {
  if (named.length === 0) return [...(latest.length > 1 ? latest : unique([...latest, ...list])).slice(0, 3)];
  const other = [...latest, ...list].find((product) => !named.includes(product));
  return [...(other ? [other] : []), ...named];
}

function unique(products: readonly Product[]): Product[] {
  return [...new Map(products.map((product) => [product.id, product])).values()];
}
