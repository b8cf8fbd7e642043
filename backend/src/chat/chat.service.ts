import type { Answer } from '@astaguide/assistant/answering/answer';
import {
  answerOfCare,
  builtInAnswer,
  offeredProducts,
  type BuiltAnswer,
} from '@astaguide/assistant/built-in-answer';
import type { SaidAnswer } from '@astaguide/assistant/model/model-answer';
import { markCitations } from '@astaguide/content/studies/marked-citations';
import type { ChatResponse, chatRequestSchema } from '@astaguide/contracts/chat/chat';
import { MAX_SUGGESTED } from '@astaguide/contracts/chat/chat-rules';
import { citationMarks } from '@astaguide/contracts/catalog/evidence/study-change-names';
import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { StudyChangesService } from '../catalog/evidence/study-changes.service';
import { OwnStudiesService } from '../publishing/own-studies/own-studies.service';
import { Throttles, type Throttle } from '../http/limits/throttle';
import { ChatMetrics } from './chat-metrics';
import type { Caller } from './caller';
import type { ChatEvent } from './chat-stream';
import { KnowledgeService } from './knowledge.service';
import { ModelAnswerer } from './model/model-answerer.service';
import { ChatQuestionsService } from './questions/chat-questions.service';

/** Maximum number of questions per address and window, more than anyone can read answers to. */
const PER_ADDRESS = 20;
/** Seconds. */
const WINDOW = 60;

type Request = z.output<typeof chatRequestSchema>;

/** Answers visitors' questions. */
@Injectable()
export class ChatService {
  private readonly throttle: Throttle;

  constructor(
    private readonly knowledge: KnowledgeService,
    private readonly model: ModelAnswerer,
    private readonly questions: ChatQuestionsService,
    private readonly metrics: ChatMetrics,
    private readonly studies: StudyChangesService,
    private readonly ownStudies: OwnStudiesService,
    throttles: Throttles,
  ) {
    this.throttle = throttles.of({ name: 'chat-address', tries: PER_ADDRESS, window: WINDOW });
  }

  /** @throws TooManyRequestsError when too many questions came from the same place */
  async answer(
    request: Request,
    caller: Caller,
    left: AbortSignal,
  ): Promise<{ questionId: string | undefined; answer: ChatResponse }> {
    const { questionId, events } = await this.begin(request, caller, left);
    for await (const event of events) {
      if (event.name === 'done') return { questionId, answer: event.answer };
    }
    throw new Error('The answer ended before it was whole');
  }

  /**
   * The answer in parts, as they become available, and the id of the stored question.
   *
   * @param left aborted when the reader has left, so that no more work is done
   * @throws TooManyRequestsError before the first part, when too many questions came from the same place and this one
   *   needs no care
   */
  async begin(
    request: Request,
    caller: Caller,
    left: AbortSignal,
  ): Promise<{ questionId: string | undefined; events: AsyncIterable<ChatEvent> }> {
    const care = answerOfCare(request.message, request.conversationHistory, caller);
    // A person in danger waits for nothing, and messages of such a person are not stored.
    if (care?.urgent) return { questionId: undefined, events: this.tellCare(care) };
    try {
      return await this.beginWithinLimit(request, caller, left);
    } catch (error) {
      // Beyond the limit and without a database, care is still answered.
      if (!care) throw error;
      return { questionId: undefined, events: this.tellCare(care) };
    }
  }

  private async beginWithinLimit(
    { message, conversationHistory }: Request,
    caller: Caller,
    left: AbortSignal,
  ): Promise<{ questionId: string | undefined; events: AsyncIterable<ChatEvent> }> {
    await this.throttle.countAddress(caller.ip);
    const built = builtInAnswer(message, conversationHistory, await this.knowledge.current(), caller);
    // Also if only the corrected spelling shows that a person is in danger.
    const questionId = built.answer.urgent ? undefined : await this.questions.keep(message, built, caller.ip);
    return { questionId, events: this.tell(built, this.model.answer(message, built, caller.ip, left)) };
  }

  // eslint-disable-next-line @typescript-eslint/require-await -- Nothing has to be waited for.
  private async *tellCare({ text, sources }: Answer): AsyncGenerator<ChatEvent> {
    this.metrics.count('built-in', true);
    yield { name: 'delta', text };
    yield { name: 'done', answer: { response: text, sources: [...sources], products: [], care: true } };
  }

  /**
   * In the model's words if they pass the checks, otherwise in the built-in ones: the last part has the final answer.
   */
  private async *tell(
    built: BuiltAnswer,
    pieces: AsyncGenerator<string, SaidAnswer | undefined>,
  ): AsyncGenerator<ChatEvent> {
    let isBegun = false;
    let next = await pieces.next();
    while (!next.done) {
      isBegun = true;
      yield { name: 'delta', text: next.value };
      next = await pieces.next();
    }
    const { answer, care } = built;
    const said = next.value ?? {
      text: answer.text,
      sources: answer.sources,
      products: offeredProducts(built).map(({ id }) => id),
    };
    const [changes, added] = await Promise.all([this.studies.listChanges(), this.ownStudies.list()]);
    const response = markCitations(said.text, citationMarks(changes), added);
    this.metrics.count(next.value ? 'model' : 'built-in', answer.answered);
    if (!isBegun) yield { name: 'delta', text: response };
    const products = said.products.slice(0, MAX_SUGGESTED);
    yield { name: 'done', answer: { response, sources: [...said.sources], products, care } };
  }
}
