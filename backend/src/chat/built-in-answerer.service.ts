import type { Product } from '@astaguide/contracts/product';
import { Injectable } from '@nestjs/common';
import { ProductsService } from '../products/products.service';
import type { Answer } from './answering/answer';
import { decideAnswer } from './answering/decide-answer';
import { phrasesOf } from './answering/phrases/phrases-of';
import { contentWords } from './answering/content-words';
import { PassageIndexService } from './passages/passage-index.service';
import { fillFromHistory, type Asked, type History } from './understanding/conversation';
import { wordsOf } from './understanding/fold';
import { SpellingService } from './understanding/spelling.service';
import { understand, type Question } from './understanding/understand';

/** Turns of the conversation that are looked at, the latest. */
const TURNS_READ = 12;

/** An answer, and what it was made of. */
export interface BuiltAnswer {
  answer: Answer;
  asked: Asked;
  catalog: readonly Product[];
}

/** Answers from the catalog as it is at that moment, the site's texts and the published articles. */
@Injectable()
export class BuiltInAnswerer {
  constructor(
    private readonly products: ProductsService,
    private readonly passages: PassageIndexService,
    private readonly spelling: SpellingService,
  ) {}

  async answer(message: string, history: History): Promise<BuiltAnswer> {
    const recent = history.slice(-TURNS_READ);
    const catalog = await this.products.list();
    const lastAsked = recent.findLast(({ role }) => role === 'user')?.content;
    const question = await this.read(message, catalog);
    const before = lastAsked === undefined ? undefined : await this.read(lastAsked, catalog);
    const asked = fillFromHistory(question, before, recent, catalog);
    const phrases = phrasesOf(question.language ?? before?.language ?? 'en');
    const find = () => this.passages.find(contentWords(asked.words));
    return { answer: await decideAnswer(asked, catalog, phrases, find), asked, catalog };
  }

  private async read(message: string, catalog: readonly Product[]): Promise<Question> {
    const words = await this.spelling.correct(wordsOf(message), catalog);
    return understand(words, catalog, (word) => this.passages.isPageWord(word));
  }
}
