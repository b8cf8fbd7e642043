import type { Product } from '@astaguide/contracts/catalog/product';
import { sortProducts } from '@astaguide/contracts/catalog/sort-products';
import type { FoundPassage } from '../passages/passage-search';
import { wordsOf } from '../fold';
import { isOrdinaryWord } from '../understanding/care/common-words';
import { isFiller } from '../understanding/language';
import { productIdsOf, type Plan } from '../understanding/plan';
import { concepts, goals, type Concept } from '../understanding/words/concepts';
import { things } from '../understanding/words/things';
import { answerOf, reviewOf, type Answer } from './answer';
import { listBrands, listCoupons, listProducts, selectProducts } from './catalog-answers';
import { has, mentions } from './facts';
import { answerFromPieces, pieceOf, piecesOn, startingPoints, trialPieces } from './knowledge-answers';
import type { Phrases } from './phrases/phrases';
import { compareProducts, comparisonPage, describeProducts, linesOf } from './product-answers';
import { hasStem, stemOf, stemText } from '../stems';

/** Minimum cover for a passage to answer a question. For `cover`, see FoundPassage. */
const ENOUGH_COVER = 0.7;
/** Minimum cover for a passage to be preferred over the trials on a goal. */
const SPECIAL_COVER = 0.85;
/** Minimum cover for a passage to be suggested as related. */
const NEAR_COVER = 0.3;

/** What answers are built from. */
export interface Sources {
  catalog: readonly Product[];
  phrases: Phrases;
  /** @see PassageSearch.find */
  findPassages: (words: readonly string[], productIds: readonly number[]) => readonly FoundPassage[];
  /** Whether the site's texts have a word. */
  isSiteWord: (word: string) => boolean;
}

/** Answers the clauses of a question, one after the other, each only if the cited texts cover what it asks. */
export function decideAnswer(plans: readonly Plan[], sources: Sources): Answer {
  const answers = plans.map((plan) => {
    const answer = answerClause(plan, sources);
    return answer.answered ? answer : (answerFromNotes(plan, sources) ?? answer);
  });
  // 'My friend told me about it. What does it cost?': only what asks something is answered.
  const asked = answers.filter(
    ({ answered, isFromMaterial }, index) => answered && isFromMaterial && !isRemark(plans[index]!),
  );
  const chosen = plans.length === 1 ? answers : asked.length > 0 ? asked : answers.slice(0, 1);
  if (chosen.length === 1) return chosen[0]!;
  return answerOf(
    [...new Set(chosen.flatMap(({ text }) => text.split('\n\n')))],
    chosen.flatMap(({ sources: list }) => list),
    {
      products: [...new Set(chosen.flatMap(({ products }) => products))],
      quotes: chosen.flatMap(({ quotes }) => quotes),
    },
  );
}

function isRemark({ ask, fields, things: named, question }: Plan): boolean {
  return (
    ask === 'attribute' &&
    fields.length === 0 &&
    named.length === 0 &&
    !/\b(?:is|are|does|has|what)\b/.test(question.folded)
  );
}

function answerClause(plan: Plan, sources: Sources): Answer {
  const { catalog, phrases } = sources;
  const { products } = plan;
  switch (plan.ask) {
    case 'manners':
      return answerManners(plan, phrases);
    case 'subject':
      return answerSubject(plan, sources) ?? answerFromTexts(plan, sources);
    case 'open':
      return answerFromTexts(plan, sources);
    default:
  }
  if (catalog.length === 0) return answerOf([phrases.emptyCatalog], startingPoints, { answered: false });
  switch (plan.ask) {
    case 'comparison': {
      const compared = products.length > 1 ? products : chosenByPlace(plan, catalog);
      return compared.length > 1 ? compareProducts(compared, plan, phrases) : answerUncompared(plan, sources);
    }
    case 'coupons':
      return listCoupons(catalog, phrases);
    case 'brands':
      return listBrands(plan, catalog, phrases);
    case 'attribute':
      return describeProducts(plan, phrases);
    default:
      return isAboutCatalog(plan, catalog)
        ? listProducts(plan, catalog, phrases)
        : answerFromTexts(plan, sources);
  }
}

function answerManners({ question }: Plan, phrases: Phrases): Answer {
  const is = (concept: 'assistant' | 'thanks' | 'farewell') => question.concepts.has(concept);
  const text = is('assistant')
    ? phrases.about
    : is('thanks')
      ? phrases.thanks
      : is('farewell')
        ? phrases.farewell
        : phrases.greeting;
  return answerOf([text], startingPoints.slice(0, 3), { isFromMaterial: false });
}

/** 'Compare the top 3', 'the cheapest with the strongest': the first of each order. */
function chosenByPlace(plan: Plan, catalog: readonly Product[]): Product[] {
  const { orders, limit } = plan;
  if (orders.length > 1)
    return orders.map((order) => selectProducts({ ...plan, orders: [order] }, catalog)[0]!);
  return limit === undefined ? [] : selectProducts(plan, catalog).slice(0, limit);
}

/** A comparison without products to compare. */
function answerUncompared(plan: Plan, sources: Sources): Answer {
  const { phrases, catalog } = sources;
  if (plan.question.rest.length > 0 || plan.goal || plan.things.length > 0)
    return answerFromTexts(plan, sources);
  const first = sortProducts(catalog).slice(0, 3);
  return answerOf(
    [phrases.whichProducts, linesOf(first, phrases)],
    [comparisonPage, ...first.map(reviewOf)],
    { products: first },
  );
}

/** Whether what a list is asked for is about products of the catalog: 'the cheapest vacuum cleaner' is not. */
function isAboutCatalog({ question, things: named, filters }: Plan, catalog: readonly Product[]): boolean {
  const { rest } = question;
  if (rest.length === 0) return true;
  // 'The best laptop' is no product that slips into a laptop sleeve.
  const isSaid = question.concepts.has('product') ? mentions : has;
  if (
    question.concepts.has('product') &&
    (filters.length > 0 || named.length > 0) &&
    rest.every(isOrdinaryWord)
  )
    return true;
  return catalog.some((product) => rest.every((word) => isSaid(product, word)));
}

/** The site's own answer to a subject, if it covers what the question adds; undefined otherwise. */
function answerSubject(plan: Plan, { phrases, isSiteWord }: Sources): Answer | undefined {
  const { subject, goal } = plan;
  const pieces = piecesOn(subject!, goal);
  const text = pieces.map((piece) => `${piece.source.title} ${piece.text}`).join('\n');
  if (isAboutElse(plan, text, isSiteWord)) return undefined;
  return answerFromPieces(pieces, phrases);
}

/** Whether a question has words that neither the text nor the site knows, as many as half of what it is about. */
function isAboutElse({ question }: Plan, text: string, isSiteWord: (word: string) => boolean): boolean {
  const { rest, counted, language, concepts: named } = question;
  const stems = stemText(text);
  if (counted !== undefined && !hasStem(stems, [stemOf(counted)])) return true;
  const open = rest.filter((word) => !hasStem(stems, [stemOf(word)]) && !isSiteWord(word));
  const telling = [...named].filter((concept) => !asking.includes(concept));
  // The texts are in English: that they lack an ordinary word of another language says nothing.
  const strange = (language ?? 'en') === 'en' ? open : open.filter((word) => !isOrdinaryWord(word));
  return strange.length > 0 && strange.length * 2 >= telling.length;
}
/** Whether a question on a goal is about astaxanthin's effect: 'the best running shoes' is not. */
function asksOfEffect({ ask, question }: Plan): boolean {
  const { concepts: named, words, folded } = question;
  if (ask === 'list' || ask === 'extreme') return false;
  const isOnEffect = (['astaxanthin', 'effect', 'study', 'benefits'] as const).some((concept) =>
    named.has(concept),
  );
  return isOnEffect || words.length <= 4 || /\b(?:it|es|das|lo|het|to)\b/.test(folded);
}

const asking: readonly Concept[] = [
  'how',
  'howMuch',
  'howMany',
  'howLong',
  'what',
  'who',
  'why',
  'where',
  'when',
];

/** The best passage that covers the question, else the trials on its goal, else that nothing was found. */
function answerFromTexts(plan: Plan, { phrases, findPassages, isSiteWord }: Sources): Answer {
  const words = searchWords(plan);
  const found = findPassages(words, productIdsOf([plan]));
  const [best, next] = found;
  const trials = plan.goal && asksOfEffect(plan) ? trialPieces(plan.goal) : undefined;
  const trialText = trials?.map(({ text }) => text).join('\n') ?? '';
  if (
    best &&
    best.cover >= ENOUGH_COVER &&
    (!trials || (best.cover > SPECIAL_COVER && plan.question.rest.length > 0))
  ) {
    const isNextAsGood =
      next && next.cover >= best.cover && next.score > best.score / 2 && next.url !== best.url;
    return answerFromPieces([best, ...(isNextAsGood ? [next] : [])].map(pieceOf), phrases);
  }
  if (trials && !isAboutElse(plan, trialText, isSiteWord)) return answerFromPieces(trials, phrases);
  return answerNothing(found, phrases);
}

/** What the owner wrote about the product that a question names, if it covers the rest of the question. */
function answerFromNotes(plan: Plan, { phrases, findPassages }: Sources): Answer | undefined {
  const { products, question } = plan;
  const names = new Set(products.flatMap(({ name, brand }) => wordsOf(`${brand} ${name}`)));
  const words = [...question.rest, ...plan.things.flatMap(wordsOf)].filter((word) => !names.has(word));
  const note = findPassages(words, productIdsOf([plan])).find(
    ({ productId, cover }) => productId !== undefined && cover >= ENOUGH_COVER,
  );
  return note && { ...answerFromPieces([pieceOf(note)], phrases), products };
}

/** The words to look for in the English texts: those of the question, or for concepts in other languages English ones. */
function searchWords({ question }: Plan): string[] {
  const { rest, language, words } = question;
  if ((language ?? 'en') === 'en') return words.filter((word) => isContent(word, question));
  const translated = [...question.concepts].flatMap((concept) =>
    concept in goals ? [concepts[concept].split(', ')[0]!.replace('*', '')] : [],
  );
  return [...rest, ...translated, ...question.things.flatMap((thing) => things[thing].stated[0])];
}

function isContent(word: string, { rest }: Plan['question']): boolean {
  return rest.includes(word) || (!isEmptyOfMeaning.has(word) && !isFiller(word) && word.length > 2);
}
const isEmptyOfMeaning = new Set(
  'the and for are was were with what which who how why when where does did can could should would will you your about from that this have has had not into than then they them there say tell mean means explain between any much many long one ones'.split(
    ' ',
  ),
);

/** Says that no answer was found, and suggests the nearest passages. */
function answerNothing(found: readonly FoundPassage[], phrases: Phrases): Answer {
  const near = found.filter(({ cover }) => cover > NEAR_COVER).slice(0, 3);
  const sources = near.length > 0 ? near.map((passage) => pieceOf(passage).source) : startingPoints;
  const subjects = sources.map(({ title }) => `- ${title}`).join('\n');
  return answerOf([phrases.unknown, `${phrases.nearest}\n${subjects}`], sources, { answered: false });
}
