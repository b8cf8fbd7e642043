import type { ChatQuestion } from '@astaguide/contracts/chat/chat';
import { Injectable } from '@nestjs/common';
import { ChatQuestionsRepository } from './chat-questions.repository';
import { groupKey } from './group-key';
import { redact } from './redact';

/**
 * Stores visitors' questions, so that the owner can see what the site does not answer. They do not identify the
 * visitor.
 */
@Injectable()
export class ChatQuestionsService {
  constructor(private readonly questions: ChatQuestionsRepository) {}

  async keep(message: string, answered: boolean): Promise<void> {
    const question = redact(message);
    await this.questions.add({ question, groupKey: groupKey(question), answered });
  }

  /** @param answered see `ChatQuestionsRepository.findGroups` */
  async list(answered: boolean | undefined): Promise<ChatQuestion[]> {
    const groups = await this.questions.findGroups(answered);
    return groups.map((group) => ({ ...group, lastAskedAt: group.lastAskedAt.toISOString() }));
  }
}
