import { builtInAnswer, offeredProducts, type BuiltAnswer } from '@astaguide/assistant/built-in-answer';
import { answerBy, findCandidates } from '@astaguide/assistant/corrections';
import type {
  AnswerCorrection,
  AnswerCorrectionInput,
  CorrectionCandidates,
} from '@astaguide/contracts/chat/answer-correction';
import type { ChatResponse } from '@astaguide/contracts/chat/chat';
import { MAX_SUGGESTED } from '@astaguide/contracts/chat/chat-rules';
import { Injectable } from '@nestjs/common';
import { ConflictError, InvalidInputError, NotFoundError } from '../../http/errors';
import { ContentChanges } from '../../lib/live-updates/content-changes';
import { KnowledgeService } from '../knowledge.service';
import { AnswerCorrectionsRepository } from '../answer-corrections.repository';

/** Whom the owner previews answers as. */
const anyone = { acceptLanguage: '', country: null };

/** Lets the owner choose what answers a question: a passage of the site, or a product. */
@Injectable()
export class AnswerCorrectionsService {
  constructor(
    private readonly corrections: AnswerCorrectionsRepository,
    private readonly knowledge: KnowledgeService,
    private readonly changes: ContentChanges,
  ) {}

  /** All, newest first. */
  async list(): Promise<AnswerCorrection[]> {
    const [corrections, knowledge] = await Promise.all([this.corrections.find(), this.knowledge.current()]);
    return corrections.map(({ id, question, ...target }) => ({
      id,
      question,
      source: answerBy(target, question, knowledge)?.sources[0] ?? null,
    }));
  }

  /** What answers a question now, and what could. @param words to look for */
  async listCandidates(question: string, words: string): Promise<CorrectionCandidates> {
    const knowledge = await this.knowledge.current();
    const built = builtInAnswer(question, [], knowledge, anyone);
    return {
      current: responseOf(built),
      candidates: findCandidates(words, built.answer.products, knowledge).flatMap((target) => {
        const answer = answerBy(target, question, knowledge);
        return answer ? [{ ...target, answer: responseOf({ ...built, answer }) }] : [];
      }),
    };
  }

  /**
   * The newest correction of a question counts.
   *
   * @throws InvalidInputError if the passage or product does not exist
   * @throws ConflictError if the owner wrote an answer to the question, which comes first
   */
  async create(input: AnswerCorrectionInput): Promise<AnswerCorrection> {
    const knowledge = await this.knowledge.current();
    const answer = answerBy(input, input.question, knowledge);
    if (!answer)
      throw new InvalidInputError([{ path: 'url', message: 'There is no such passage or product' }]);
    const productIds = knowledge.catalog.map(({ id }) => id);
    if (knowledge.texts.findWritten(input.question, productIds))
      throw new ConflictError(
        'You wrote an answer to this question. Edit or delete it under “Your answers”.',
      );
    const id = await this.corrections.add(input);
    this.changes.announce();
    return { id, question: input.question, source: answer.sources[0]! };
  }

  /** @throws NotFoundError when no correction has that id */
  async remove(id: number): Promise<void> {
    if (!(await this.corrections.remove(id))) throw new NotFoundError(`There is no correction '${id}'.`);
    this.changes.announce();
  }
}

function responseOf(built: BuiltAnswer): ChatResponse {
  const { answer, care } = built;
  const products = offeredProducts(built).slice(0, MAX_SUGGESTED);
  return {
    response: answer.text,
    sources: [...answer.sources],
    products: products.map(({ id }) => id),
    care,
  };
}
