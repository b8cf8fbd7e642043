import type { Filter } from './amounts';
import type { Field } from './fields';
import { OF_REMARK, searchWords } from './clauses';
import type { History, Order, Plan } from './plan';
import {
  contextAt,
  forComparison,
  joined,
  mergeFilters,
  SHORT,
  situationOf,
  textsPlan,
  type Context,
  type Situation,
} from './conversation';
import type { Reader } from './product-mentions';
import { readQuestion, type Question } from './question';
import { asking, says } from './asking';
import { findMarks, isEveryday, namesOf, type Concept } from './lexicon';
import { intentOf, LIKELY, SURE } from './slots';

/** Number of the visitor's earlier questions from which a question may take over what it asks. */
const QUESTIONS_READ = 3;
/** Maximum number of plans for a message. */
const MAX_PLANS = 2;
/** Fields for which products are listed where nothing else is asked. */
const knownAlone = new Set(['coupon', 'tests', 'stock']);

/** Reads a message and plans its answer, completed from the conversation: what 'it' is, what 'and for skin?' asks. */
export function readPlans(
  message: string,
  history: History,
  reader: Reader,
): { question: Question; plans: [Plan, ...Plan[]] } {
  const asked = history.flatMap(({ role }, at) => (role === 'user' ? [at] : [])).slice(-QUESTIONS_READ);
  let before: Plan | undefined;
  for (const at of asked) {
    const question = readQuestion(history[at]!.content, reader);
    before = plansOf(question, contextAt(history.slice(0, at), reader.catalog, before))[0];
  }
  const question = readQuestion(message, reader);
  const context = contextAt(history, reader.catalog, before);
  const own = plansOf(question, context);
  const plans = withEarlier(own[0], context, reader) ?? own;
  return {
    question,
    plans: plans.length < MAX_PLANS ? [...plans, ...otherPlans(plans[0], context, reader)] : plans,
  };
}

/** 'When?' after 'Is Geyser tested?' is read as one question with it. */
function withEarlier(
  { ask, question, fields, orders }: Plan,
  context: Context,
  reader: Reader,
): [Plan] | undefined {
  const { before, latest } = context;
  const { named, rest, words, filters, goal, things } = question;
  const isOwn =
    ask === 'facts'
      ? fields.some((field) => field !== 'overview') && !words.every(isEveryday)
      : /^(?:comp|mann)/.test(ask);
  const limits = filters.filter(({ field }) => field !== 'known');
  const adds = named.length + rest.length + limits.length + orders.length + things.length === 0;
  if (before?.ask !== 'facts' || latest.length === 0 || isOwn) return undefined;
  if (!adds || goal !== undefined || words.length > SHORT + 2 || says(question.folded, 'others'))
    return undefined;
  const [plan] = plansOf(readQuestion(`${before.question.folded} ${question.folded}`, reader), context);
  const isTold = plan.ask === 'facts' && plan.fields.length + plan.things.length > 0;
  const isSure = question.intents.likeliest('field.')[1] >= SURE;
  return isTold ? [{ ...plan, fields: isSure ? fields : plan.fields }] : undefined;
}

/** The list that another clause asks for, beside facts: '$42 for Radiance? Which is the cheapest you list?' */
function otherPlans({ ask, question: { clauses } }: Plan, context: Context, reader: Reader): Plan[] {
  const asking = clauses.filter(
    (one) => !one.isRemark && !one.namesProduct && one.intents.sumOf(/^catalog\.(?!compare|brands)/) > SURE,
  );
  if (ask !== 'facts' || clauses.length < 2) return [];
  return asking
    .slice(0, 1)
    .flatMap(({ words }) => plansOf(readQuestion(words.join(' '), reader), context))
    .filter((plan) => plan.ask === 'list' && (plan.orders.length > 0 || plan.goal !== undefined));
}

/** The plan of a message, and those of clauses that ask for something else: 'What does it cost, and is it safe?' */
function plansOf(question: Question, context: Context): [Plan, ...Plan[]] {
  const asked = situationOf(question, context);
  const main =
    planOfManners(asked) ??
    planOfComparison(asked) ??
    planOfNamed(asked) ??
    planThatContinues(asked) ??
    planOfCatalog(asked) ??
    asked.texts();
  const others = question.clauses.flatMap((clause) => {
    const [intent, share] = clause.intents.likeliest('subject.');
    const isOther =
      question.clauses.length > 1 &&
      share >= SURE &&
      intent !== main.intent &&
      !clause.isRemark &&
      // 'How many days' only adds to what comes before it.
      (clause.words.length > 3 || main.ask !== 'facts') &&
      main.ask !== 'manners' &&
      (main.products.length === 0 || question.foreignToProducts.length === 0);
    return isOther ? [textsPlan(question, intent, searchWords(clause.words), main.products)] : [];
  });
  // 'The strongest and the cheapest'
  const [order, ...orders] = main.ask === 'list' && !main.outdoes ? main.orders : [];
  const first = order ? { ...main, orders: [order] } : main;
  const more = orders.map((one) => ({ ...main, orders: [one] }));
  return [first, ...[...more, ...others].slice(0, MAX_PLANS - 1)];
}

function planOfManners({ question, isBare, share, plan }: Situation): Plan | undefined {
  const manners = question.clauses.at(-1)?.intents.sumOf(/^manners/) ?? 0;
  const most = Math.max(0.4, share.field, share.catalog, share.subject);
  return isBare && manners > most ? plan('manners') : undefined;
}

function planOfComparison(asked: Situation): Plan | undefined {
  const { question, named, latest, refers, orders, isBare, share, plan } = asked;
  if (!asked.isCompared) return undefined;
  const products = forComparison(named, asked);
  const isOfSpoken = named.length < 2 && products.length > 1 && (named.length > 0 || refers);
  if (isOfSpoken && latest.length > 0 && !question.topCount) return plan('comparison', { products });
  const isOfAny = isBare && question.rest.length === 0 && share.subject < SURE;
  const isOfCatalog = named.length === 0 && !asked.isAlien;
  return isOfCatalog && (question.topCount || orders.length > 1 || isOfAny) ? plan('comparison') : undefined;
}

/** What is asked of products that the question names or points to, or of their brand. */
function planOfNamed(asked: Situation): Plan | undefined {
  const { question, named, latest, before, fields, isCompared, isAlien, ranks, share, plan } = asked;
  const { brand, concepts, filters, folded, intents, things } = question;
  // 'What else do they make?'
  const [maker] = named.length > 0 ? named : asked.refers && latest.length === 1 ? latest : [];
  if (intents.of('catalog.brands') > 0.4 && maker) {
    const isOwnNamed = says(folded, 'else') && (brand === undefined || latest.length === 1);
    const own = !isOwnNamed ? [] : brand === undefined && named.length > 0 ? named : latest;
    return plan('list', {
      products: [],
      fields: fields.filter((field) => field !== 'brand'),
      orders: [],
      filters: [
        { field: 'brand', is: maker.brand },
        ...own.map((is): Filter => ({ field: 'product', is, not: true })),
      ],
    });
  }
  if (named.length === 0) return undefined;
  // 'Where in Hawaii is it farmed?'
  const isLimited = filters.some(({ field }) => field !== 'origin' || !fields.includes('source'));
  const isOfBrand = ranks || isLimited || share.catalog > LIKELY;
  if (brand !== undefined && !isCompared && !isAlien && isOfBrand)
    return plan('list', { products: [], filters: [...filters, { field: 'brand', is: brand }] });
  // 'Does Hverdal Aurora or Geyser cost less?'
  const isForeign = brand !== undefined && question.foreignToProducts.length > 0;
  const isChoice = isCompared || ranks || concepts.has('than') || says(folded, 'either');
  if (named.length > 1 && (isCompared || things.length === 0) && isChoice && !isForeign)
    return plan('comparison');
  const isOfSite = asked.subjectShare > (says(folded, 'site') ? LIKELY : SURE);
  if (isOfSite && share.field < 0.3 && things.length === 0 && question.foreignToProducts.length === 0)
    return asked.texts();
  const base = plan('facts');
  // 'Something cheaper than Geyser'
  const isBeyond = base.outdoes && named.length === 1 && (concepts.has('than') || concepts.has('product'));
  if (isBeyond && share.field < LIKELY) return plan('list', { products: [], among: named });
  // 'And Summit?'
  const isNothingElse =
    (fields.every((field) => field === 'overview') ||
      (intents.likeliest('field.')[1] < SURE && [...concepts].every((one) => one === 'product'))) &&
    things.length === 0 &&
    question.rest.length === 0;
  if (before && question.goesOn && isNothingElse && (before.fields.length > 0 || before.things.length > 0))
    return plan('facts', { fields: before.fields, things: before.things });
  return base;
}

/** What continues the question before: a further condition, another order, something else of the same product. */
function planThatContinues(asked: Situation): Plan | undefined {
  const { question, before, latest, fields, refers, ranks, isAdded, isShort, share, plan } = asked;
  const { goesOn, pointsBackToSeveral, things, filters, goal, concepts } = question;
  const asksOfIt = things.length > 0 || (fields.length > 0 && share.field > share.subject);
  const followsComparison = before?.ask === 'comparison';
  const { outdoes } = plan('list');
  const [only, ...more] = latest;
  if (only && more.length === 0) {
    // 'Do they sell anything weaker?', 'What instead?'
    if (outdoes && says(question.folded, 'maker'))
      return plan('list', { among: latest, filters: [...filters, { field: 'brand', is: only.brand }] });
    if (says(question.folded, 'instead') && question.rest.length === 0)
      return plan('list', {
        filters: [...filters, { field: 'product', is: only, not: true }, { field: 'known', is: 'stock' }],
      });
  }
  // 'And under $25?', 'only Japanese ones', 'and for eyes?', 'and the strongest?'
  if (
    before?.ask === 'list' &&
    goesOn &&
    (isShort || share.subject < SURE) &&
    (ranks ? !pointsBackToSeveral : (isAdded && !asksOfIt) || (things.length > 0 && share.catalog > SURE))
  )
    return plan('list', {
      ...(ranks ? {} : { orders: before.orders }),
      goal: goal ?? before.goal,
      filters: mergeFilters(before.filters, filters),
      ...(outdoes && latest.length === 1 ? { among: latest } : {}),
    });
  if (latest.length > 0) {
    // 'Which is the strongest?' after a comparison chooses among what was compared.
    if (ranks && (pointsBackToSeveral || outdoes || (followsComparison && goesOn)))
      return plan('list', { among: latest });
    if (refers && asksOfIt && !ranks && share.subject < SURE) {
      const isOne = latest.length === 1 || !(pointsBackToSeveral || followsComparison);
      return plan('facts', { products: isOne ? latest.slice(0, 1) : latest, filters: [] });
    }
  }
  if (before?.ask === 'facts' && latest.length > 0) {
    const ofSubject = asked.subjectShare > LIKELY ? asking.fieldOfSubject[asked.subject] : undefined;
    if (latest.length === 1 && goesOn && isShort && ofSubject && !concepts.has('astaxanthin'))
      return plan('facts', { products: latest, fields: [ofSubject], filters: [] });
    // 'What's the rating?'
    const isOfOne = latest.length === 1 && isShort && fields.length > 0 && share.field > LIKELY;
    if (isOfOne && !ranks && !isAdded && question.rest.length === 0 && !says(question.folded, 'choice'))
      return plan('facts', { products: latest, filters: [] });
    if (refers && !ranks && !isAdded && share.subject < SURE && share.catalog < SURE) {
      const same: readonly Field[] = fields.length > 0 ? fields : before.fields;
      return plan('facts', { products: latest, fields: same, filters: [] });
    }
  }
  // 'And for skin?' after 'How much should I take?'
  const isOfProduct = share.field > SURE || things.length > 0;
  if (before?.ask === 'texts' && goesOn && isShort && !ranks && !isOfProduct && share.catalog < SURE)
    return joined(question, before, asked.cited);
  return undefined;
}

/** What is asked of the whole catalog; undefined if texts answer rather. */
function planOfCatalog(asked: Situation): Plan | undefined {
  const { question, fields, orders, ranks, share, isAdded, isAlien, plan } = asked;
  const { concepts, things, rest, filters, goal, intents, folded, words } = question;
  const isChoice = concepts.has('product') || concepts.has('brands') || says(folded, 'choice');
  if (share.field > Math.max(share.catalog, share.subject, share.none) && !isAdded && things.length === 0) {
    if (fields.includes('brand')) return plan('brands');
    const [is] = fields.filter((field) => knownAlone.has(field));
    if (is && question.unknown.length === 0)
      return plan('list', { filters: [{ field: 'known', is, not: concepts.has('outOfStock') }] });
  }
  const [intent, intentShare] = intents.likeliest('catalog.');
  if (intentShare > LIKELY && share.catalog > share.subject && !isAlien) {
    if (intent === 'catalog.count') return plan('count');
    if (intent === 'catalog.brands' && filters.length === 0) return plan('brands');
  }
  if (intents.of('field.coupon') > SURE) return plan('list', { filters: [{ field: 'known', is: 'coupon' }] });
  // By how much the clause that asks most for products does so.
  const lead = Math.max(
    ...question.clauses.map(
      (one) =>
        (one.isRemark ? OF_REMARK : 1) * one.intents.sumOf(/^catalog\.(?!compare)/) -
        // Of a question in another language the names and numbers are read.
        (question.isEnglish ? one.intents.sumOf(/^(?:subject|none)/) : 0),
    ),
  );
  const hasProduct = concepts.has('product');
  const isLimited = filters.some((one) => one.field !== 'known' || one.is !== 'stock');
  // 'The cheapest vacuum cleaner'
  const isOfNoProduct =
    rest.length > 0 && !question.isDescriptive && !isAdded && things.length === 0 && !hasProduct;
  // 'Hawaii or Iceland, does it matter?'
  const isOfPlaces = filters.length > 1 && filters.every(({ field }) => field === 'origin');
  const isTiny = words.length <= 3;
  const points: readonly (readonly [is: boolean, points: number])[] = [
    [ranks, 0.4 + (orders[0] ? intents.of(intentOf(orders[0].by)) : 0)],
    [ranks && (goal !== undefined || isLimited), 0.3],
    [isAlien, -1.2],
    // 'My softgels melted, shall I bin them' asks for no product.
    [!ranks && (!isAdded || isOfPlaces) && things.length === 0 && share.subject > share.catalog, -1.2],
    [concepts.has('outOfStock'), 0.7],
    [says(folded, 'trials') && !hasProduct, -0.6],
    [isLimited, 0.1 + 0.25 * filters.length],
    [isOfNoProduct, -0.6],
    // What products must be without is often a word of no subject.
    [filters.some(({ field, not }) => field === 'text' && not), 0.5],
    [share.none > LIKELY && !ranks && !hasProduct, -0.3],
    [question.unknown.length > 0 && !isChoice && !ranks, -0.6],
    [things.length > 0 && (isChoice || isTiny), 0.35],
    // 'I want astaxanthin and lutein in the same softgel'
    [things.length > 0 && says(folded, 'wish') && !concepts.has('compare'), 0.6],
    [goal !== undefined && (isTiny || isChoice), 0.3],
    [isChoice, 0.2],
  ];
  // 'The cycling one, how many dropped out?'
  if (!hasProduct && question.clauses.some((one) => one.intents.of('subject.studyDetails') > SURE))
    return undefined;
  if (points.reduce((sum, [is, more]) => sum + (is ? more : 0), lead) <= 0.1) return undefined;
  const isBest = !ranks && intent === 'catalog.recommend' && intentShare > LIKELY;
  const known = ['tests', 'measured', 'coupon'].flatMap((is): Filter[] =>
    asksOf(question, is) && !filters.some((one) => one.field === 'known' && one.is === is)
      ? [{ field: 'known', is }]
      : [],
  );
  const byRank: Order[] = [{ by: 'placement', isDescending: false }];
  // What is told beside a list is asked for by name, or surely.
  const spoken = [...concepts].map((concept) => asking.fieldOfConcept[concept] ?? concept);
  return plan('list', {
    fields: fields.filter((field) => spoken.includes(field) || intents.of(intentOf(field)) >= SURE),
    filters: [...filters, ...known],
    orders: isBest ? byRank : orders,
  });
}

/** Whether a concept is in what a question asks, and not only in what is told beside it: 'I get tested at races'. */
function asksOf({ clauses }: Question, concept: Concept): boolean {
  return clauses.some(
    ({ isRemark, words }) => !isRemark && namesOf('concept', findMarks(words)).includes(concept),
  );
}
