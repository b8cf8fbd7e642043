import type { Product } from '@astaguide/contracts/catalog/product';
import type { AnswerCorrectionInput } from '@astaguide/contracts/chat/answer-correction';
import type { Answer } from './answering/answer';
import { answerWithCare, repliedTopics, withAdvice } from './answering/care-answers';
import { anyTells, describedBy } from './answering/facts';
import { decideAnswer } from './answering/decide-answer';
import { quote } from './answering/text-answers';
import { correctedAnswer, writtenAnswer } from './corrections';
import { wordsOf } from './fold';
import { pageWords } from './passages/index-passages';
import type { IndexedPassage, PassageSearch } from './passages/passage-search';
import { findTopicsOfBoth, isUrgent, mergeTopics, type CareTopic } from './understanding/care-topics';
import { asksAgain, readCare, withoutCare } from './understanding/conversation-care';
import { findSaidTopics } from './understanding/care/find-care';
import { careLanguageOf } from './understanding/care/language';
import { readPlans } from './understanding/make-plans';
import { productIdsOf, type History, type Plan } from './understanding/plan';
import { correctSpelling } from './understanding/spelling';
import { languageRows, type Language } from './understanding/words/words';

/** Number of latest turns that are read for context. Care topics are detected in all turns. */
const TURNS_READ = 12;

/** What the assistant answers from: the current catalog, and an index as of `indexPassages`. */
export interface Knowledge {
  catalog: readonly Product[];
  texts: PassageSearch;
  /** What the owner chose to answer questions with. */
  corrections?: readonly AnswerCorrectionInput[];
}

/** Who asks, as far as an answer to a care topic needs it. */
export interface Visitor {
  /** The Accept-Language header. */
  acceptLanguage: string;
  /** ISO 3166-1 alpha-2; null if unknown. */
  country: string | null;
}

/** An answer, with what it was built from. */
export interface BuiltAnswer extends Knowledge {
  answer: Answer;
  /** What the message asks. */
  plans: readonly Plan[];
  /** Whether the message or the conversation has a care topic. No product is suggested beside the answer then. */
  care: boolean;
  /** The conversation without turns that have care topics, and without the answers to them. */
  plainHistory: History;
}

/**
 * Answers from the catalog, the site's texts, the published articles and the owner's written answers. A message is read
 * (`readQuestion`) and planned with the conversation (`readPlans`); `decideAnswer` answers the plans. Care topics take
 * precedence.
 */
export function builtInAnswer(
  message: string,
  history: History,
  knowledge: Knowledge,
  visitor: Visitor,
): BuiltAnswer {
  const { catalog, texts } = knowledge;
  const isOfProduct = (word: string) => anyTells(catalog, word);
  const isKnown = (word: string) => texts.knows(word) || isOfProduct(word);
  const reader = {
    catalog,
    siteWords: texts.words,
    pageWords,
    isKnown,
    isOfProduct,
    describedBy: (words: readonly string[]) => describedBy(words, catalog),
  };
  const readWords = (text: string) => correctSpelling(wordsOf(text), catalog, texts.words);
  const { turns, before, lasting, now } = careIn(message, history, readWords);
  const plainHistory = withoutCare(turns);
  const { question, plans } = readPlans(message, plainHistory.slice(-TURNS_READ), reader);
  const care = now.length > 0 || before.length > 0;
  const built = { ...knowledge, plans, plainHistory, care };
  const again = now.length === 0 && asksAgain(question, before) ? before : [];
  const topics = mergeTopics([now, lasting, again]);
  if (topics.length > 0) return { ...built, answer: withCare(topics, message, history, visitor) };
  const plain = answerPlainly(message, plans, knowledge);
  const answer = findSaidTopics(message).length > 0 ? withAdvice(plain) : plain;
  return { ...built, answer: question.isEnglish ? answer : inEnglish(answer, question.language) };
}

/**
 * The answer of care that a message or an urgent topic before it calls for, which needs no catalog and no texts;
 * undefined if none does.
 */
export function answerOfCare(message: string, history: History, visitor: Visitor): Answer | undefined {
  const { lasting, now } = careIn(message, history, wordsOf);
  const topics = mergeTopics([now, lasting]);
  return topics.length > 0 ? withCare(topics, message, history, visitor) : undefined;
}

/** The care topics of the turns before a message, those that every later answer repeats, and those of the message. */
function careIn(message: string, history: History, readWords: (text: string) => readonly string[]) {
  const turns = readCare(history, readWords, repliedTopics);
  const before = mergeTopics(turns.map(({ care }) => care));
  return {
    turns,
    before,
    lasting: isUrgent(before) ? before : [],
    now: findTopicsOfBoth(message, readWords(message)),
  };
}

function withCare(
  topics: readonly CareTopic[],
  message: string,
  history: History,
  { acceptLanguage, country }: Visitor,
): Answer {
  const said = history.flatMap(({ role, content }) => (role === 'user' ? [content] : []));
  const language = careLanguageOf([message, ...said.toReversed()], acceptLanguage);
  return answerWithCare(topics, language, country);
}

/** What the owner wrote or chose for the question, else what the catalog and the texts say. */
function answerPlainly(message: string, plans: readonly Plan[], knowledge: Knowledge): Answer {
  const { catalog, texts, corrections = [] } = knowledge;
  const productIds = productIdsOf(plans);
  const written = texts.findWritten(message, productIds);
  if (written) return answerInWriting(written, catalog);
  const corrected = correctedAnswer(message, corrections, knowledge);
  if (corrected) return corrected;
  const sameInWriting = writtenAnswer(message, productIds, texts);
  return sameInWriting ? answerInWriting(sameInWriting, catalog) : decideAnswer(plans, { catalog, texts });
}

function answerInWriting(written: IndexedPassage, catalog: readonly Product[]): Answer {
  const products = catalog.filter(({ id }) => id === written.productId);
  return { ...quote(written), products, isFixed: true };
}

/** An answer with the sentence, in the visitor's language if it is one of ours, that it is in English. */
function inEnglish(answer: Answer, language: Language): Answer {
  return { ...answer, text: `${languageRows[language].notice}\n\n${answer.text}` };
}

/** The products that an answer is about, to be shown below it: none for a care topic, or if nothing was found. */
export function offeredProducts({ answer, care }: BuiltAnswer): readonly Product[] {
  return care || !answer.answered ? [] : answer.products;
}
