import type { Product } from '@astaguide/contracts/catalog/product';
import { sortProducts } from '@astaguide/contracts/catalog/sort-products';
import type { PassageSearch } from '../passages/passage-search';
import type { Plan } from '../understanding/plan';
import { asking, says } from '../understanding/asking';
import { LIKELY } from '../understanding/slots';
import { answerOf, reviewOf, type Answer } from './answer';
import { anyTells } from './facts';
import { countProducts, describesSome, listBrands, listProducts, selectProducts } from './catalog-answers';
import {
  compareProducts,
  comparisonPage,
  describeProducts,
  linesOf,
  sayNothingOfShop,
  tellField,
} from './product-answers';
import { say } from './sentences';
import { answerFromTexts, answerManners, quote, startingPoints } from './text-answers';

/** Least cover of the owner's answer about a product, where the catalog does not say what is asked. */
const ENOUGH_COVER = 0.7;
/** Least value of a passage on all products, where the catalog does not say it of the product in question. */
const ENOUGH_OF_ALL = 0.55;
/** The most that a subject may be asked beside a choice that describes products. */
const MOST_OF_SUBJECT = 0.8;

/** What answers are built from. */
export interface Sources {
  catalog: readonly Product[];
  texts: PassageSearch;
}

/** Answers the plans of a question, one after the other; those that find nothing are left out beside others. */
export function decideAnswer(plans: readonly Plan[], sources: Sources): Answer {
  const answers = plans.map((plan) => answerPlan(plan, sources));
  const found = answers.filter(({ answered, isFromMaterial }) => answered && isFromMaterial);
  if (found.length < 2) return found[0] ?? answers[0]!;
  return answerOf(
    [...new Set(found.flatMap(({ text }) => text.split('\n\n')))],
    found.flatMap(({ sources: list }) => list),
    {
      products: [...new Set(found.flatMap(({ products }) => products))],
      quotes: found.flatMap(({ quotes }) => quotes),
    },
  );
}

function answerPlan(plan: Plan, sources: Sources): Answer {
  const { catalog, texts } = sources;
  if (plan.ask === 'manners') return answerManners(plan.intent);
  if (plan.ask === 'texts') {
    const label = asking.fieldOfLabels[plan.intent];
    if (label && plan.question.intents.of(plan.intent) > LIKELY) {
      const all = catalog.filter((product) => tellField(product, label, plan) !== undefined);
      const products = plan.products.length > 0 ? plan.products : all;
      return describeProducts({ ...plan, products, fields: [label] }, texts.weights);
    }
    const described = listDescribed(plan, sources);
    if (described) return described;
    const answer = answerFromTexts(plan, texts);
    if (plan.products.length > 0 && asking.ofShops.split(' ').includes(plan.intent))
      return sayNothingOfShop(plan, answer);
    if (answer.answered || plan.products.length > 0) return answer;
    return listForGoal(plan, sources) ?? answer;
  }
  if (catalog.length === 0) return answerOf([say('emptyCatalog')], startingPoints, { answered: false });
  switch (plan.ask) {
    case 'comparison':
      return answerComparison(plan, sources);
    case 'brands':
      return listBrands(plan, catalog);
    case 'count':
      return countProducts(catalog);
    case 'facts': {
      const note = answerFromNotes(plan, texts);
      if (note?.isFixed) return note;
      const answer = describeProducts(plan, texts.weights);
      if (answer.answered || note) return answer.answered ? answer : note!;
      const told = answerFromTexts(plan, texts, ENOUGH_OF_ALL);
      return told.answered ? told : answer;
    }
    case 'list':
      return listProducts(plan, catalog, texts.weights);
  }
}

/**
 * Who only tells a goal or a condition may want the products for it: 'I am vegan and run marathons'; and who asks which
 * one, those whose texts have the other words: 'which is compostable'.
 */
function listForGoal(plan: Plan, { catalog, texts }: Sources): Answer | undefined {
  const { goal, unknown, foreign, things, intents, rest, folded } = plan.question;
  const isOfElse = unknown.length + foreign.length > 0 || intents.sumOf(/^catalog/) < intents.of('none');
  const described = says(folded, 'choice') ? rest.filter((word) => anyTells(catalog, word)) : [];
  const filters = [...plan.question.filters, ...described.map((is) => ({ field: 'text', is }) as const)];
  if (isOfElse || (goal === undefined && things.length + filters.length === 0)) return undefined;
  const answer = listProducts({ ...plan, ask: 'list', things, filters }, catalog, texts.weights);
  return answer.answered ? answer : undefined;
}

/** The products that a choice describes in two or more words of one of their statements: 'sealed, for a laptop bag'. */
function listDescribed(plan: Plan, { catalog, texts }: Sources): Answer | undefined {
  const { rest, folded, intents } = plan.question;
  const told = rest.filter((word) => anyTells(catalog, word));
  const isOfSubject = intents.likeliest('subject.')[1] > MOST_OF_SUBJECT || says(folded, 'trials');
  if (!says(folded, 'wish') || isOfSubject || told.length < 2) return undefined;
  const list: Plan = { ...plan, ask: 'list' };
  return describesSome(list, catalog, texts.weights) ? listProducts(list, catalog, texts.weights) : undefined;
}

/** Compares the products that are named, or 'the top 3', or the first of each order: 'the cheapest with the strongest'. */
function answerComparison(plan: Plan, { catalog, texts }: Sources): Answer {
  const { products, orders, limit } = plan;
  const compared =
    products.length > 1
      ? products
      : orders.length > 1
        ? orders.flatMap((order) => selectProducts({ ...plan, orders: [order] }, catalog).slice(0, 1))
        : selectProducts(plan, catalog).slice(0, limit ?? 0);
  if (compared.length > 1) return compareProducts(compared, plan, texts.weights);
  const first = sortProducts(catalog).slice(0, 3);
  return answerOf([say('whichProducts'), linesOf(first)], [comparisonPage, ...first.map(reviewOf)], {
    products: first,
  });
}

/** What the owner wrote about the product that a question names, if it covers the rest of the question. */
function answerFromNotes({ products, search }: Plan, texts: PassageSearch): Answer | undefined {
  const ids = products.map(({ id }) => id);
  const note = texts
    .find(search, ids)
    .find(({ passage, cover }) => passage.productId !== undefined && cover >= ENOUGH_COVER);
  return note && { ...quote(note.passage), products, isFixed: note.passage.isWritten ?? false };
}
