import type { Product } from '@astaguide/contracts/catalog/product';
import { Injectable } from '@nestjs/common';
import { ProductsService } from '../products/products.service';
import type { Answer } from './answering/answer';
import { answerWithCare } from './answering/care-answers';
import { careTextsOf } from './answering/care-texts/care-texts-of';
import { contentWords } from './answering/content-words';
import { decideAnswer } from './answering/decide-answer';
import { phrasesOf } from './answering/phrases/phrases-of';
import { callerCountry, type Caller } from './caller';
import { PassageIndexService } from './passages/passage-index.service';
import { careLanguageOf } from './understanding/care/care-language';
import { mergeTopics, urgentTopics, type CareTopic } from './understanding/care-topics';
import { fillFromHistory, type Asked, type History } from './understanding/conversation';
import { readCare, withoutCare } from './understanding/conversation-care';
import { wordsOf } from './fold';
import { asksAgain } from './understanding/lasting-care';
import { SpellingService } from './understanding/spelling.service';
import { understand, type Question } from './understanding/understand';

/** Number of latest turns that are read for context. Care topics are detected in all turns. */
const TURNS_READ = 12;

/** An answer, with what it was built from. */
export interface BuiltAnswer {
  answer: Answer;
  asked: Asked;
  catalog: readonly Product[];
  /** Whether the message or the conversation has a care topic. No product is suggested beside the answer then. */
  care: boolean;
  /** The conversation without turns that have care topics, and without the answers to them. */
  plainHistory: History;
}

/** Answers from the current catalog, the site's texts and the published articles. */
@Injectable()
export class BuiltInAnswerer {
  constructor(
    private readonly products: ProductsService,
    private readonly passages: PassageIndexService,
    private readonly spelling: SpellingService,
  ) {}

  async answer(message: string, history: History, caller: Caller): Promise<BuiltAnswer> {
    const catalog = await this.products.list();
    const turns = await readCare(history, (text) => this.correct(text, catalog));
    const before = mergeTopics(turns.map(({ care }) => care));
    const plainHistory = withoutCare(turns);
    const question = await this.read(message, catalog);
    const lastAsked = plainHistory.findLast(({ role }) => role === 'user')?.content;
    const asked = fillFromHistory(
      question,
      lastAsked === undefined ? undefined : await this.read(lastAsked, catalog),
      plainHistory.slice(-TURNS_READ),
      catalog,
    );
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
    const rest = { asked, catalog, plainHistory };
    // Care topics take precedence over every other answer.
    if (question.care.length > 0) return { ...rest, answer: careful(question.care), care: true };
    const answer = await this.answerPlainly(asked, catalog);
    if (before.length === 0) return { ...rest, answer, care: false };
    if (!asksAgain(question, before)) return { ...rest, answer, care: true };
    const gravest = urgentTopics.find((topic) => before.includes(topic));
    return { ...rest, answer: careful(gravest ? [gravest] : before), care: true };
  }

  private answerPlainly(asked: Asked, catalog: readonly Product[]): Promise<Answer> {
    const phrases = phrasesOf(asked.language ?? 'en');
    return decideAnswer(asked, catalog, phrases, () => this.passages.find(contentWords(asked.words)));
  }

  private async read(message: string, catalog: readonly Product[]): Promise<Question> {
    const words = await this.correct(message, catalog);
    return understand(message, words, catalog, (word) => this.passages.isPageWord(word));
  }

  private correct(text: string, catalog: readonly Product[]): Promise<string[]> {
    return this.spelling.correct(wordsOf(text), catalog);
  }
}
