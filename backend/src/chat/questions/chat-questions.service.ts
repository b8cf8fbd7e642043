import type { ChatFeedback, ChatQuestion } from '@astaguide/contracts/chat/chat';
import { Injectable } from '@nestjs/common';
import { NotFoundError } from '../../http/errors';
import { ChatQuestionsRepository } from './chat-questions.repository';
import type { BuiltAnswer } from '../built-in-answerer.service';
import { groupKey } from './group-key';
import { planText } from './plan-text';
import { redact } from './redact';

/**
 * Stores visitors' questions, so that the owner can see what the site does not answer. They do not identify the
 * visitor.
 */
@Injectable()
export class ChatQuestionsService {
  constructor(private readonly questions: ChatQuestionsRepository) {}

  /** @returns the id by which the visitor can say whether the answer helped */
  async keep(message: string, { answer: { answered }, plans, care }: BuiltAnswer): Promise<string> {
    const question = redact(message);
    const plan = care ? null : planText(plans, question);
    // What was not understood, or only found in a text, is alike only in its words.
    const isPlanned = answered && plans.every(({ ask }) => ask !== 'open' && ask !== 'manners');
    return this.questions.add({
      question,
      groupKey: plan !== null && isPlanned ? plan : groupKey(question),
      plan,
      answered,
    });
  }

  /** @throws NotFoundError if the question does not exist, or was asked more than a day ago */
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
