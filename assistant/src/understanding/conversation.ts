import type { Product } from '@astaguide/contracts/catalog/product';
import type { Filter } from './amounts';
import { wordsOf } from '../fold';
import type { History, Plan } from './plan';
import { findFullNames } from './product-mentions';
import { OF_REMARK, searchWords } from './clauses';
import { classify, type Intent } from './intents';
import { findMarks } from './lexicon';
import type { Question } from './question';
import { says } from './asking';
import { fieldsOf, LIKELY, ordersOf, SURE } from './slots';

/** Maximum number of words of a question that only adds to the one before. */
export const SHORT = 5;

/** What of the conversation a plan may take over. */
export interface Context {
  catalog: readonly Product[];
  /** The plan of the visitor's previous question. */
  before: Plan | undefined;
  /** Products of the latest answer that names any. */
  latest: readonly Product[];
  /** Products of the latest answer that names several; if none does, all in the order of their first mention. */
  list: readonly Product[];
  /** Authors and years of the studies that the latest answer cites, folded. */
  cited: readonly string[];
}

/** 'Nagaki et al. 2002', 'Spiller and Dewell 2003' */
const citation = /(\p{Lu}\p{L}+)(?: et al\.?| and \p{Lu}\p{L}+)? \(?(\d{4})\b/gu;

export function contextAt(history: History, catalog: readonly Product[], before: Plan | undefined): Context {
  const named = history
    .filter(({ role }) => role === 'assistant')
    .map(({ content }) => findFullNames(content, catalog))
    .filter((products) => products.length > 0);
  const list = named.findLast((products) => products.length > 1) ?? unique(named.flat());
  const last = history.findLast(({ role }) => role === 'assistant')?.content ?? '';
  const cited = [...last.matchAll(citation)]
    .slice(0, 1)
    .flatMap(([, author, year]) => [...wordsOf(author!), year!]);
  return { catalog, before, latest: named.at(-1) ?? [], list, cited };
}

/** The product whose name has the place of which a question asks a field: 'the Hawaiian one, what does it cost'. */
export function namedByPlace(
  { filters, goal, concepts }: Question,
  catalog: readonly Product[],
  share: Readonly<Record<'field' | 'catalog' | 'subject' | 'none', number>>,
): Product[] {
  const [filter, ...others] = filters;
  if (filter?.field !== 'origin' || filter.not || others.length > 0 || goal !== undefined) return [];
  if (concepts.has('most') || concepts.has('brands')) return [];
  if (share.field < LIKELY || share.field < Math.max(share.catalog, share.subject, share.none)) return [];
  const found = catalog.filter(({ name }) => name.includes(filter.is));
  return found.length === 1 ? found : [];
}

/** Of the products that were spoken of, the one that the latest answer was not about. */
export function otherOf({ latest, list }: Context): Product[] {
  const others = list.filter((product) => !latest.includes(product));
  return (others.length > 0 ? others : list.slice(1)).slice(0, 1);
}

/** The new filters, and those before that are not about the same. */
export function mergeFilters(before: readonly Filter[], added: readonly Filter[]): Filter[] {
  const kept = before.filter(
    (one) => !added.some((other) => other.field === one.field && !other.not === !one.not),
  );
  return [...kept, ...added];
}

/** The named product and the latest other one; if none is named, the latest. */
export function forComparison(named: readonly Product[], { latest, list }: Context): Product[] {
  if (named.length === 0) return [...(latest.length > 1 ? latest : unique([...latest, ...list])).slice(0, 3)];
  const other = [...latest, ...list].find((product) => !named.includes(product));
  return [...(other ? [other] : []), ...named];
}

export function unique(products: readonly Product[]): Product[] {
  return [...new Map(products.map((product) => [product.id, product])).values()];
}

/** What is read of a question in its conversation, from which its plan is chosen. */
export interface Situation extends Context, Pick<Plan, 'fields' | 'orders'> {
  question: Question;
  /** Products that it names or points to. */
  named: readonly Product[];
  /** The share of each family of intents in the clause that asks for it most. */
  share: Record<'field' | 'catalog' | 'subject' | 'none', number>;
  subject: Intent;
  subjectShare: number;
  /** Whether it may be about what was spoken of. */
  refers: boolean;
  /** Whether it has nothing but what it asks. */
  isBare: boolean;
  /** Whether it has a condition or a goal. */
  isAdded: boolean;
  isShort: boolean;
  isCompared: boolean;
  /** Whether the clause that asks for products has words of another subject. */
  isAlien: boolean;
  /** Whether it asks for the most or least of something. */
  ranks: boolean;
  plan: (ask: Plan['ask'], changes?: Partial<Plan>) => Plan;
  texts: () => Plan;
}

export function situationOf(question: Question, context: Context): Situation {
  const { list, catalog, before } = context;
  const { concepts, things, filters, goal, rest, intents, clauses } = question;
  const shareOf = (family: RegExp) =>
    Math.max(0, ...clauses.map((one) => one.intents.sumOf(family) * (one.isRemark ? OF_REMARK : 1)));
  const share = {
    field: shareOf(/^field/),
    catalog: shareOf(/^catalog/),
    subject: shareOf(/^subject/),
    none: shareOf(/^none/),
  };
  const [subject, subjectShare] = intents.likeliest('subject.');
  const fields = fieldsOf(question);
  const orders = ordersOf(question);
  const places = (question.isRanked || concepts.has('rank')) && list.length === 0 ? catalog : list;
  const pointed = question.pointsToOther
    ? otherOf(context)
    : question.ordinals.flatMap((at) => places.at(at) ?? []);
  const spoken = unique([...question.named, ...pointed]);
  const named = spoken.length > 0 ? spoken : namedByPlace(question, catalog, share);
  const search = searchWords(question.words);
  // 'And without the Hawaiian one?'
  const excludesProduct =
    question.named.length < 2 && filters.some(({ field, not }) => field === 'product' && not);
  const isAdded = goal !== undefined || filters.length > 0;
  const isOfProduct = share.field > SURE || things.length > 0;
  // 'How many people were in that study?'
  const isOfStudy = subject === 'subject.studyDetails' && subjectShare > LIKELY && search.length <= SHORT;
  const plan = (ask: Plan['ask'], changes: Partial<Plan> = {}): Plan => ({
    products: named,
    among: [],
    fields,
    things,
    goal,
    filters: named.length > 0 ? [] : filters,
    orders,
    limit: question.topCount,
    outdoes: concepts.has('comparative') && orders.length > 0,
    search,
    question,
    // The intent that is recorded.
    intent: intents.likeliest(ask === 'facts' ? 'field.' : ask === 'manners' ? 'manners.' : 'catalog.')[0],
    ask,
    ...changes,
  });
  return {
    ...context,
    question,
    fields,
    orders,
    named,
    share,
    subject,
    subjectShare,
    refers: question.pointsBack || question.pointsBackToSeveral || question.goesOn,
    isBare: things.length === 0 && named.length === 0 && !isAdded && rest.length <= 2,
    isAdded,
    isShort: question.words.length <= SHORT,
    isCompared:
      !excludesProduct &&
      (concepts.has('compare') || intents.of('catalog.compare') > (question.named.length > 1 ? 0.4 : 0.75)),
    isAlien: isAboutElse(question),
    ranks: orders.length > 0,
    plan,
    texts: () =>
      textsPlan(
        question,
        subject,
        [
          ...(isOfProduct ? search : continued(search, question, before)),
          ...(isOfStudy ? context.cited : []),
        ],
        named,
      ),
  };
}

function isAboutElse({ clauses, foreignToProducts }: Question): boolean {
  const [most] = clauses.toSorted(
    (one, other) => other.intents.sumOf(/^catalog/) - one.intents.sumOf(/^catalog/),
  );
  const pointing = most && says(most.words.join(' '), 'it') ? clauses : [most];
  return pointing.some((one) => one?.words.some((word) => foreignToProducts.includes(word)));
}

/** A question that only passages can answer. */
export function textsPlan(
  question: Question,
  intent: Intent,
  search: readonly string[],
  products: readonly Product[],
): Plan {
  const none = {
    among: [],
    fields: [],
    things: [],
    filters: [],
    orders: [],
    limit: undefined,
    outdoes: false,
  };
  return { ...none, ask: 'texts', intent, products, goal: question.goal, search, question };
}

/** A short question that continues one that passages answer, read together with it. */
export function joined(
  question: Question,
  { question: earlier, search, intent: before }: Plan,
  cited: readonly string[],
): Plan {
  // 'And for skin?' after 'did it make cyclists faster'
  const ofGoal =
    question.goal === undefined ? [] : findMarks(earlier.words).filter(({ kind }) => kind === 'goal');
  const isKept = (word: string) =>
    !ofGoal.some(({ from, to }) => earlier.words.slice(from, to).includes(word));
  const intents = classify(
    [...earlier.words.filter(isKept), ...question.words],
    () => false,
    () => true,
  );
  const [intent] = intents.likeliest('subject.');
  const isOfStudy = before === 'subject.studyDetails';
  const words = [...search.filter(isKept), ...searchWords(question.words), ...(isOfStudy ? cited : [])];
  return textsPlan({ ...question, intents, clauses: [] }, intent, words, []);
}

/** The words to look for: those of the question, and where it refers to it, those of the one before. */
function continued(
  search: readonly string[],
  { goesOn, pointsBack, pointsBackToSeveral }: Question,
  before?: Plan,
) {
  const refers = pointsBack || pointsBackToSeveral || goesOn;
  return before?.ask === 'texts' && refers && search.length <= 4 ? [...search, ...before.search] : search;
}
