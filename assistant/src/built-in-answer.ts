import type { Product } from '@astaguide/contracts/catalog/product';
import type { Answer } from './answering/answer';
import { answerWithCare, repliedTopics } from './answering/care-answers';
import { decideAnswer, type Sources } from './answering/decide-answer';
import { answerFromPieces, pieceOf } from './answering/knowledge-answers';
import { phrasesIn } from './answering/phrases/phrases';
import { pageWords } from './passages/index-passages';
import type { PassageSearch } from './passages/passage-search';
import { readPlans, readQuestion, readWords } from './read-plans';
import { isUrgent, mergeTopics } from './understanding/care-topics';
import { asksAgain, readCare, withoutCare } from './understanding/conversation-care';
import { careLanguageOf } from './understanding/language';
import { productIdsOf, type History, type Plan } from './understanding/plan';

/** Number of latest turns that are read for context. Care topics are detected in all turns. */
const TURNS_READ = 12;

/** What the assistant answers from: the current catalog, and an index as of `indexPassages`. */
export interface Knowledge {
  catalog: readonly Product[];
  texts: PassageSearch;
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
  /** What the message asks, clause by clause. */
  plans: readonly Plan[];
  /** Whether the message or the conversation has a care topic. No product is suggested beside the answer then. */
  care: boolean;
  /** The conversation without turns that have care topics, and without the answers to them. */
  plainHistory: History;
}

/**
 * Answers from the catalog, the site's texts, the published articles and the owner's written answers. Each clause of a
 * message is read (`understand`), planned by its own words (`wishOf`) and completed from the conversation (`planOf`);
 * `decideAnswer` answers the plans. Care topics take precedence.
 */
export function builtInAnswer(
  message: string,
  history: History,
  knowledge: Knowledge,
  { acceptLanguage, country }: Visitor,
): BuiltAnswer {
  const { catalog, texts } = knowledge;
  const reader = { catalog, siteWords: texts.words, pageWords };
  const turns = readCare(history, (text) => readWords(text, reader), repliedTopics);
  const before = mergeTopics(turns.map(({ care }) => care));
  const plainHistory = withoutCare(turns);
  const question = readQuestion(message, reader);
  const plans = readPlans(message, plainHistory.slice(-TURNS_READ), reader);
  const care = question.care.length > 0 || before.length > 0;
  const built = { ...knowledge, plans, plainHistory, care };
  const again = isUrgent(before) || (question.care.length === 0 && asksAgain(question, before));
  const topics = mergeTopics([question.care, again ? before : []]);
  if (topics.length === 0) {
    const sources = { catalog, texts, phrases: phrasesIn[question.language] };
    return { ...built, answer: answerPlainly(message, plans, sources) };
  }
  const said = history.flatMap(({ role, content }) => (role === 'user' ? [content] : []));
  const language = careLanguageOf([message, ...said.toReversed()], acceptLanguage);
  const named = question.named.slice(0, 3);
  return { ...built, answer: answerWithCare(topics, named, phrasesIn[language], country) };
}

/** The owner's answer to a question in the same words, else what the catalog and the texts say. */
function answerPlainly(message: string, plans: readonly Plan[], sources: Sources): Answer {
  const written = sources.texts.findWritten(message, productIdsOf(plans));
  if (!written) return decideAnswer(plans, sources);
  const products = sources.catalog.filter(({ id }) => id === written.productId);
  return { ...answerFromPieces([pieceOf(written)], sources.phrases), products, isFixed: true };
}
