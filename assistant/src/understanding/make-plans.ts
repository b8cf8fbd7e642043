import { potencyMilligrams } from '@astaguide/contracts/catalog/potency';
import type { Product } from '@astaguide/contracts/catalog/product';
import type { Filter } from './amounts';
import { classify, type Intent } from './intents';
import { fields as allFields, type Field, type NumberField } from './fields';
import type { History, Order, Plan } from './plan';
import { findFullNames } from './product-mentions';
import { OF_REMARK, readQuestion, searchWords, type Question, type Reader } from './question';

/** Number of the visitor's earlier questions from which a question may take over what it asks. */
const QUESTIONS_READ = 3;
/** Smallest share of an intent that is followed, and of one that is followed beside another. */
const LIKELY = 0.35;
const SURE = 0.6;
/** Maximum number of plans for a message. */
const MAX_PLANS = 2;

const fieldNames = Object.keys(allFields);
/** The concepts that ask for a field. */
const fieldOfConcept: Partial<Record<string, Field>> = {
  rank: 'placement',
  outOfStock: 'stock',
  maker: 'brand',
  ...Object.fromEntries(fieldNames.map((name) => [name, name])),
};
/** The field that an intent asks for. */
const fieldOfIntent = (intent: string) => (intent === 'rank' ? 'placement' : intent) as Field;

/** What a short question on a subject asks of the product that was spoken of: 'how many a day'. */
const fieldOfSubject: Partial<Record<Intent, Field>> = {
  'subject.dose': 'howToTake',
  'subject.when': 'howToTake',
  'subject.storage': 'howToTake',
  'subject.origin': 'source',
  'subject.tested': 'tests',
};

/** The concepts and intents that ask for an order; of several, the first counts. */
const orderRows: readonly (readonly [
  concept: string,
  intent: string,
  by: NumberField,
  isDescending: boolean,
])[] = [
  ['longest', 'longest', 'servings', true],
  ['popular', 'mostReviewed', 'reviews', true],
  ['worstRated', 'worstRated', 'rating', false],
  ['bestRated', 'bestRated', 'rating', true],
  ['bestScore', '', 'score', true],
  ['bestValue', 'bestValue', 'perMg', false],
  ['', 'cheapestDay', 'perDay', false],
  ['cheap', 'cheapest', 'price', false],
  ['dear', 'dearest', 'price', true],
  ['strongest', 'strongest', 'potency', true],
  ['weakest', 'weakest', 'potency', false],
];
/** Numbers of which the most or least can be asked for; the first one counts. */
const numbersAsked = [
  'perDay',
  'perMg',
  'packMg',
  'measured',
  'score',
  'servings',
  'reviews',
  'rating',
  'potency',
  'price',
] as const;
/** Fields in whose order the smaller number is the better one. */
const smallIsGood: readonly NumberField[] = ['price', 'perDay', 'perMg', 'placement'];

/** What of the conversation a plan may take over. */
interface Context {
  catalog: readonly Product[];
  /** The plan of the visitor's previous question. */
  before: Plan | undefined;
  /** Products of the latest answer that names any. */
  latest: readonly Product[];
  /** Products of the latest answer that names several; if none does, all in the order of their first mention. */
  list: readonly Product[];
}

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
  return { question, plans: plansOf(question, contextAt(history, reader.catalog, before)) };
}

function contextAt(history: History, catalog: readonly Product[], before: Plan | undefined): Context {
  const named = history
    .filter(({ role }) => role === 'assistant')
    .map(({ content }) => findFullNames(content, catalog))
    .filter((products) => products.length > 0);
  const list = named.findLast((products) => products.length > 1) ?? unique(named.flat());
  return { catalog, before, latest: named.at(-1) ?? [], list };
}

/** The plan of a message, and those of clauses that ask for something else: 'What does it cost, and is it safe?' */
function plansOf(question: Question, context: Context): [Plan, ...Plan[]] {
  const main = planOf(question, context);
  const others = question.clauses.flatMap((clause) => {
    const [intent, share] = clause.intents.likeliest('subject.');
    const isOther =
      question.clauses.length > 1 &&
      share >= SURE &&
      intent !== main.intent &&
      !clause.isRemark &&
      main.ask !== 'manners';
    return isOther ? [textsPlan(question, intent, searchWords(clause.words), main.products)] : [];
  });
  return [main, ...others.slice(0, MAX_PLANS - 1)];
}

function planOf(question: Question, context: Context): Plan {
  const { before, latest, list, catalog } = context;
  const { concepts, things, filters, goal, rest } = question;
  const fields = question.isEnglish ? fieldsOf(question) : fieldsAbroad(question);
  const orders = ordersOf(question);
  const shareOf = (family: RegExp) =>
    Math.max(
      0,
      ...question.clauses.map(({ intents, isRemark }) => intents.sumOf(family) * (isRemark ? OF_REMARK : 1)),
    );
  const share = { field: shareOf(/^field/), catalog: shareOf(/^catalog/), subject: shareOf(/^subject/) };
  const none = shareOf(/^none/);
  const [subject, subjectShare] = question.intents.likeliest('subject.');
  const refers = question.pointsBack || question.pointsBackToSeveral || question.goesOn;
  const places = question.isRanked && list.length === 0 ? catalog : list;
  const pointed = question.pointsToOther
    ? otherOf(context)
    : [...atPlaces(question.ordinals, places), ...ofStrength(question, context)];
  // 'Radiance is too dear. What is the cheapest?'
  const asksField = question.clauses.some(
    ({ intents, namesProduct }) => namesProduct && intents.sumOf(/^field/) > SURE,
  );
  const asksOfAll = question.clauses.some(
    ({ intents, isRemark, namesProduct, words }) =>
      !isRemark &&
      !namesProduct &&
      !/\b(?:it|its|them|they|that one|this one|those two)\b/.test(words.join(' ')) &&
      (intents.sumOf(/^catalog\.(?!compare|brands)/) > SURE ||
        (words.length > 3 && !asksField && intents.likeliest('subject.')[1] > 0.75)),
  );
  const isOther = asksOfAll && question.clauses.length > 1;
  const named =
    isOther && (question.named.length === 1 || share.subject > share.catalog)
      ? pointed
      : unique([...question.named, ...pointed]);
  const base: Omit<Plan, 'ask' | 'intent'> = {
    products: named,
    among: [],
    fields,
    things,
    goal,
    filters: named.length > 0 ? [] : filters,
    orders,
    limit: question.topCount,
    outdoes: concepts.has('comparative') && orders.length > 0,
    search: searchWords(question.words),
    question,
  };
  const plan = (ask: Plan['ask'], changes: Partial<Plan> = {}): Plan => ({
    ...base,
    intent: mostOf(question, ask),
    ask,
    ...changes,
  });
  const isOfProduct = share.field > SURE || things.length > 0;
  const texts = () =>
    textsPlan(question, subject, isOfProduct ? base.search : continued(base.search, question, before), named);

  const isBare = [things, filters, named].every(({ length }) => length === 0) && !goal && rest.length <= 2;
  const mannersOf = question.clauses.at(-1)?.intents.sumOf(/^manners/) ?? 0;
  if (isBare && mannersOf > Math.max(0.4, share.field, share.catalog, share.subject)) return plan('manners');

  const isAlien = isAboutElse(question);
  const compareShare = question.intents.of('catalog.compare');
  const isCompared = concepts.has('compare') || compareShare > (question.named.length > 1 ? 0.4 : 0.75);
  if (
    isCompared &&
    named.length < 2 &&
    latest.length > 0 &&
    (named.length > 0 || refers) &&
    !question.topCount
  )
    return plan('comparison', { products: forComparison(named, context) });
  if (
    isCompared &&
    named.length === 0 &&
    !isAlien &&
    (question.topCount || orders.length > 1 || (isBare && rest.length === 0 && share.subject < SURE))
  )
    return plan('comparison');

  // 'What else do they make?'
  const maker = named.length > 0 ? named : refers && latest.length === 1 ? latest : [];
  if (question.intents.of('catalog.brands') > 0.4 && maker.length > 0) {
    const isElse = /\b(?:else|other|another|more)\b/.test(question.folded);
    const own = isElse && !question.brand ? maker : isElse && latest.length === 1 ? latest : [];
    return plan('list', {
      products: [],
      fields: fields.filter((field) => field !== 'brand'),
      orders: [],
      filters: [
        { field: 'brand', is: maker[0]!.brand },
        ...own.map((is): Filter => ({ field: 'product', is, not: true })),
      ],
    });
  }

  if (named.length > 0) {
    if (
      question.brand !== undefined &&
      !isCompared &&
      !isAlien &&
      (orders.length > 0 || filters.length > 0 || share.catalog > LIKELY)
    )
      return plan('list', { products: [], filters: [...filters, { field: 'brand', is: question.brand }] });
    if (named.length > 1 && (isCompared || things.length === 0)) {
      const isEither = / or | than | vs | versus /.test(` ${question.folded} `);
      if (isCompared || isEither || orders.length > 0 || concepts.has('than')) return plan('comparison');
    }
    const isOfSite = /\b(?:website|site|page|you guys)\b/.test(question.folded);
    const isOnSite =
      (subjectShare > SURE || (isOfSite && subjectShare > LIKELY)) &&
      share.field < 0.3 &&
      things.length === 0;
    if (isOnSite) return texts();
    // 'Something cheaper than Geyser'
    if (
      base.outdoes &&
      named.length === 1 &&
      (concepts.has('than') || concepts.has('product')) &&
      share.field < LIKELY
    )
      return plan('list', { products: [], among: named });
    // 'And Summit?'
    const asksSame = before && question.goesOn && isPlain(fields) && things.length === 0 && rest.length === 0;
    if (asksSame && (before.fields.length > 0 || before.things.length > 0))
      return plan('facts', { fields: before.fields, things: before.things });
    return plan('facts');
  }

  const isList = before?.ask === 'list';
  const ranks = orders.length > 0;
  const asksOfIt = things.length > 0 || (fields.length > 0 && share.field > share.subject);
  const isAdded = goal !== undefined || filters.length > 0;
  const followsComparison = before?.ask === 'comparison';
  // 'Which is the strongest?' after a comparison chooses among what was compared.
  const choosesAmong =
    ranks && (question.pointsBackToSeveral || base.outdoes || (followsComparison && question.goesOn));
  // 'And under $25?', 'only Japanese ones', 'and for eyes?', 'and the strongest?'
  const isShort = question.words.length <= 5;
  if (
    isList &&
    question.goesOn &&
    (isShort || share.subject < SURE) &&
    (ranks ? !question.pointsBackToSeveral : isAdded && !asksOfIt)
  )
    return plan('list', {
      ...(ranks ? {} : { orders: before.orders }),
      goal: goal ?? before.goal,
      filters: mergeFilters(before.filters, filters),
      ...(base.outdoes && latest.length === 1 ? { among: latest } : {}),
    });
  if (latest.length > 0 && (choosesAmong || (ranks && question.pointsBackToSeveral)))
    return plan('list', { among: latest });
  if (latest.length > 0 && refers && asksOfIt && !ranks && share.subject < SURE) {
    const isOne = latest.length === 1 || !(question.pointsBackToSeveral || followsComparison);
    return plan('facts', { products: isOne ? latest.slice(0, 1) : latest, filters: [] });
  }
  const ofLatest = subjectShare > LIKELY ? fieldOfSubject[subject] : undefined;
  if (
    before?.ask === 'facts' &&
    latest.length === 1 &&
    question.goesOn &&
    isShort &&
    ofLatest &&
    !concepts.has('astaxanthin')
  )
    return plan('facts', { products: latest, fields: [ofLatest], filters: [] });
  if (
    before?.ask === 'facts' &&
    latest.length > 0 &&
    refers &&
    !ranks &&
    !isAdded &&
    share.subject < SURE &&
    share.catalog < SURE
  )
    return plan('facts', {
      products: latest,
      fields: fields.length > 0 ? fields : before.fields,
      filters: [],
    });
  // 'And for skin?' after 'How much should I take?'
  if (before?.ask === 'texts' && question.goesOn && isShort && !ranks && !isOfProduct && share.catalog < SURE)
    return joined(question, before);

  const isChoice =
    concepts.has('product') ||
    concepts.has('brands') ||
    /\b(?:which|any|anything|ones?|got|want|need|something|looking for|is there|do you have|what should|what would you)\b/.test(
      question.folded,
    );
  if (share.field > Math.max(share.catalog, share.subject, none) && !isAdded && things.length === 0) {
    if (fields.includes('coupon')) return plan('coupons');
    if (fields.includes('brand')) return plan('brands');
    if (fields.includes('tests')) return plan('list', { filters: [{ field: 'tested' }], orders: [] });
    if (fields.includes('stock'))
      return plan('list', { filters: [{ field: 'stock', not: concepts.has('outOfStock') }] });
    const by = numbersAsked.find((field) => fields.includes(field));
    if (by && (isChoice || ranks) && rest.length === 0)
      return plan('list', { orders: ranks ? orders : [{ by, isDescending: !smallIsGood.includes(by) }] });
  }
  const [catalogIntent, catalogShare] = question.intents.likeliest('catalog.');
  if (catalogShare > LIKELY && share.catalog > share.subject && !isAlien) {
    if (catalogIntent === 'catalog.count') return plan('count');
    if (catalogIntent === 'catalog.brands' && filters.length === 0) return plan('brands');
  }
  if (question.intents.of('field.coupon') > SURE) return plan('coupons');
  // By how much the clause that asks most for products does so.
  const lead = Math.max(
    ...question.clauses.map(
      ({ intents, isRemark }) =>
        (isRemark ? OF_REMARK : 1) * intents.sumOf(/^catalog\.(?!compare)/) -
        // Of a question in another language the names and numbers are read.
        (question.isEnglish ? intents.sumOf(/^(?:subject|none)/) : 0),
    ),
  );
  // 'The cheapest vacuum cleaner'
  const isOfNoProduct =
    rest.length > 0 && !question.isDescriptive && !isAdded && things.length === 0 && !concepts.has('product');
  const isOfTrials =
    /\b(?:study|studies|trials?|papers?)\b/.test(question.folded) && !concepts.has('product');
  const isLimited = filters.some(({ field }) => field !== 'stock');
  const isOfCatalog =
    lead +
      (ranks ? 0.4 : 0) +
      (ranks && (goal || isLimited) ? 0.3 : 0) +
      (isAlien ? -0.6 : 0) +
      (concepts.has('outOfStock') ? 0.7 : 0) +
      (isOfTrials ? -0.6 : 0) +
      (isLimited ? 0.1 + 0.25 * filters.length : 0) +
      (isOfNoProduct ? -0.6 : 0) +
      (things.length > 0 && (isChoice || question.words.length <= 3) ? 0.35 : 0) +
      (goal && (question.words.length <= 3 || isChoice) ? 0.3 : 0) +
      (isChoice ? 0.2 : 0) >
    0.1;
  if (!isOfCatalog) return texts();
  const isBest = orders.length === 0 && catalogIntent === 'catalog.recommend' && catalogShare > LIKELY;
  const tested: Filter[] =
    concepts.has('tests') && things.length === 0 && rest.length === 0 ? [{ field: 'tested' }] : [];
  return plan('list', {
    filters: [...filters, ...tested],
    ...(isBest ? { orders: [{ by: 'placement', isDescending: false }] } : {}),
  });
}

/** Whether the clause that asks for products has words of another subject. */
function isAboutElse({ clauses, alien }: Question): boolean {
  const [asking] = clauses.toSorted(
    (one, other) => other.intents.sumOf(/^catalog/) - one.intents.sumOf(/^catalog/),
  );
  return asking?.words.some((word) => alien.includes(word)) ?? false;
}

/** A question that only passages can answer. */
function textsPlan(
  question: Question,
  intent: Intent,
  search: readonly string[],
  products: readonly Product[],
): Plan {
  return {
    ask: 'texts',
    intent,
    products,
    among: [],
    fields: [],
    things: [],
    goal: question.goal,
    filters: [],
    orders: [],
    limit: undefined,
    outdoes: false,
    search,
    question,
  };
}

/** A short question that continues one that passages answer, read together with it. */
function joined(question: Question, { question: earlier, search }: Plan): Plan {
  const intents = classify(
    [...earlier.words, ...question.words],
    () => false,
    () => true,
  );
  const [intent] = intents.likeliest('subject.');
  const words = [...search, ...searchWords(question.words)];
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

/** The fields that a question asks for: the likely ones, and others that it names. */
function fieldsOf({ intents, concepts, things, counted }: Question): Field[] {
  const shareOf = (field: Field) => intents.of(`field.${field === 'placement' ? 'rank' : field}`);
  const likely = intents
    .atLeast(LIKELY, 'field.')
    .map((intent) => fieldOfIntent(intent.slice('field.'.length)));
  const spoken = [...concepts].flatMap((concept) => fieldOfConcept[concept] ?? []);
  const found = new Set([
    ...likely,
    ...spoken.filter((field) => shareOf(field) >= (likely.length > 0 ? 0.05 : 0.02)),
  ]);
  if (counted !== undefined)
    for (const field of ['servings', 'potency', 'packMg', 'price'] as const) found.delete(field);
  // 'What does it cost a day' asks for one figure, and 'contains' for the thing that follows.
  if ((found.has('perDay') || found.has('perMg')) && shareOf('price') < LIKELY) found.delete('price');
  // Of a thing that is asked, its own statements tell, or nothing does.
  if (things.length > 0)
    for (const field of ['ingredients', 'shell', 'allergens', 'form', 'overview'] as const)
      found.delete(field);
  if (things.length > 0)
    for (const field of ['servings', 'potency', 'packMg', 'price'] as const)
      if (shareOf(field) < SURE) found.delete(field);
  if (found.has('measured') && shareOf('measured') > shareOf('tests')) found.delete('tests');
  if (found.size > 1) found.delete('overview');
  return fieldNames.filter((field) => found.has(field));
}

/** Of a question in another language the likely fields, and those that are asked most. */
function fieldsAbroad(question: Question): Field[] {
  if (question.named.length === 0) return fieldsOf(question);
  const found = new Set<Field>([...fieldsOf(question), 'price', 'servings', 'stock', 'overview']);
  return fieldNames.filter((field) => found.has(field));
}

function isPlain(fields: readonly Field[]): boolean {
  return fields.every((field) => field === 'overview');
}

function ordersOf({ concepts, intents, named }: Question): Order[] {
  const by = numbersAsked.find((field) => concepts.has(field));
  const spoken = orderRows.filter(([concept]) => concepts.has(concept));
  const likely = orderRows.filter(([, intent]) => intent !== '' && intents.of(`catalog.${intent}`) >= 0.45);
  const found = (spoken.length > 0 ? spoken : likely).map(([, , field, isDescending]) => ({
    by: field,
    isDescending,
  }));
  const [first] = found;
  const isCost = by === 'perDay' || by === 'perMg';
  // 'cheapest per day', 'the best value per mg'
  if (isCost && (first?.by === 'price' || concepts.has('best') || concepts.has('least')))
    return [{ by, isDescending: first?.isDescending ?? false }];
  if (by === 'packMg' && concepts.has('strongest')) return [{ by, isDescending: true }];
  if (spoken.length > 0) return unique2(found);
  if (
    by &&
    (concepts.has('most') || concepts.has('least')) &&
    !concepts.has('above') &&
    !concepts.has('atMost')
  )
    return [{ by, isDescending: concepts.has('most') }];
  if (found.length > 0) return unique2(found);
  if (!concepts.has('best') || named.length > 0) return [];
  if (by && by !== 'potency') return [{ by, isDescending: !smallIsGood.includes(by) }];
  return intents.of('catalog.recommend') > 0.2 ? [{ by: 'placement', isDescending: false }] : [];
}

/** Each order once by its field. */
function unique2(orders: readonly Order[]): Order[] {
  return [...new Map(orders.map((order) => [`${order.by}${order.isDescending}`, order])).values()];
}

/** The intent that is recorded with a plan. */
function mostOf(question: Question, ask: Plan['ask']): Intent {
  const family = ask === 'facts' ? 'field.' : ask === 'manners' ? 'manners.' : 'catalog.';
  return question.intents.likeliest(family)[0];
}

/** The products at places of a list, the last at -1. */
function atPlaces(places: readonly number[], products: readonly Product[]): Product[] {
  return places.flatMap((place) => products.at(place) ?? []);
}

/** 'The 6 mg one' of those that were spoken of. */
function ofStrength({ milligrams, folded }: Question, { latest }: Context): Product[] {
  if (milligrams.length !== 1 || latest.length < 2 || !/\b(?:the|just) \d+(?:_\d+)?mg one\b/.test(folded))
    return [];
  const found = latest.filter(({ potency }) => potencyMilligrams(potency) === milligrams[0]);
  return found.length === 1 ? found : [];
}

/** Of the products that were spoken of, the one that the latest answer was not about. */
function otherOf({ latest, list }: Context): Product[] {
  const others = list.filter((product) => !latest.includes(product));
  return (others.length > 0 ? others : list.slice(1)).slice(0, 1);
}

/** The new filters, and those before that are not about the same. */
function mergeFilters(before: readonly Filter[], added: readonly Filter[]): Filter[] {
  const kept = before.filter(
    (one) => !added.some((other) => other.field === one.field && !other.not === !one.not),
  );
  return [...kept, ...added];
}

/** The named product and the latest other one; if none is named, the latest. */
function forComparison(named: readonly Product[], { latest, list }: Context): Product[] {
  if (named.length === 0) return [...(latest.length > 1 ? latest : unique([...latest, ...list])).slice(0, 3)];
  const other = [...latest, ...list].find((product) => !named.includes(product));
  return [...(other ? [other] : []), ...named];
}

function unique(products: readonly Product[]): Product[] {
  return [...new Map(products.map((product) => [product.id, product])).values()];
}
