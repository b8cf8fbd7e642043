import type { Product } from '@astaguide/contracts/catalog/product';
import type { AnswerCorrectionInput } from '@astaguide/contracts/chat/answer-correction';
import { answerOf, reviewOf, type Answer } from './answering/answer';
import { linesOf } from './answering/product-answers';
import { sayOf } from './answering/sentences';
import { quote } from './answering/text-answers';
import type { Sources } from './answering/decide-answer';
import { wordsOf } from './fold';
import { pageWords } from './passages/index-passages';
import type { IndexedPassage, PassageSearch } from './passages/passage-search';
import { groupKey } from './questions/group-key';
import { isEveryday, turnsIn } from './understanding/lexicon';
import { findMentions } from './understanding/product-mentions';

/** A passage or product that can answer a question. */
type Target = Omit<AnswerCorrectionInput, 'question'>;

/** The share of the words of each of two questions, weighted by their rarity, that the other has, if they mean the same. */
const SAME_MEANING = 0.85;
/** Maximum number of passages and products to choose from. */
const MAX_PASSAGES = 6;
const MAX_PRODUCTS = 3;

/** What the owner chose to answer a question of this meaning; undefined if nothing, or if that is gone. */
export function correctedAnswer(
  message: string,
  corrections: readonly AnswerCorrectionInput[],
  sources: Sources,
): Answer | undefined {
  const correction = corrections.find(({ question }) => meansSame(question, message, sources.texts));
  return correction && answerBy(correction, correction.question, sources);
}

/** The owner's newest written answer to a question of this meaning; undefined if there is none. */
export function writtenAnswer(
  message: string,
  productIds: readonly number[],
  texts: PassageSearch,
): IndexedPassage | undefined {
  return texts
    .writtenFor(productIds)
    .find(({ heading, title, productId }) =>
      meansSame(heading, message, texts, productId === undefined ? '' : title),
    );
}

/**
 * Whether two questions have the same words but for fillers, other forms and synonyms, and the same words that turn
 * their meaning.
 *
 * @param about the name of the product that the first is about, which the other may say
 */
export function meansSame(one: string, other: string, texts: PassageSearch, about = ''): boolean {
  if (turnsIn(wordsOf(one)).join() !== turnsIn(wordsOf(other)).join()) return false;
  if (groupKey(one) === groupKey(other)) return true;
  const covers = (asked: string, by: string) => {
    const words = wordsOf(asked).filter((word) => !isEveryday(word));
    return (
      words.length > 0 && texts.coverOf(words, { url: '', title: '', heading: by, text: '' }) >= SAME_MEANING
    );
  };
  return covers(one, other) && covers(other, `${one} ${about}`);
}

/** The answer with a passage or product; undefined if it does not exist. */
export function answerBy(
  { url, heading }: Target,
  question: string,
  { catalog, texts }: Sources,
): Answer | undefined {
  const product = catalog.find(({ slug }) => url === `/review/${slug}`);
  if (product) {
    const found = { products: [product], isFixed: true };
    return answerOf([linesOf([product]), sayOf(product, 'verdict') ?? ''], [reviewOf(product)], found);
  }
  const words = wordsOf(question);
  // A section of an article may be several passages.
  const [best] = texts
    .at(url)
    .filter((passage) => passage.heading === heading)
    .map((passage) => ({ passage, cover: texts.coverOf(words, passage) }))
    .toSorted((one, other) => other.cover - one.cover);
  return best && { ...quote(best.passage), isFixed: true };
}

/**
 * The passages and products that may answer a question, the best match first.
 *
 * @param words to look for, as typed
 * @param suggested products that are candidates in any case
 */
export function findCandidates(
  words: string,
  suggested: readonly Product[],
  { catalog, texts }: Sources,
): Target[] {
  const folded = wordsOf(words);
  const passages = texts
    .find(folded.filter((word) => !isEveryday(word)))
    .map(({ passage: { url, heading } }) => ({ url, heading }));
  const targetsOf = (products: readonly Product[]) =>
    products.slice(0, MAX_PRODUCTS).map(({ slug, name }) => ({ url: `/review/${slug}`, heading: name }));
  const each = (targets: readonly Target[]) => [
    ...new Map(targets.map((target) => [JSON.stringify(target), target])).values(),
  ];
  return each([
    ...targetsOf(findMentions(folded, catalog, (word) => pageWords.has(word))),
    ...each(passages).slice(0, MAX_PASSAGES),
    ...targetsOf(suggested),
  ]);
}
