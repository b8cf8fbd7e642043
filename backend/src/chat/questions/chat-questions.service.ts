import type { BuiltAnswer } from '@astaguide/assistant/built-in-answer';
import { groupKey } from '@astaguide/assistant/questions/group-key';
import { planText } from '@astaguide/assistant/questions/plan-text';
import { redact } from '@astaguide/assistant/questions/redact';
import type { ChatFeedback, ChatQuestion } from '@astaguide/contracts/chat/chat';
import { Injectable } from '@nestjs/common';
import { NotFoundError } from '../../http/errors';
import { Throttle, Throttles } from '../../http/limits/throttle';
import { ChatQuestionsRepository } from './chat-questions.repository';

/** How often one network adds a question of one meaning within a day, so that one visitor cannot put a text at the top of the list. */
const TIMES_OF_A_NETWORK = { name: 'chat-question', tries: 3, window: 86_400 };

/**
 * Stores visitors' questions, so that the owner can see what the site does not answer. They do not identify the
 * visitor.
 */
@Injectable()
export class ChatQuestionsService {
  private readonly networks: Throttle;

  constructor(
    private readonly questions: ChatQuestionsRepository,
    throttles: Throttles,
  ) {
    this.networks = throttles.of(TIMES_OF_A_NETWORK);
  }

  /**
   * @param ip the visitor's address; it is not stored
   * @returns the id by which the visitor can say whether the answer helped; undefined if the visitor's network has sent
   *   this often enough today, so that it is not stored again
   */
  async keep(
    message: string,
    { answer: { answered }, plans, care }: BuiltAnswer,
    ip: string,
  ): Promise<string | undefined> {
    const question = redact(message);
    const plan = care ? null : planText(plans, question);
    // What was not understood, or only found in a text, is alike only in its words.
    const isPlanned = answered && plans.every(({ ask }) => ask !== 'texts' && ask !== 'manners');
    const key = plan !== null && isPlanned ? plan : groupKey(question);
    if (!(await this.networks.allowsNetwork(ip, { of: key }))) return undefined;
    return this.questions.add({ question, groupKey: key, plan, answered });
  }

  /** @throws NotFoundError if the question does not exist, or is older than a day */
  async rate({ questionId, helpful }: ChatFeedback): Promise<void> {
    if (!(await this.questions.setHelpful(questionId, helpful)))
      throw new NotFoundError('There is no such question.');
  }

  /** @param answered see `ChatQuestionsRepository.findGroups` */
  async list(answered: boolean | undefined): Promise<ChatQuestion[]> {
    const groups = await this.questions.findGroups(answered);
    return groups.map((group) => ({ ...group, lastAskedAt: group.lastAskedAt.toISOString() }));
  }
}
