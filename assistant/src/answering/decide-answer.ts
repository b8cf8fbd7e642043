import type { Product } from '@astaguide/contracts/catalog/product';
import { sortProducts } from '@astaguide/contracts/catalog/sort-products';
import type { FoundPassage, PassageSearch } from '../passages/passage-search';
import { wordsOf } from '../fold';
import { isFiller, isOrdinaryWord } from '../understanding/words/common-words';
import { alternativesOf, anyOf, patternOf, setOf } from '../understanding/lexicon';
import { productIdsOf, type Plan } from '../understanding/plan';
import * as speech from '../understanding/words/speech';
import { asking } from '../understanding/words/subjects';
import { things } from '../understanding/words/things';
import { answerOf, reviewOf, type Answer } from './answer';
import { listBrands, listCoupons, listProducts, selectProducts } from './catalog-answers';
import { has } from './facts';
import { answerFromPieces, pieceOf, piecesOn, startingPoints, trialPieces } from './knowledge-answers';
import type { Phrases } from './phrases/english';
import { compareProducts, comparisonPage, describeProducts, linesOf } from './product-answers';
import { hasStem, stemOf, stemText } from '../stems';

/** Minimum cover for a passage to answer a question. For `cover`, see FoundPassage. */
const ENOUGH_COVER = 0.7;
/** Minimum cover for a passage to be suggested as related. */
const NEAR_COVER = 0.3;

const remark = new RegExp(`^(?:${alternativesOf(speech.remarks)})\\b`);
const itself = patternOf(speech.itself);
const emptyOfMeaning = setOf(speech.emptyOfMeaning);

/** What answers are built from. */
export interface Sources {
  catalog: readonly Product[];
  phrases: Phrases;
  texts: PassageSearch;
}

/** Answers the clauses of a question, one after the other, each only if the cited texts cover what it asks. */
export function decideAnswer(plans: readonly Plan[], sources: Sources): Answer {
  const answers = plans.map((plan) => {
    const answer = answerClause(plan, sources);
    return answer.answered ? answer : (answerFromNotes(plan, sources) ?? answer);
  });
  // 'I have heard of Geyser. What does it cost?': beside a question, only naming a product asks nothing.
  const asked = answers.filter(
    ({ answered, isFromMaterial }, index) => answered && isFromMaterial && !isRemark(plans[index]!),
  );
  if (asked.length < 2) return asked[0] ?? answers[0]!;
  return answerOf(
    [...new Set(asked.flatMap(({ text }) => text.split('\n\n')))],
    asked.flatMap(({ sources: list }) => list),
    {
      products: [...new Set(asked.flatMap(({ products }) => products))],
      quotes: asked.flatMap(({ quotes }) => quotes),
    },
  );
}

function isRemark({ ask, fields, things: named, question }: Plan): boolean {
  // 'I am not pregnant, which one for skin?'
  if (ask === 'open' && remark.test(question.folded)) return true;
  return ask === 'attribute' && [fields, named, question.rest].every(({ length }) => length === 0);
}

function answerClause(plan: Plan, sources: Sources): Answer {
  const { catalog, phrases } = sources;
  if (plan.ask === 'manners') return answerManners(plan, phrases);
  if (plan.ask === 'open') return answerFromTexts(plan, sources);
  if (plan.ask === 'subject') return answerSubject(plan, sources) ?? answerFromTexts(plan, sources);
  if (catalog.length === 0) return answerOf([phrases.emptyCatalog], startingPoints, { answered: false });
  switch (plan.ask) {
    case 'comparison':
      return answerComparison(plan, sources);
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
  const replies = ['assistant', 'thanks', 'farewell'] as const;
  const said = replies.find((concept) => question.concepts.has(concept)) ?? 'greeting';
  return answerOf([phrases[said]], startingPoints.slice(0, 3), { isFromMaterial: false });
}

/** Compares the products that are named, or 'the top 3', or the first of each order: 'the cheapest with the strongest'. */
function answerComparison(plan: Plan, sources: Sources): Answer {
  const { products, orders, limit, question, goal, things: named } = plan;
  const { catalog, phrases } = sources;
  const compared =
    products.length > 1
      ? products
      : orders.length > 1
        ? orders.flatMap((order) => selectProducts({ ...plan, orders: [order] }, catalog).slice(0, 1))
        : selectProducts(plan, catalog).slice(0, limit ?? 0);
  if (compared.length > 1) return compareProducts(compared, plan, phrases);
  if (question.rest.length > 0 || goal || named.length > 0) return answerFromTexts(plan, sources);
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
  if (
    question.concepts.has('product') &&
    (filters.length > 0 || named.length > 0) &&
    rest.every(isOrdinaryWord)
  )
    return true;
  return catalog.some((product) => rest.every((word) => has(product, word)));
}

/** The site's own answer to a subject, if it covers what the question adds; undefined otherwise. */
function answerSubject(plan: Plan, { phrases, texts }: Sources): Answer | undefined {
  const { subject, goal } = plan;
  const pieces = piecesOn(subject!, goal);
  const text = pieces.map((piece) => `${piece.source.title} ${piece.text}`).join('\n');
  if (isAboutElse(plan, text, texts)) return undefined;
  return answerFromPieces(pieces, phrases);
}

/** Whether a question has words that neither the text nor the site knows, as many as half of what it is about. */
function isAboutElse({ question }: Plan, text: string, { words: known }: PassageSearch): boolean {
  const { rest, counted, language, concepts: named } = question;
  const stems = stemText(text);
  if (counted !== undefined && !hasStem(stems, [stemOf(counted)])) return true;
  const open = rest.filter((word) => !hasStem(stems, [stemOf(word)]) && !known.has(word));
  const telling = [...named].filter((concept) => !asking.includes(concept));
  // The texts are in English: that they lack an ordinary word of another language says nothing.
  const strange = language === 'en' ? open : open.filter((word) => !isOrdinaryWord(word));
  return strange.length > 0 && strange.length * 2 >= telling.length;
}

/** Whether a question on a goal is about astaxanthin's effect: 'the best running shoes' is not. */
function asksOfEffect({ ask, question }: Plan): boolean {
  const { concepts: named, words, folded } = question;
  if (ask === 'list' || ask === 'extreme') return false;
  const isOnEffect = anyOf(named)('astaxanthin', 'effect', 'study', 'benefits');
  return isOnEffect || words.length <= 4 || itself.test(folded);
}

/** The best passage that covers the question, else the trials on its goal, else that nothing was found. */
function answerFromTexts(plan: Plan, { phrases, texts }: Sources): Answer {
  const words = searchWords(plan);
  const found = texts.find(words, productIdsOf([plan]));
  const [best, next] = found;
  const trials = plan.goal && asksOfEffect(plan) ? trialPieces(plan.goal) : undefined;
  const trialText = trials?.map(({ text }) => text).join('\n') ?? '';
  if (best && best.cover >= ENOUGH_COVER && (!trials || plan.question.rest.length > 0)) {
    const isNextAsGood =
      next && next.cover >= best.cover && next.score > best.score / 2 && next.url !== best.url;
    return answerFromPieces([best, ...(isNextAsGood ? [next] : [])].map(pieceOf), phrases);
  }
  if (trials && !isAboutElse(plan, trialText, texts)) return answerFromPieces(trials, phrases);
  return answerNothing(found, phrases);
}

/** What the owner wrote about the product that a question names, if it covers the rest of the question. */
function answerFromNotes(plan: Plan, { phrases, texts }: Sources): Answer | undefined {
  const { products, question } = plan;
  const words = [...question.rest, ...plan.things.flatMap(wordsOf)];
  const note = texts
    .find(words, productIdsOf([plan]))
    .find(({ productId, cover }) => productId !== undefined && cover >= ENOUGH_COVER);
  return note && { ...answerFromPieces([pieceOf(note)], phrases), products };
}

/** The words to look for in the English texts: those of the question, and the English ones of its things. */
function searchWords({ question }: Plan): string[] {
  const { rest, language, words } = question;
  if (language === 'en')
    return words.filter(
      (word) => rest.includes(word) || (!emptyOfMeaning.has(word) && !isFiller(word) && word.length > 2),
    );
  return [...rest, ...question.things.flatMap((thing) => things[thing].stated[0])];
}

/** Says that no answer was found, and suggests the nearest passages. */
function answerNothing(found: readonly FoundPassage[], phrases: Phrases): Answer {
  const near = found.filter(({ cover }) => cover > NEAR_COVER).slice(0, 3);
  const sources = near.length > 0 ? near.map((passage) => pieceOf(passage).source) : startingPoints;
  const subjects = sources.map(({ title }) => `- ${title}`).join('\n');
  return answerOf([phrases.unknown, `${phrases.nearest}\n${subjects}`], sources, { answered: false });
}
