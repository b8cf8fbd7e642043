import type { Product } from '@astaguide/contracts/catalog/product';
import { Injectable } from '@nestjs/common';
import type { Answer } from './answering/answer';
import { answerWithCare } from './answering/care-answers';
import { careTextsOf } from './answering/care-texts/care-texts-of';
import { decideAnswer } from './answering/decide-answer';
import { answerFromPieces, pieceOf } from './answering/knowledge-answers';
import { phrasesOf } from './answering/phrases/phrases-of';
import { callerCountry, type Caller } from './caller';
import { CurrentCatalog } from './current-catalog.service';
import { wordsOf } from './fold';
import { PassageIndexService } from './passages/passage-index.service';
import { readPlans, readQuestion, type Reader } from './read-plans';
import { careLanguageOf } from './understanding/care/care-language';
import { mergeTopics, urgentTopics, type CareTopic } from './understanding/care-topics';
import { readCare, withoutCare } from './understanding/conversation-care';
import { asksAgain } from './understanding/lasting-care';
import { productIdsOf, type History, type Plan } from './understanding/plan';
import { correctSpelling } from './understanding/spelling';

/** Number of latest turns that are read for context. Care topics are detected in all turns. */
const TURNS_READ = 12;

/** An answer, with what it was built from. */
export interface BuiltAnswer {
  answer: Answer;
  /** What the message asks, clause by clause. */
  plans: readonly Plan[];
  catalog: readonly Product[];
  /** Whether the message or the conversation has a care topic. No product is suggested beside the answer then. */
  care: boolean;
  /** The conversation without turns that have care topics, and without the answers to them. */
  plainHistory: History;
}

/** Answers from the current catalog, the site's texts, the published articles and the owner's written answers. */
@Injectable()
export class BuiltInAnswerer {
  constructor(
    private readonly catalog: CurrentCatalog,
    private readonly passages: PassageIndexService,
  ) {}

  async answer(message: string, history: History, caller: Caller): Promise<BuiltAnswer> {
    const [catalog, texts] = await Promise.all([this.catalog.list(), this.passages.current()]);
    const reader: Reader = {
      catalog,
      siteWords: texts.words,
      isPageWord: (word) => this.passages.isPageWord(word),
    };
    const turns = await readCare(history, (text) =>
      Promise.resolve(correctSpelling(wordsOf(text), catalog, texts.words)),
    );
    const before = mergeTopics(turns.map(({ care }) => care));
    const plainHistory = withoutCare(turns);
    const question = readQuestion(message, reader);
    const plans = readPlans(message, plainHistory.slice(-TURNS_READ), reader);
    const said = [
      message,
      ...history
        .filter(({ role }) => role === 'user')
        .map(({ content }) => content)
        .toReversed(),
    ];
    const careful = (topics: readonly CareTopic[]) => {
      const texts = careTextsOf(careLanguageOf(said, caller.acceptLanguage));
      return answerWithCare(topics, question.named.slice(0, 3), texts, callerCountry(caller));
    };
    const rest = { plans, catalog, plainHistory };
    // Care topics take precedence over every other answer.
    if (question.care.length > 0) return { ...rest, answer: careful(question.care), care: true };
    const language = question.language ?? 'en';
    const phrases = phrasesOf(language);
    const written = texts.findWritten(message, productIdsOf(plans));
    const answer = written
      ? {
          ...answerFromPieces([pieceOf(written)], phrases),
          products: catalog.filter(({ id }) => id === written.productId),
          isFixed: true,
        }
      : decideAnswer(plans, {
          catalog,
          phrases,
          findPassages: (words, productIds) => texts.find(words, productIds),
          isSiteWord: (word) => texts.words.has(word),
        });
    if (before.length === 0) return { ...rest, answer, care: false };
    if (!asksAgain(question, before)) return { ...rest, answer, care: true };
    const gravest = urgentTopics.find((topic) => before.includes(topic));
    return { ...rest, answer: careful(gravest ? [gravest] : before), care: true };
  }
}
