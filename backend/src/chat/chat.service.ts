import { builtInAnswer, type BuiltAnswer } from '@astaguide/assistant/built-in-answer';
import { findFullNames } from '@astaguide/assistant/understanding/product-mentions';
import { markCitations } from '@astaguide/content/studies/marked-citations';
import type { ChatResponse, chatRequestSchema } from '@astaguide/contracts/chat/chat';
import { MAX_SUGGESTED } from '@astaguide/contracts/chat/chat-rules';
import { citationMarks } from '@astaguide/contracts/catalog/evidence/study-change-names';
import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { StudyChangesService } from '../catalog/evidence/study-changes.service';
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
   * @throws TooManyRequestsError before the first part, when too many questions came from the same place
   */
  async begin(
    { message, conversationHistory }: Request,
    caller: Caller,
    left: AbortSignal,
  ): Promise<{ questionId: string | undefined; events: AsyncIterable<ChatEvent> }> {
    await this.throttle.countAddress(caller.ip);
    const built = builtInAnswer(message, conversationHistory, await this.knowledge.current(), caller);
    // Messages of a person in danger are not stored.
    const questionId = built.answer.urgent ? undefined : await this.questions.keep(message, built, caller.ip);
    return { questionId, events: this.tell(built, this.model.answer(message, built, caller.ip, left)) };
  }

  /**
   * In the model's words if they pass the checks, otherwise in the built-in ones: the last part has the final answer.
   */
  private async *tell(
    built: BuiltAnswer,
    pieces: AsyncGenerator<string, boolean>,
  ): AsyncGenerator<ChatEvent> {
    let said = '';
    let next = await pieces.next();
    while (!next.done) {
      said += next.value;
      yield { name: 'delta', text: next.value };
      next = await pieces.next();
    }
    const { sources, answered } = built.answer;
    const marks = citationMarks(await this.studies.listChanges());
    const text = markCitations(built.answer.text, marks);
    this.metrics.count(next.value ? 'model' : 'built-in', answered);
    if (!next.value && said === '') yield { name: 'delta', text };
    const worded = next.value ? markCitations(said.trim(), marks) : undefined;
    const products = offeredIds(built, worded);
    yield {
      name: 'done',
      answer: { response: worded ?? text, sources: [...sources], products, care: built.care },
    };
  }
}

/** The products that an answer is about, to be shown below it: none for a care topic, or if nothing was found. */
function offeredIds({ answer, catalog, care }: BuiltAnswer, wordedByModel: string | undefined): number[] {
  if (care || !answer.answered) return [];
  const named = wordedByModel === undefined ? [] : findFullNames(wordedByModel, catalog);
  const offered = named.length > 0 ? named : answer.products;
  return offered.slice(0, MAX_SUGGESTED).map(({ id }) => id);
}
